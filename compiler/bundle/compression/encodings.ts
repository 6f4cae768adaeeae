import { hash } from 'node:crypto';
import { basename } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CODING_SUFFIXES, MANIFEST_FILE, type ContentCoding } from '../../../runtime/bundle.ts';
import type { BundleFile } from '../../artefact.ts';
import { fileKey } from '../../base/file-path.ts';
import { once } from '../../base/memoise.ts';
import type { OnProgress } from '../../config/progress.ts';
import { headerTable, variesByCoding } from '../../header-table.ts';
import { ALL_CODINGS } from '../../hosts/host.ts';
import { parseManifest } from '../../stage/manifest.ts';
import type { Stage } from '../../stage/stage.ts';
import { encode, zstdEncoder, type NodeCoding } from './codings.ts';
import { EarlyForms } from './early-forms.ts';

/**
 * Maximum file size in bytes. Clients need not support a larger window (RFC 9659 section 3), and compressing needs 25 times as much memory.
 */
const MAXIMUM_ZSTD_BYTES = 8 * 1024 * 1024;

/** The compressed forms of the old bundle, so that unchanged files are not compressed again. Damaged forms count as missing. */
class OldForms {
  readonly #stage: Stage;
  /** Digest of a file -> digest of its zstd form. */
  readonly #zstd: ReadonlyMap<string, string>;
  /** False without an old bundle. */
  readonly isBundle: boolean;

  constructor(stage: Stage) {
    const manifest = stage.readOld(MANIFEST_FILE);
    this.#stage = stage;
    this.isBundle = manifest !== null;
    this.#zstd = zstdDigests(manifest);
  }

  /** Digest of the zstd form that would be written for a file; undefined when it is not known. */
  zstdDigest({ sha256 }: BundleFile): string | undefined {
    return this.#zstd.get(sha256);
  }

  /** Whether the form that would be written for a file is already in the old bundle. */
  has(file: BundleFile, coding: ContentCoding): boolean {
    const isListed = this.#stage.trustedFile(file.path.slice(1), file.sha256)?.encodings?.includes(coding) === true;
    return isListed && (coding !== 'zstd' || this.zstdDigest(file) !== undefined);
  }

  /**
   * The old form of a file, when it still matches. zstd forms must have the bytes that would be written now, because the manifest has their
   * digest. That holds for the same encoder and the same file.
   */
  find({ path, sha256: plain }: BundleFile, coding: ContentCoding, bytes: Buffer): Buffer | null {
    const coded = this.#stage.readOld(path.slice(1) + CODING_SUFFIXES[coding]);
    if (coded === null) return null;
    const isSame = coding === 'zstd' ? this.#zstd.get(plain) === hash('sha256', coded) : decodesTo(coded, bytes, coding);
    return isSame ? coded : null;
  }
}

const zstdDigests = (text: Buffer | null): ReadonlyMap<string, string> => {
  const manifest = parseManifest(text);
  const entries = manifest?.zstdEncoder === zstdEncoder() ? Object.values(manifest.files ?? {}) : [];
  return new Map(entries.flatMap((entry) => (entry?.sha256 && entry.zstdSha256 ? [[entry.sha256, entry.zstdSha256]] : [])));
};

/** Whether a compressed file matches the plain one. */
const decodesTo = (coded: Buffer, bytes: Buffer, coding: NodeCoding): boolean => {
  const decode = coding === 'br' ? brotliDecompressSync : gunzipSync;
  try {
    return decode(coded, { maxOutputLength: bytes.length }).equals(bytes);
  } catch {
    return false;
  }
};

/** Compressed forms of a file in the manifest. */
export interface CodedForms {
  /** The codings of its compressed forms, best first. */
  readonly encodings: readonly ContentCoding[];
  /** Digest of the zstd form, whose bytes are the same on every machine. Other codings depend on a library of Node. */
  readonly zstdSha256?: string;
}

/** Files that are compressed in parallel. */
const AT_ONCE = 16;

/** A smaller file fits into the first packet with or without a coding. */
const MINIMUM_BYTES = 1024;
/** Smaller files are in gzip only, which every client reads: another coding rarely saves a packet. For pages of 32 to 64 kB, the mean is 0.9 kB. */
const LARGE_BYTES = 64 * 1024;
/** Maximum size of a form relative to its file; smaller savings are not worth a second file. */
const MAXIMUM_SHARE = 0.95;
/** Maximum length of a file name on common file systems, in bytes. */
const MAXIMUM_NAME = 255;
const TEXT = /^(?:text\/|image\/svg\+xml|application\/(?:[\w.-]+\+)?(?:json|xml)\b)/;

/**
 * Compresses the files of a bundle in the selected codings and writes the forms beside them, where static hosts look for them. A file of the
 * site with such a name stays unchanged.
 */
export class Compression {
  readonly #stage: Stage;
  readonly #codings: readonly ContentCoding[];
  readonly #old: OldForms;
  readonly #early = new EarlyForms();
  readonly #ofSite: ReadonlySet<string>;

