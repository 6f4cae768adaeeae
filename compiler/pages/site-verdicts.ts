import type { ChromeModel } from '../markdown/chrome/model.ts';
import type { Stretch } from '../base/text-file.ts';
import { conversionAside, type PageRecord } from './cache.ts';
import { languageOf, learnChrome } from './chrome.ts';
import type { PageTask } from './survey.ts';
import { counted, judge, tracesIn, verdictsDigest, type Verdicts } from './unit-verdicts.ts';

/** A page before the site is known. */
export interface SurveyedPage extends Pick<PageRecord, 'sha256' | 'survey' | 'units' | 'surveyed'> {
  readonly task: PageTask;
}

/** The repeated units of a site, learnt from its pages on the first request. */
export class SiteVerdicts {
  readonly #pages: readonly (SurveyedPage | null)[];
  readonly #isOwn: (task: PageTask) => boolean;
  #learnt: ChromeModel | null = null;

  /** Null is for a page that cannot be read. Copies of other pages are not used. */
  constructor(pages: readonly (SurveyedPage | null)[], isOwn: (task: PageTask) => boolean) {
    this.#pages = pages;
    this.#isOwn = isOwn;
  }

  /** The site's verdicts about the units of a page. */
  of({ task, survey, units }: SurveyedPage): Verdicts {
    return judge(units.text(), languageOf(survey.head, task.path), this.#model());
  }

  /**
   * The record of a page with current numbers, which `store` stores, if the site's verdicts about its units have not changed; else null.
   */
  renewed(page: SurveyedPage, record: PageRecord, store: (text: string) => Stretch): PageRecord | null {
    const verdicts = this.of(page);
    if (verdictsDigest(verdicts) !== record.verdicts) return null;
    const aside = conversionAside(record);
    const { dropped } = aside;
    if (dropped.length === 0) return record;
    const now = dropped.map((each) => ({ ...each, repetition: counted(verdicts)(each.repetition) }));
    return { ...record, converted: store(JSON.stringify({ ...aside, dropped: now })), packed: null };
  }

  #model(): ChromeModel {
    this.#learnt ??= learnChrome(
      this.#pages.map((page) =>
        page && this.#isOwn(page.task)
          ? {
              path: new URL(page.task.url).pathname,
              language: languageOf(page.survey.head, page.task.path),
              isListed: !page.survey.head.noindex && !page.survey.head.refresh,
              words: page.survey.allWords,
              traces: () => tracesIn(page.units.text()),
            }
          : null,
      ),
    );
    return this.#learnt;
  }
}
