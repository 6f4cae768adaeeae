/** What the index takes of the passages of pages, kept from one build to the next: a page that says the same is not cut and read again. */
import { join } from 'node:path';
import type { PassageText } from '../../runtime/bundle.ts';
import { readCacheFile, writeCacheFile } from '../base/cache-file.ts';
import { digest } from '../base/digest.ts';
import { foldName, withoutMarks } from '../base/slug.ts';
import type { ToldElsewhere } from './passages.ts';
import { plainText } from './plain-text.ts';

/** A passage as it goes into the index. */
export interface ReadPassage {
  /** Digest of its title and text: what is said twice is one passage. */
  readonly said: string;
  /** Each of its terms, followed by what that is worth in it; with spaces between. */
  readonly terms: string;
  readonly text: PassageText;
}

interface Kept {
  /** Digest of what all pages are read with. */
  readonly context: string;
  /** What pages say of each other. */
  readonly elsewhere: readonly (readonly [said: string, url: string])[];
  /** By the digest of what a page is read from. */
  readonly pages: Readonly<Record<string, readonly ReadPassage[]>>;
}

/** Name of the file in the folder of the cache. */
const FILE = 'passages.json';

/** The passages that the last build knew, and those of this one. */
export class KnownPassages {
  readonly #path: string | null;
  readonly #context: string;
  readonly #elsewhere: ToldElsewhere;
  readonly #before: Kept['pages'];
  /** What pages no longer say of each other, or did not before. */
  readonly #changed: readonly string[];
  readonly #now: Record<string, readonly ReadPassage[]> = {};
  #isNew = false;
  /** Characters of terms that may still be kept. About as many of texts come with them, and the passages of a large site must not fill the memory. */
  #room = 20_000_000;

  /** `folder` is null for a build that keeps nothing. */
  constructor(folder: string | null, elsewhere: ToldElsewhere, ...context: readonly unknown[]) {
    this.#path = folder === null ? null : join(folder, FILE);
    this.#context = digest(...context);
    this.#elsewhere = elsewhere;
    const kept = this.#path === null ? null : (readCacheFile(this.#path) as Kept | null);
    const isOurs = kept?.context === this.#context;
    this.#before = isOurs ? kept.pages : {};
    this.#changed = isOurs ? differences(new Map(kept.elsewhere), elsewhere) : [];
  }

  /** The passages of a page with this markdown, read from some values besides: those of the last build, else what `read` makes of it. */
  of(markdown: string, values: readonly unknown[], read: () => readonly ReadPassage[]): readonly ReadPassage[] {
    if (this.#path === null || this.#room <= 0) return read();
    const key = digest(markdown, ...values);
    const isKnown = Object.hasOwn(this.#before, key) && !this.#saysChanged(markdown);
    const known = isKnown ? this.#before[key] : undefined;
    this.#isNew ||= known === undefined;
    const passages = known ?? read();
    for (const { terms } of passages) this.#room -= terms.length;
    return (this.#now[key] = passages);
  }

  /** Whether a page may have a line that other pages say now, and did not, or the other way round. */
  #saysChanged(markdown: string): boolean {
    if (this.#changed.length === 0) return false;
    // Few pages have even the longest word of what changed, which is found in less time than all of it.
    const letters = withoutMarks(markdown).toLowerCase();
    const near = this.#changed.filter((each) => letters.includes(longestWord(each)));
    return near.some((each) => foldName(plainText(markdown)).includes(each));
  }

  /** Keeps the passages of this build. */
  keep(): void {
    const isSame = !this.#isNew && this.#changed.length === 0 && Object.keys(this.#now).length === Object.keys(this.#before).length;
    if (this.#path !== null && !isSame)
      writeCacheFile(this.#path, { context: this.#context, elsewhere: [...this.#elsewhere], pages: this.#now } satisfies Kept);
  }
}

const longestWord = (folded: string): string =>
  folded.split('-').reduce((longest, word) => (word.length > longest.length ? word : longest));

/** Keys that two maps do not have the same value for. */
const differences = (before: ToldElsewhere, after: ToldElsewhere): readonly string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((key) => before.get(key) !== after.get(key));
