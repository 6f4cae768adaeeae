import { compare, type ProblemList } from '../../problems/problem.ts';
import { rendering } from '../../problems/rendering.ts';

/** Examples of one kind that a problem names. */
const NAMED = 5;

/** What is worth a word about many rendered pages at once. */
export class RenderNotes {
  readonly #restless = new Set<string>();
  readonly #empty = new Set<string>();
  readonly #refused = new Set<string>();

  /** A page was taken though it still changed. */
  addRestless(page: string): void {
    this.#restless.add(page);
  }

  /** A page has no words even so. */
  addEmpty(page: string): void {
    this.#empty.add(page);
  }

  /** A page asked for what it did not get. */
  addRefused(addresses: Iterable<string>): void {
    for (const address of addresses) this.#refused.add(address);
  }

  /** Reports what was noted; `site` names the site, and pages were waited for so many seconds. */
  report(site: string, seconds: number, problems: ProblemList): void {
    const place = { file: site };
    if (this.#restless.size > 0) problems.add(rendering.neverStill, { seconds, ...listed(this.#restless) }, place);
    if (this.#empty.size > 0) problems.add(rendering.stillEmpty, listed(this.#empty), place);
    if (this.#refused.size > 0) problems.add(rendering.refused, listed(this.#refused), place);
  }
}

const listed = (texts: ReadonlySet<string>): { readonly some: string; readonly count: number } => {
  const sorted = [...texts].sort(compare);
  return { some: sorted.slice(0, NAMED).join(', ') + (sorted.length > NAMED ? ', ...' : ''), count: sorted.length };
};
