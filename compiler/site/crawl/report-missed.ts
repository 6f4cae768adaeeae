import { crawl } from '../../problems/crawl.ts';
import { input } from '../../problems/input.ts';
import { Halt, type ProblemList } from '../../problems/problem.ts';
import type { Found } from './frontier.ts';
import type { CrawlNotes } from './notes.ts';
import type { Missed } from './visit.ts';

/** Reports that something is referred to and not there; the place is what refers to it. Nobody hears of what was only tried. */
export const reportMissed = ({ url, kind, from }: Found, missed: Missed, notes: CrawlNotes, problems: ProblemList): void => {
  const { cause, reason } = missed;
  if (from === null) return;
  const values = { address: url.href, reason, answer: reason };
  const place = { file: from };
  if (cause === 'written anew') problems.add(input.fileReplaced, { file: missed.url.pathname }, place);
  else if (cause === 'forbidden') notes.addForbidden(missed.url);
  else if (kind === 'file' || cause === 'unusable file') problems.add(crawl.fileLost, { ...values, reason: sentence(missed) }, place);
  else if (cause === 'elsewhere') notes.addMoved(url, missed.url.href);
  else problems.add(cause === 'dead' || cause === 'loop' ? crawl.linkDead : crawl.pageLost, values, place);
};

/** Reports that the first page cannot be had, and ends: 4 when nobody answers, 3 when the answer is of no use. */
export const haltWithoutStart = (address: string, missed: Missed, problems: ProblemList): never => {
  const isSilent = missed.cause === 'unanswered';
  problems.add(isSilent ? crawl.unreachable : crawl.refused, { address, reason: sentence(missed) }, { file: address });
  throw new Halt(isSilent ? 4 : 3);
};

const VERBS: ReadonlySet<Missed['cause']> = new Set(['dead', 'elsewhere', 'forbidden', 'loop']);

/** Some reasons begin with a verb, the others are whole. */
const sentence = ({ cause, reason }: Missed): string => (VERBS.has(cause) ? `it ${reason}` : reason);
