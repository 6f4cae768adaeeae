/**
 * The file format for records that are kept between builds.
 * The first line has the kind of records, and two digests: of everything that all records depend on, and of the site.
 * A record is a line of hexadecimal numbers, which are a CRC-32 and the lengths of five parts in bytes, and then the parts: one that is
 * read at once, and four texts that are read on demand.
 */
import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { isAlive } from './alive.ts';
import { TextFile, type Stretch } from './text-file.ts';

/** A record in a pack. */
export interface PackedRecord {
  readonly data: string;
  readonly first: Stretch;
  readonly second: Stretch;
  readonly third: Stretch;
  readonly fourth: Stretch;
  /** The whole record, for copying. */
  readonly whole: Stretch;
}

const PARTS = 5;
const DIGITS = 8;
const HEAD_LENGTH = (DIGITS + 1) * (PARTS + 1);
/** A longer record is damaged. */
const MAXIMUM_LENGTH = 200_000_000;

/** Content of the first line of a pack. Both digests have the same length in every pack. */
export interface PackHead {
  /** The kind of records, such as `pages`. */
  readonly of: string;
  readonly context: string;
  readonly site: string;
}

/** The first line of a pack. */
export const packHead = ({ of, context, site }: PackHead): string => `sitec ${of} ${context} ${site}\n`;

/** The digest of the site in the first line; null for a file that is not a pack, or a pack of another kind or with another context. */
export const siteOfPack = (file: TextFile, head: Omit<PackHead, 'site'>): string | null => {
  const { context } = head;
  const found = file.read(0, packHead({ ...head, site: context }).length).toString('latin1');
  const site = found.slice(-context.length - 1, -1);
  return found === packHead({ ...head, site }) ? site : null;
};

/** The bytes of a record; missing texts are empty. */
export const packRecord = (data: string, ...texts: readonly (string | Uint8Array)[]): Buffer => {
  const given = [data, ...texts];
  const parts = Array.from({ length: PARTS }, (_, place) => bytesOf(given[place] ?? ''));
  const body = Buffer.concat(parts);
  const numbers = [crc32(body), ...parts.map((part) => part.length)];
  return Buffer.concat([Buffer.from(`${numbers.map((number) => number.toString(16).padStart(DIGITS, '0')).join(' ')}\n`), body]);
};

const bytesOf = (part: string | Uint8Array): Uint8Array => (typeof part === 'string' ? Buffer.from(part) : part);

/** The records of a pack with this first line. A damaged one is left out, and so is everything after a damaged line of numbers. */
export function* recordsOf(file: TextFile, head: PackHead): Generator<PackedRecord> {
  for (let at = packHead(head).length; ;) {
    const [sum, ...lengths] = numbersOf(file.read(at, HEAD_LENGTH).toString('latin1'));
    const from = at + HEAD_LENGTH;
    const length = lengths.reduce((total, each) => total + each, 0);
    if (sum === undefined || length > MAXIMUM_LENGTH) return;
    const body = file.read(from, length);
    if (body.length < length) return;
    if (crc32(body) === sum)
      yield {
        data: body.toString('utf8', 0, lengths[0]),
        ...textsOf(file, from, lengths),
        whole: file.stretch(at, HEAD_LENGTH + length),
      };
    at = from + length;
  }
}

/** The texts after the data of a record. */
const textsOf = (
  file: TextFile,
  from: number,
  [data = 0, first = 0, second = 0, third = 0, fourth = 0]: readonly number[],
): Omit<PackedRecord, 'data' | 'whole'> => {
  let end = from + data;
  const next = (length: number): Stretch => file.stretch((end += length) - length, length);
  return { first: next(first), second: next(second), third: next(third), fourth: next(fourth) };
};

const LINE = /^(?:[\da-f]{8}[ \n]){6}$/;

const numbersOf = (line: string): readonly number[] =>
  LINE.test(line)
    ? line
        .trim()
        .split(' ')
        .map((digits) => Number.parseInt(digits, 16))
    : [];

/** Number of files that this process has begun to write. */
let drafts = 0;

/**
 * A pack that replaces the previous one when it is complete. Until then it has another name, so that parallel builds do not read it. If the
 * folder cannot be written, the build continues without the pack.
 */
export class PackDraft {
  readonly #path: string;
  readonly #draft: string;
  #file: TextFile | null = null;

  constructor(path: string, head: PackHead) {
    this.#path = path;
    this.#draft = `${path}.${process.pid}-${++drafts}.tmp`;
    try {
      mkdirSync(dirname(path), { recursive: true });
      this.#file = TextFile.create(this.#draft);
      this.#file.append(packHead(head));
    } catch {
      this.discard();
    }
  }

  append(record: Uint8Array): void {
    try {
      this.#file?.append(record);
    } catch {
      this.discard();
    }
  }

  /** Replaces the previous pack, which must be closed, because Windows cannot replace an open file. Returns whether that worked. */
  keep(): boolean {
    const file = this.#file;
    this.#file = null;
    if (!file) return false;
    try {
      file.close();
      renameSync(this.#draft, this.#path);
    } catch {
      removeQuietly(this.#draft);
      return false;
    }
    removeLeftovers(this.#path);
    return true;
  }

  /** Deletes the incomplete file. */
  discard(): void {
    const file = this.#file;
    this.#file = null;
    try {
      file?.remove();
    } catch {
      // It stays until a later build removes what is left over.
    }
  }
}

/** Names of incomplete files: packs, and those of `writeCacheFile`. */
const DRAFT = /^[a-z\d-]+\.(?:pack|json)\.(\d+)(?:-\d+)?\.tmp$/;

/** A build in another container may have the number of a process that does not run here. No build writes for a day. */
const DAY = 86_400_000;

/** Removes files of builds that were killed at least a day before this pack was written. */
const removeLeftovers = (pack: string): void => {
  const now = writtenAt(pack);
  for (const name of namesIn(dirname(pack))) {
    const path = join(dirname(pack), name);
    const [, pid] = DRAFT.exec(name) ?? [];
    if (pid !== undefined && !isAlive(Number(pid)) && now - writtenAt(path) > DAY) removeQuietly(path);
  }
};

const writtenAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;

/** Names of the files of a folder; empty when it cannot be listed. */
export const namesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

/** Removes a file, and ignores errors. */
export const removeQuietly = (path: string): void => {
  try {
    rmSync(path, { force: true });
  } catch {
    // A folder that cannot be written has no file to remove.
  }
};
