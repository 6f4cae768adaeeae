import { checkAnswers } from './answers/check.ts';
import { emittersOf } from './artefacts/index.ts';
import type { Build } from './build/build.ts';
import { summarise, type Summary } from './bundle/summary.ts';
import { writeBundle } from './bundle/write.ts';
import type { Options } from './config/options.ts';
import { readSettings } from './config/settings.ts';
import { writeProvenance } from './facts/provenance-file.ts';
import { reportAbilities } from './hosts/check.ts';
import type { ChosenHosts } from './hosts/choose.ts';
import { checkDeployFolders, openDeployFolders, writeDeployFolders, type HostOutput } from './hosts/files.ts';
import type { ReadPages } from './pages/read-pages.ts';
import { exitCodeOf } from './problems/exit-code.ts';
import { ProblemList, type FailOn, type Problem } from './problems/problem.ts';
import { checkProse } from './prose/render.ts';
import { writeRegistryEntry } from './protocols/mcp/registry-entry.ts';
import { readBuild, type Reading } from './read-build.ts';
import { removeReport, reportText, writeReport, type ReportSources } from './report/report.ts';
import { inWrittenFiles } from './site/in-place/restore.ts';
import { keepRelease } from './stage/stage.ts';

/** What a build came to. */
export interface Result {
  /** 0 done, 1 problems in the site, 3 configuration, input or output, 4 a site that cannot be reached. */
  readonly exitCode: 0 | 1 | 3 | 4;
  /** False when the old bundle is untouched: the build failed, has errors that were not to fail it, or was to write nothing. */
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
  let reading: Reading | null = null;
  try {
    const settings = await readSettings(options, problems);
    removeReport(settings);
    reading = await readBuild(settings, problems);
    const { build, chosen, log, pages, stage } = reading;
    const provenance = writeProvenance(log, build);
    options.onFacts?.(provenance.facts);
    checkBuild(build, chosen);
    writeRegistryEntry(build);
    settings.onProgress({ step: 'artefacts' });
    const { files, hosts: outputs } = await writeBundle(build, emittersOf(settings.only), chosen, stage, failOn);
    const summary = summarise(build, files, pages.cached, chosen);
    return publish({ build, files, stage, provenance, summary }, outputs, pages, failOn);
  } catch (error) {
    const exitCode = exitCodeOf(error, problems);
    const found = reading ? inWrittenFiles(problems.sorted(), reading.build.settings.cwd, reading.build.site.name) : problems.sorted();
    return { exitCode, isPublished: false, problems: found, summary: null, report: null };
  } finally {
    reading?.close();
  }
};

/**
 * Unless the build failed, puts the bundle in its place, and beside the project what hosts read from there. Where that cannot be written, the old
 * bundle stays.
 * The report is made while pages can be read, and written last.
 */
const publish = (
  sources: Omit<ReportSources, 'isPublished' | 'isWhole'>,
  outputs: readonly HostOutput[],
  read: ReadPages,
  failOn: FailOn,
): Result => {
  const { build, stage, summary } = sources;
  const { settings, problems, site } = build;
  settings.onProgress({ step: 'report' });
  checkDeployFolders(outputs, (file) => stage.read(file), build);
  const isFit = !problems.failsOn(failOn);
  const isPublished = !settings.isDryRun && isFit;
  const text = reportText({ ...sources, isPublished, isWhole: failOn === 'never' || !problems.failed });
  read.close();
  if (isPublished) {
    const folders = openDeployFolders(outputs, build);
    stage.commit();
    writeDeployFolders(folders, build);
    keepRelease(settings);
  }
  const report = writeReport(text, settings);
  return { exitCode: isFit ? 0 : 1, isPublished, problems: inWrittenFiles(problems.sorted(), settings.cwd, site.name), summary, report };
};

/** What the configuration and the templates of a site want of the facts, and what its hosts cannot do. */
const checkBuild = (build: Build, chosen: ChosenHosts): void => {
  reportAbilities(chosen, build.problems);
  checkAnswers(build);
  checkProse(build);
};
