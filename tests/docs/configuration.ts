/** docs/configuration.md: every key of the configuration, from the schema that checks it. */
import { configSchema, type Config } from '../../compiler/config-schema.ts';
import { blocks, fence, GENERATED, table } from './document.ts';
import { schemaTable } from './schema-table.ts';

/** A configuration with every key; a test checks it against the schema and that no key is missing. */
export const example: Config = {
  site: 'https://www.example.com',
  app: 'https://app.example.com',
  input: '_site',
  content: ['content/**/*.{md,yaml}'],
  out: 'dist',
  facts: {
    plans: { page: '/pricing/' },
    features: { pages: '/product/*' },
    platforms: { pages: '/integrations/*' },
    guides: { pages: '/blog/guides/**' },
    comparisons: { pages: '/alternatives/*' },
  },
  robots: { search: 'yes', aiInput: 'yes', aiTrain: 'no', disallow: ['/drafts/'] },
  rateLimit: { burst: 20, perMinute: 30 },
  provenance: true,
};

const FILES = ['ts', 'mts', 'js', 'mjs', 'json', 'yaml', 'yml'].map((extension) => `\`sitec.config.${extension}\``).join(', ');

/** Renders the reference of the configuration. */
export const configurationDocument = (): string =>
  blocks(
    GENERATED,
    '# Configuration',
    'A site needs no configuration when its home page has a `<link rel="canonical">` and its pages lie at usual addresses. This one has every key:',
    fence('ts', `// sitec.config.ts\nimport { defineConfig } from 'sitec';\n\nexport default defineConfig(${literal(example, 0)});`),
    [
      `The file is one of ${FILES}.`,
      'It is searched from the working folder upwards, to the first folder with a package.json or a .git; two files in one folder are an error ([SITEC1004](problems.md#sitec1004)).',
      'Relative paths in it start at its own folder.',
      'A key that is not listed here is an error with a suggestion ([SITEC1002](problems.md#sitec1002)), a value of another type too ([SITEC1003](problems.md#sitec1003)).',
    ].join('\n'),
    '## Keys',
    schemaTable(configSchema.json),
    'A key below an object is needed only when the object is there.',
    '## Globs of pages',
    'In `facts`, `*` stands for one segment of a path and `**` for any number. A slash at the end does not count.',
    '## What wins',
    'Options of the command line win over the environment, the environment over the file, the file over the defaults.',
    table(
      ['Key', 'Option', 'Environment'],
      [
        ['`site`', '`--base-url`', '`SITEC_BASE_URL`'],
        ['`input`', 'the argument of `sitec build`', '`SITEC_INPUT`'],
        ['`content`', '`--content`', ''],
        ['`out`', '`--out`', '`SITEC_OUT`'],
      ],
    ),
  );

/** A value as TypeScript, in the style of this repository: short lists and objects on one line. */
const literal = (value: unknown, depth: number): string => {
  if (typeof value === 'string') return `'${value.replaceAll("'", "\\'")}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map((item) => literal(item, depth)).join(', ')}]`;
  const pairs = Object.entries(value).map(([key, inner]) => `${key}: ${literal(inner, depth + 1)}`);
  const line = `{ ${pairs.join(', ')} }`;
  const indent = '  '.repeat(depth);
  return depth > 0 && line.length <= 80 ? line : `{\n${pairs.map((pair) => `${indent}  ${pair},\n`).join('')}${indent}}`;
};
