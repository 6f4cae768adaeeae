import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { isOwnSource, isSiteItself } from '../../compiler/generators/detect.ts';
import { compile, type Options, type Problem, type Result } from '../../compiler/index.ts';
import { input } from '../../compiler/problems/input.ts';
import { output } from '../../compiler/problems/output.ts';
import { siteFolder } from '../../compiler/problems/site-folder.ts';

/** The result of a look at a site. */
export interface Look {
  readonly result: Result;
  /** Problems that would have stopped a build, in order; the look continued without them. */
  readonly obstacles: readonly Problem[];
}

/** Replaces an unknown public address. */
const PLACEHOLDER = 'https://www.example.com';

/** How a look avoids a problem that stops a build: options to continue with, by the code of the problem; null when it cannot. */
const ways: Readonly<Record<string, (options: Options) => Options | null>> = {
  [input.baseUrlMissing.code]: () => ({ baseUrl: PLACEHOLDER }),
  [input.baseUrlInvalid.code]: ({ baseUrl }) => (baseUrl === undefined ? { baseUrl: PLACEHOLDER } : null),
  [input.foldersOverlap.code]: () => ({ out: nowhere() }),
  [output.outputForeign.code]: () => ({ out: nowhere() }),
  [input.siteMissing.code]: ({ cwd = '.' }) => (isSiteItself(cwd) ? { input: '.' } : null),
};

/** A folder that does not exist: a look writes nothing, but reads the output folder. */
const nowhere = (): string => join(tmpdir(), `sitec-look-${process.pid}`);

/** Builds a site without writing anything, and avoids each obstacle of a build once. */
export const lookAt = async (options: Options, obstacles: readonly Problem[] = []): Promise<Look> => {
  const result = await compile({ ...options, dryRun: true, precompress: false });
  if (result.exitCode !== 3) return { result, obstacles };
  const obstacle = result.problems.find(({ code }) => ways[code] !== undefined && obstacles.every((other) => other.code !== code));
  const way = obstacle && ways[obstacle.code]?.(options);
  if (way) return lookAt({ ...options, ...way }, [...obstacles, obstacle]);
  // A bundle whose site is lost is an obstacle only because it is damaged.
  const isLost = result.problems.some(({ code }) => code === siteFolder.originalsLost.code);
  return { result, obstacles: isLost ? [] : obstacles };
};

/** How to build a site after its obstacles are removed. */
export interface BuildPlan {
  /** Where the bundle goes, relative to the working folder. */
  readonly out: string;
  readonly command: string;
}

/**
 * The command that builds a site past its obstacles. `cwd` and `site` name the working folder and the site in it, `out` the folder of the
 * look, `named` the site as given.
 */
export const planBuild = (cwd: string, site: string, out: string, obstacles: readonly Problem[], named?: string): BuildPlan => {
  const met = new Set(obstacles.map(({ code }) => code));
  const words = ['sitec build', ...(met.has(input.siteMissing.code) ? [site] : named === undefined ? [] : [named])];
  const address = met.has(input.baseUrlMissing.code) || met.has(input.baseUrlInvalid.code) ? ['--base-url <address>'] : [];
  const plan = (place: string, ...flags: readonly string[]): BuildPlan => ({
    out: place,
    command: [...words, ...flags, ...address].join(' '),
  });
  const isForeign = met.has(output.outputForeign.code);
  if (!isForeign && !met.has(input.foldersOverlap.code)) return plan(out);
  const elsewhere = site === '.' ? `../${basename(resolve(cwd))}-sitec` : `${site}-sitec`;
  return isForeign || isOwnSource(join(cwd, site), cwd) ? plan(elsewhere, `--out ${elsewhere}`) : plan(site, '--in-place');
};
