/** What the index takes of the passages of pages, kept from one build to the next: a page that says the same is not cut and read again. */
import { join } from 'node:path';
import type { PassageText } from '../../runtime/bundle.ts';
import { digest } from '../base/digest.ts';
import { PackDraft, packRecord, recordsOf, siteOfPack, type PackedRecord, type PackHead } from '../base/pack.ts';
import { foldName } from '../base/slug.ts';
import { TextFile, type Stretch } from '../base/text-file.ts';
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

/** Name of the file in the folder of the cache. */
const FILE = 'passages.pack';
/** What stands before the record of what pages say of each other; no digest of a page is as short. */
const ELSEWHERE = 'elsewhere';

/** The passages that the last build knew, and those of this one, in a file: those of a large site must not fill the memory. */
export class KnownPassages {
  readonly #path: string;
  readonly #head: PackHead;
  readonly #elsewhere: ToldElsewhere;
  #pack: TextFile | null = null;
  /** By the digest of what a page is read from. */
  readonly #before = new Map<string, PackedRecord>();
  /** What pages no longer say of each other, or did not before. */
  #changed: readonly string[] = [];
  /** Records of the last build that are those of this one. */
  readonly #same: Stretch[] = [];
  #draft: PackDraft | null = null;

  /** `folder` is null for a build that keeps nothing. */
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
      // What cannot be read is not there.
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

  /** The passages of a page with this markdown, read from some values besides: those of the last build, else what `read` makes of it. */
  of(markdown: string, values: readonly unknown[], read: () => readonly ReadPassage[]): readonly ReadPassage[] {
    const key = digest(markdown, ...values);
    const known = this.#before.get(key);
    if (known !== undefined && !this.#saysChanged(markdown)) {
      this.#same.push(known.whole);
      return JSON.parse(known.first.text()) as readonly ReadPassage[];
    }
    const passages = read();
    this.#draft ??= new PackDraft(this.#path, this.#head);
    this.#draft.append(packRecord(key, JSON.stringify(passages), ''));
    return passages;
  }

  /** Whether a page may have a line that other pages say now, and did not, or the other way round. */
  #saysChanged(markdown: string): boolean {
    if (this.#changed.length === 0) return false;
    const said = foldName(plainText(markdown));
    return this.#changed.some((each) => said.includes(each));
  }

  /** Keeps the passages of this build, after which none of the last one can be read. */
  keep(): void {
    const isSame = this.#draft === null && this.#changed.length === 0 && this.#same.length === this.#before.size;
    const draft = isSame ? null : (this.#draft ?? new PackDraft(this.#path, this.#head));
    draft?.append(packRecord(ELSEWHERE, JSON.stringify([...this.#elsewhere]), ''));
    for (const record of this.#same) draft?.append(record.bytes());
    this.#pack?.close();
    draft?.keep();
  }
}

/** Keys that two maps do not have the same value for. */
const differences = (before: ToldElsewhere, after: ToldElsewhere): readonly string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((key) => before.get(key) !== after.get(key));
