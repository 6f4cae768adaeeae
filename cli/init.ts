import { writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { compile, type Problem } from '../compiler/index.ts';
import { input } from '../compiler/problems/input.ts';
import { configText, type ConfigFormat } from '../compiler/propose/config-text.ts';
import type { Findings } from '../compiler/propose/findings.ts';
import { detectGenerator, type DetectedGenerator } from '../compiler/generators/index.ts';
import { proposalOf, type Proposal } from '../compiler/propose/proposal.ts';
import { propose, type ProposeOptions } from '../compiler/propose/propose.ts';
import { thrownReason } from '../compiler/thrown.ts';
import { wantsColours } from './colours.ts';
import { askAddress, askForFacts, generatorWords } from './init-questions.ts';
import { initSummary } from './init-summary.ts';
import { initTarget, type InitTarget } from './init-target.ts';
import { canAsk, Interrupted } from './prompt.ts';
import { refuse } from './refusal.ts';
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
  const asks = !flags.yes && !flags.dryRun;
  if (asks && !canAsk())
    return refuse('sitec init asks questions, and here is no terminal for them; --yes takes what is confirmed and asks nothing', 2);
  const target = initTarget(flags);
  if ('reason' in target) return refuse(target.reason, target.exitCode);
  try {
    return await init(sessionOf(site, flags, target, asks));
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    process.stderr.write('\nnothing was written\n');
    return INTERRUPTED;
  }
};

const sessionOf = (site: string | undefined, flags: InitFlags, target: InitTarget, asks: boolean): Session => {
  const { baseUrl, host, cwd = '.', dryRun: isDryRun = false } = flags;
  const options = {
    cwd: target.folder,
    ...(site !== undefined && { input: resolve(cwd, site) }),
    ...(baseUrl !== undefined && { baseUrl }),
    ...(host && { hosts: host }),
  };
  return { target, options, asks, isDryRun, file: relative(resolve(cwd), target.file) };
};

const init = async (session: Session): Promise<number> => {
  const { target, asks, file } = session;
  const findings = await look(session);
  if (typeof findings === 'number') return findings;
  const generator = detectGenerator(target.folder);
  const proposal = asks
    ? await askForFacts({ findings, generator, target, file })
    : proposalOf(findings, new Set(), generatorWords(generator));
  return proposal === null ? 0 : finish(session, findings, proposal, generator);
};

/** Writes the configuration, and tells what a build comes to with it. */
const finish = async (
  { target, file, isDryRun }: Session,
  findings: Findings,
  proposal: Proposal,
  generator: DetectedGenerator | null,
): Promise<number> => {
  const text = configText(proposal, target.format);
  if (isDryRun) process.stdout.write(`${text}\n`);
  const failure = isDryRun ? null : write(target, text);
  if (failure !== null) return refuse(`${file} cannot be written: ${failure}`);
  const { folder } = target;
  const config = isDryRun ? { inlineConfig: proposal.config } : { config: target.file };
  const result = await compile({ cwd: folder, ...config, dryRun: true });
  tell(errorsOf(result.problems), folder);
  const title = generator?.generator.title ?? null;
  process.stdout.write(initSummary({ findings, proposal, generator: title, file, isWritten: !isDryRun, result, folder }));
  return result.exitCode === 3 ? 3 : 0;
};

/** What the site holds; an exit code when it cannot be read. A site that does not tell its address is asked for it. */
const look = async (session: Session): Promise<Findings | number> => {
  const { options, asks, target } = session;
  const { found, problems, exitCode } = await propose(options);
  if (found !== null) return found;
  const isUnaddressed = problems.some(({ code }) => code === input.baseUrlMissing.code || code === input.baseUrlInvalid.code);
  const baseUrl = asks && isUnaddressed ? await askAddress() : '';
  if (baseUrl !== '') return look({ ...session, options: { ...options, baseUrl } });
  tell(errorsOf(problems), target.folder);
  if (problems.some(({ code }) => code === input.siteMissing.code)) tellGenerator(target.folder);
  return exitCode;
};

/** A project whose site has not been rendered yet says what renders it. */
const tellGenerator = (folder: string): void => {
  const found = detectGenerator(folder);
  if (found === null || found.generator.buildCommand === null) return;
  process.stderr.write(`${found.reason} is of ${found.generator.title}: ${found.generator.buildCommand} renders the site\n`);
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
