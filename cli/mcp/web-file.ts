/** A file of a bundle on the web, read over GET. */
import { buffer } from 'node:stream/consumers';
import { mediaTypeOf } from '../../compiler/site/crawl/client.ts';
import { isHtml } from '../../compiler/site/crawl/redirects.ts';
import { failureWords, PATIENCE_MS, redirectWords } from './web-failure.ts';

/** Most bytes of one file. Hosts of files take less; a site of ten thousand pages has an index of about this size. */
export const MAXIMUM_BYTES = 256 * 1024 * 1024;

/** What is wrong with what came, as a sentence without a full stop. */
export class Misfit extends Error {
  /** True when nothing answered at all. */
  readonly isUnreachable: boolean;
  /** True when it may be well again soon: nothing answered, the host said that it cannot answer now, or somebody else answered in its place. */
  readonly isPassing: boolean;

  constructor(message: string, isUnreachable = false, isPassing = isUnreachable) {
    super(message);
    this.isUnreachable = isUnreachable;
    this.isPassing = isPassing;
  }
}

/** How a file is fetched. */
export interface FetchOptions {
  /** Most bytes. @default MAXIMUM_BYTES */
  readonly maximum?: number;
  /** Entity tag of a copy that is there already: where it still counts, the answer is 304. */
  readonly etag?: string | null;
}

/** A file below an address without a slash at its end, as a response whose body has come whole, with its entity tag. Throws a `Misfit`. */
export const fetchFile = async (base: string, path: string, options: FetchOptions = {}): Promise<Response> => {
  const { href } = new URL(`${base}/${path}`);
  // An index is data of somebody else: no name in it may lead out of the bundle.
  if (!href.startsWith(`${base}/`)) throw new Misfit(`${path} lies outside ${base}`);
  try {
    return await wholeFile(href, path, options);
  } catch (error) {
    throw error instanceof Misfit ? error : new Misfit(failureWords(href, error), true);
  }
};

const wholeFile = async (href: string, path: string, { maximum = MAXIMUM_BYTES, etag = null }: FetchOptions): Promise<Response> => {
  const condition = new Headers(etag === null ? {} : { 'If-None-Match': etag });
  const response = await fetch(href, { headers: condition, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });
  const misfit = misfitOf(href, path, response);
  if (misfit === null) return new Response(new Uint8Array(await buffer(boundedBody(href, response, maximum))), tagIn(response.headers));
  await response.body?.cancel();
  if (etag !== null && response.status === 304) return new Response(null, { status: 304 });
  throw misfit;
};

/** Why an answer is not the file that was asked for; null when it may be. */
const misfitOf = (href: string, path: string, response: Response): Misfit | null => {
  const { ok, status, headers } = response;
  // No file that is read is HTML: networks that ask people to sign in, closed sites and applications answer every address with a page.
  const isPage = isHtml(mediaTypeOf({ 'content-type': headers.get('content-type') ?? '' }));
  if (status === 200) return isPage ? new Misfit(`${href} answered with a page, not with the file`, false, true) : null;
  const redirect = redirectWords(href, response, `/${path}`);
  if (redirect !== null) return new Misfit(redirect, false, true);
  return new Misfit(`${href} answered HTTP ${status}`, false, ok || status >= 500 || status === 429);
};

const tagIn = (headers: Headers): ResponseInit => {
  const etag = headers.get('etag');
  return etag === null ? {} : { headers: { etag } };
};

/** The body of an answer as it comes. Throws a `Misfit` when it is larger than `maximum` bytes; whoever leaves early cancels the rest. */
export async function* boundedBody(href: string, { body }: Response, maximum: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > maximum) throw new Misfit(`${href} is larger than ${maximum} bytes`);
    yield chunk;
  }
}
