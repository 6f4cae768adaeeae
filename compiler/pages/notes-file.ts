import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digest } from '../base/digest.ts';
import { relativePath } from '../base/file-path.ts';
import type { Settings } from '../config/settings.ts';
import type { PageDate } from '../dates/page-date.ts';
import type { Dropped } from '../markdown/chrome/drop.ts';
import { compare } from '../problems/problem.ts';
import { openNote, projectFolder, writeNote, type LineNote } from '../site/project-folder.ts';
import type { Site } from '../site/site.ts';
import { conversionAside, type PageRecord } from './cache.ts';
import { pageNote } from './note.ts';
import type { PageTask } from './survey.ts';

/** Path of the file, relative to the project folder. */
const CHROME_FILE = '.sitec/chrome.json';

/** A block that was left out of the markdown of pages as boilerplate. */
interface ChromeBlock {
  readonly text: string;
  readonly words: number;
  /** `menu`: links of a menu; `text`: words on nearly every page, or at the edges of several pages. */
  readonly rule: 'menu' | 'text';
  /** Group of pages in which it repeats: a language, `L:en`, or `site`, which counts translations of a page once. */
  readonly group: string;
  /** Pages of the group, and those with the block. */
  readonly groupPages: number;
  readonly holders: number;
  /** Number of pages without it in their markdown, and the paths of the first three. */
  readonly leftOut: number;
  readonly pages: readonly string[];
}

/** `.sitec/chrome.json`: all boilerplate that was left out, by the number of pages. */
export interface ChromeReport {
  readonly version: 1;
  readonly blocks: readonly ChromeBlock[];
}

/** Maximum pages that a block lists. */
const NAMED_PAGES = 3;

/** Collects what is left out of pages, in the order of their paths. */
class ChromeLog {
  readonly #blocks = new Map<string, ChromeBlock>();

  /** Adds what was left out of a page. */
  add(path: string, dropped: readonly Dropped[]): void {
    for (const { text, key, words, repetition } of dropped) {
      const { group, isMenu, pages: groupPages, holders } = repetition;
      const name = `${group} ${key}`;
      const rule = isMenu ? 'menu' : 'text';
      const known = this.#blocks.get(name) ?? { text, words, rule, group, groupPages, holders, leftOut: 0, pages: [] };
      const pages = known.pages.length < NAMED_PAGES && !known.pages.includes(path) ? [...known.pages, path] : known.pages;
      this.#blocks.set(name, { ...known, leftOut: known.leftOut + 1, pages });
    }
  }

  /** The collected blocks. */
  report(): ChromeReport {
    return { version: 1, blocks: [...this.#blocks.values()].sort(byReach) };
  }
}

const byReach = (a: ChromeBlock, b: ChromeBlock): number => b.leftOut - a.leftOut || compare(a.group, b.group) || compare(a.text, b.text);

/** Path of the file, relative to the project folder: a `BuildNote` on the first line, then a `PageNote` for each page, by path. */
export const PAGES_FILE = '.sitec/pages.jsonl';

/** Version of the file format. */
export const PAGES_VERSION = 2;

/** The build of the notes. Paths are relative to the project folder; the site is relative to the working folder. */
export interface BuildNote {
  readonly version: typeof PAGES_VERSION;
  readonly site: string;
  readonly base: string;
  readonly out: string;
  /** Pages of the site. */
  readonly pages: number;
  /** Digest of the dates of the pages, which may change when the pages do not. */
  readonly dates: string;
}

type Dates = readonly (PageDate | null)[];

/** Writes notes about the conversion of pages, in the order of their paths, beside the project. */
export class ReadingNotes {
  readonly #settings: Settings;
  readonly #chrome = new ChromeLog();
  readonly #pages: LineNote;

  constructor(site: Site, settings: Settings, dates: Dates) {
    this.#settings = settings;
    this.#pages = openNote(PAGES_FILE, settings);
    this.#pages.add(buildNote(site, settings, dates));
  }

  /** Adds the note of a page. */
  add(task: PageTask, record: PageRecord, dated: PageDate | null): void {
    const aside = conversionAside(record);
    this.#chrome.add(task.path, aside.dropped);
    this.#pages.add(pageNote({ ...task, ...record.conversion, ...aside, dated, content: aside.note }));
  }

  /** Replaces the notes of the last build. */
  close(): void {
    writeNote(CHROME_FILE, this.#chrome.report(), this.#settings);
    this.#pages.close();
  }
}

/** True when there are notes of a build of the same site, with the same dates, in the same place. */
export const isNoted = (site: Site, settings: Settings, dates: Dates): boolean => {
  try {
    const [first] = readFileSync(join(projectFolder(settings), PAGES_FILE), 'utf8').split('\n', 1);
    return first === JSON.stringify(buildNote(site, settings, dates));
  } catch {
    return false;
  }
};

const buildNote = ({ name, base, documents }: Site, settings: Settings, dates: Dates): BuildNote => {
  const out = relativePath(projectFolder(settings), settings.out) || '.';
  return { version: PAGES_VERSION, site: name, base, out, pages: documents.length, dates: digest(dates) };
};
