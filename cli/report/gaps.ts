import type { Problem, Summary } from '../../compiler/index.ts';
import { facts } from '../../compiler/problems/facts.ts';
import { count } from './outcome.ts';

/** True for a note that a kind of records was not found. One line lists all of them; only programs and --verbose get the single notes. */
export const isGap = ({ code }: Pick<Problem, 'code'>): boolean => code === facts.kindMissing.code;

/** The problems without such notes. */
export const withoutGaps = <P extends Pick<Problem, 'code'>>(problems: readonly P[]): readonly P[] =>
  problems.filter((problem) => !isGap(problem));

/** What a site has and what was not found: `4 plans (3 prices seen, 1 confirmed), 31 pages. Not found on this site: platforms.` */
export const readWords = (summary: Summary): string => {
  const { pages, missing } = summary;
  const found = [...recordWords(summary), count(pages, 'page')].join(', ');
  return missing.length === 0 ? found : `${found}. Not found on this site: ${missing.map(plain).join(', ')}.`;
};

/** The number of records of each kind, without the company, which is always one. */
const recordWords = (summary: Summary): readonly string[] =>
  Object.entries(summary.facts)
    .filter(([kind]) => kind !== 'company')
    .map(
      ([kind, number]) => `${count(number, summary.singulars[kind] ?? kind, plain(kind))}${kind === 'plans' ? priceWords(summary) : ''}`,
    );

const priceWords = ({ prices: { seen, confirmed } }: Summary): string =>
  seen === 0 ? '' : ` (${count(seen, 'price')} seen, ${confirmed} confirmed)`;

const plain = (kind: string): string => kind.replaceAll('-', ' ');
