import { unitsOf } from '../../markdown/chrome/units.ts';
import { prune } from '../../markdown/prune/prune.ts';
import { emptyWordsOf } from '../../markdown/script-written.ts';
import { offersOf } from '../../offers/find.ts';
import { ProblemList, type Problem } from '../../problems/problem.ts';
import { contactMentions } from '../contact-mentions.ts';
import { addressesOf, type PageContent } from '../content-tree.ts';
import { convertPage, type Wishes } from '../conversion.ts';
import { statedLanguage } from '../head-summary.ts';
import { spokenLanguage } from '../language/text-languages.ts';
import { pageQuestions } from '../questions/questions.ts';
import { baseOf, readPageSource, type PageSource } from '../source.ts';
import { readFrom, surveyOf, type PageTask } from '../survey.ts';
import { unitLines, type Verdicts } from '../unit-verdicts.ts';

/** Converts a page, after the site's verdicts about its units are known. */
export interface ConvertJob {
  readonly kind: 'convert';
  readonly task: PageTask;
  readonly wishes: Wishes;
  readonly verdicts: Verdicts;
}

/** A job for a page. */
export type Job = { readonly kind: 'survey'; readonly task: PageTask } | ConvertJob;

/** The result of a job. */
export interface Done {
  /** Digest of the bytes that were read. */
  readonly sha256: string;
  /** A `Survey` or a `Conversion` as JSON. */
  readonly data: string;
  /** A `SurveyAside` or a `ConversionAside` as JSON. */
  readonly aside: string;
  /** The part that is read on demand: the lines of its units, or its markdown. */
  readonly text: string;
  /** True when the reader keeps the content of the page for its conversion. */
  readonly isHeld: boolean;
}

/** The answer to a job: its result, or the problems of an unreadable page. */
export type Answer = Done | { readonly failures: readonly Problem[] };

/** Maximum characters of HTML whose content is kept between survey and conversion. A tree takes about ten bytes for each. */
export const MAXIMUM_HELD = 12_000_000;

/** A page whose content is kept. */
interface Held extends PageContent {
  readonly sha256: string;
  readonly length: number;
}

/**
 * Reads pages. The content of a surveyed page is kept for the conversion while there is room. Other pages are parsed again, so that memory
 * does not grow with the number of pages.
 */
export class PageReader {
  readonly #held = new Map<string, Held>();
  #free: number;

  constructor(maximumHeld = MAXIMUM_HELD) {
    this.#free = maximumHeld;
  }

  /** Does a job. */
  answer(job: Job): Answer {
    const problems = new ProblemList();
    const answer = job.kind === 'survey' ? this.#survey(job.task, problems) : this.#convert(job, problems);
    return answer ?? { failures: problems.sorted() };
  }

  #survey(task: PageTask, problems: ProblemList): Done | null {
    const page = readPageSource(readFrom(task), task.source, task.selections, problems);
    if (!page) return null;
    const { sha256, parsed, html } = page;
    const contacts = contactMentions(parsed.root);
    const offers = offersOf(parsed.root, spokenLanguage(statedLanguage(parsed.head), task), parsed.head.title);
    const questions = pageQuestions(parsed.root, { path: task.path, addresses: addressesOf(parsed.head, task) });
    const emptyWords = emptyWordsOf(parsed);
    const content = prune(parsed.root, task.path);
    const text = unitLines(unitsOf(content.root, baseOf(parsed.head, task.url)));
    const { survey, aside } = surveyOf(
      { ...parsed, html },
      { words: content.words, contacts, offers, questions, emptyWords },
      task,
      problems,
    );
    return {
      sha256,
      data: JSON.stringify(survey),
      aside: JSON.stringify(aside),
      text,
      isHeld: this.#hold(task, page, { head: parsed.head, content }),
    };
  }

  #hold({ path }: PageTask, { sha256, length }: PageSource, content: PageContent): boolean {
    if (length > this.#free) return false;
    this.#free -= length;
    this.#held.set(path, { ...content, sha256, length });
    return true;
  }

  #convert({ task, wishes, verdicts }: ConvertJob, problems: ProblemList): Done | null {
    const page = this.#take(task) ?? parsedAgain(task, problems);
    if (!page) return null;
    const { conversion, aside, markdown } = convertPage(page, task, wishes, verdicts);
    return { sha256: page.sha256, data: JSON.stringify(conversion), aside: JSON.stringify(aside), text: markdown, isHeld: false };
  }

  #take({ path }: PageTask): Held | null {
    const held = this.#held.get(path);
    if (!held) return null;
    this.#held.delete(path);
    this.#free += held.length;
    return held;
  }
}

const parsedAgain = (task: PageTask, problems: ProblemList): (PageContent & Pick<Held, 'sha256'>) | null => {
  const page = readPageSource(readFrom(task), task.source, task.selections, problems);
  return page && { head: page.parsed.head, content: prune(page.parsed.root, task.path), sha256: page.sha256 };
};
