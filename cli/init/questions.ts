/** The questions of `sitec init`. They come once, after the findings. */
import type { OpenFact } from '../../compiler/init/company-facts.ts';
import { openFacts, type Findings } from '../../compiler/init/findings.ts';
import type { PersonKnows } from '../../compiler/init/proposal.ts';
import { LineCounter } from '../../compiler/problems/locate.ts';
import { printable } from '../report/printable.ts';
import type { Prompt } from '../terminal/prompt.ts';

/**
 * Shows the findings, and asks which are right, for the name of the company if it is unknown, and which kinds the site does not have.
 * Throws `Interrupted`.
 */
export const askPerson = async (prompt: Prompt, findings: Findings, folder: string): Promise<PersonKnows> => {
  const facts = openFacts(findings);
  if (facts.length > 0) process.stderr.write(`\n${cards(facts, folder)}\n`);
  const confirmed = facts.length > 0 ? await askWhich(prompt, facts) : [];
  const { host, missing } = findings;
  return {
    confirmed: new Set(confirmed.map(({ path }) => path)),
    name: host === null ? null : await askName(prompt, host),
    none: missing.length > 0 && (await prompt.confirm(`Not found: ${missing.join(', ')}. Turn these kinds off?`, false)) ? missing : [],
  };
};

/** A card for each fact: its number, its value with the words of the page, and its place. */
const cards = (facts: readonly OpenFact[], folder: string): string => {
  const lines = new LineCounter(folder);
  const width = String(facts.length).length;
  return facts
    .map(({ words, place }, at) => {
      const { line } = lines.position(place);
      const where = `${place.file}${line === null ? '' : `:${line}`}`;
      return ` ${String(at + 1).padStart(width)}  ${printable(words)}\n ${' '.repeat(width)}    ${printable(where)}\n`;
    })
    .join('');
};

/** Asks until the answer is yes, no, or a list of card numbers. */
const askWhich = async (prompt: Prompt, facts: readonly OpenFact[]): Promise<readonly OpenFact[]> => {
  for (;;) {
    const answer = await prompt.ask('Which of these are right? yes for all, or numbers such as 1 3-5 [y/N]', 'n');
    const chosen = chosenFrom(answer.toLowerCase(), facts.length);
    if (chosen !== null) return facts.filter((_, at) => chosen.has(at + 1));
    process.stderr.write(`y for all, n for none, or numbers from 1 to ${facts.length}\n`);
  }
};

/** The card numbers of an answer; null for an invalid one. */
export const chosenFrom = (answer: string, count: number): ReadonlySet<number> | null => {
  if (['n', 'no', 'none'].includes(answer)) return new Set();
  if (['y', 'yes', 'all'].includes(answer)) return new Set(numbersFrom(1, count));
  const parts = answer.split(/[\s,]+/).map((part) => /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(part));
  const ranges = parts.map((part) => (part ? ([Number(part[1]), Number(part[2] ?? part[1])] as const) : null));
  const isWrong = ranges.some((range) => range === null || range[0] < 1 || range[1] > count || range[0] > range[1]);
  return isWrong ? null : new Set(ranges.flatMap((range) => (range ? numbersFrom(...range) : [])));
};

const numbersFrom = (first: number, last: number): readonly number[] => Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** An empty answer confirms nothing: the host stays the name of the company. */
const askName = async (prompt: Prompt, host: string): Promise<string | null> => {
  const name = await prompt.ask(`What is the name of the company? Without an answer it is published as ${host} [${host}]`);
  return name === '' ? null : name;
};
