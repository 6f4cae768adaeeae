import type { Browser } from 'playwright-core';
import { atMost } from '../../base/pace.ts';
import { emptyWordsOf } from '../../markdown/script-written.ts';
import { PageLimitError } from '../../markdown/page-limits.ts';
import { parsePage } from '../../markdown/parse.ts';
import { hasWords } from '../../markdown/words.ts';
import { type ProblemList, someOf } from '../../problems/problem.ts';
import { rendering } from '../../problems/rendering.ts';
import { openBrowser } from './browser.ts';
import type { RenderSource } from './source.ts';
import { show, type Shown } from './tab.ts';

/** Maximum pages that are open at the same time. */
const TABS = 4;

/** Maximum time until a page stops changing, in ms. */
export const PATIENCE_MS = 10_000;

/** A page to render. */
interface RenderTask {
  readonly address: string;
  /** Its name in problems. */
  readonly source: string;
}

/** A page that was rendered. */
export interface Rendered {
  readonly html: string;
  /** Addresses of the site that it loaded. */
  readonly loaded: ReadonlySet<string>;
}

/** Renders pages in one browser, which is started for the first page. */
export class Renderer {
  readonly #cwd: string;
  readonly #patience: number;
  readonly #notes = new RenderNotes();
  readonly #inTab = atMost(TABS);
  #browser: Promise<Browser> | null = null;
  #isClosed = false;

  /** `cwd` is the folder of the project with the library. */
  constructor(cwd: string, patience = PATIENCE_MS) {
    this.#cwd = cwd;
    this.#patience = patience;
  }

  /** Renders a page. Returns null when that fails, which is reported. Throws `Halt` (exit code 3) when there is no browser. */
  async render({ address, source }: RenderTask, answers: RenderSource, problems: ProblemList): Promise<Rendered | null> {
    return this.#inTab(async () => {
      if (this.#isClosed) return null;
      this.#browser ??= openBrowser(this.#cwd, problems);
      const shown = await show(await this.#browser, address, answers, this.#patience);
      return this.#judged(shown, source, problems);
    });
  }

  /** Reports the findings about the pages of a site. */
  report(site: string, problems: ProblemList): void {
    this.#notes.report(site, this.#patience / 1000, problems);
  }

  /** Closes the browser. No page can be rendered after that. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const browser = await this.#browser?.catch(() => null);
    await browser?.close();
  }

  #judged({ html, reason, error, isStill, refused, loaded }: Shown, source: string, problems: ProblemList): Rendered | null {
    this.#notes.addRefused(refused);
    const fault = html === null ? { reason } : faultOf(html);
    if (fault !== null && (fault.reason !== '' || error !== null)) {
      problems.add(rendering.notRendered, { reason: fault.reason || `a script of it fails: ${error}` }, { file: source });
      return null;
    }
    if (!isStill) this.#notes.addRestless(source);
    if (fault !== null) this.#notes.addEmpty(source);
    return fault === null && html !== null ? { html, loaded } : null;
  }
}

/** Why a rendered document is unusable. An empty reason when it has no words, null when it is usable. */
const faultOf = (html: string): { readonly reason: string } | null => {
  try {
    const page = parsePage(html);
    return emptyWordsOf(page) === null && hasWords(page.root) ? null : { reason: '' };
  } catch (error) {
    if (!(error instanceof PageLimitError)) throw error;
    return { reason: error.message };
  }
};

/** Findings about many rendered pages that are reported together. */
class RenderNotes {
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
