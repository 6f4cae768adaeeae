import { words, grams, ANALYSER } from '../../runtime/answer/analyse.ts';
import { INDEX_FORMAT } from '../../runtime/bundle.ts';
import type { Bundle, HeaderSet, RuntimeIndex, SearchDocument, SearchField, Variant } from '../../runtime/bundle.ts';
import type { ServiceRequest } from '../../runtime/handler.ts';

export const SITE = 'https://acme.example';

const PAGE_LINKS = '<{page}/index.md>; rel="alternate"; type="text/markdown", </llms.txt>; rel="describedby"; type="text/plain"';
const VARY = ['Vary', 'Accept, Accept-Encoding'] as const;
const NOSNIFF = ['X-Content-Type-Options', 'nosniff'] as const;
const FRESH = ['Cache-Control', 'public, max-age=0, must-revalidate'] as const;

const HEADERS: readonly HeaderSet[] = [
  [['Content-Type', 'text/html; charset=utf-8'], VARY, ['Link', PAGE_LINKS], FRESH, NOSNIFF],
  [['Content-Type', 'text/markdown; charset=utf-8'], VARY, ['Link', PAGE_LINKS], ['Cache-Control', 'private, max-age=0, must-revalidate']],
  [['Content-Type', 'text/markdown; charset=utf-8'], ['Link', '<{page}/>; rel="canonical"'], FRESH, ['Access-Control-Allow-Origin', '*']],
  [['Content-Type', 'application/json'], FRESH, ['Access-Control-Allow-Origin', '*']],
  [['Content-Type', 'text/html; charset=utf-8'], VARY, ['Cache-Control', 'no-store']],
  [['Content-Type', 'text/markdown; charset=utf-8'], VARY, ['Cache-Control', 'no-store']],
  [
    ['Content-Type', 'application/json'],
    ['Cache-Control', 'no-store'],
  ],
];

export const GUIDES = ['chat-a-broadcast-campaigns', 'take-orders-from-social-a-dms', 'moderate-comments'];

const result = (value: object): string =>
  JSON.stringify({ content: [{ type: 'text', text: JSON.stringify(value) }], structuredContent: value });
const guide = (slug: string): object => ({ slug, title: titleOf(slug), markdown: `# ${titleOf(slug)}\n` });

function titleOf(slug: string): string {
  return slug.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
}

/** The agent card, with the address that clients shall use. */
export function agentCard(url: string): object {
  return {
    protocolVersion: '0.3.0',
    name: 'Acme site guide',
    description: 'Rule-based guide.',
    version: '1.0.0',
    url,
    preferredTransport: 'JSONRPC',
    additionalInterfaces: [{ url, transport: 'JSONRPC' }],
    supportedInterfaces: [
      { url, protocolBinding: 'JSONRPC', protocolVersion: '1.0' },
      { url, protocolBinding: 'JSONRPC', protocolVersion: '0.3' },
    ],
    capabilities: { streaming: false, pushNotifications: false, extendedAgentCard: false },
    supportsAuthenticatedExtendedCard: false,
    defaultInputModes: ['text/plain'],
    defaultOutputModes: ['text/plain', 'application/json'],
    skills: [{ id: 'plans', name: 'Plans', description: 'Plans and prices', tags: ['plans'] }],
  };
}

/** Files of the bundle by path. */
export const FILES: ReadonlyMap<string, string> = new Map([
  ['index.html', '<h1>Home</h1>'],
  ['index.md', '# Home\n'],
  ['pricing/index.html', '<h1>Pricing</h1>'],
  ['pricing/index.md', '# Pricing\n'],
  ['guía/index.html', '<h1>Guía</h1>'],
  ['guía/index.md', '# Guía\n'],
  ['api/v1/plans.json', '{"plans":[]}'],
  ['404.html', '<h1>Not found</h1>'],
  ['_sitec/404.md', '# Not found\n'],
  ['_sitec/404.json', '{"error":"not_found"}'],
  ['_sitec/mcp/get_plans.json', result({ currency: 'USD', plans: [] })],
  ['_sitec/mcp/features.json', result({ features: ['inbox', 'shop'] })],
  ['_sitec/mcp/features-beta.json', result({ features: ['shop'] })],
  ...GUIDES.map((slug) => [`_sitec/mcp/guide-${slug}.json`, result(guide(slug))] as const),
]);

