import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate, gunzipSync } from 'node:zlib';
import { errorCode } from '../../base/errors.ts';
import { CrawlRequestError } from './request-error.ts';

/** Codings that the crawler says it reads. */
export const ACCEPTED_CODINGS = 'gzip, br, deflate';

/** A map: the server names the coding, and may name what every object has. */
const DECODERS: ReadonlyMap<string, () => Transform> = new Map<string, () => Transform>([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['br', createBrotliDecompress],
  ['deflate', createInflate],
]);

/** Reads the body of a response and undoes its coding. Throws `CrawlRequestError` for more bytes than `maximum`, which are never held. */
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
    // The parts of a pipeline that are torn down have errors of their own.
    throw size > maximum ? tooLarge(maximum) : error;
  }
  return Buffer.concat(chunks);
};

/** True for a file that is compressed itself (RFC 1952, section 2.3.1). */
export const isGzip = (body: Uint8Array): boolean => body[0] === 0x1f && body[1] === 0x8b;

/** A file that is compressed itself, such as `sitemap.xml.gz`, as it was before; any other file as it is. */
export const unpacked = (body: Buffer, maximum: number): Buffer => {
  if (!isGzip(body)) return body;
  try {
    return gunzipSync(body, { maxOutputLength: maximum });
  } catch (error) {
    if (errorCode(error) === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(maximum);
    throw new CrawlRequestError('it is not valid gzip');
  }
};

const tooLarge = (maximum: number): CrawlRequestError => new CrawlRequestError(`it has more than ${maximum} bytes`);

const decoderOf = (coding: string): Transform => {
  const decoder = DECODERS.get(coding);
  if (!decoder) throw new CrawlRequestError(`its content coding ${JSON.stringify(coding.slice(0, 40))} is not known`);
  return decoder();
};
