import type { ChromeModel } from '../markdown/chrome/model.ts';
import type { PageRecord } from './cache.ts';
import { groupsOf, learnChrome } from './chrome.ts';
import type { PageTask } from './survey.ts';
import { counted, judge, keysOf, verdictsDigest, type Verdicts } from './unit-verdicts.ts';

/** A page before anything is known of the site. */
export interface SurveyedPage extends Pick<PageRecord, 'sha256' | 'survey' | 'units'> {
  readonly task: PageTask;
}

/** What the pages of a site teach about each other. It is learnt when it is asked for the first time. */
export class SiteVerdicts {
  readonly #pages: readonly (SurveyedPage | null)[];
  #learnt: ChromeModel | null = null;

  /** Null stands for a page that cannot be read. */
  constructor(pages: readonly (SurveyedPage | null)[]) {
    this.#pages = pages;
  }

  /** What the site says of the units of a page. */
  of({ task, survey, units }: SurveyedPage): Verdicts {
    return judge(units.text(), groupsOf(survey.head, task.path), this.#model());
  }

  /** The record of a page as it is now, where the site still says the same of its units; else null. */
  renewed(page: SurveyedPage, record: PageRecord): PageRecord | null {
    if (verdictsDigest(this.of(page)) !== record.verdicts) return null;
    const { dropped } = record.conversion;
    if (dropped.length === 0) return record;
    const now = dropped.map((each) => ({ ...each, repetition: counted(each.repetition, this.#model()) }));
    return { ...record, conversion: { ...record.conversion, dropped: now }, packed: null };
  }

  #model(): ChromeModel {
    this.#learnt ??= learnChrome(
      this.#pages.map(
        (page) =>
          page && { path: page.task.path, head: page.survey.head, words: page.survey.allWords, keys: () => keysOf(page.units.text()) },
      ),
    );
    return this.#learnt;
  }
}
