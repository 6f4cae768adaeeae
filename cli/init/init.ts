import { relative, resolve } from 'node:path';
import { CONFIG_NAMES } from '../../compiler/config/file.ts';
import type { ConfigFormat } from '../../compiler/config/known-values.ts';
import { isAddress } from '../../compiler/config/site-address.ts';
import { detectGenerator, type DetectedGenerator } from '../../compiler/generators/detect.ts';
import { compile, type Problem } from '../../compiler/index.ts';
import { configText } from '../../compiler/init/config-text.ts';
import type { Findings } from '../../compiler/init/findings.ts';
import { NOBODY, proposalOf, type Proposal } from '../../compiler/init/proposal.ts';
import { propose, type ProposeOptions } from '../../compiler/init/propose.ts';
import { input } from '../../compiler/problems/input.ts';
import { ProblemList } from '../../compiler/problems/problem.ts';
import { buildOf, siteCommands } from '../add/kinds/ci-steps.ts';
import { readProject } from '../add/kinds/project.ts';
import { printableLine } from '../report/printable.ts';
import { reportProblems } from '../report/problems.ts';
import { wantsColours } from '../terminal/colours.ts';
import { refuse } from '../terminal/exit.ts';
import { canAsk, INTERRUPTED, Interrupted, Prompt } from '../terminal/prompt.ts';
import { askPerson } from './questions.ts';
import { headline, initSummary, initTarget, type InitTarget } from './summary.ts';
import { writeProjectFile } from './write-project-file.ts';

/** The subject of the questions. */
export interface Asked {
  readonly findings: Findings;
  readonly generator: DetectedGenerator | null;
  readonly target: InitTarget;
  /** Path of the file relative to the working folder. */
  readonly file: string;
}

/** The generator in words, for the comment beside the folder of the site. */
export const generatorWords = (found: DetectedGenerator | null): string | null => found && `${found.generator.title}: ${found.reason}`;

/** Asks for the address of a site; empty without an answer. Throws `Interrupted`. */
export const askAddress = (prompt: Prompt): Promise<string> => prompt.ask('Public address of the site, such as https://www.example.com:');

/** Asks all questions that need a person, shows the result, and asks whether to write it; null when not. Throws `Interrupted`. */
export const askForFacts = async (prompt: Prompt, asked: Asked): Promise<Proposal | null> => {
  const { findings, generator, target, file } = asked;
  process.stderr.write(`${printableLine(headline(findings, generator?.generator.title ?? null))}\n`);
  const proposal = proposalOf(findings, await askPerson(prompt, findings, target.folder), generatorWords(generator));
  process.stderr.write(`\n${configText(proposal, target.format)}\n`);
  if (await prompt.confirm(`${target.isThere ? 'Replace' : 'Write'} ${file}?`, true)) return proposal;
  process.stderr.write('nothing was written\n');
  return null;
};

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

/** State of a run before the site is read. */
interface Session {
  readonly target: InitTarget;
  readonly options: ProposeOptions;
  /** Null without questions. All questions share one prompt, which keeps answers that are typed ahead. */
  readonly prompt: Prompt | null;
  readonly isDryRun: boolean;
  /** Path of the file relative to the working folder. */
  readonly file: string;
}

/** `sitec init`: reads the site, asks the questions that need a person, writes the configuration; returns the exit code. */
export const runInit = async (site: string | undefined, flags: InitFlags): Promise<number> => {
  const asks = !flags.yes && !flags.dryRun;
  const fault = usageFault(site, asks);
  if (fault !== null) return refuse(fault, 2);
  const target = initTarget(flags);
  if ('reason' in target) return refuse(target.reason, target.exitCode);
  const prompt = asks ? new Prompt() : null;
  try {
    return await init(sessionOf(site, flags, target, prompt));
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    process.stderr.write('\nnothing was written\n');
    return INTERRUPTED;
  } finally {
    prompt?.close();
  }
};

/** The fault in the arguments of the command; null when there is none. */
const usageFault = (site: string | undefined, asks: boolean): string | null => {
  if (site !== undefined && isAddress(site)) return `sitec init needs a folder; to compile a running site use sitec build ${site}`;
  if (asks && !canAsk()) return 'sitec init asks questions and needs a terminal; use --yes to take only what is confirmed';
  return null;
};

