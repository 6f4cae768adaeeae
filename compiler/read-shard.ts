import { relative } from 'node:path';
import type { Result } from './bundle/result.ts';
import type { Shard } from './config/shard.ts';
import type { OpenSite } from './open-site.ts';
import { openReading } from './pages/read-pages.ts';
import { output } from './problems/output.ts';
import { Halt, ProblemList } from './problems/problem.ts';

/**
 * Reads a part of the pages of an open site, and caches the results for the build that joins all parts. That build reports the problems of
 * pages, because a part does not know the other pages. Throws `Halt` (exit code 3) when the cache cannot be written.
 */
export const readShard = async ({ place, site, stage }: OpenSite, shard: Shard, problems: ProblemList): Promise<Result> => {
  const { settings } = place;
  const { reading } = openReading(site, settings, stage.scratch, problems);
  const { size: pages } = await reading.read(new ProblemList());
  const path = reading.close();
  if (path === null) {
    problems.add(output.shardBlocked, { folder: relative(settings.cwd, settings.cache ?? '') });
    throw new Halt(3);
  }
  const file = relative(settings.cwd, path);
  const read = { ...shard, pages, sitePages: site.documents.length, cached: reading.cached, file };
  return { exitCode: 0, isPublished: false, problems: problems.sorted(), summary: null, report: null, shard: read };
};
