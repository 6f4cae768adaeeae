import { configTextPlace } from '../config/positions.ts';
import type { Settings } from '../config/settings.ts';
import type { Selection } from '../markdown/selections.ts';
import { input } from '../problems/input.ts';
import type { ProblemList } from '../problems/problem.ts';

/** What the configuration selects, and what of it was found on a page. */
interface Found {
  readonly selections: readonly Selection[];
  readonly matched: ReadonlySet<Selection>;
}

/** Reports selectors of `markdown` that no page has an element for. */
export const reportUnmatched = ({ selections, matched }: Found, settings: Settings, problems: ProblemList): void => {
  for (const selection of selections) {
    const { key, selector } = selection;
    if (key === 'icons' || matched.has(selection)) continue;
    problems.add(input.selectorUnmatched, { key, selector }, configTextPlace(settings, key, selector));
  }
};
