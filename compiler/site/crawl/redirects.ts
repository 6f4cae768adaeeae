import { bareType } from '../../header-table.ts';
import type { AddressClient, Answer } from './client.ts';
import type { CrawlLimits } from './limits.ts';

/** How addresses are requested. */
export interface Route {
  readonly client: AddressClient;
  readonly limits: CrawlLimits;
  /** The only origin that is requested. */
  readonly origin: string;
  /** True when robots.txt allows an address. */
  allows(url: URL): boolean;
}

/** Reasons for not having a response, although the site could be requested. */
export type Refusal = 'elsewhere' | 'forbidden' | 'loop';

/** The final response of an address, or the reason why there is none. `url` is the last address of the redirects. */
export type Destination = { readonly url: URL; readonly answer: Answer } | { readonly url: URL; readonly refusal: Refusal };

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

const HTML: ReadonlySet<string> = new Set(['text/html', 'application/xhtml+xml']);

/** True for the media type of a page. */
export const isHtml = (type: string): boolean => HTML.has(type);

/** Requests an address and follows redirects. Each redirect target is checked like any other address. Throws `CrawlRequestError`. */
export const followRedirects = async (start: URL, route: Route, maximum = maximumOf(route)): Promise<Destination> => {
  let url = start;
  for (let hop = 0; hop <= route.limits.redirects; hop++) {
    if (url.origin !== route.origin) return { url, refusal: 'elsewhere' };
    if (!route.allows(url)) return { url, refusal: 'forbidden' };
    const answer = await route.client.get(url, maximum);
    const target = targetOf(url, answer);
    if (target === null) return { url, answer };
    url = target;
  }
  return { url, refusal: 'loop' };
};

const maximumOf =
  ({ limits }: Route) =>
  (type: string): number =>
    isHtml(type) ? limits.pageBytes : limits.fileBytes;

const targetOf = (url: URL, { status, headers }: Answer): URL | null => {
  const { location = '' } = headers;
  if (!REDIRECTS.has(status) || !URL.canParse(location, url.href)) return null;
  const target = new URL(location, url);
  target.hash = '';
  return target;
};

/** True when a response is a page, by its media type, or by its first bytes when it has none. */
export const isPage = ({ headers, body }: Answer): boolean => {
  const type = bareType(headers['content-type']);
  return isHtml(type) || (type === '' && /^\s*<(?:!doctype html|html)\b/i.test(body.toString('latin1', 0, 200)));
};
