import type { DetectedGenerator } from '../../compiler/generators/index.ts';
import { configText } from '../../compiler/init/config-text.ts';
import { openFacts, type Findings } from '../../compiler/init/findings.ts';
import { proposalOf, type Proposal } from '../../compiler/init/proposal.ts';
import { LineCounter } from '../../compiler/problems/locate.ts';
import { printable, printableLine } from '../report/printable.ts';
import type { Prompt } from '../terminal/prompt.ts';
import { factLine, headline } from './summary.ts';
import type { InitTarget } from './target.ts';

/** What the questions are about. */
export interface Asked {
  readonly findings: Findings;
  readonly generator: DetectedGenerator | null;
  readonly target: InitTarget;
  /** The file as it is called from the working folder. */
  readonly file: string;
}

/** The generator in words, for the comment at the folder of the site. */
export const generatorWords = (found: DetectedGenerator | null): string | null => found && `${found.generator.title}: ${found.reason}`;

/** Asks for the address of a site; empty when there is no answer. Throws `Interrupted`. */
export const askAddress = (prompt: Prompt): Promise<string> => prompt.ask('Public address of the site, such as https://www.example.com:');

/** Asks about everything that nobody has confirmed, shows what comes of it, and asks whether to write it; null when not. Throws `Interrupted`. */
export const askForFacts = async (prompt: Prompt, asked: Asked): Promise<Proposal | null> => {
  const { findings, generator, target, file } = asked;
  process.stderr.write(`${printableLine(headline(findings, generator?.generator.title ?? null))}\n`);
  const proposal = proposalOf(findings, await confirmedFacts(prompt, asked), generatorWords(generator));
  process.stderr.write(`\n${configText(proposal, target.format)}\n`);
  if (await prompt.confirm(`${target.isThere ? 'Replace' : 'Write'} ${file}?`, true)) return proposal;
  process.stderr.write('nothing was written\n');
  return null;
};

const confirmedFacts = async (prompt: Prompt, { findings, target }: Asked): Promise<ReadonlySet<string>> => {
  const lines = new LineCounter(target.folder);
  const confirmed = new Set<string>();
  for (const fact of openFacts(findings)) {
    const question = `${printable(factLine(fact, lines))}. Publish ${fact.path === 'plans' ? 'them' : 'it'}?`;
    if (await prompt.confirm(question, false)) confirmed.add(fact.path);
  }
  return confirmed;
};
