/** docs/reference/configuration.md: every key of the configuration, from the schema that checks it. */
import { configSchema } from '../../compiler/config/schema.ts';
import { WAYS } from '../../compiler/config/sources.ts';
import { example } from './configuration-example.ts';
import { blocks, fence, GENERATED, table } from '../../docs/.vitepress/markdown.ts';
import { keysOf, schemaTable } from './schema-table.ts';

/** Keys whose forms are described elsewhere: the company's in docs/reference/content.md, a selector's in a section of its own. */
const ELSEWHERE = /^facts\.company\.|\.(?:selector|match)$/;

/** Every key of the configuration that docs/reference/configuration.md lists. */
export const listedKeys = (): readonly string[] => keysOf(configSchema.json).filter((key) => !ELSEWHERE.test(key));

const FILES = ['ts', 'mts', 'js', 'mjs', 'json', 'yaml', 'yml'].map((extension) => `\`sitec.config.${extension}\``).join(', ');

/** Settings that are no keys of the configuration. */
const KEYLESS: Readonly<Record<string, string>> = { cacheDir: 'the folder of the cache', jobs: 'threads that read pages' };

/** Renders the reference of the configuration. */
export const configurationDocument = (): string =>
  blocks(
    GENERATED,
    '# Configuration',
    'A site needs no configuration when its home page has a `<link rel="canonical">` and its pages lie at usual addresses. This one has every key:',
    fence('ts', `// sitec.config.ts\nimport { defineConfig } from 'sitec';\n\nexport default defineConfig(${literal(example, 0)});`),
    [
      `The file is one of ${FILES}, or the key \`sitec\` of package.json.`,
      'It is searched from the working folder upwards, to the first folder with a package.json or a .git; two in one folder are an error (SITEC1004).',
      'Relative paths in it start at its own folder.',
      'A key that is not listed here is an error with a suggestion (SITEC1002), a value of another type too (SITEC1003).',
    ].join('\n'),
    [
      'A file in TypeScript or JavaScript may also export a function, or a promise. The function is told which command reads the file and the variables of the environment:',
    ].join('\n'),
    fence(
      'ts',
      "export default defineConfig(({ command, env }) => ({\n  site: env.PREVIEW_URL ?? 'https://www.example.com',\n  provenance: command !== 'build',\n}));",
    ),
    '## Keys',
    schemaTable(configSchema.json, ELSEWHERE),
    'A key below an object is needed only when the object is there. `a[]` is an item of a list, `a.*` a value under any name. `facts.company` has the keys of [`company.yaml`](content.md#company).',
    '## Globs of pages',
    'In `facts` and `kinds`, `*` matches one segment of a path and `**` any number of segments. A slash at the end does not count.',
    [
      'More about some of the keys: [`markdown` and `icons`](../how-to/markdown.md), [`facts` and selectors](../how-to/state-facts.md), [`kinds`](../how-to/kinds.md), [`dates`](dates.md), [`security`](../how-to/security-txt.md), [`answers`](../explanation/answers.md).',
    ].join('\n'),
    '## What wins',
    'Options of the command line win over the environment, the environment over the file, the file over the defaults.',
    table(
      ['Key', 'Option', 'Environment'],
      Object.entries<(typeof WAYS)[keyof typeof WAYS]>(WAYS).map(([key, way]) => [
        KEYLESS[key] ?? `\`${key === 'maxPages' ? 'input.maxPages' : key}\``,
        way.flag.startsWith('--') ? `\`${way.flag}\`` : 'the argument of `sitec build`, `--from`',
        'variable' in way ? `\`${way.variable}\`` : '',
      ]),
    ),
    [
      'In a variable, items of a list are separated by commas. `SITEC_REPORTER` and `SITEC_FAIL_ON` say what `--reporter` and `--fail-on` do ([reporters](reporters.md)).',
      'The folder of the cache is `.sitec/cache` in the folder of the configuration, else in the working folder; the main thread reads the pages of most sites, and one thread for each core, at most 8, those of large ones: above 1,500 pages with two cores, above 500 with four. Neither shows in what is written.',
      'A build that finds everything as the last one left it, what it reads by content and what it wrote by size and time, says `nothing changed` and ends.',
      'What a build prints, and from which level on problems fail it, is not part of the configuration: [flags of a build](build-flags.md) and [reporters](reporters.md) describe the flags and variables for that.',
    ].join('\n'),
  );

/** A value as TypeScript, in the style of this repository: short lists and objects on one line. */
const literal = (value: unknown, depth: number): string => {
  if (typeof value === 'string') return `'${value.replaceAll("'", "\\'")}'`;
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return String(value);
  if (Array.isArray(value)) return `[${value.map((item) => literal(item, depth)).join(', ')}]`;
  const pairs = Object.entries(value).map(([key, inner]) => `${/^\w+$/.test(key) ? key : `'${key}'`}: ${literal(inner, depth + 1)}`);
  const line = `{ ${pairs.join(', ')} }`;
  const indent = '  '.repeat(depth);
  const isShort = depth > 0 && line.length <= 100 && !line.includes('\n');
  return isShort ? line : `{\n${pairs.map((pair) => `${indent}  ${pair},\n`).join('')}${indent}}`;
};
