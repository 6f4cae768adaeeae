/** Rendered pages of a crawled site that scripts write. */
import { readFileSync } from 'node:fs';
import { emptyWordsIn } from '../../markdown/script-written.ts';
import type { ProblemList } from '../../problems/problem.ts';
import { sourceName } from '../files.ts';
import type { Renderer } from '../render/renderer.ts';
import type { Refused, RenderSource, Reply } from '../render/source.ts';
import type { OwnOrigins } from './own-origins.ts';
import { followRedirects, type Route } from './redirects.ts';
import { pageReferences, type Reference } from './references.ts';
import { crawlReason } from './request-error.ts';
import type { Snapshot } from './snapshot.ts';
import { pageText, type Arrived } from './visit.ts';

/** Input for rendering. */
interface ShownOptions {
  readonly renderer: Renderer;
  readonly route: Route;
  readonly origins: OwnOrigins;
  readonly snapshot: Snapshot;
  readonly problems: ProblemList;
}

/** Maximum bytes of cached responses. Most pages of an application load the same scripts. */
const KEPT_BYTES = 64_000_000;

/**
 * Renders the pages of a crawl that need it. Their requests follow the rules of the crawl: only the site itself, as robots.txt allows, and
 * within its limits.
 */
export class ShownPages {
  readonly #options: ShownOptions;
  readonly #known = new Map<string, Promise<Reply | Refused>>();
  #kept = 0;

  constructor(options: ShownOptions) {
    this.#options = options;
  }

  /** A page with its rendered content, including links and files in it. Pages that scripts do not write stay unchanged. */
  async shown(arrived: Arrived): Promise<Arrived> {
    const { arrival } = arrived;
    if (arrival.kind !== 'page') return arrived;
    const { renderer, route, snapshot, problems } = this.#options;
    const body = readFileSync(arrival.held);
    const emptyWords = emptyWordsIn(pageText(body));
    if (emptyWords === null) return arrived;
    const task = { address: arrival.address, source: sourceName(route.origin, arrival.file) };
    const rendered = await renderer.render(task, this.#source(arrival.address, body), problems);
    route.client.throwIfEnded();
    if (rendered === null) return arrived;
    const { held: path } = snapshot.hold(Buffer.from(`\ufeff${rendered.html}`));
    const loaded = [...rendered.loaded].sort().map((href): Reference => ({ href, kind: 'file' }));
    const references = [...arrived.references, ...pageReferences(rendered.html).references, ...loaded];
    return { ...arrived, references, arrival: { ...arrival, rendered: { path, emptyWords } } };
  }

  /** The page itself is known already. */
  #source(address: string, body: Buffer): RenderSource {
    const page: Reply = { status: 200, type: 'text/html; charset=utf-8', body: Buffer.from(pageText(body)) };
    return { answer: async (url) => (url.href === address ? page : this.#answer(url)) };
  }

  #answer(url: URL): Promise<Reply | Refused> {
    const known = this.#known.get(url.href) ?? this.#ask(url);
    if (this.#kept < KEPT_BYTES) this.#known.set(url.href, known);
    return known;
  }

  async #ask({ href, origin }: URL): Promise<Reply | Refused> {
    const { route, origins } = this.#options;
    const url = origins.resolve(href, route.origin);
    if (url === null) return { refused: origin };
    try {
      const reached = await followRedirects(url, route);
      if ('refusal' in reached) return { refused: reached.refusal === 'elsewhere' ? reached.url.origin : url.pathname };
      const { status, headers, body } = reached.answer;
      this.#kept += body.length;
      return { status, type: headers['content-type'] ?? '', body };
    } catch (error) {
      return { refused: `${url.pathname} (${crawlReason(error)})` };
    }
  }
}
