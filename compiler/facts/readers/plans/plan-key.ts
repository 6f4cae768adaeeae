import { foldName } from '../../../base/slug.ts';

/** Words that some places add to the name of a plan and others leave out. */
const GENERIC = /^(?:the|plan|tier|package|edition|tarif|paket)-|-(?:plan|tier|package|edition|tarif|paket)$/g;

/**
 * What names of plans are compared by: "Pro plan", "PRO" and "Acme Pro" are one plan of Acme. `own` are the folded names of the company.
 */
export const planKey = (name: string, own: ReadonlySet<string>): string => {
  const folded = foldName(name).replace(GENERIC, '');
  const [prefix] = [...own].filter((company) => company !== '' && folded.startsWith(`${company}-`)).sort((a, b) => b.length - a.length);
  const bare = prefix === undefined ? folded : folded.slice(prefix.length + 1).replace(GENERIC, '');
  return bare === '' ? folded : bare;
};

/** Slugs of plans by the key of their name and by themselves. */
export class PlanNames {
  readonly #slugs = new Map<string, string>();
  readonly #own: ReadonlySet<string>;

  constructor(own: ReadonlySet<string>) {
    this.#own = own;
  }

  /** True before any source has named a plan. */
  get isEmpty(): boolean {
    return this.#slugs.size === 0;
  }

  /** Takes in a name; the first source that names a plan gives it its slug. */
  add(name: string, slug: string): void {
    for (const key of [planKey(name, this.#own), slug]) if (key !== '' && !this.#slugs.has(key)) this.#slugs.set(key, slug);
  }

  /** The slug of a plan with this name; null when no source names it so. */
  slugOf(name: string): string | null {
    return this.#slugs.get(planKey(name, this.#own)) ?? this.#slugs.get(name) ?? null;
  }

  /** What the name is compared by. */
  keyOf(name: string): string {
    return planKey(name, this.#own);
  }
}
