import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { PackDraft, packRecord, recordsOf, siteOfPack } from '../base/pack.ts';
import { TextFile, type Stretch } from '../base/text-file.ts';
import type { Shard } from '../config/shard.ts';
import { MAXIMUM_PAGE_BYTES } from '../html/html.ts';
import type { Conversion, ConversionAside, Wishes } from './conversion.ts';
import { digestOf } from './source.ts';
import { shardFile } from './shards.ts';
import { readFrom, type PageTask, type Survey, type SurveyAside } from './survey.ts';

/** Opening a pipe must not wait for a writer, and links are not followed. Windows has neither. */
const FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0);

const INITIAL_BUFFER_BYTES = 262_144;

/** Computes digests of pages, with one buffer for all of them. */
class FileDigests {
  #buffer = Buffer.allocUnsafeSlow(INITIAL_BUFFER_BYTES);

  /** Digest of the bytes of a page; null where it cannot be read, which is reported later. */
  of(file: string): string | null {
    try {
      return this.#read(openSync(file, FLAGS));
    } catch {
      return null;
    }
  }

  #read(descriptor: number): string | null {
    try {
      const stats = fstatSync(descriptor);
      if (!stats.isFile() || stats.size > MAXIMUM_PAGE_BYTES) return null;
      if (stats.size > this.#buffer.length) this.#buffer = Buffer.allocUnsafeSlow(stats.size);
      const read = readSync(descriptor, this.#buffer, 0, stats.size, 0);
      return read === stats.size ? digestOf(this.#buffer.subarray(0, read)) : null;
    } finally {
      closeSync(descriptor);
    }
  }
}

/** Name of the file in the cache folder. */
const FILE = 'pages.pack';

/** Cached data of a page: the survey depends on its bytes, the conversion also on wishes and verdicts. */
export interface PageRecord {
  readonly sha256: string;
  readonly survey: Survey;
  /** Lines of its units. */
  readonly units: Stretch;
  readonly wishes: Wishes;
  /** Digest of the site's verdicts about its units. */
  readonly verdicts: string;
  readonly conversion: Conversion;
  readonly markdown: Stretch;
  /** A `SurveyAside` and a `ConversionAside` as JSON. */
  readonly surveyed: Stretch;
  readonly converted: Stretch;
  /** Its place in the pack; null for a new one. */
  readonly packed: Stretch | null;
}

/** Reads the data of a survey that few stages need. */
export const surveyAside = ({ surveyed }: PageRecord): SurveyAside => JSON.parse(surveyed.text()) as SurveyAside;

/** Reads the data of a conversion that few stages need. */
export const conversionAside = ({ converted }: PageRecord): ConversionAside => JSON.parse(converted.text()) as ConversionAside;

type RecordData = Omit<PageRecord, 'units' | 'markdown' | 'surveyed' | 'converted' | 'packed'> & { readonly file: string };

/** The parts of a site in a cache. */
export interface CacheParts {
  /** The part to write; null for the site. */
  readonly shard: Shard | null;
  /** The parts to read in addition to the cache of the site. */
  readonly shards: readonly Shard[];
}

/**
 * Data of earlier builds about the pages of a site, from one file and from those of joined shards. `context` is a digest of everything that
 * all pages depend on; a pack with another context, or a damaged one, counts as missing.
 */
export class PageCache {
  readonly #folder: string;
  readonly #head: { readonly of: string; readonly context: string };
  readonly #parts: CacheParts;
  readonly #records = new Map<string, PageRecord>();
  readonly #digests = new FileDigests();
  #packs: TextFile[] = [];
  /** Digest of the site of the records; null without any, and for shards. */
  readonly site: string | null;
  /** Shards with another context, and damaged ones. */
  readonly foreignShards: readonly Shard[];

  constructor(folder: string, context: string, parts: CacheParts) {
    this.#folder = folder;
    this.#head = { of: 'pages', context };
    this.#parts = parts;
    const { shard, shards } = parts;
    const site = this.#load(FILE);
    this.foreignShards = shards.filter((each) => this.#load(shardFile(each)) === null);
    // The verdicts of a shard may differ from those of the site.
    this.site = shard === null && shards.length === 0 ? site : null;
  }

  /** The record of a page, if its file still has the same bytes. */
  find(task: PageTask): PageRecord | null {
    const record = this.#records.get(task.file);
    return record && this.#digests.of(readFrom(task)) === record.sha256 ? record : null;
  }

  /** Number of records that were found. */
  get size(): number {
    return this.#records.size;
  }

  /** The file for records. */
  get path(): string {
    const { shard } = this.#parts;
    return join(this.#folder, shard === null ? FILE : shardFile(shard));
  }

  /**
   * Writes the records of a build, by the files of their pages, and replaces those of the last one, which can no longer be read. Returns
   * whether that worked.
   */
  save(records: ReadonlyMap<string, PageRecord>, site: string): boolean {
    const draft = new PackDraft(this.path, { ...this.#head, site });
    for (const [file, record] of records) draft.append(record.packed?.bytes() ?? bytesOf(file, record));
    this.close();
    return draft.keep();
  }

  /** Closes the files. Records can no longer be read from them. */
  close(): void {
    for (const pack of this.#packs) pack.close();
    this.#packs = [];
  }

  /** Reads a file, and returns the site digest of its records. An unreadable file counts as missing. */
  #load(name: string): string | null {
    try {
      const pack = TextFile.open(join(this.#folder, name));
      this.#packs.push(pack);
      const site = siteOfPack(pack, this.#head);
      if (site === null) return null;
      for (const { data, whole, first: units, second: markdown, third: surveyed, fourth: converted } of recordsOf(pack, {
        ...this.#head,
        site,
      })) {
        const { file, ...record } = JSON.parse(data) as RecordData;
        this.#records.set(file, { ...record, units, markdown, surveyed, converted, packed: whole });
      }
      return site;
    } catch {
      return null;
    }
  }
}

const bytesOf = (file: string, { units, markdown, surveyed, converted, packed: _, ...record }: PageRecord): Buffer => {
  const data: RecordData = { file, ...record };
  return packRecord(JSON.stringify(data), ...[units, markdown, surveyed, converted].map((text) => text.bytes()));
};
