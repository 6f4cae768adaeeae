import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../base/errors.ts';
import { isObject } from '../base/json.ts';

/** Path of the file, relative to the project folder. */
export const PUBLISHED_FILE = '.sitec/published.json';

/** `.sitec/published.json`: the release that `sitec publish` sent last. A build compares its facts with it, for the feed of changed facts. */
export interface PublishedFile {
  readonly version: 1;
  /** Public address of the site. */
  readonly site: string;
  /** Address of a page -> SHA-256 of its markdown, as search engines know it. */
  readonly pages: Readonly<Record<string, string>>;
  /** Digest of the release of `--since`, as long as a part of the addresses is not sent. */
  readonly since?: string;
  /** Absent until a whole release was sent. */
  readonly facts?: PublishedFacts;
}

/** The facts of a release. */
export interface PublishedFacts {
  /** List document of each kind, by its name in the API. */
  readonly kinds: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Items of its feed; newer feeds continue it. */
  readonly items: readonly unknown[];
}

/** Reads the file of a project folder: null without one, `damaged` for one that no version of sitec wrote. */
export const readPublished = (folder: string): PublishedFile | null | 'damaged' => {
  try {
    const value = JSON.parse(readFileSync(join(folder, PUBLISHED_FILE), 'utf8')) as unknown;
    return isPublished(value) ? value : 'damaged';
  } catch (error) {
    return ['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '') ? null : 'damaged';
  }
};

const isPublished = (value: unknown): value is PublishedFile =>
  isObject(value) &&
  value.version === 1 &&
  typeof value.site === 'string' &&
  isObject(value.pages) &&
  Object.values(value.pages).every((digest) => typeof digest === 'string') &&
  (value.facts === undefined || isFacts(value.facts));

const isFacts = (value: unknown): value is PublishedFacts =>
  isObject(value) && isObject(value.kinds) && Object.values(value.kinds).every(isObject) && Array.isArray(value.items);
