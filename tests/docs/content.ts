/** docs/reference/content.md: the forms of content files and attributes, from the schemas and lists that the compiler reads them with. */
import { MARKS } from '../../compiler/facts/readers/marks.ts';
import type { Schema } from '../../compiler/schema/builder.ts';
import {
  companyContent,
  comparisonContent,
  featureContent,
  guideContent,
  plansContent,
  platformContent,
} from '../../compiler/schema/content.ts';
import { blocks, fence, GENERATED, table } from '../../docs/.vitepress/markdown.ts';
import { readText } from './document.ts';
import { schemaTable } from './schema-table.ts';

/** A kind of content file: its schema, its words, and its example in tests/docs/examples/content. */
interface Form {
  readonly title: string;
  readonly schema: Schema<unknown>;
  readonly where: string;
  readonly example: string;
}

/** Every form, in the order of the API. */
export const forms: readonly Form[] = [
  {
    title: 'Company',
    schema: companyContent,
    where: '`company.yaml`',
    example: 'company.yaml',
  },
  { title: 'Plans', schema: plansContent, where: '`plans.yaml`', example: 'plans.yaml' },
  {
    title: 'Features',
    schema: featureContent,
    where: 'Front matter of the files in `features/`, or a list in `features.yaml`, each item with a `slug`',
    example: 'features/order-tracking.md',
  },
  {
    title: 'Platforms',
    schema: platformContent,
    where: 'A list in `platforms.yaml`, each item with a `slug`, or front matter of the files in `platforms/` or `integrations/`',
    example: 'platforms.yaml',
  },
  {
    title: 'Guides',
    schema: guideContent,
    where: 'Front matter of the files in `guides/`',
    example: 'guides/track-parcels.md',
  },
  {
    title: 'Comparisons',
    schema: comparisonContent,
    where: 'Front matter of the files in `comparisons/`, `compare/` or `vs/`',
    example: 'compare/example-vs-tool-a.md',
  },
];

const EXAMPLES = 'tests/docs/examples';

/** Renders the reference of content files and attributes. */
export const contentDocument = (): string =>
  blocks(
    GENERATED,
    '# Content',
    [
      'Facts come from the rendered pages and, where there are any, from the sources that the pages are made of.',
      'A source may be a YAML or JSON file, or a markdown file with YAML or JSON front matter between two lines of `---`.',
      'Which files are read, the key `content` of the [configuration](configuration.md) says; the default is `content/**/*.{md,yaml,yml,json}`.',
    ].join('\n'),
    [
      '- The name of a data file or the folder of a markdown file tells its kind. The key `kind` in it wins over both. sitec ignores files of no kind.',
      '- The key `slug` names a record; without it, the name of the file does, and for an item of a list its `name`. It is the last segment of the path of its page.',
      '- A list can be the whole data file, or be in it under the name of its kind. `index.md`, `_index.md`, `README.md` and `guides/guides.json` are not records.',
      '- Where translations share a slug, `lang` or a folder called like the language tells which file belongs to which page (SITEC1033).',
      '- Keys that are not listed here are allowed, because the templates of the site read the same files.',
      '- A listed key with a value of another form is an error (SITEC1031).',
      "- YAML is read by its core schema, without anchors, aliases and tags of one's own such as `!money`. A file may have 1,000,000 bytes.",
      '- Dates are written YYYY-MM-DD. Periods are durations of one unit (ISO 8601): `P1D`, `P1W`, `P1M`, `P1Y`.',
    ].join('\n'),
    'In the tables, `a.b` is the key `b` inside `a`, `a[]` an item of a list, and `a.*` a value under any name. A key below another one is needed only when that one is there.',
    ...forms.map(section),
    '## Declared kinds',
    [
      'Kinds that the [configuration](../how-to/kinds.md) declares are read from data files and folders that are called like them, and from files that name them by `kind`, as the built-in ones are.',
      'An entry has the properties of the schema of its kind, checked by it, and `slug` and `updated` as everywhere. This is one of the kind that the configuration there declares:',
    ].join('\n'),
    fence('yaml', readText(`${EXAMPLES}/content/extensions.yaml`)),
    'An entry and a selector that say something else are a warning (SITEC2103); the entry counts. A page whose entry names it nowhere is called by its title. An entry of a kind with pages needs a page (SITEC2002).',
    '## Attributes',
    'Pages may say facts where they show them. An attribute that is not listed here is an error (SITEC2201), one that cannot be read too (SITEC2202).',
    table(
      ['Attribute', 'Value'],
      Object.entries(MARKS).map(([name, value]) => [`\`data-sitec-${name}\``, value]),
    ),
    'The price of a month in the currency that is named first is the price of the plan; others are in `otherPrices`. The text of the element is published as the words of the page. No attribute is read inside of a quotation, a template, or an element with `data-sitec="ignore"`, nor on pages that ask not to be listed.',
    fence('html', readText(`${EXAMPLES}/pricing.html`)),
    'States and comparisons:',
    fence('html', readText(`${EXAMPLES}/states.html`)),
    '## When sources disagree',
    [
      'For each value the strongest source wins: the configuration, the content file, an attribute, a selector, JSON-LD, a table, the look of the page. A name or description that none of them gives is the title or the description of the page.',
      'Another source with the same value confirms it. Another source with a different value is reported with both places; a price or state on which what you declare disagrees with the rest is not published, and the build fails (SITEC2101, SITEC2105). [Facts](../explanation/facts.md) says more.',
    ].join('\n'),
  );

const section = ({ title, schema, where, example }: Form): string => {
  const language = example.endsWith('.md') ? 'markdown' : 'yaml';
  return blocks(
    `## ${title}`,
    `${where}.`,
    fence(language, readText(`${EXAMPLES}/content/${example}`)),
    schemaTable(schema.json),
  ).trimEnd();
};
