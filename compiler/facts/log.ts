import type { Claim } from './claim.ts';

/** All claims about one fact. */
export interface FactStory {
  /** The published value, null with its reason. */
  readonly value: unknown;
  readonly reason: string | null;
  /** Null when no source states the fact. */
  readonly winner: Claim | null;
  readonly confirming: readonly Claim[];
  readonly losing: readonly Claim[];
}

/** The claims of a build by the path of the fact: `plans.growth.price`. They are not published. `sitec explain` reads them. */
export class FactLog {
  readonly #stories = new Map<string, FactStory>();

  /** Adds a fact. A later one with the same path replaces it because it has more data. */
  add(path: string, story: FactStory): void {
    this.#stories.set(path, story);
  }

  /** Sets the published value of a fact. Its sources stay, and so does the reason `disputed`. */
  publish(path: string, value: unknown): void {
    const known = this.#stories.get(path) ?? { winner: null, confirming: [], losing: [] };
    if ('reason' in known && known.reason === 'disputed') return;
    const { reason = null } = (typeof value === 'object' && value !== null ? value : {}) as { reason?: string | null };
    this.add(path, { ...known, value, reason: value === null ? 'not_found' : reason });
  }

  /** The claims about a fact; undefined for a path without any. */
  story(path: string): FactStory | undefined {
    return this.#stories.get(path);
  }

  /** Every fact in the order in which they were settled. */
  entries(): readonly (readonly [path: string, story: FactStory])[] {
    return [...this.#stories];
  }
}