function page(path: string, folder: string): RuntimeIndex['routes'] {
  const html: Variant = [`${folder}index.html`, `"${folder}html"`, 0];
  const markdown: Variant = [`${folder}index.md`, `"${folder}md"`, 1];
  const route = { variant: html, markdown, page: path };
  const twin = { variant: [`${folder}index.md`, `"${folder}md"`, 2] as const, page: path };
  return { [`${path}/`]: route, [`${path}/index.md`]: twin, ...(path && { [path]: route, [`${path}.md`]: twin }) };
}

const DOCUMENTS: readonly SearchDocument[] = GUIDES.map((slug, position) => ({
  slug,
  title: titleOf(slug),
  language: 'en',
  description: position === 0 ? 'Send one message to many people.' : null,
  approxTokens: 100,
  url: `${SITE}/guides/${slug}/`,
  markdownUrl: `${SITE}/guides/${slug}/index.md`,
}));

function field(name: 'words' | 'grams', weight: number): SearchField {
  const terms = DOCUMENTS.map(({ title }) => (name === 'words' ? words(title) : grams(title)));
  const postings: Record<string, number[]> = {};
  terms.forEach((list, document) => new Set(list).forEach((term) => (postings[term] ??= []).push(document, 1, 0)));
  return { name, weight, lengths: terms.map((list) => [list.length, 0] as const), postings };
}

const schema = (properties: object): object => ({ type: 'object', properties, additionalProperties: false });
const text = { type: 'string' };
const tool = (name: string, properties: object): object => ({ name, description: name, inputSchema: schema(properties) });
const TOOL_LIST = [
  tool('get_plans', {}),
  tool('list_features', { status: text }),
  tool('get_guide', { slug: text }),
  tool('search_guides', { query: text, limit: { type: 'integer' }, offset: { type: 'integer' } }),
];

const initialize = (protocolVersion: string): [string, string] => [
  protocolVersion,
  JSON.stringify({
    protocolVersion,
    capabilities: { tools: {} },
    serverInfo: { name: 'example.acme/site', version: '1.0.0' },
    instructions: 'Ask.',
  }),
];

function a2aError(code: number, message: string, reason?: string): string {
  const info = { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason, domain: 'a2a-protocol.org', metadata: {} };
  return JSON.stringify(reason ? { code, message, data: [info] } : { code, message });
}

const UNSUPPORTED = { kind: 'error', error: a2aError(-32004, 'This operation is not supported', 'UNSUPPORTED_OPERATION') } as const;
const NO_TASK = { kind: 'error', error: a2aError(-32001, 'Task not found', 'TASK_NOT_FOUND') } as const;

