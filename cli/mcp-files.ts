/** A site of files on the web: its bundle is read over GET, and the runtime answers in this process. */
import { fetchBundle } from '../runtime/adapters/fetched-bundle.ts';
import { INDEX_FILE } from '../runtime/bundle.ts';
import { siteOf, type OpenedSite } from './mcp-site.ts';
import { failureWords, PATIENCE_MS, redirectWords } from './web-failure.ts';

/** Most bytes of one file. Hosts of files take less; a site of ten thousand pages has an index of about this size. */
const MAXIMUM_BYTES = 256 * 1024 * 1024;

/** Opens the bundle below an address without a slash at its end. Its index is read once; every other file when an answer needs it. */
export const openFiles = async (base: string, maximum = MAXIMUM_BYTES): Promise<OpenedSite> => {
  try {
    const bundle = await fetchBundle((path) => fetchFile(base, path, maximum));
    return { site: siteOf(bundle), name: `the files of ${base}` };
  } catch (error) {
    return { reason: unusable(base, error) };
  }
};

/** What is wrong with what came, as a sentence without a full stop. */
class Misfit extends Error {}

/** A file as a response whose body has come whole. */
const fetchFile = async (base: string, path: string, maximum: number): Promise<Response> => {
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
    throw error instanceof Misfit ? error : new Misfit(failureWords(href, error));
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

/** What fails is never our own code: the whole index is what somebody else sent. */
const unusable = (base: string, error: unknown): string => {
  const { message, name, cause } = error as Error;
  if (cause instanceof Misfit) return cause.message;
  return name === 'Error' ? `${base}: ${message.replace(/\.$/, '')}` : `${base}/${INDEX_FILE} is damaged`;
};
