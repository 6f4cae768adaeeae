import { join } from 'node:path';
import type { BundleFile } from '../artefact.ts';
import type { Build } from '../build/build.ts';
import type { Listed, PageNote } from '../pages/note.ts';
import type { Page } from '../pages/page.ts';
import { encodePath, twinPath } from '../paths.ts';
import { savedPercent } from './numbers.ts';

/** Words that one rule left out of a page. */
interface LeftOut {
  readonly rule: string;
  readonly words: number;
}

/** A page beside its twin, in numbers. */
export interface PageRow {
  readonly path: string;
  /** The path, percent-encoded. */
  readonly address: string;
  readonly title: string;
  readonly language: string | null;
  readonly direction: 'ltr' | 'rtl';
  /** What it is about; null for a page of no kind. */
  readonly kind: string | null;
  /** False for pages that ask not to be listed. */
  readonly listed: boolean;
  readonly words: number;
  /** Addresses of the rendered file and of the twin in the bundle, as the report sees them. */
  readonly htmlFile: string;
  readonly twinFile: string;
  /** Bytes and estimated tokens of both; the twin with its front matter. */
  readonly html: Page['htmlSize'];
  readonly twin: Page['htmlSize'];
  /** Tokens that the twin saves, in percent; null for an empty page. */
  readonly saved: number | null;
  readonly leftOut: readonly LeftOut[];
  readonly leftOutWords: number;
}

/** Makes the address of a file in a folder. */
type AddressOf = (folder: string, file: string) => string;

/** Every page, in the order of the paths. */
export const pageRows = (
  { pages, site, settings, developers }: Build,
  files: readonly BundleFile[],
  addressOf: AddressOf,
): readonly PageRow[] => {
  // The folder of a crawled site is gone when somebody reads the report.
  const siteAddress = ({ file, source }: Page): string => (settings.crawl ? source : addressOf(join(settings.cwd, site.name), file));
  const twins = new Map(files.filter((file) => file.class === 'twin').map((file) => [file.path, file]));
  return pages.map((page, done): PageRow => {
    settings.onProgress({ step: 'report', done, total: pages.length });
    const { bytes = 0, tokens = page.tokens } = twins.get(twinPath(page.path)) ?? {};
    const leftOut = leftOutOf(page.note());
    return {
      path: page.path,
      address: encodePath(page.path),
      title: page.title,
      language: page.language,
      direction: page.direction,
      kind: page.kind?.kind ?? null,
      listed: page.listed,
      words: page.words,
      // What sitec wrote itself is not among the files of the site.
      htmlFile: page === developers ? addressOf(settings.out, page.file) : siteAddress(page),
      twinFile: addressOf(settings.out, twinPath(page.path)),
      html: page.htmlSize,
      twin: { bytes, tokens },
      saved: savedPercent(page.htmlSize.tokens, tokens),
      leftOut,
      leftOutWords: leftOut.reduce((sum, { words }) => sum + words, 0),
    };
  });
};

/** Words by rule, most first; rules with as many words stay in their order. */
const leftOutOf = ({ leftOut, repeated }: PageNote): readonly LeftOut[] => {
  const words = new Map<string, number>();
  const add = (rule: string, count: number): void => {
    if (count > 0) words.set(rule, (words.get(rule) ?? 0) + count);
  };
  for (const note of leftOut.first) add(note.rule, note.words * note.times);
  for (const note of repeated.first) add(`repeats across ${note.group}`, note.words);
  add('further texts', othersOf(leftOut) + othersOf(repeated));
  return [...words].map(([rule, count]) => ({ rule, words: count })).toSorted((a, b) => b.words - a.words);
};

const othersOf = ({ others }: Listed<{ readonly words: number }>): number => others.words;
