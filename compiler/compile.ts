import { checkAnswers } from './answer-checks.ts';
import { emitters } from './artefacts/index.ts';
import type { Build } from './artefact.ts';
import { writeBundle } from './bundle.ts';
import { readSettings, type Options } from './config.ts';
import { withDevelopersPage } from './developers-page.ts';
import { FactLog } from './fact-log.ts';
import { gatherFacts } from './facts.ts';
import { reportAbilities } from './host-checks.ts';
import { chooseHosts, type ChosenHosts } from './host-choice.ts';
import { openDeployFolders, writeDeployFolders, type HostOutput } from './host-files.ts';
import { hosts } from './hosts/index.ts';
import { AnswerError } from './intent.ts';
import { settleEntries } from './entry-choice.ts';
import { readOwnTemplates } from './own-prose.ts';
import { readPages, type Page, type ReadPages } from './page.ts';
import { Halt, ProblemList, type FailOn, type Problem } from './problem.ts';
import { input } from './problems/input.ts';
import { output } from './problems/output.ts';
import { search } from './problems/search.ts';
import { checkProse } from './prose.ts';
import { writeRegistryEntry } from './registry-entry.ts';
import { removeReport, reportText, writeReport, type ReportSources } from './report/report.ts';
import { resourcesOf } from './resources/index.ts';
import { checkConcepts } from './search-concept-checks.ts';
import { checkOrigins, readSite } from './site.ts';
import { summarise, type Summary } from './summary.ts';
import { writeProvenance } from './write-provenance.ts';
import { Stage } from './write.ts';

/** What a build came to. */
export interface Result {
  /** 0 done, 1 problems in the site, 3 configuration, input or output. */
  readonly exitCode: 0 | 1 | 3;
  /** False when the old bundle is untouched: the build failed, or has errors that were not to fail it. */
  readonly isPublished: boolean;
  readonly problems: readonly Problem[];
  /** Null when the build stopped before there was anything to count. */
  readonly summary: Summary | null;
  /** Path of the report for people, relative to the working folder; null when none was written. */
  readonly report: string | null;
}

/**
 * Compiles a site into a bundle: site -> pages -> facts -> artefacts -> bundle -> out. Everything that is wrong with the input is a
 * Problem in the result; what is thrown is a bug.
 */
export const compile = async (options: Options = {}): Promise<Result> => {
  const problems = new ProblemList();
  const { failOn = 'error' } = options;
  let stage: Stage | null = null;
  let read: ReadPages | null = null;
  try {
    const settings = await readSettings(options, problems);
    removeReport(settings);
    const chosen = chooseHosts(settings, hosts, problems);
    const resources = resourcesOf(settings, problems);
    const templates = readOwnTemplates(settings, problems);
    const site = readSite(settings, chosen.takes, problems);
    stage = Stage.open(settings.out, settings.cwd, problems);
    read = await readPages(site, settings, stage.scratch, problems);
    const { pages, cached } = read;
    checkOrigins(pages, site, problems);
    checkListed(pages, problems);
    settings.onProgress({ step: 'facts' });
    const log = new FactLog();
    const entries = settleEntries(site.entries, pages, problems);
    const facts = gatherFacts({ ...site, entries }, pages, settings, resources, problems, log);
    const provenance = writeProvenance(log, site.base, settings);
    const build: Build = withDevelopersPage({
      site,
      settings,
      serves: chosen.serves,
      base: site.base,
      app: facts.company.body.app,
      pages,
      listed: pages.filter((page) => page.listed),
      resources,
      facts,
      templates,
      problems,
      developers: null,
    });
    checkBuild(build, chosen);
    writeRegistryEntry(build);
    settings.onProgress({ step: 'artefacts' });
    const { files, hosts: outputs } = await writeBundle(build, emitters, chosen, stage);
    const summary = summarise(build, files, cached, chosen);
    return publish({ build, files, stage, provenance, summary }, outputs, read, failOn);
  } catch (error) {
    const exitCode = exitCodeOf(error, failOn, problems);
    return { exitCode, isPublished: false, problems: problems.sorted(), summary: null, report: null };
  } finally {
    read?.close();
    stage?.discard();
  }
};

/**
 * Unless the build failed, puts the bundle in its place, and beside the project what hosts read from there. Where that cannot be written, the old
 * bundle stays.
 * The report is made while pages can be read, and written last.
 */
const publish = (sources: Omit<ReportSources, 'isPublished'>, outputs: readonly HostOutput[], read: ReadPages, failOn: FailOn): Result => {
  const { build, stage, summary } = sources;
  const { settings, problems } = build;
  settings.onProgress({ step: 'report' });
  const isPublished = !problems.failsOn(failOn);
  const text = reportText({ ...sources, isPublished });
  read.close();
  if (isPublished) {
    const folders = openDeployFolders(outputs, build);
    stage.commit();
    writeDeployFolders(folders, build);
  }
  const report = writeReport(text, settings);
  const exitCode = failOn === 'never' || !problems.failsOn(failOn) ? 0 : 1;
  return { exitCode, isPublished, problems: problems.sorted(), summary, report };
};

/** What the configuration and the templates of a site want of the facts, and what its hosts cannot do. */
const checkBuild = (build: Build, chosen: ChosenHosts): void => {
  reportAbilities(chosen, build.problems);
  checkConcepts(build);
  checkAnswers(build);
  checkProse(build);
};

/** Without a page to name, no list and no index can be published. Where pages could not be read, that has been reported. */
const checkListed = (pages: readonly Page[], problems: ProblemList): void => {
  if (pages.some((page) => page.listed)) return;
  if (!problems.failed) problems.add(input.nothingListed);
  throw new Halt(1);
};

/** Expected ends of a run become an exit code; anything else is a bug and goes on. */
const exitCodeOf = (error: unknown, failOn: FailOn, problems: ProblemList): 0 | 1 | 3 => {
  const inSite = failOn === 'never' ? 0 : 1;
  if (error instanceof Halt) return error.exitCode === 3 ? 3 : inSite;
  if (error instanceof AnswerError) problems.add(search.answerUnresolved, { reason: error.message });
  else if (isSystemError(error)) problems.add(output.outputBlocked, { path: error.path ?? 'the output folder', reason: error.message });
  else throw error;
  return error instanceof AnswerError ? inSite : 3;
};

/** What file systems refuse: no place, no rights, files that come and go while they are read, names that cannot be. */
const SYSTEM_ERRORS: ReadonlySet<string> = new Set(
  (
    'ENOSPC EDQUOT EFBIG EIO EACCES EPERM EROFS EMFILE ENFILE EBUSY ETXTBSY EISDIR ENOTDIR ENOENT EEXIST ENOTEMPTY ENAMETOOLONG ' +
    'EILSEQ ELOOP'
  ).split(' '),
);

const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && SYSTEM_ERRORS.has((error as NodeJS.ErrnoException).code ?? '');
