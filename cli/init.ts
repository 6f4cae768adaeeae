import { writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { compile, type Problem } from '../compiler/index.ts';
import { LineCounter } from '../compiler/place.ts';
import { input } from '../compiler/problems/input.ts';
import { configText, type ConfigFormat } from '../compiler/propose/config-text.ts';
import { openFacts, type Findings } from '../compiler/propose/findings.ts';
import { detectGenerator } from '../compiler/propose/generator.ts';
import { proposalOf, type Proposal } from '../compiler/propose/proposal.ts';
import { propose, type ProposeOptions } from '../compiler/propose/propose.ts';
import { thrownReason } from '../compiler/thrown.ts';
import { wantsColours } from './colours.ts';
import { factLine, headline, initSummary } from './init-summary.ts';
import { initTarget, type InitTarget } from './init-target.ts';
import { canAsk, Interrupted, Prompt } from './prompt.ts';
import { refuse } from './refusal.ts';
import { printable, printableLine } from './report/printable.ts';
import { reportProblems } from './report/problems.ts';

/** Flags of `sitec init` as the command line gives them. */
export interface InitFlags {
  readonly yes?: boolean;
  readonly format?: ConfigFormat;
  readonly host?: readonly string[];
  readonly force?: boolean;
  readonly dryRun?: boolean;
  readonly baseUrl?: string;
  readonly config?: string;
  readonly cwd?: string;
}

/** What is decided before a site is looked at. */
interface Session {
  readonly target: InitTarget;
  readonly options: ProposeOptions;
  readonly asks: boolean;
  readonly isDryRun: boolean;
  /** The file as it is called from the working folder. */
  readonly file: string;
}

const INTERRUPTED = 130;

/** `sitec init`: looks at the site, asks what only a person knows, writes the configuration; answers the exit code. */
export const runInit = async (site: string | undefined, flags: InitFlags): Promise<number> => {
  const { yes = false, dryRun: isDryRun = false, baseUrl, host, cwd = '.' } = flags;
  if (!yes && !isDryRun && !canAsk())
    return refuse('sitec init asks questions, and here is no terminal for them; --yes takes what is confirmed and asks nothing', 2);
  const target = initTarget(flags);
  if ('reason' in target) return refuse(target.reason, target.exitCode);
  const options = {
    cwd: target.folder,
    ...(site !== undefined && { input: resolve(cwd, site) }),
    ...(baseUrl !== undefined && { baseUrl }),
    ...(host && { hosts: host }),
  };
  const session = { target, options, asks: !yes && !isDryRun, isDryRun, file: relative(resolve(cwd), target.file) };
  try {
    return await init(session);
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    process.stderr.write('\nnothing was written\n');
    return INTERRUPTED;
  }
};

const init = async (session: Session): Promise<number> => {
  const { target, asks, file, isDryRun } = session;
  const looked = await look(session);
  if (typeof looked === 'number') return looked;
  const generator = detectGenerator(target.folder);
  const title = generator?.generator.title ?? null;
  const words = generator && `${generator.generator.title}: ${generator.reason}`;
  const proposal = asks ? await decide(session, looked, title, words) : proposalOf(looked, new Set(), words);
  if (proposal === null) return 0;
  const text = configText(proposal, target.format);
  if (isDryRun) process.stdout.write(`${text}\n`);
  const failure = isDryRun ? null : write(target, text);
  if (failure !== null) return refuse(`${file} cannot be written: ${failure}`);
  const config = isDryRun ? { inlineConfig: proposal.config } : { config: target.file };
  const result = await compile({ cwd: target.folder, ...config, dryRun: true });
  tell(errorsOf(result.problems), target.folder);
  const told = { findings: looked, proposal, generator: title, file, isWritten: !isDryRun, result, folder: target.folder };
  process.stdout.write(initSummary(told));
  return result.exitCode === 3 ? 3 : 0;
};

/** What the site holds; an exit code when it cannot be read. A site that does not tell its address is asked for it. */
const look = async ({ options, asks, target }: Session): Promise<Findings | number> => {
  const { found, problems, exitCode } = await propose(options);
  if (found !== null) return found;
  const isUnaddressed = problems.some(({ code }) => code === input.baseUrlMissing.code || code === input.baseUrlInvalid.code);
  if (asks && isUnaddressed) {
    const baseUrl = await withPrompt((prompt) => prompt.ask('Public address of the site, such as https://www.example.com:'));
    if (baseUrl !== '') return look({ options: { ...options, baseUrl }, asks, target } as Session);
  }
  tell(errorsOf(problems), target.folder);
  const generator = problems.some(({ code }) => code === input.siteMissing.code) ? detectGenerator(target.folder) : null;
  if (generator?.generator.buildCommand)
    process.stderr.write(`${generator.reason} is of ${generator.generator.title}: ${generator.generator.buildCommand} renders the site\n`);
  return exitCode;
};

/** Asks about everything that nobody has confirmed, and whether to write; null when not. */
const decide = async (session: Session, findings: Findings, title: string | null, generator: string | null): Promise<Proposal | null> =>
  withPrompt(async (prompt) => {
    const lines = new LineCounter(session.target.folder);
    process.stderr.write(`${printableLine(headline(findings, title))}\n`);
    const confirmed = new Set<string>();
    for (const fact of openFacts(findings)) {
      const question = `${printable(factLine(fact, lines))}. Publish ${fact.path === 'plans' ? 'them' : 'it'}?`;
      if (await prompt.confirm(question, false)) confirmed.add(fact.path);
    }
    const proposal = proposalOf(findings, confirmed, generator);
    process.stderr.write(`\n${configText(proposal, session.target.format)}\n`);
    if (await prompt.confirm(`${session.target.isThere ? 'Replace' : 'Write'} ${session.file}?`, true)) return proposal;
    process.stderr.write('nothing was written\n');
    return null;
  });

const withPrompt = async <T>(ask: (prompt: Prompt) => Promise<T>): Promise<T> => {
  const prompt = new Prompt();
  try {
    return await ask(prompt);
  } finally {
    prompt.close();
  }
};

const errorsOf = (problems: readonly Problem[]): readonly Problem[] => problems.filter(({ level }) => level === 'error');

const tell = (problems: readonly Problem[], folder: string): void =>
  void process.stderr.write(reportProblems(problems, folder, wantsColours(process.stderr)));

/** Why the file could not be written; null when it was. One that came meanwhile is not replaced. */
const write = ({ file, isThere }: InitTarget, text: string): string | null => {
  try {
    writeFileSync(file, text, { flag: isThere ? 'w' : 'wx' });
    return null;
  } catch (error) {
    return thrownReason(error);
  }
};