  /** `siteFiles`: paths of the site's own files. */
  constructor(stage: Stage, codings: readonly ContentCoding[], siteFiles: readonly string[]) {
    this.#stage = stage;
    this.#ofSite = new Set(siteFiles.flatMap(namesOf));
    this.#codings = ALL_CODINGS.filter((coding) => codings.includes(coding));
    this.#old = new OldForms(stage);
  }

  /** Begins to compress a written file, if there is no old bundle, whose forms would be kept. */
  begin(file: BundleFile): void {
    if (this.#old.isBundle || !isWorthTrying(file)) return;
    const { path } = file;
    const codings = this.#codingsOf(file).filter(
      (coding): coding is NodeCoding => coding !== 'zstd' && !this.#ofSite.has(formKey(path, coding)),
    );
    const forms = codings.map((coding) => ({ coding, file: this.#stage.pathOf(formOf(path, coding)) }));
    this.#early.begin({ path, file: this.#stage.pathOf(path.slice(1)), forms, most: mostBytes(file) });
  }

  /** Writes the forms of all files. Returns the forms of each file by its path in the bundle. */
  async write(files: readonly BundleFile[], onProgress: OnProgress = () => {}): Promise<ReadonlyMap<string, CodedForms>> {
    const taken = new Set(files.flatMap(({ path }) => namesOf(path)));
    const written = new Map<string, CodedForms>();
    const formsOf = (file: BundleFile): Promise<CodedForms> => {
      const isFree = (coding: ContentCoding): boolean => !taken.has(formKey(file.path, coding));
      return this.#writeForms(file, this.#codingsOf(file).filter(isFree));
    };
    const tried = files.filter(isWorthTrying);
    for (let start = 0; start < tried.length; start += AT_ONCE) {
      const some = tried.slice(start, start + AT_ONCE);
      onProgress({ step: 'compression', done: start, total: tried.length });
      for (const [index, forms] of (await Promise.all(some.map(formsOf))).entries())
        if (forms.encodings.length > 0) written.set((some[index] as BundleFile).path.slice(1), forms);
    }
    for (const path of this.#early.left()) this.#remove(path, await this.#early.take(path));
    return written;
  }

  /** Removes forms that were begun for a file which was then taken for another kind of file, with other codings. */
  #remove(path: string, codings: readonly ContentCoding[] | null = null): void {
    for (const coding of codings ?? []) this.#stage.remove(formOf(path, coding));
  }

  /** Ends what `begin` started. */
  close(): Promise<void> {
    return this.#early.close();
  }

  #codingsOf(file: BundleFile): readonly ContentCoding[] {
    return this.#codings.filter((coding) => canHave(file, coding));
  }

  /** Writes the forms of a file that are smaller than the file. */
  async #writeForms(file: BundleFile, codings: readonly ContentCoding[]): Promise<CodedForms> {
    const early: readonly ContentCoding[] | null = await this.#early.take(file.path);
    const written = new Set(codings.filter((coding) => early?.includes(coding)));
    for (const coding of written) this.#stage.add(formOf(file.path, coding));
    this.#remove(
      file.path,
      early?.filter((coding) => !written.has(coding)),
    );
    const read = once(() => this.#stage.read(file.path.slice(1)));
    let zstdSha256: string | undefined;
    for (const coding of codings.filter((each) => early === null || each === 'zstd')) {
      const name = formOf(file.path, coding);
      if (this.#old.has(file, coding)) {
        this.#stage.keep(name);
        if (coding === 'zstd') zstdSha256 = this.#old.zstdDigest(file);
      } else {
        const coded = this.#old.find(file, coding, read()) ?? (await encode[coding](read()));
        if (coded.length > mostBytes(file)) continue;
        this.#stage.write(name, coded);
        if (coding === 'zstd') zstdSha256 = hash('sha256', coded);
      }
      written.add(coding);
    }
    return { encodings: codings.filter((coding) => written.has(coding)), ...(zstdSha256 !== undefined && { zstdSha256 }) };
  }
}

/** Path of a form in the bundle, without a slash at its start. */
const formOf = (path: string, coding: ContentCoding): string => path.slice(1) + CODING_SUFFIXES[coding];

const formKey = (path: string, coding: ContentCoding): string => fileKey(path + CODING_SUFFIXES[coding]);

/** Maximum bytes of a form. */
const mostBytes = ({ bytes }: BundleFile): number => bytes * MAXIMUM_SHARE;

const isWorthTrying = (file: BundleFile): boolean =>
  file.bytes >= MINIMUM_BYTES && variesByCoding(headerTable[file.class]) && TEXT.test(file.type);

const canHave = ({ path, bytes }: BundleFile, coding: ContentCoding): boolean =>
  (coding === 'gzip' || bytes >= LARGE_BYTES) &&
  (coding !== 'zstd' || bytes <= MAXIMUM_ZSTD_BYTES) &&
  Buffer.byteLength(basename(path) + CODING_SUFFIXES[coding]) <= MAXIMUM_NAME;

/** The keys of a path and its parent folders. */
const namesOf = (path: string): readonly string[] => {
  const parts = fileKey(path).split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
};
