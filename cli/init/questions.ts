/** What `sitec init` asks: once for everything that only a person knows, after it has shown what it found. */
import { openFacts, type Findings } from '../../compiler/init/findings.ts';
import type { OpenFact } from '../../compiler/init/open-facts.ts';
import type { PersonKnows } from '../../compiler/init/proposal.ts';
import { LineCounter } from '../../compiler/problems/locate.ts';
import { printable } from '../report/printable.ts';
import type { Prompt } from '../terminal/prompt.ts';

/** Shows what was found, and asks what of it is right, how the company is called when nothing says it, and what the site will not have. Throws `Interrupted`. */
export const askPerson = async (prompt: Prompt, findings: Findings, folder: string): Promise<PersonKnows> => {
  const facts = openFacts(findings);
  if (facts.length > 0) process.stderr.write(`\n${cards(facts, folder)}\n`);
  const confirmed = facts.length > 0 ? await askWhich(prompt, facts) : [];
  const { host, missing } = findings;
  return {
    confirmed: new Set(confirmed.map(({ path }) => path)),
    name: host === null ? null : await askName(prompt, host),
    none:
      missing.length > 0 && (await prompt.confirm(`Not found: ${missing.join(', ')}. Will this site stay without them?`, false))
        ? missing
        : [],
  };
};

/** A card for each fact: its number, what it says with the words of the page, and where that stands. */
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

/** Asks until the answer is yes, no, or numbers of cards. */
const askWhich = async (prompt: Prompt, facts: readonly OpenFact[]): Promise<readonly OpenFact[]> => {
  for (;;) {
    const answer = await prompt.ask('Which of these are right? yes for all, or numbers such as 1 3-5 [y/N]', 'n');
    const chosen = chosenFrom(answer.toLowerCase(), facts.length);
    if (chosen !== null) return facts.filter((_, at) => chosen.has(at + 1));
    process.stderr.write(`y for all, n for none, or numbers from 1 to ${facts.length}\n`);
  }
};

/** The numbers that an answer chooses; null for one that is none. */
export const chosenFrom = (answer: string, count: number): ReadonlySet<number> | null => {
  if (['n', 'no', 'none'].includes(answer)) return new Set();
  if (['y', 'yes', 'all'].includes(answer)) return new Set(numbersFrom(1, count));
  const parts = answer.split(/[\s,]+/).map((part) => /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(part));
  const ranges = parts.map((part) => (part ? ([Number(part[1]), Number(part[2] ?? part[1])] as const) : null));
  const isWrong = ranges.some((range) => range === null || range[0] < 1 || range[1] > count || range[0] > range[1]);
  return isWrong ? null : new Set(ranges.flatMap((range) => (range ? numbersFrom(...range) : [])));
};

const numbersFrom = (first: number, last: number): readonly number[] => Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** Nothing is confirmed by an empty answer: the company stays called by its host. */
const askName = async (prompt: Prompt, host: string): Promise<string | null> => {
  const name = await prompt.ask(`How is the company called? Nothing says it, so that it is published as ${host} [${host}]`);
  return name === '' ? null : name;
};
