/** Every discovery file of the example with its specification and a validator: tests ask each, docs/reference/discovery.md lists them. */
import { createContext, runInContext } from 'node:vm';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { paths, schemaPath, skillPath } from '../../compiler/paths.ts';
import { AI_CATALOG, ARD_MANIFEST } from '../compiler/artefacts/catalogue-schemas.ts';
import { lintOpenApi } from '../compiler/artefacts/openapi/linters.ts';
import { AGENT_CARD, API_CATALOG, JSON_FEED, SERVER_CARD, SKILL_INDEX } from './schemas.ts';

/** A kind of discovery file. */
export interface DiscoveryDocument {
  /** Its paths; `NAME` stands for any name. */
  readonly shown: readonly string[];
  readonly document: string;
  /** Name and revision. */
  readonly specification: string;
  /** What judges it in the tests, in words. */
  readonly validator: string;
  /** What is wrong with a text; empty when nothing is. */
  faults(text: string): readonly string[] | Promise<readonly string[]>;
}

const ajv = new Ajv2020({
  strict: true,
  allErrors: true,
  formats: { uri: (text: string) => URL.canParse(text), 'uri-reference': true, date: /^\d{4}-\d{2}-\d{2}$/ },
});

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const bySchema = (schema: object): Pick<DiscoveryDocument, 'validator' | 'faults'> => ({
  validator: 'JSON Schema, by ajv',
  faults: (text) => {
    const validate = ajv.compile(schema);
    return validate(parsed(text)) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  },
});

/** Judges by lines that have to be there. */
const byLines = (validator: string, ...wanted: readonly RegExp[]): Pick<DiscoveryDocument, 'validator' | 'faults'> => ({
  validator,
  faults: (text) => wanted.filter((line) => !line.test(text)).map((line) => `no ${line.source}`),
});

const LINKS = /^- \[[^\n]+\]\(https?:\/\/\S+\)/m;

