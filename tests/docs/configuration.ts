/** docs/configuration.md: every key of the configuration, from the schema that checks it. */
import { configSchema } from '../../compiler/config/schema.ts';
import { WAYS } from '../../compiler/config/sources.ts';
import { example } from './configuration-example.ts';
import { blocks, fence, GENERATED, table } from './document.ts';
import { keysOf, schemaTable } from './schema-table.ts';

/** Keys whose forms are described elsewhere: the company's in docs/content.md, a selector's in a section of its own. */
const ELSEWHERE = /^facts\.company\.|\.(?:selector|match)$/;

/** Every key of the configuration that docs/configuration.md lists. */
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
      'It is searched from the working folder upwards, to the first folder with a package.json or a .git; two in one folder are an error ([SITEC1004](problems.md#sitec1004)).',
      'Relative paths in it start at its own folder.',
      'A key that is not listed here is an error with a suggestion ([SITEC1002](problems.md#sitec1002)), a value of another type too ([SITEC1003](problems.md#sitec1003)).',
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
    'In `facts` and `kinds`, `*` stands for one segment of a path and `**` for any number. A slash at the end does not count.',
    '## Selectors',
    [
      'A selector is CSS. `a.button@href` reads an attribute of the element, `@data-price` one of the element of the plan itself. The text of an element is all its words on one line.',
      '`{ selector, match }` takes the first element whose text holds the words of `match`, in upper or lower case; in TypeScript and JavaScript `match` may be a RegExp.',
      'What is no selector is an error ([SITEC2204](problems.md#sitec2204), and for `icons` [SITEC1003](problems.md#sitec1003)), and so is one that finds nothing or another number than `expect` says ([SITEC2203](problems.md#sitec2203)).',
    ].join('\n'),
    '## Content of pages',
    [
      'Every page gets a markdown twin, of which `llms.txt`, the search and the guides are made. What of a page is content is decided by rules: no menus, page footers, dialogs, forms and what is hidden, the first `<main>`, and nothing that repeats across the site. A site of fewer than eight pages teaches little of that; a page of it without `<main>` is its content less the menus and the footer around it and, where most of its sentences stand in one place below its title, less what stands around these; a page that says in JSON-LD that it is an article, or has `article:published_time`, is read so inside of its `<main>`, too. Titles, amounts of money, tables and questions always stay. What a control in the content opens is content, shown or not: answers, panels of tabs, popovers and dialogs of text; the words of the control are a heading or stand in bold before it. Words for screen readers stay where nothing shown beside them says the same. Where a rule takes a heading, a question or an amount of money that stands nowhere else, the build says so ([SITEC3117](problems.md#sitec3117), [SITEC3118](problems.md#sitec3118)). `sitec explain /pricing/` says what they made of a page. Where they are wrong, `markdown` has the last word; it is for the markdown only, and changes neither the pages nor the facts that are read from attributes, tables and cards.',
      '',
      '- `main` is asked before `<main>`, `[role=main]` and `[data-pagefind-body]`. Each counts only if it holds a quarter of the words of the body or more; without one the body is the content.',
      '- `keep` wins over every rule but one: what is hidden from readers or from screen readers stays out, because words that people do not see would reach agents. An element that is kept stays with all that is in it, also beside the main content, and when it repeats on every page; what repeats words that are kept (`sr-only`, permalinks of headings) still goes, and so does what is marked with `data-sitec="ignore"`. Of an element that is left out around it, nothing else stays.',
      '- `drop` leaves elements out, also inside of one that is kept. Of an element that both select, `keep` counts.',
      '',
      'Selectors see the page as it was rendered, with every attribute and every element. But these are never part of the markdown, whatever `keep` says: `script`, `style`, `template`, `iframe` (a film of YouTube or Vimeo becomes a link, a document in `srcdoc` a part of the page), `object`, `embed`, `canvas`, `select`, `textarea`, `math`, and the drawings, films and sounds `svg`, `video`, `audio`. Of `noscript`, what stands nowhere else on the page is content.',
      'What is no selector is an error ([SITEC1003](problems.md#sitec1003)); a selector that finds nothing on any page is a warning ([SITEC1037](problems.md#sitec1037)).',
      '',
      '`icons` names the icons in table cells, for the markdown and for the facts. It is asked after `data-sitec-cell`, the text of the cell and the accessible names (`aria-label`, `<title>`, `alt`, `title`). An icon that nothing names leaves its cell empty, and [SITEC3111](problems.md#sitec3111) prints its shape: the first 12 hexadecimal digits of the SHA-256 of its path data (the `d` of each `<path>`, joined). `shape:` with these digits is a key of `icons` like a selector. In a list, a bullet that says no is written as "Not included:".',
    ].join('\n'),
    '## Dates',
    [
      'The date of the last change of a page stands in `sitemap.xml`, in its twin (`last_updated`), in the API, in JSON-LD that sitec writes (`dateModified`), at its MCP resource, and in `Last-Modified` of the agent card. It is the first that a source in `dates` has, and null when none has one. It is never the time of the build.',
      '',
      '- `frontmatter` is `updated` of the content entry of the page, in front matter or in a data file.',
      '- `jsonld` is `dateModified` of an article or a WebPage in the JSON-LD of the page, or `article:modified_time` in its head.',
      '- `git` is the day, in UTC, of the commit that gave the source of the page the content that it has now. The source is the file of its content entry; where git does not track that, or it holds several records, it is the HTML file. A commit that only moved it inside of the project folder or changed its rights does not count. A file with changes that are not committed has no date, and neither has one of another repository, such as a submodule. Git runs once, only when a page has no date from a source before it, and without the hooks, filters and helpers that a repository may name; without git, or outside of a repository, the source has nothing.',
      '- `file` is the time of the same file in the file system, in UTC; of a page that was crawled, its `Last-Modified`. It is not among the defaults, because it is the time of the checkout or of the generator: in CI every page would seem to change with every build, and two checkouts of one commit would not give the same bundle. It is of use where the files themselves are kept, as on a server that people edit.',
      '',
      'CI often clones without history. There git knows nothing of files that were changed before the clone begins; they get no date, and [SITEC1050](problems.md#sitec1050) says so. `fetch-depth: 0` of actions/checkout fetches the history.',
    ].join('\n'),
    '## security.txt',
    [
      '`security` is written to `/.well-known/security.txt` (RFC 9116), with the address of that file as `Canonical`. A file of the site at this path stays as it is without the key, and is replaced with it ([SITEC1026](problems.md#sitec1026)). Addresses of the web begin with `https://`.',
      'A build reads no clock, so that it does not see when `expires` has passed, except that content of the site is newer ([SITEC3141](problems.md#sitec3141)): renew it in time, less than a year ahead, as the RFC recommends.',
    ].join('\n'),
    '## Single values',
    [
      'A key of `facts` with dots is the path of a fact, and its value counts more than every source: `plans.growth.price`, `plans.growth.limits.users`, `features.broadcasts.status`, `company.legalName`.',
      'Prices and limits have the form that they have in [`plans.yaml`](content.md#plans). What a page says instead is noted ([SITEC2140](problems.md#sitec2140)).',
    ].join('\n'),
    '## Kinds',
    [
      'A site can declare further kinds of records under `kinds`, each under its name in lower-case words with hyphens. A declared kind is published like the built-in ones: list and item documents, JSON Schemas, OpenAPI, `llms.txt`, the sitemaps, and two tools, `list_extensions` and `get_extension` in the example.',
      'With `pages`, each page that the glob matches is a record; its values come from [content entries](content.md#declared-kinds) and, where they have none, from the selectors of `fields`. Without `pages`, each content entry is a record.',
      '`schema` is a JSON Schema (2020-12) of one record: a closed object, each property with a type and a description, in camelCase and without `$ref`. A record that lacks a required property is left out ([SITEC2005](problems.md#sitec2005)).',
      'A selector gives texts, lists of texts (one an element), plain numbers such as 5 or 2.5, and yes or no from words such as yes, no, included.',
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
      'In a variable, items of a list are separated by commas. `SITEC_REPORTER` and `SITEC_FAIL_ON` say what `--reporter` and `--fail-on` do ([ci.md](ci.md)).',
      'The folder of the cache is `.sitec/cache` in the folder of the configuration, else in the working folder; pages are read by one thread for each core, at most 8, and by none for a few pages. Neither shows in what is written.',
      'A build that finds everything as the last one left it, what it reads by content and what it wrote by size and time, says `nothing changed` and ends.',
      'What a build prints, and from which level on problems fail it, is not part of the configuration: [ci.md](ci.md) names the flags and variables for that.',
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
