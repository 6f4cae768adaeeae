import { relative } from 'node:path';
import type { Options } from '../../compiler/config/options.ts';
import { DEFAULT_INSERTIONS } from '../../compiler/config/known-values.ts';
import type { Config } from '../../compiler/config/schema.ts';
import { isAddress } from '../../compiler/config/site-address.ts';
import { mergeSettings, type MergedSettings, type Settings } from '../../compiler/config/settings.ts';
import type { Choices } from '../../compiler/config/sources.ts';
import { exitCodeOf } from '../../compiler/problems/exit-code.ts';
import { compare, ProblemList, type Problem } from '../../compiler/problems/problem.ts';
import { hostsOf } from '../../compiler/open-site.ts';
import { baseWords, findBase } from '../../compiler/site/base-url.ts';
import { listSite } from '../../compiler/site/files.ts';
import { generatorOfOutput } from '../../compiler/site/in-place/generator-output.ts';
import { addressedProject, placeSite, type SitePlace } from '../../compiler/site/site.ts';
import { printable } from '../report/printable.ts';

/** What a build with these settings detects by itself, and where it would put the bundle. Values that it cannot find are left out. */
export const foundSettings = (merged: MergedSettings, options: Options): readonly SettingLine[] => {
  const { settings, choices } = merged;
  const place = found((problems) => (settings.crawl === null ? placeSite({ ...settings, isDryRun: true }, null, problems) : null));
  return [
    ...outLines(merged, options, place),
    ...(place === null ? [] : placeLines(choices, place)),
    ...(choices.hosts === null ? hostLines(settings) : []),
  ];
};

/**
 * A bundle goes into the folder of its site by a flag, because the user named that folder, or because the generator writes where bundles
 * go.
 */
const outLines = ({ settings, choices }: MergedSettings, { inPlace }: Options, place: SitePlace | null): readonly SettingLine[] => {
  if (!inPlace) {
    const { isInPlace } = place?.settings ?? settings;
    const source = isInPlace ? (choices.out?.source ?? `found: ${generatorOfOutput(settings)?.reason}`) : 'default';
    return [{ key: 'inPlace', value: isInPlace, source }];
  }
  const source = '--in-place';
  return [{ key: 'inPlace', value: true, source }, ...(place === null ? [] : [{ key: 'out', value: place.name, source }])];
};

const placeLines = (choices: Choices, place: SitePlace): readonly SettingLine[] => [
  ...(choices.input === null ? [{ key: 'input', value: place.name, source: 'found' }] : []),
  ...(choices.site === null ? baseLines(place) : []),
];

const baseLines = ({ folder, name, settings }: SitePlace): readonly SettingLine[] => {
  const base = found((problems) => {
    const { documents } = listSite(folder, name, [], settings, problems);
    return findBase(
      null,
      { folder, name, documents, project: addressedProject(folder, settings), running: null, fallback: null },
      problems,
    );
  });
  return base === null ? [] : [{ key: 'site', value: base.base, source: `found: ${base.source === null ? name : baseWords(base.source)}` }];
};

const hostLines = (settings: Settings): readonly SettingLine[] => {
  const chosen = found((problems) => hostsOf(settings, problems));
  const source = chosen?.found ? `found: ${chosen.found}` : 'default';
  return chosen === null ? [] : [{ key: 'hosts', value: chosen.hosts.map(({ name }) => name), source }];
};

/** Null where a build would end with a problem. */
const found = <T>(look: (problems: ProblemList) => T): T | null => {
  const problems = new ProblemList();
  try {
    return look(problems);
  } catch (error) {
    exitCodeOf(error, problems);
    return null;
  }
};

/** A setting, its value, and where the value comes from: a flag, a variable, the configuration file, a detected file, or `default`. */
export interface SettingLine {
  readonly key: string;
  readonly value: unknown;
  readonly source: string;
}

