import { relative } from 'node:path';
import { mergeSettings, type MergedSettings, type Options } from './config.ts';
import { WAYS } from './config-choices.ts';
import { DEFAULT_INSERTIONS } from './insertions.ts';
import { compare, ProblemList, type Problem } from './problem.ts';
import { exitCodeOf } from './run-end.ts';

/** A setting, what it is, and where that comes from: a flag, a variable, the configuration file, or `default`. */
export interface SettingLine {
  readonly key: string;
  readonly value: unknown;
  readonly source: string;
}

/** What settings a build would have. */
export interface DescribedSettings {
  /** Sorted by key; empty when they cannot be read. */
  readonly lines: readonly SettingLine[];
  readonly exitCode: 0 | 1 | 3 | 4;
  readonly problems: readonly Problem[];
}

/** Merges the settings of a build and builds nothing. */
export const describeSettings = async (options: Options): Promise<DescribedSettings> => {
  const problems = new ProblemList();
  try {
    const lines = linesOf(await mergeSettings(options, problems));
    return { lines, exitCode: 0, problems: problems.sorted() };
  } catch (error) {
    return { lines: [], exitCode: exitCodeOf(error, 'error', problems), problems: problems.sorted() };
  }
};

const linesOf = ({ settings, choices }: MergedSettings): readonly SettingLine[] => {
  const { config, configFile, cwd, out, maximumPages } = settings;
  const defaults = { out: relative(cwd, out) || '.', content: settings.content.map((glob) => relative(cwd, glob)), maxPages: maximumPages };
  const found = new Map<string, Omit<SettingLine, 'key'>>();
  for (const [key, value] of Object.entries({ ...defaults, inject: DEFAULT_INSERTIONS })) found.set(key, { value, source: 'default' });
  for (const [key, value] of Object.entries(config)) found.set(key, { value, source: configFile ?? 'default' });
  for (const key of Object.keys(WAYS) as (keyof typeof WAYS)[]) {
    const choice = choices[key];
    if (choice !== null) found.set(key, { value: choice.value, source: choice.source });
  }
  return [...found].map(([key, line]) => ({ key, ...line })).toSorted((a, b) => compare(a.key, b.key));
};
