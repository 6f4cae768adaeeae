import type { Entry } from '../content/entry.ts';
import { firstOf, Halt, type ProblemList } from '../problems/problem.ts';
import { rendering } from '../problems/rendering.ts';
import type { Page } from './page.ts';

/** Maximum pages that a problem lists. */
const NAMED = 3;

/** A site whose pages were read. */
interface ReadSite {
  readonly entries: readonly Entry[];
  /** True when pages that scripts write were to be rendered. */
  readonly isRendered: boolean;
}

type ReadPage = Pick<Page, 'path' | 'source' | 'listed' | 'emptyWords' | 'rendered' | 'words' | 'jsonld'>;

/**
 * Reports the pages that scripts write in a single problem, because most of their other problems follow from it. Throws `Halt` (exit code
 * 1) when nothing can be read of a site, neither on its pages nor in content files.
 */
export const reportScriptWritten = (pages: readonly ReadPage[], { entries, isRendered }: ReadSite, problems: ProblemList): void => {
  const listed = pages.filter((page) => page.listed);
  const written = listed.filter(({ emptyWords }) => emptyWords !== null);
  const [first] = written;
  if (first === undefined) return;
  const words = first.emptyWords === '' ? 'nothing' : `"${first.emptyWords}"`;
  const places = written.slice(0, NAMED).map(({ source }) => ({ file: source }));
  if (entries.length === 0 && listed.every(saysNothing)) {
    problems.add(
      rendering.nothingReadable,
      { words, way: isRendered ? '' : 'build with --render, which reads them with your own Chromium, or ' },
      ...places,
    );
    throw new Halt(1);
  }
  const count = written.length === 1 ? '1 page is' : `${written.length} pages are`;
  const some = firstOf(
    written.map(({ path }) => path),
    NAMED,
  );
  const isAllRendered = written.every(({ rendered }) => rendered !== null);
  problems.add(isAllRendered ? rendering.rendered : rendering.scriptWritten, { pages: count, words, some }, ...places);
};

const saysNothing = ({ emptyWords, rendered, words, jsonld }: ReadPage): boolean =>
  rendered === null && jsonld.length === 0 && (emptyWords !== null || words === 0);
