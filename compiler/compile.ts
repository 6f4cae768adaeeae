import type { Result } from './bundle/result.ts';
import type { Options } from './config/options.ts';
import { readSettings, type Settings } from './config/settings.ts';
import type { Shard } from './config/shard.ts';
import { LastBuild } from './last-build.ts';
import { openSite, type OpenSite } from './open-site.ts';
import { exitCodeOf } from './problems/exit-code.ts';
import { ProblemList, type Problem } from './problems/problem.ts';
import { inWrittenFiles } from './site/in-place/restore.ts';
import { removeOldReport, removeReport } from './site/project-folder.ts';

/**
 * Compiles a site into a bundle: site -> pages -> facts -> artefacts -> bundle -> out. Every fault of the input is a Problem in the result;
 * a thrown error is a bug.
 */
export const compile = async (options: Options = {}): Promise<Result> => {
  const problems = new ProblemList();
  let settings: Settings | null = null;
  try {
    settings = await readSettings(options, problems);
    const open = await openSite(settings, problems);
    try {
      return await compileOpen(open, options, problems);
    } finally {
      open.close();
    }
  } catch (error) {
    if (settings) removeReport(settings);
    return resultOf(exitCodeOf(error, problems), problems.sorted());
  }
};

const compileOpen = async (open: OpenSite, options: Options, problems: ProblemList): Promise<Result> => {
  const { settings } = open.place;
  if (settings.shard) return await shardOf(open, settings.shard, problems);
  // A listener for facts needs a full build.
  const last = options.onFacts ? null : await LastBuild.of(open, options.failOn ?? 'error', problems);
  // A merge must still join the shards, or report missing ones.
  if (last?.result && !settings.isMerge) return last.result;
  if (last?.isWhole) open.stage.trustOld();
  removeOldReport(settings);
  try {
    // Imported here, because an unchanged site does not need it.
    const { buildSite } = await import('./build-site.ts');
    return await buildSite(open, options, last, problems);
  } catch (error) {
    removeReport(settings);
    return resultOf(exitCodeOf(error, problems), inWrittenFiles(problems.sorted(), settings.cwd, open.site.name));
  }
};

const shardOf = async (open: OpenSite, shard: Shard, problems: ProblemList): Promise<Result> => {
  const { readShard } = await import('./read-shard.ts');
  return readShard(open, shard, problems);
};

/** The result of a build that stopped. */
const resultOf = (exitCode: Result['exitCode'], problems: readonly Problem[]): Result => ({
  exitCode,
  isPublished: false,
  problems,
  summary: null,
  report: null,
});
