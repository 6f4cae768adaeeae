import { join } from 'node:path';
import type { BundleFile } from '../artefact.ts';
import type { Build } from '../build/build.ts';
import type { PageNote } from '../pages/note.ts';
import type { Page } from '../pages/page.ts';
import { encodePath, twinPath } from '../paths.ts';
import { savedPercent } from './numbers.ts';

/** A page beside its markdown version, in numbers. */
export interface PageRow {
  readonly path: string;
  /** The path, percent-encoded. */
  readonly address: string;
  readonly title: string;
  readonly language: string | null;
  readonly direction: 'ltr' | 'rtl';
  /** Its kind; null without one. */
  readonly kind: string | null;
  /** False for pages with noindex. */
  readonly listed: boolean;
  readonly words: number;
  /** Addresses of the rendered file and of the markdown version in the bundle, relative to the report. */
  readonly htmlFile: string;
  readonly twinFile: string;
  /** Bytes and estimated tokens of both; the markdown version counts with its front matter. */
  readonly html: Page['htmlSize'];
  readonly twin: Page['htmlSize'];
  /** Tokens that the markdown version saves, in percent; null for an empty page. */
  readonly saved: number | null;
  /** Words that rules left out. */
  readonly leftOut: number;
}

type AddressOf = (folder: string, file: string) => string;

/** Every page, in the order of the paths. */
export const pageRows = (
  { pages, site, settings, developers }: Build,
  files: readonly BundleFile[],
  addressOf: AddressOf,
): readonly PageRow[] => {
  // The folder of a crawled site no longer exists when the report is read.
  const siteAddress = ({ file, source }: Page): string => (settings.crawl ? source : addressOf(join(settings.cwd, site.name), file));
  const twins = new Map(files.filter((file) => file.class === 'twin').map((file) => [file.path, file]));
  return pages.map((page, done): PageRow => {
    settings.onProgress({ step: 'report', done, total: pages.length });
    const { bytes = 0, tokens = page.tokens } = twins.get(twinPath(page.path)) ?? {};
    return {
      path: page.path,
      address: encodePath(page.path),
      title: page.title,
      language: page.language,
      direction: page.direction,
      kind: page.kind?.kind ?? null,
      listed: page.listed,
      words: page.words,
      // Pages of sitec are not among the files of the site.
      htmlFile: page === developers ? addressOf(settings.out, page.file) : siteAddress(page),
      twinFile: addressOf(settings.out, twinPath(page.path)),
      html: page.htmlSize,
      twin: { bytes, tokens },
      saved: savedPercent(page.htmlSize.tokens, tokens),
      leftOut: leftOutWords(page.note()),
    };
  });
};

const leftOutWords = ({ leftOut, repeated }: PageNote): number =>
  wordsOf(leftOut.first.map(({ words, times }) => words * times)) +
  wordsOf(repeated.first.map(({ words }) => words)) +
  leftOut.others.words +
  repeated.others.words;

const wordsOf = (numbers: readonly number[]): number => numbers.reduce((sum, words) => sum + words, 0);
