import { input } from '../problems/input.ts';
import { Halt, type ProblemList } from '../problems/problem.ts';
import { violations } from '../schema/validate.ts';
import { MAXIMUM_JOBS } from './known-values.ts';
import type { Options } from './options.ts';
import { configSchema, type Config } from './schema.ts';
import type { Input } from './sections/input.ts';
import { isAddress } from './site-address.ts';

/** Other ways to set a setting of the configuration file. */
interface Way {
  readonly option: keyof Options;
  /** The option on the command line. */
  readonly flag: string;
  readonly variable?: string;
}

/**
 * Every setting that an option or a variable can set, by its key in the configuration, or by a name where it has none.
 * docs/reference/configuration.md is generated from it.
 */
export const WAYS = {
  site: { option: 'baseUrl', flag: '--base-url', variable: 'SITEC_BASE_URL' },
  app: { option: 'appUrl', flag: '--app-url', variable: 'SITEC_APP_URL' },
  input: { option: 'input', flag: 'the argument of sitec build, or --from', variable: 'SITEC_INPUT' },
  maxPages: { option: 'maxPages', flag: '--max-pages' },
  render: { option: 'render', flag: '--render' },
  content: { option: 'content', flag: '--content' },
  out: { option: 'out', flag: '--out', variable: 'SITEC_OUT' },
  hosts: { option: 'hosts', flag: '--host', variable: 'SITEC_HOSTS' },
  inject: { option: 'inject', flag: '--inject' },
  cacheDir: { option: 'cacheDir', flag: '--cache-dir', variable: 'SITEC_CACHE_DIR' },
  jobs: { option: 'jobs', flag: '--jobs', variable: 'SITEC_WORKERS' },
} as const satisfies Record<string, Way>;

/** The value of a setting and its source: a flag, a variable or the configuration file. */
export interface Choice<T> {
  readonly value: T;
  readonly source: string;
  /** The text of a variable. */
  readonly text?: string;
  /** True for a flag or a variable, whose paths start at the working folder. */
  readonly isOutside: boolean;
}

type ValueOf<K extends keyof typeof WAYS> = NonNullable<Options[(typeof WAYS)[K]['option']]>;

/** The value of each setting; null for one that is not set. */
export type Choices = { readonly [K in keyof typeof WAYS]: Choice<ValueOf<K>> | null };

/** Selects the value of each setting: the option, then the variable, then the configuration file, whose name is `file`. */
export const choicesOf = (options: Options, config: Config, file: string | null): Choices => {
  const inFile = { ...config, ...inputOf(config) };
  const choose = <K extends keyof typeof WAYS>(
    key: K,
    read: (text: string) => ValueOf<K>,
    configured?: ValueOf<K>,
  ): Choice<ValueOf<K>> | null => {
    const { option, flag, variable }: Way = WAYS[key];
    const named = options[option] as ValueOf<K> | undefined;
    if (named !== undefined && named !== '') return { value: named, source: flag, isOutside: true };
    const text = variable === undefined ? undefined : process.env[variable];
    if (variable !== undefined && text) return { value: read(text), source: variable, text, isOutside: true };
    return configured === undefined ? null : { value: configured, source: file ?? 'the configuration', isOutside: false };
  };
  return {
    site: choose('site', String, inFile.site),
    app: choose('app', String, inFile.app),
    input: choose('input', String, inFile.url ?? inFile.dir),
    maxPages: choose('maxPages', Number, inFile.maxPages),
    render: choose('render', Boolean, inFile.render),
    content: choose('content', words, inFile.content),
    out: choose('out', String, inFile.out),
    hosts: choose('hosts', words, inFile.hosts),
    inject: choose('inject', words, inFile.inject),
    cacheDir: choose('cacheDir', String),
    jobs: choose('jobs', Number),
  };
};

/** The input of a configuration in its long form. */
export const inputOf = ({ input }: Config): Input => {
  if (typeof input === 'object') return input;
  if (input === undefined) return {};
  return isAddress(input) ? { url: input } : { dir: input };
};

const words = (text: string): readonly string[] => text.split(',').map((word) => word.trim());

/** Parts of the configuration that options and variables set. The public address and hosts have separate problems. */
const outsideOf = ({ app, inject }: Choices): Partial<Config> => ({
  ...(app?.isOutside && { app: app.value }),
  ...(inject?.isOutside && { inject: inject.value as NonNullable<Config['inject']> }),
});

/** The configuration with the values that have precedence over it. */
export const withChoices = (config: Config, choices: Choices): Config => ({ ...config, ...outsideOf(choices) });

/** Validates options and variables. Throws `Halt` (exit code 3) for invalid ones. */
export const checkChoices = (choices: Choices, problems: ProblemList): void => {
  const outside = outsideOf(choices);
  // Building the validator of a configuration takes a fifth of the build of a small site.
  const found = Object.keys(outside).length === 0 ? [] : violations(configSchema, outside);
  const wrong = found.map(({ path: [key = ''], words: expected, got, suggestion }) => ({
    key: choices[key as 'app' | 'inject']?.source ?? key,
    expected,
    got: got + suggestion,
  }));
  const faults = [
    ...wrong,
    ...numberFault(choices.jobs, 0, MAXIMUM_JOBS, `from 0 to ${MAXIMUM_JOBS}`),
    ...numberFault(choices.maxPages, 1, Number.MAX_SAFE_INTEGER, 'from 1 on'),
  ];
  for (const { key, expected, got } of faults) problems.add(input.configWrongValue, { key, expected, got });
  if (faults.length > 0) throw new Halt(3);
};

const numberFault = (choice: Choices['jobs'], least: number, most: number, range: string) =>
  choice === null || (Number.isInteger(choice.value) && choice.value >= least && choice.value <= most)
    ? []
    : [{ key: choice.source, expected: `must be a whole number ${range}`, got: choice.text ?? String(choice.value) }];
