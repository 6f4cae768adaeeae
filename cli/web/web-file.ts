/** A file of a bundle on the web, read over GET. */
import { buffer } from 'node:stream/consumers';
import { bareType } from '../../compiler/header-table.ts';
import { isHtml } from '../../compiler/site/crawl/redirects.ts';
import { failureWords, PATIENCE_MS, redirectWords } from './web-failure.ts';

/** Maximum bytes of one file. File hosts accept less; a site of ten thousand pages has an index of about this size. */
export const MAXIMUM_BYTES = 256 * 1024 * 1024;

/** The fault of a response, as a sentence without a full stop. */
export class Misfit extends Error {
  /** True when no server answered. */
  readonly isUnreachable: boolean;
  /** True for a temporary failure: no server answered, the host reported that it cannot answer now, or another server answered for it. */
  readonly isPassing: boolean;

  constructor(message: string, isUnreachable = false, isPassing = isUnreachable) {
    super(message);
    this.isUnreachable = isUnreachable;
    this.isPassing = isPassing;
  }
}

/** Options for fetching a file. */
export interface FetchOptions {
  /** Maximum bytes. @default MAXIMUM_BYTES */
  readonly maximum?: number;
  /** Entity tag of an existing copy: while it is current, the answer is 304. */
  readonly etag?: string | null;
}

/** A file below an address without a slash at its end, as a response with its complete body and its entity tag. Throws a `Misfit`. */
export const fetchFile = async (base: string, path: string, options: FetchOptions = {}): Promise<Response> => {
  const { href } = new URL(`${base}/${path}`);
  // An index is untrusted: no name in it may lead out of the bundle.
  if (!href.startsWith(`${base}/`)) throw new Misfit(`${path} is outside of ${base}`);
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

/** Why an answer is not the requested file; null when it may be. */
const misfitOf = (href: string, path: string, response: Response): Misfit | null => {
  const { ok, status, headers } = response;
  // None of the fetched files is HTML. Networks with a login page, closed sites and applications answer every address with a page.
  const isPage = isHtml(bareType(headers.get('content-type')));
  if (status === 200) return isPage ? new Misfit(`${href} answered with a page, not with the file`, false, true) : null;
  const redirect = redirectWords(href, response, `/${path}`);
  if (redirect !== null) return new Misfit(redirect, false, true);
  return new Misfit(`${href} answered HTTP ${status}`, false, ok || status >= 500 || status === 429);
};

const tagIn = (headers: Headers): ResponseInit => {
  const etag = headers.get('etag');
  return etag === null ? {} : { headers: { etag } };
};

/** The body of an answer, as it comes. Throws a `Misfit` when it is larger than `maximum` bytes. Leaving early cancels the rest. */
export async function* boundedBody(href: string, { body }: Response, maximum: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > maximum) throw new Misfit(`${href} is larger than ${maximum} bytes`);
    yield chunk;
  }
}
