import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { errorCode, thrownReason } from '../../compiler/base/errors.ts';
import { LineSplitter } from './lines.ts';

/** Name of standard input on the command line. */
export const STANDARD_INPUT = '-';

/** Bytes of one read. */
const AT_ONCE = 1 << 20;

/** First bytes of gzip data (RFC 1952, section 2.3.1), whatever the name of the file. */
const GZIP = Buffer.from([0x1f, 0x8b]);

/** The most common system errors, in words. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
};

type Pieces = AsyncIterable<Buffer>;

/** Why reading a log failed, and whether its gzip data is damaged. */
export interface LogFailure {
  readonly reason: string;
  readonly isBroken: boolean;
}

/** Reads a log line by line; null after its end. Lines before a failure are passed on. */
export const readLog = async (name: string, onLine: (line: string | null) => void): Promise<LogFailure | null> => {
  const splitter = new LineSplitter(onLine);
  try {
    for await (const piece of unpacked(piecesOf(name))) splitter.push(piece);
    splitter.end();
    return null;
  } catch (error) {
    const code = errorCode(error);
    if (code === undefined) throw error;
    const isBroken = code.startsWith('Z_');
    return { reason: isBroken ? thrownReason(error) : (REASONS[code] ?? code), isBroken };
  }
};

const piecesOf = (name: string): Pieces =>
  name === STANDARD_INPUT ? (process.stdin as Pieces) : (createReadStream(name, { highWaterMark: AT_ONCE }) as Pieces);

/** gzip is recognised by its first bytes, which a pipe may send one by one. */
async function* unpacked(pieces: Pieces): Pieces {
  const source = pieces[Symbol.asyncIterator]();
  const { bytes, isEnd } = await beginningOf(source);
  const all = isEnd ? [bytes] : withFirst(bytes, source);
  if (!bytes.subarray(0, GZIP.length).equals(GZIP)) return yield* all;
  const gunzip = createGunzip({ chunkSize: AT_ONCE });
  // A failure of either side destroys the other, and the reader gets the error.
  pipeline(Readable.from(all), gunzip, () => {});
  yield* gunzip as Pieces;
}

const beginningOf = async (source: AsyncIterator<Buffer>): Promise<{ readonly bytes: Buffer; readonly isEnd: boolean }> => {
  let bytes = Buffer.alloc(0);
  while (bytes.length < GZIP.length) {
    const { value, done } = await source.next();
    if (done === true) return { bytes, isEnd: true };
    bytes = Buffer.concat([bytes, value]);
  }
  return { bytes, isEnd: false };
};

async function* withFirst(bytes: Buffer, source: AsyncIterator<Buffer>): Pieces {
  yield bytes;
  for (let next = await source.next(); next.done !== true; next = await source.next()) yield next.value;
}
