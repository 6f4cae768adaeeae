import { someOf, type ProblemList } from '../../problems/problem.ts';
import { rendering } from '../../problems/rendering.ts';

/** Findings about many rendered pages that are reported together. */
export class RenderNotes {
  readonly #restless = new Set<string>();
  readonly #empty = new Set<string>();
  readonly #refused = new Set<string>();

  /** Adds a page that was still changing when it was taken. */
  addRestless(page: string): void {
    this.#restless.add(page);
  }

  /** Adds a page without words after rendering. */
  addEmpty(page: string): void {
    this.#empty.add(page);
  }

  /** Adds a page with refused requests. */
  addRefused(addresses: Iterable<string>): void {
    for (const address of addresses) this.#refused.add(address);
  }

  /** Reports the findings. `site` is the name of the site. `seconds` is the time limit for a page. */
  report(site: string, seconds: number, problems: ProblemList): void {
    const place = { file: site };
    if (this.#restless.size > 0) problems.add(rendering.neverStill, { seconds, ...someOf(this.#restless) }, place);
    if (this.#empty.size > 0) problems.add(rendering.stillEmpty, someOf(this.#empty), place);
    if (this.#refused.size > 0) problems.add(rendering.refused, someOf(this.#refused), place);
  }
}