export const INDEX: RuntimeIndex = {
  format: INDEX_FORMAT,
  site: SITE,
  headers: HEADERS,
  routes: {
    ...page('', ''),
    ...page('/pricing', 'pricing/'),
    ...page('/guía', 'guía/'),
    '/api/v1/plans.json': { variant: ['api/v1/plans.json', '"plans"', 3] },
  },
  missing: { page: ['404.html', '"404"', 4], markdown: ['_sitec/404.md', '"404md"', 5], api: ['_sitec/404.json', '"404json"', 6] },
  mcp: {
    latest: '2025-11-25',
    initialize: Object.fromEntries(['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'].map(initialize)),
    methods: { ping: '{}', 'tools/list': JSON.stringify({ tools: TOOL_LIST }) },
    tools: {
      get_plans: { kind: 'constant', file: '_sitec/mcp/get_plans.json', arguments: {} },
      list_features: {
        kind: 'lookup',
        argument: 'status',
        arguments: { status: { type: 'string', enum: ['available', 'beta'] } },
        files: { available: '_sitec/mcp/features.json', beta: '_sitec/mcp/features-beta.json' },
        aliases: {},
        otherwise: '_sitec/mcp/features.json',
        help: 'Leave status out for all features.',
      },
      get_guide: {
        kind: 'lookup',
        argument: 'slug',
        arguments: { slug: { type: 'string', required: true, maximum: 200 } },
        files: Object.fromEntries(GUIDES.map((slug) => [slug, `_sitec/mcp/guide-${slug}.json`])),
        aliases: Object.fromEntries(GUIDES.map((slug) => [titleOf(slug).toLowerCase(), slug])),
        help: 'Call search_guides to find a guide by words.',
      },
      search_guides: {
        kind: 'search',
        arguments: {
          query: { type: 'string', required: true, minimum: 1, maximum: 500 },
          language: { type: 'string', enum: ['en', 'de'] },
          limit: { type: 'integer', minimum: 1, maximum: 20, default: 5 },
          offset: { type: 'integer', minimum: 0, default: 0 },
        },
      },
    },
  },
  a2a: {
    methods: {
      'message/send': { kind: 'send', version: '0.3' },
      SendMessage: { kind: 'send', version: '1.0' },
      'message/stream': UNSUPPORTED,
      SendStreamingMessage: UNSUPPORTED,
      'tasks/get': NO_TASK,
      GetTask: NO_TASK,
    },
    errors: {
      parse: a2aError(-32700, 'Invalid JSON payload'),
      request: a2aError(-32600, 'Request payload validation error'),
      method: a2aError(-32601, 'Method not found'),
      task: a2aError(-32001, 'Task not found', 'TASK_NOT_FOUND'),
      contentType: a2aError(-32005, 'Incompatible content types', 'CONTENT_TYPE_NOT_SUPPORTED'),
      outputModes: a2aError(-32005, 'Incompatible content types', 'CONTENT_TYPE_NOT_SUPPORTED'),
    },
  },
  search: { analyser: ANALYSER, documents: DOCUMENTS, fields: [field('words', 1), field('grams', 0.5)] },
  answers: {
    defaultLanguage: 'en',
    functionWords: { en: ['is', 'what', 'the', 'how', 'much', 'does'] },
    concepts: { price: ['PRICE'], cost: ['PRICE'] },
    prefixes: {},
    entities: { starter: [{ kind: 'plan', slug: 'starter' }] },
    rules: [{ intent: 'plans.price', all: ['PRICE'], any: [], none: [], entity: 'plan', strength: 3 }],
    answers: {
      'plans.price/starter': {
        text: { en: `Starter costs $19 per month.\nRead more: ${SITE}/pricing/` },
        answered: true,
        facts: [],
        links: [],
        suggestions: {},
      },
      out_of_scope: {
        text: { en: "I can't answer that from this site." },
        answered: false,
        facts: [],
        links: [],
        reason: 'out_of_scope',
        suggestions: {},
      },
      unclear: { text: { en: 'Please ask a question.' }, answered: false, facts: [], links: [], reason: 'unclear', suggestions: {} },
    },
    facts: [],
    links: [],
  },
  limit: { burst: 20, perMinute: 30 },
};

/** A bundle of the fixture; `url` puts the address of a running server into an agent card. */
export function createFixture(changes: Partial<RuntimeIndex> = {}, files: Readonly<Record<string, string>> = {}): Bundle {
  const all = new Map([...FILES, ...Object.entries(files)].map(([file, content]) => [file, new TextEncoder().encode(content)]));
  return { index: { ...INDEX, ...changes }, read: async (file) => all.get(file) };
}

/** A request without a socket. Header names are lower case. */
export function request(method: string, target: string, headers: Readonly<Record<string, string>> = {}, body = ''): ServiceRequest {
  const bytes = new TextEncoder().encode(body);
  return {
    method,
    target,
    address: '192.0.2.1',
    header: (name) => headers[name],
    body: async (limit) => (bytes.length > limit ? undefined : bytes),
  };
}