const sessionOf = (site: string | undefined, flags: InitFlags, target: InitTarget, prompt: Prompt | null): Session => {
  const { baseUrl, host, cwd = '.', dryRun: isDryRun = false } = flags;
  const options = {
    cwd: target.folder,
    ...(site !== undefined && { input: resolve(cwd, site) }),
    ...(baseUrl !== undefined && { baseUrl }),
    ...(host && { hosts: host }),
  };
  return { target, options, prompt, isDryRun, file: relative(resolve(cwd), target.file) };
};

const init = async (session: Session): Promise<number> => {
  const { target, prompt, file } = session;
  const findings = await look(session);
  if (typeof findings === 'number') return findings;
  const generator = detectGenerator(target.folder);
  const proposal = prompt
    ? await askForFacts(prompt, { findings, generator, target, file })
    : proposalOf(findings, NOBODY, generatorWords(generator));
  prompt?.close();
  return proposal === null ? 0 : finish(session, findings, proposal, generator);
};

/** Tests the configuration, writes it if a build with it works, and reports the result. */
const finish = async (
  { target, file, isDryRun }: Session,
  findings: Findings,
  proposal: Proposal,
  generator: DetectedGenerator | null,
): Promise<number> => {
  const text = configText(proposal, target.format);
  if (isDryRun) process.stdout.write(`${text}\n`);
  const { folder, isThere, before } = target;
  const result = await compile({ cwd: folder, inlineConfig: proposal.config, dryRun: true });
  tell(errorsOf(result.problems), folder);
  if (result.exitCode === 3) return refuse(`nothing was written: a build with this file failed: ${file}`);
  const failure = isDryRun ? null : writeProjectFile(folder, relative(folder, target.file), before, text);
  if (failure !== null) return refuse(`${file} cannot be written: ${failure}`);
  const title = titleOf(generator);
  const ci = await ciCommand(target);
  process.stdout.write(initSummary({ findings, proposal, generator: title, file, isWritten: !isDryRun, isThere, result, ci, folder }));
  return 0;
};

/** The command that CI runs with the configuration. */
const ciCommand = async ({ folder, file }: InitTarget): Promise<string> => {
  const project = await readProject(folder, new ProblemList());
  const name = relative(folder, file);
  return [...siteCommands(project), buildOf(project, CONFIG_NAMES.some((known) => known === name) ? '' : ` --config ${name}`)].join(' && ');
};

const titleOf = (generator: DetectedGenerator | null): string | null => generator && generator.generator.title;

/** The findings of a site; an exit code when it cannot be read. Asks for the address of a site that does not have one. */
const look = async (session: Session): Promise<Findings | number> => {
  const { options, prompt, target } = session;
  const { found, problems, exitCode } = await propose(options);
  if (found !== null) return found;
  const baseUrl = prompt ? await addressFor(problems, prompt, target.folder) : '';
  if (baseUrl !== '') return look({ ...session, options: { ...options, baseUrl } });
  tell(errorsOf(problems), target.folder);
  if (problems.some(({ code }) => code === input.siteMissing.code)) tellGenerator(target.folder);
  return exitCode;
};

/** The typed address for a site that has none, or a wrong one; empty for other problems. */
const addressFor = async (problems: readonly Problem[], prompt: Prompt, folder: string): Promise<string> => {
  const invalid = problems.filter(({ code }) => code === input.baseUrlInvalid.code);
  tell(invalid, folder);
  const isUnaddressed = invalid.length > 0 || problems.some(({ code }) => code === input.baseUrlMissing.code);
  return isUnaddressed ? askAddress(prompt) : '';
};

/** Prints the generator's command for a project whose site is not rendered yet. */
const tellGenerator = (folder: string): void => {
  const found = detectGenerator(folder);
  if (found === null || found.generator.buildCommand === null) return;
  process.stderr.write(`${found.reason} is a project of ${found.generator.title}: ${found.generator.buildCommand} renders the site\n`);
};

const errorsOf = (problems: readonly Problem[]): readonly Problem[] => problems.filter(({ level }) => level === 'error');

const tell = (problems: readonly Problem[], folder: string): void =>
  void process.stderr.write(reportProblems(problems, folder, wantsColours(process.stderr)));