/** The settings that a build would have. */
export interface DescribedSettings {
  /** Sorted by key; empty when they cannot be read. */
  readonly lines: readonly SettingLine[];
  readonly exitCode: 0 | 1 | 3 | 4;
  readonly problems: readonly Problem[];
}

/** Merges the settings of a build, without a build. */
export const describeSettings = async (options: Options): Promise<DescribedSettings> => {
  const problems = new ProblemList();
  try {
    const lines = linesOf(await mergeSettings(options, problems), options);
    return { lines, exitCode: 0, problems: problems.sorted() };
  } catch (error) {
    return { lines: [], exitCode: exitCodeOf(error, problems), problems: problems.sorted() };
  }
};

/** Settings that only flags can set, with their defaults. */
const FLAGS = {
  strict: { flag: '--strict', usual: false },
  precompress: { flag: '--no-precompress', usual: true },
  cache: { flag: '--no-cache', usual: true },
  releaseDir: { flag: '--release-dir', usual: undefined },
  only: { flag: '--only', usual: undefined },
} as const satisfies Partial<Record<keyof Options, unknown>>;

const linesOf = (merged: MergedSettings, options: Options): readonly SettingLine[] => {
  const lines = [...defaultLines(merged), ...givenLines(merged), ...flagLines(options), ...foundSettings(merged, options)];
  const whole = lines.map((line) => (line.key === 'input' ? { ...line, value: wholeInput(merged.settings.config, line.value) } : line));
  // The last line of a key wins.
  return [...new Map(whole.map((line) => [line.key, line])).values()].toSorted((a, b) => compare(a.key, b.key));
};

/** The place of a site, with the other members of `input` in the configuration. */
const wholeInput = ({ input }: Config, place: unknown): unknown => {
  if (typeof input !== 'object' || typeof place !== 'string') return place;
  const { dir: _, url: __, ...others } = input;
  return { [isAddress(place) ? 'url' : 'dir']: place, ...others };
};

const defaultLines = ({ settings }: MergedSettings): readonly SettingLine[] => {
  const { cwd, out, cache, content, maximumPages } = settings;
  const name = (path: string): string => relative(cwd, path) || '.';
  const values = {
    out: name(out),
    content: content.map(name),
    maxPages: maximumPages,
    inject: DEFAULT_INSERTIONS,
    ...(cache !== null && { cacheDir: name(cache) }),
  };
  return Object.entries(values).map(([key, value]) => ({ key, value, source: 'default' }));
};

/** Settings of the file, then those that take precedence over it. */
const givenLines = ({ settings: { config, configFile }, choices }: MergedSettings): readonly SettingLine[] => [
  ...Object.entries(config).map(([key, value]) => ({ key, value, source: configFile ?? 'default' })),
  ...Object.entries(choices).flatMap(([key, choice]) => (choice === null ? [] : [{ key, value: choice.value, source: choice.source }])),
];

const flagLines = (options: Options): readonly SettingLine[] =>
  (Object.keys(FLAGS) as (keyof typeof FLAGS)[]).flatMap((key) => {
    const { flag, usual } = FLAGS[key];
    const value = options[key] ?? usual;
    return value === usual ? [] : [{ key, value, source: flag }];
  });

/** Result of `--print-config`: the text for stdout, and the problems of the settings. */
export const printedConfig = async (options: Options, isJson: boolean) => {
  const { lines, ...ended } = await describeSettings(options);
  return { ...ended, text: isJson ? `${JSON.stringify(lines, replacer, 2)}\n` : lines.map(lineOf).join('') };
};

const lineOf = ({ key, value, source }: SettingLine): string =>
  `${printable(`${key}: ${JSON.stringify(value, replacer)}`)}  (${printable(source)})\n`;

/** Configurations in TypeScript hold regular expressions. */
const replacer = (_: string, value: unknown): unknown => (value instanceof RegExp ? String(value) : value);
