/** A file of a bundle on the web, read over GET. */
import { failureWords, PATIENCE_MS, redirectWords } from './web-failure.ts';

/** Most bytes of one file. Hosts of files take less; a site of ten thousand pages has an index of about this size. */
export const MAXIMUM_BYTES = 256 * 1024 * 1024;

/** What is wrong with what came, as a sentence without a full stop. */
export class Misfit extends Error {
  /** True when nothing answered at all. */
  readonly isUnreachable: boolean;

  constructor(message: string, isUnreachable = false) {
    super(message);
    this.isUnreachable = isUnreachable;
  }
}

/** A file below an address without a slash at its end, as a response whose body has come whole. Throws a `Misfit`. */
export const fetchFile = async (base: string, path: string, maximum = MAXIMUM_BYTES): Promise<Response> => {
  const { href } = new URL(`${base}/${path}`);
  // An index is data of somebody else: no name in it may lead out of the bundle.
  if (!href.startsWith(`${base}/`)) throw new Misfit(`${path} lies outside ${base}`);
  try {
    const response = await fetch(href, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });
    const fault = redirectWords(href, response) ?? (response.ok ? null : `${href} answered HTTP ${response.status}`);
    if (fault === null) return new Response(await wholeBody(href, response, maximum));
    await response.body?.cancel();
    throw new Misfit(fault);
  } catch (error) {
    throw error instanceof Misfit ? error : new Misfit(failureWords(href, error), true);
  }
};

const wholeBody = async (href: string, { body }: Response, maximum: number): Promise<Uint8Array<ArrayBuffer>> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    // Leaving the loop cancels the rest.
    if (size > maximum) throw new Misfit(`${href} is larger than ${maximum} bytes`);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
};
