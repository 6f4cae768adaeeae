/** The tools of the fixture, compiled the way the compiler does it. */
import { compileDocument } from '../../../compiler/tools/document-parts.ts';
import { partArguments } from '../../../compiler/tools/document.ts';
import { evidenceArgument } from '../../../compiler/tools/compact.ts';
import { pathArgument } from '../../../compiler/tools/read-page.ts';
import { compileTool, documentFile, evidenceFile } from '../../../compiler/tools/table.ts';
import type { ToolResult } from '../../../compiler/tools/tool.ts';
import type { CompiledDocument, PageDocument, RuntimeIndex } from '../../../runtime/bundle.ts';

export const GUIDES = ['chat-a-broadcast-campaigns', 'take-orders-from-social-a-dms', 'moderate-comments'];

export const titleOf = (slug: string): string => slug.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());

/** How every result of the fixture ends. */
export const TAIL = ',"resultType":"complete","_meta":{"x":1}}';

/** Lines enough for four parts, in four sections. */
const paragraph = 'A line of a guide that says what to do next. 🙂'.repeat(60);
const TEXT = ['# Long', ...['one', 'two', 'three', 'four'].map((id) => `## ${id}\n\n${`${paragraph}\n`.repeat(7)}`)].join('\n\n');

/** The document of the first guide, compiled the way the compiler does it. */
export const DOCUMENT = compileDocument(
  {
    structuredContent: { slug: GUIDES[0] },
    text: TEXT,
    source: { path: '/guides/x/index.md', updated: null },
    document: {
      headings: [{ level: 1, id: 'long', text: 'Long' }, ...['one', 'two', 'three', 'four'].map((id) => ({ level: 2, id, text: id }))],
      tokens: 20_000,
    },
  },
  TAIL,
) as CompiledDocument;

/** Paths of the pages of the fixture without their last slash, and what their twins say. */
const PAGES = { '': '# Home\n', '/pricing': '# Pricing\n', '/guía': '# Guía\n' };

const pageDocument = (path: string, markdown: string): PageDocument => {
  const headings = [{ id: 'top', title: markdown.slice(2, -1), offset: 0, end: markdown.length }];
  const head = JSON.stringify({ path: `${path}/` }).slice(1, -1);
  const file = `${path}/index.md`.slice(1);
  return { head, tokens: 2, known: 'Sections: top.', headings, outline: '', lines: [], tail: TAIL, file, length: markdown.length };
};

/** JSON of a result. */
export const resultOf = (value: object): string =>
  JSON.stringify({ content: [{ type: 'text', text: JSON.stringify(value) }], structuredContent: value }).slice(0, -1) + TAIL;

/** Files of the documents of all guides and pages, and of full records. */
export const DOCUMENT_FILES = [
  ...GUIDES.map((slug) => [documentFile('get_guide', slug), JSON.stringify(DOCUMENT)] as const),
  [documentFile('read_page', '0'), JSON.stringify(Object.entries(PAGES).map(([path, markdown]) => pageDocument(path, markdown)))] as const,
  [evidenceFile('get_plans', null), resultOf({ currency: null, plans: [] })] as const,
  ...[null, 'available', 'beta'].map(
    (status) => [evidenceFile('list_features', status), resultOf({ features: [{ slug: 'shop', quote: status }] })] as const,
  ),
];

/** Values of a look-up; the compiler's own table never makes a result here, because FILES holds them. */
const keys = (values: readonly string[]): ReadonlyMap<string, () => never> =>
  new Map(
    values.map((value) => [
      value,
      () => {
        throw new Error(value);
      },
    ]),
  );
const RESULT: ToolResult = { structuredContent: {}, text: '', source: { path: '/api/v1/plans.json', updated: null } };
const WORDS = { suggestions: GUIDES.map(titleOf), tail: TAIL };
const required = { type: 'string', description: '', required: true } as const;
const status = { type: 'string', description: '', enum: ['available', 'beta'] } as const;
export const TOOLS: RuntimeIndex['mcp']['tools'] = {
  get_plans: compileTool('get_plans', evidenceArgument, { kind: 'constant', result: RESULT }, WORDS),
  list_features: compileTool(
    'list_features',
    { status, ...evidenceArgument },
    {
      kind: 'lookup',
      argument: 'status',
      results: keys(['available', 'beta']),
      aliases: new Map(),
      otherwise: () => RESULT,
      help: 'Leave status out for all features.',
    },
    WORDS,
  ),
  get_guide: compileTool(
    'get_guide',
    {
      slug: { ...required, maximum: 200 },
      ...partArguments,
    },
    {
      kind: 'lookup',
      argument: 'slug',
      isDocument: true,
      results: keys(GUIDES),
      aliases: new Map(GUIDES.map((slug) => [titleOf(slug).toLowerCase(), slug])),
      help: 'Call search_guides to find a guide by words.',
    },
    WORDS,
  ),
  read_page: compileTool(
    'read_page',
    { path: pathArgument, ...partArguments },
    {
      kind: 'page',
      argument: 'path',
      pages: keys(Object.keys(PAGES).map((path) => `${path}/`)),
      help: 'Call search_site to find a page by words.',
    },
    WORDS,
  ),
  search_guides: compileTool(
    'search_guides',
    {
      query: { ...required, minimum: 1, maximum: 500 },
      language: { type: 'string', description: '', enum: ['en', 'de'] },
      limit: { type: 'integer', description: '', minimum: 1, maximum: 20, default: 5 },
      offset: { type: 'integer', description: '', minimum: 0, default: 0 },
    },
    { kind: 'search', sources: ['guide'], limit: 5, source: RESULT.source },
    WORDS,
  ),
};