/** The list, in the order of use. */
export const DISCOVERY_DOCUMENTS: readonly DiscoveryDocument[] = [
  {
    shown: [paths.llms],
    document: 'What the site is, and its pages',
    specification: 'llmstxt.org v2 (2026-08)',
    ...byLines('its form: heading, summary, sections, links', /^# \S/, /^> \S/m, /^## \S/m, LINKS),
  },
  {
    shown: [paths.llmsFull],
    document: 'The text of every page',
    specification: 'none; the name is from llmstxt.org',
    ...byLines('its form: heading, pages with their addresses', /^# \S/, /^---\n\nSource: https?:\/\/\S+$/m),
  },
  {
    shown: [paths.robots],
    document: 'Who may read what, and what for',
    specification: 'RFC 9309 (2022-09); contentsignals.org; AIPREF drafts vocab-08 and attach-05',
    ...byLines(
      'its form: groups, signals, lists',
      /^User-agent: \*$/m,
      /^Content-Signal: (?:[a-z-]+=(?:yes|no)(?:, |$))+/m,
      /^Content-Usage: (?:[a-z-]+=[yn](?:, |$))+/m,
      /^Sitemap: https?:\/\/\S+\.xml$/m,
      /^Agentmap: https?:\/\/\S+\/ard\.json$/m,
    ),
  },
  {
    shown: [paths.sitemap],
    document: 'Every page with its date',
    specification: 'sitemaps.org 0.9',
    ...byLines(
      'its form: declaration, namespace, addresses, dates',
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset /,
      /xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9"/,
      /<url><loc>https?:\/\/[^<]+<\/loc><lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/,
      /<\/urlset>\n$/,
    ),
  },
  {
    shown: [paths.sitemapMarkdown],
    document: 'Every page by section',
    specification: 'agent-readability of Vercel, 0.5',
    ...byLines('its form: heading, sections, links', /^# \S/, /^## \S/m, LINKS),
  },
  {
    shown: [paths.auth],
    document: 'What needs a sign-in',
    specification: 'auth.md of WorkOS',
    ...byLines('its form: a heading that names it', /^# .*auth\.md/),
  },
  {
    shown: [paths.openapi],
    document: 'The JSON API',
    specification: 'OpenAPI 3.1.0',
    validator: 'Redocly, Spectral and openapi-schema-validator',
    faults: async (text) => (parsed(text) === undefined ? ['no JSON'] : lintOpenApi(text)),
  },
  {
    shown: [paths.apiCatalog],
    document: 'The APIs of the site',
    specification: 'RFC 9727 (2025-06), RFC 9264 (2022-07)',
    ...bySchema(API_CATALOG),
  },
  {
    shown: [paths.mcpServerCard, ...paths.mcpServerCardAliases],
    document: 'The MCP server',
    specification: 'SEP-2127, schema v1',
    ...bySchema(SERVER_CARD),
  },
  {
    shown: [paths.agentCard, paths.agentCardAlias],
    document: 'The A2A guide',
    specification: 'A2A 0.3.0 and 1.0',
    ...bySchema(AGENT_CARD),
  },
  {
    shown: [paths.ard],
    document: 'What agents can call',
    specification: 'ARD 0.91 (2026-08-26), `ArdManifest`',
    ...bySchema(ARD_MANIFEST),
  },
  {
    shown: [paths.aiCatalog],
    document: 'The same, and `llms.txt`',
    specification: 'AI Catalog 1.0, ARD 0.9',
    ...bySchema(AI_CATALOG),
  },
  {
    shown: [paths.agentSkills],
    document: 'The skills with their digests',
    specification: 'agent-skills-discovery 0.2.0',
    ...bySchema(SKILL_INDEX),
  },
  {
    shown: [skillPath('NAME')],
    document: 'A skill',
    specification: 'Agent Skills (agentskills.io)',
    ...byLines('its form; skills-ref 0.1.5', /^---\nname: [a-z0-9]+(?:-[a-z0-9]+)*\ndescription: ".{1,1024}"\n---\n\n# \S/),
  },
  {
    shown: [schemaPath('NAME')],
    document: 'The fields of a kind of record',
    specification: 'JSON Schema 2020-12',
    validator: 'the meta-schema, by ajv',
    faults: (text) => {
      const schema = parsed(text);
      const isObject = typeof schema === 'object' && schema !== null && '$id' in schema && typeof schema.$id === 'string';
      return isObject && ajv.validateSchema(schema as object) === true ? [] : ['it is no JSON Schema with an $id'];
    },
  },
  {
    shown: [paths.securityTxt],
    document: 'Where to report a vulnerability',
    specification: 'RFC 9116 (2022-04)',
    ...byLines('its form: contact, date', /^Contact: \S+/m, /^Expires: \d{4}-\d{2}-\d{2}T[\d:.]+Z$/m),
  },
  {
    shown: [paths.factsJson],
    document: 'Changed facts',
    specification: 'JSON Feed 1.1',
    ...bySchema(JSON_FEED),
  },
  {
    shown: [paths.factsAtom],
    document: 'Changed facts',
    specification: 'Atom, RFC 4287 (2005-12)',
    ...byLines(
      'its form: namespace, id, title, date, author',
      /<feed\b[^>]* xmlns="http:\/\/www\.w3\.org\/2005\/Atom"/,
      /<id>[^<]+<\/id>/,
      /<title\b[^>]*>[^<]+<\/title>/,
      /<updated>\d{4}-\d{2}-\d{2}T[\d:]+Z<\/updated>/,
      /<\/feed>\s*$/,
    ),
  },
  {
    shown: [paths.webmcp],
    document: 'Tools for browsers',
    specification: 'WebMCP, draft of the W3C community group',
    validator: 'it runs and registers tools',
    faults: (source) => {
      const names: string[] = [];
      const modelContext = { registerTool: ({ name }: { readonly name: string }) => void names.push(name) };
      const document = { querySelector: () => null, modelContext };
      const globals = { document, navigator: {}, location: { origin: 'https://acme.example' }, URL, setTimeout };
      runInContext(source, createContext(globals));
      return names.length > 0 ? [] : ['it registers no tool'];
    },
  },
];

/** Whether a path of a bundle is one of a list, in which `NAME` stands for any name. */
export const isShown = (path: string, shown: readonly string[]): boolean =>
  shown.some((each) => new RegExp(`^${each.replaceAll('.', '\\.').replace('NAME', '[a-z0-9-]+')}$`).test(path));
