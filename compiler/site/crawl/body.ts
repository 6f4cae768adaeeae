import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate, gunzipSync } from 'node:zlib';
import { errorCode } from '../../base/errors.ts';
import { CrawlRequestError } from './request-error.ts';

/** Content codings that the crawler accepts. */
export const ACCEPTED_CODINGS = 'gzip, br, deflate';

/** Decoders by coding. A `Map`, because the name comes from the server and could be the name of an inherited property. */
const DECODERS: ReadonlyMap<string, () => Transform> = new Map<string, () => Transform>([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['br', createBrotliDecompress],
  ['deflate', createInflate],
]);

/** Reads and decodes the body of a response. Throws `CrawlRequestError` for more than `maximum` bytes, and never holds more. */
export const readBody = async (response: IncomingMessage, maximum: number): Promise<Buffer> => {
  const coding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  const chunks: Buffer[] = [];
  let size = 0;
  const take = async (source: AsyncIterable<Buffer>): Promise<void> => {
    for await (const chunk of source) {
      size += chunk.length;
      if (size > maximum) throw tooLarge(maximum);
      chunks.push(chunk);
    }
  };
  const isPlain = coding === 'identity' || coding === '';
  try {
    await (isPlain ? pipeline(response, take) : pipeline(response, decoderOf(coding), take));
  } catch (error) {
    // Ignores the errors of the pipeline parts that are destroyed.
    throw size > maximum ? tooLarge(maximum) : error;
  }
  return Buffer.concat(chunks);
};

/** True for a gzip file (RFC 1952, section 2.3.1). */
export const isGzip = (body: Uint8Array): boolean => body[0] === 0x1f && body[1] === 0x8b;

/** Decompresses a file such as `sitemap.xml.gz`. Returns other files unchanged. */
export const unpacked = (body: Buffer, maximum: number): Buffer => {
  if (!isGzip(body)) return body;
  try {
    return gunzipSync(body, { maxOutputLength: maximum });
  } catch (error) {
    if (errorCode(error) === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(maximum);
    throw new CrawlRequestError('it is not valid gzip');
  }
};

/** The error for a response with more bytes than the limit. */
export const tooLarge = (maximum: number): CrawlRequestError => new CrawlRequestError(`it has more than ${maximum} bytes`);

const decoderOf = (coding: string): Transform => {
  const decoder = DECODERS.get(coding);
  if (!decoder) throw new CrawlRequestError(`its content coding ${JSON.stringify(coding.slice(0, 40))} is not known`);
  return decoder();
};
