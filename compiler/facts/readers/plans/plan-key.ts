import { foldName } from '../../../base/slug.ts';

/** Optional words in the name of a plan. */
const GENERIC = /^(?:the|plan|tier|package|edition|tarif|paket)-|-(?:plan|tier|package|edition|tarif|paket)$/g;

/**
 * The key for comparing names of plans: "Pro plan", "PRO" and "Acme Pro" are the same plan of Acme. `own` has the normalized names of the
 * company.
 */
export const planKey = (name: string, own: ReadonlySet<string>): string => {
  const folded = foldName(name).replace(GENERIC, '');
  const [prefix] = [...own].filter((company) => company !== '' && folded.startsWith(`${company}-`)).sort((a, b) => b.length - a.length);
  const bare = prefix === undefined ? folded : folded.slice(prefix.length + 1).replace(GENERIC, '');
  return bare === '' ? folded : bare;
};

/** Slugs of plans, by the key of their name and by slug. */
export class PlanNames {
  readonly #slugs = new Map<string, string>();
  readonly #own: ReadonlySet<string>;

  constructor(own: ReadonlySet<string>) {
    this.#own = own;
  }

  /** Adds a name. The first source that names a plan decides its slug. */
  add(name: string, slug: string): void {
    for (const key of [planKey(name, this.#own), slug]) if (key !== '' && !this.#slugs.has(key)) this.#slugs.set(key, slug);
  }

  /** The slug of the plan with this name. Null when no source names it. */
  slugOf(name: string): string | null {
    return this.#slugs.get(planKey(name, this.#own)) ?? this.#slugs.get(name) ?? null;
  }

  /** The keys of all names. */
  keys(): readonly string[] {
    return [...this.#slugs.keys()];
  }

  /** The key for comparing the name. */
  keyOf(name: string): string {
    return planKey(name, this.#own);
  }
}
