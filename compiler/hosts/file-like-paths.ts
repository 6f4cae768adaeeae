import { matches, type HeaderPlan, type HeaderRule } from '../headers/rules.ts';
import type { Page } from '../pages/page.ts';
import { pageStem } from '../paths.ts';

/** A page whose address looks like that of a file, such as `/node.js`, to hosts that know patterns only. */
export interface DisguisedPage {
  /** The page, without its last slash. */
  readonly stem: string;
  /** The outermost rule of files that its address matches. */
  readonly rule: HeaderRule;
}

/** The pages of a site that the rules for files would take for files. */
export const disguisedPages = ({ rules }: HeaderPlan, pages: readonly Pick<Page, 'path'>[]): readonly DisguisedPage[] => {
  const outer = rules.filter(({ within }) => within === null);
  return pages.flatMap(({ path }) => {
    const stem = pageStem(path);
    return outer.filter(({ pattern }) => matches(pattern, stem)).map((rule) => ({ stem, rule }));
  });
};
