import type { Claim } from './claim.ts';

/** Everything that was said about one fact. */
export interface FactStory {
  /** The published value, null with its reason. */
  readonly value: unknown;
  readonly reason: string | null;
  /** Null when no source says anything. */
  readonly winner: Claim | null;
  readonly confirming: readonly Claim[];
  readonly losing: readonly Claim[];
}

/** What the sources of a build said, by the path of the fact: `plans.growth.price`. It is never published; `sitec explain` reads it. */
export class FactLog {
  readonly #stories = new Map<string, FactStory>();

  /** Takes in a fact; a later one of the same path counts, because it knows more. */
  add(path: string, story: FactStory): void {
    this.#stories.set(path, story);
  }

  /** Takes in what is published of a fact in the end; sources that were noted before stay. What was disputed stays so. */
  publish(path: string, value: unknown): void {
    const known = this.#stories.get(path) ?? { winner: null, confirming: [], losing: [] };
    if ('reason' in known && known.reason === 'disputed') return;
    const { reason = null } = (typeof value === 'object' && value !== null ? value : {}) as { reason?: string | null };
    this.add(path, { ...known, value, reason: value === null ? 'not_found' : reason });
  }

  /** Every fact in the order in which they were settled. */
  entries(): readonly (readonly [path: string, story: FactStory])[] {
    return [...this.#stories];
  }
}
