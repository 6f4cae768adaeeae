import { checkAnswers } from './answers/check.ts';
import { emittersOf } from './artefacts/index.ts';
import type { Build } from './build/build.ts';
import type { Result } from './bundle/result.ts';
import { summarise } from './bundle/summary.ts';
import { writeBundle } from './bundle/write.ts';
import type { Options } from './config/options.ts';
import { writeProvenance } from './facts/provenance-file.ts';
import { type ChosenHosts, reportAbilities } from './hosts/choose.ts';
import { checkDeployFolders, openDeployFolders, writeDeployFolders, type HostOutput } from './hosts/files.ts';
import type { LastBuild } from './last-build.ts';
import type { OpenSite } from './open-site.ts';
import type { ReadPages } from './pages/read-pages.ts';
import { removeShards } from './pages/shards.ts';
import type { FailOn, ProblemList } from './problems/problem.ts';
import { checkProse } from './prose/render.ts';
import { writeAgentRecords } from './protocols/agent-records.ts';
import { writeRegistryEntry } from './protocols/mcp/registry-entry.ts';
import { readBuild } from './read-build.ts';
import { reportText, writeReport, type ReportSources } from './report/report.ts';
import { inWrittenFiles } from './site/in-place/restore.ts';
import { keepRelease } from './stage/releases.ts';
import { askBundle } from './verdict/verdict.ts';

/** Builds the bundle of an open site, and stores the results for the next build. Throws on failure and leaves the site open. */
export const buildSite = async (
  open: OpenSite,
  { failOn = 'error', onFacts }: Options,
  last: LastBuild | null,
  problems: ProblemList,
): Promise<Result> => {
  const { build, chosen, pages, stage } = await readBuild(open, problems);
  try {
    const provenance = writeProvenance(build);
    onFacts?.(provenance.facts);
    checkBuild(build, chosen);
    writeRegistryEntry(build);
    writeAgentRecords(build);
    build.settings.onProgress({ step: 'artefacts' });
    const { files, hosts: outputs } = await writeBundle(build, emittersOf(build.settings.only), chosen, stage, failOn);
    const summary = summarise(build, files, pages.cached, chosen);
    const verdict = await askBundle(build);
    const result = publish({ build, files, stage, provenance, summary, verdict }, outputs, pages, failOn);
    // Files that hosts read beside the project belong to them too, and are checked each time.
    const isAlone = outputs.every(({ beside, copies }) => beside.length + copies.length === 0);
    if (result.isPublished && isAlone) last?.keep({ ...result, summary: { ...summary, cached: summary.pages, isUnchanged: true } });
    return result;
  } finally {
    pages.close();
  }
};

/**
 * Publishes the bundle, unless the build failed, and the files that hosts read beside the project. On a write error, the old bundle stays.
 * The report is made while pages can be read, and written last.
 */
const publish = (
  sources: Omit<ReportSources, 'isPublished' | 'isWhole'>,
  outputs: readonly HostOutput[],
  read: ReadPages,
  failOn: FailOn,
): Result => {
  const { build, stage, summary, verdict } = sources;
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
    if (settings.isMerge && settings.cache !== null) removeShards(settings.cache);
    writeDeployFolders(folders, build);
    keepRelease(settings);
  }
  const report = writeReport(text, settings);
  return {
    exitCode: isFit ? 0 : 1,
    isPublished,
    problems: inWrittenFiles(problems.sorted(), settings.cwd, site.name),
    summary,
    ...(verdict && { verdict }),
    report,
  };
};

/** Checks what the configuration and the templates of a site need from the facts, and what its hosts cannot do. */
const checkBuild = (build: Build, chosen: ChosenHosts): void => {
  reportAbilities(chosen, build.problems);
  checkAnswers(build);
  checkProse(build);
};
