/** The index data of the passages of pages, cached between builds, so that an unchanged page is not cut and read again. */
import { join } from 'node:path';
import type { PassageText } from '../../runtime/bundle.ts';
import { digest } from '../base/digest.ts';
import { PackDraft, packRecord, recordsOf, siteOfPack, type PackedRecord, type PackHead } from '../base/pack.ts';
import { foldName } from '../base/slug.ts';
import { TextFile, type Stretch } from '../base/text-file.ts';
import type { ToldElsewhere } from './passages.ts';
import { plainText } from './plain-text.ts';

/** A passage in the form of the index. */
export interface ReadPassage {
  /** Digest of its title and text: equal passages are stored once. */
  readonly said: string;
  /** Each of its terms, followed by its weight. */
  readonly terms: readonly (string | number)[];
  readonly text: PassageText;
}

/** Name of the file in the cache folder. */
const FILE = 'passages.pack';
/** Key of the record with the titles of other pages; digests of pages are longer. */
const ELSEWHERE = 'elsewhere';

/** The passages of the last build and of this one, in a file, because those of a large site must not fill the memory. */
export class KnownPassages {
  readonly #path: string;
  readonly #head: PackHead;
  readonly #elsewhere: ToldElsewhere;
  #pack: TextFile | null = null;
  /** By the digest of the source of a page. */
  readonly #before = new Map<string, PackedRecord>();
  /** Titles and descriptions of other pages that were added or removed since the last build. */
  #changed: readonly string[] = [];
  /** Records of the last build that are still valid. */
  readonly #same: Stretch[] = [];
  #draft: PackDraft | null = null;

  /** `folder` is null for a build without a cache. */
  static of(folder: string | null, elsewhere: ToldElsewhere, ...context: readonly unknown[]): KnownPassages | null {
    return folder === null ? null : new KnownPassages(join(folder, FILE), elsewhere, digest(...context));
  }

  private constructor(path: string, elsewhere: ToldElsewhere, context: string) {
    this.#path = path;
    this.#head = { of: 'passages', context, site: digest([...elsewhere]) };
    this.#elsewhere = elsewhere;
    try {
      this.#load();
    } catch {
      // An unreadable cache counts as missing.
    }
  }

  #load(): void {
    this.#pack = TextFile.open(this.#path);
    const site = siteOfPack(this.#pack, this.#head);
    if (site === null) return;
    const found = new Map([...recordsOf(this.#pack, { ...this.#head, site })].map((record) => [record.data, record]));
    const before = found.get(ELSEWHERE);
    if (before === undefined) return;
    if (site !== this.#head.site)
      this.#changed = differences(new Map(JSON.parse(before.first.text()) as readonly (readonly [string, string])[]), this.#elsewhere);
    found.delete(ELSEWHERE);
    for (const [key, record] of found) this.#before.set(key, record);
  }

  /** The passages of a page from its markdown and some other values: from the last build, else the result of `read`. */
  of(markdown: string, values: readonly unknown[], read: () => readonly ReadPassage[]): readonly ReadPassage[] {
    const key = digest(markdown, ...values);
    const known = this.#before.get(key);
    if (known !== undefined && !this.#saysChanged(markdown)) {
      this.#same.push(known.whole);
      return JSON.parse(known.first.text()) as readonly ReadPassage[];
    }
    const passages = read();
    this.#draft ??= new PackDraft(this.#path, this.#head);
    this.#draft.append(packRecord(key, JSON.stringify(passages)));
    return passages;
  }

  /** Whether a page may have a line whose use as a teaser has changed. */
  #saysChanged(markdown: string): boolean {
    if (this.#changed.length === 0) return false;
    const said = foldName(plainText(markdown));
    return this.#changed.some((each) => said.includes(each));
  }

  /** Stores the passages of this build; those of the last one can no longer be read. */
  keep(): void {
    const isSame = this.#draft === null && this.#changed.length === 0 && this.#same.length === this.#before.size;
    const draft = isSame ? null : (this.#draft ?? new PackDraft(this.#path, this.#head));
    draft?.append(packRecord(ELSEWHERE, JSON.stringify([...this.#elsewhere])));
    for (const record of this.#same) draft?.append(record.bytes());
    this.#pack?.close();
    draft?.keep();
  }
}

/** Keys with different values in two maps. */
const differences = (before: ToldElsewhere, after: ToldElsewhere): readonly string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((key) => before.get(key) !== after.get(key));
