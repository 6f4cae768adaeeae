/**
 * Variables of prose templates, defined once for their values and docs/reference/templates.md. Names of tools and addresses come from their
 * definitions.
 */
import { oneLine, shorten } from '../base/one-line.ts';
import { answerLanguages, readingPages } from '../answers/compile.ts';
import { serverName } from '../base/slug.ts';
import type { Build } from '../build/build.ts';
import { contentsOf, holds, languagesOf, publishes, searchedPages } from '../build/contents.ts';
import { MCP_VERSIONS } from '../build/service-info.ts';
import { declaredKinds, KINDS, type Kind } from '../config/kinds.ts';
import { keyName, plainName } from '../facts/kinds/names.ts';
import type { Resource } from '../facts/resource.ts';
import { factsOf } from '../facts/resources/index.ts';
import { indexPage } from '../facts/resources/records.ts';
import { paths } from '../paths.ts';
import { statusMeanings } from '../schema/shapes.ts';
import {
  advertisedAbilities,
  advertisedLimit,
  advertisedPaths,
  advertisedQuestions,
  advertisedTools,
  SERVES_SAYS,
  toolNaming,
} from '../tools/advertised.ts';
import { declaredTools } from '../tools/declared.ts';
import { toolNames } from '../tools/index.ts';
import { exampleCalls, exampleRecords } from './examples.ts';

/** Immutable copies of values. */

/**
 * A deep copy of lists and plain objects, completely frozen: a change throws a `TypeError` in strict code. The original is not frozen,
 * because it contains constants and facts that other code uses.
 */
export const frozenCopy = <Value extends object>(value: Value): Value => freeze(structuredClone(value)) as Value;

const freeze = (value: unknown): unknown => {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) freeze(part);
    Object.freeze(value);
  }
  return value;
};

/** One variable. */
interface ProseName {
  /** Its meaning, for docs/reference/templates.md. */
  readonly says: string;
  readonly of: (build: Build) => unknown;
}

/** Paths in prose, by their names there. */
const ADDRESSES = {
  api: paths.api,
  openapi: paths.openapi,
  mcp: paths.mcp,
  a2a: paths.a2a,
  llms: paths.llms,
  llmsFull: paths.llmsFull,
  sitemap: paths.sitemapMarkdown,
  auth: paths.auth,
  apiCatalog: paths.apiCatalog,
  serverCard: paths.mcpServerCard,
  agentCard: paths.agentCard,
  skills: paths.agentSkills,
  ard: paths.ard,
  aiCatalog: paths.aiCatalog,
} as const;

const keys = (values: object): string => Object.keys(values).join(', ');

/** The meaning of each status of a value, from certain to uncertain. */
export const statusList = (build: Build): readonly { readonly status: string; readonly means: string }[] =>
  Object.entries(statusMeanings(searchedPages(build))).map(([status, means]) => ({ status, means }));

/** Every variable of a template. Texts are on one line; lists and objects are new for each build. */
export const PROSE_NAMES = {
  name: { says: 'Name of the company, at most 100 characters', of: ({ facts }) => nameOf(facts.company.body.name) },
  slug: {
    says: 'The name for commands: a to z, digits, and hyphens between them; "site" when the name has none of these',
    of: ({ facts }) => serverName(facts.company.body.name),
  },
  description: {
    says: 'What the company says of itself, at most 1,000 characters, or null',
    of: ({ facts: { company } }) =>
      company.body.description === null ? null : oneLine(shorten(company.body.description, MAXIMUM_DESCRIPTION)),
  },
  base: { says: 'Public address without a slash at its end', of: ({ base }) => base },
  app: { says: 'Address where people sign up, or null', of: ({ app }) => app },
  addresses: {
    says: `Addresses: ${keys(ADDRESSES)}; null for those that are not served`,
    of: (build) => {
      const served = Object.entries(advertisedPaths(ADDRESSES, build));
      return Object.fromEntries(served.map(([name, path]) => [name, path === null ? null : build.base + path]));
    },
  },
  serves: {
    says: SERVES_SAYS,
    of: advertisedAbilities,
  },
  documents: {
    says: 'Addresses of the documents of the API, by kind: company, plans, features, platforms, guides, comparisons, questions and the declared ones; null for those that are not served, also because they have no records',
    of: (build) => byKind(build, null, ({ listPath }) => documentAddress(listPath, build)),
  },
  pages: {
    says: 'Addresses of pages, or null: pricing, features, platforms, guides, comparisons, contact, about, developers',
    of: (build) => ({ ...readingPages(build) }),
  },
  sections: {
    says: 'Pages that list the records of a kind: `title` and `url` of each',
    of: (build) =>
      build.resources.flatMap(({ name, title }) => {
        const page = indexPage(name, build);
        return page ? [{ title, url: page.url }] : [];
      }),
  },
  stylesheets: {
    says: 'Paths of the style sheets of the site that `developers` in the configuration names, for pages that sitec writes itself',
    of: ({ settings: { config } }) => (typeof config.developers === 'object' ? [...(config.developers.stylesheets ?? [])] : []),
  },
  searched: { says: 'Where facts were looked for, such as "54 pages of this site"', of: searchedPages },
  statuses: { says: 'What the statuses of values mean: `status` and `means`', of: statusList },
  contents: { says: 'What the bundle holds, as a list in words', of: contentsOf },
  counts: {
    says: 'Numbers of records, by kind',
    of: (build) => byKind(build, 0, (resource) => resource.count(factsOf(build.facts, resource).body)),
  },
  kinds: {
    says: 'Kinds that the configuration declares or JSON-LD states: `name`, `title`, `description`, `count`, `document`, and the tools `list` and `read`, which are null where there is no /mcp; `read` also where records have no documents',
    of: (build) => build.resources.flatMap((resource) => declaredKind(resource, build)),
  },
  competitors: {
    says: 'Names of the tools that comparisons are published with',
    of: ({ facts }) => facts.comparisons.body.comparisons.flatMap(({ competitor }) => (competitor ? [nameOf(competitor.name)] : [])),
  },
  trial: {
    says: 'What is published of the free trial: `available`, `days`, `cardRequired`, each of which may be null',
    of: ({ facts: { plans } }) => ({ ...plans.body.freeTrial }),
  },
  guideLanguages: {
    says: 'Languages of the guides, the most used first',
    of: ({ facts }) => Object.keys(facts.guides.body.languages),
  },
  languages: { says: 'Languages of the pages, the main one first', of: (build) => [...languagesOf(build)] },
  answerLanguages: {
    says: 'Languages that the guide at /a2a answers in',
    of: (build) => (publishes(build)(paths.a2a) ? [...answerLanguages(build)] : []),
  },
  questions: { says: 'Up to four questions that the guide at /a2a answers', of: advertisedQuestions },
  tools: {
    says: `Names of the tools: ${keys(toolNames)}; null where there is no /mcp`,
    of: (build) => {
      const naming = toolNaming(build);
      return Object.fromEntries(Object.entries(toolNames).map(([use, name]) => [use, naming(name)]));
    },
  },
  served: {
    says: 'Every tool of /mcp: `name`, `title`, `description`, and the names of its `arguments`',
    of: (build) =>
      advertisedTools(build).map((tool) => {
        const { name, title, description } = tool;
        return { name, title, description: shorten(oneLine(description), MAXIMUM_LINE), arguments: Object.keys(tool.arguments(build)) };
      }),
  },
  revisions: {
    says: 'Revisions of MCP that /mcp answers, newest first',
    of: (build) => (publishes(build)(paths.mcp) ? [...MCP_VERSIONS] : []),
  },
  calls: {
    says: 'Bodies of requests as JSON: a call of each of `tools`, and `question` for the guide at /a2a; null where nothing is there to ask for',
    of: exampleCalls,
  },
  records: { says: 'Parts of what is published, as JSON, or null: plan, trial, guide, comparison', of: exampleRecords },
  limit: { says: 'Limit of requests to /mcp and /a2a: `burst` and `perMinute`, or null', of: advertisedLimit },
} as const satisfies Readonly<Record<string, ProseName>>;

/** A value for each kind; kinds without records have `absent`. */
const byKind = <Value>(build: Build, absent: Value, of: (resource: Resource) => Value): Readonly<Record<string, Value>> => {
  const known = [...KINDS, ...declaredKinds(build.settings.config)].map((kind) => [keyName(kind), absent] as const);
  return Object.fromEntries([...known, ...build.resources.map((resource) => [keyName(resource.name), of(resource)] as const)]);
};

/** A kind whose tools come from its definition; empty for one with specific tools. */
const declaredKind = (resource: Resource, build: Build): readonly object[] => {
  const { facts } = build;
  const [list, read] = declaredTools(resource);
  if (!list) return [];
  const { title, description, listPath } = resource;
  const naming = toolNaming(build);
  const count = resource.count(factsOf(facts, resource).body);
  const tools = { list: naming(list.name), read: read ? naming(read.name) : null };
  return [{ name: plainName(resource.name), title, description, count, document: documentAddress(listPath, build), ...tools }];
};

const documentAddress = (path: string, build: Build): string | null => (publishes(build)(path) ? build.base + path : null);

const MAXIMUM_DESCRIPTION = 1000;

/** Maximum characters of the description of a tool or kind in a list. */
const MAXIMUM_LINE = 300;

/** Descriptions of skills are limited to 1,024 characters, and contain the name of the company several times. */
const MAXIMUM_NAME = 100;

const nameOf = (text: string): string => shorten(oneLine(text), MAXIMUM_NAME);

/** Variables of a template, by name. */
export type ProseValues = Readonly<Record<string, unknown>>;

/** The values of all variables for a build, frozen: templates share them, and none may change the output of another. */
export const valuesOf = (build: Build): ProseValues =>
  frozenCopy(Object.fromEntries(Object.entries(PROSE_NAMES).map(([name, { of }]) => [name, of(build)])));

/** The templates that a site may replace, by their paths, with the file that each makes: their content is prose, not code. */
export const PROSE_TEMPLATES = {
  'llms.md.eta':
    'Opening of `/llms.txt`: its title, a quotation that says what the site is, and text without headings. The lists of pages follow it',
  'auth.md.eta': '`/auth.md`; its title contains "auth.md"',
  'skills/pricing-questions.md.eta': 'Agent skill: prices, plans and limits',
  'skills/find-a-guide.md.eta': 'Agent skill: how to do something',
  'skills/compare-tools.md.eta': 'Agent skill: other tools',
  'skills/start-a-trial.md.eta': 'Agent skill: trying and buying',
  'skills/use-the-mcp-server.md.eta': 'Agent skill: connecting a client to `/mcp`',
  'developers.html.eta': 'Content of the page for developers, in a page of the site or in one of sitec',
  '404.html.eta': 'What people see at a path that does not exist, when the site has no page of its own for that',
  '404.md.eta': 'What agents see at a path that does not exist, when they ask for markdown',
} as const;

/** Path of a template of prose. */
export type ProseTemplate = keyof typeof PROSE_TEMPLATES;

/** Every template of prose. */
export const proseTemplates = Object.keys(PROSE_TEMPLATES) as readonly ProseTemplate[];

/** The kinds that skills are about. */
const SUBJECTS: Readonly<Partial<Record<ProseTemplate, Kind>>> = {
  'skills/pricing-questions.md.eta': 'plans',
  'skills/find-a-guide.md.eta': 'guides',
  'skills/compare-tools.md.eta': 'comparisons',
};

/** Whether a template has a subject: a skill about a kind without records is left out. */
export const hasSubject = (name: ProseTemplate, build: Build): boolean => {
  const kind = SUBJECTS[name];
  return kind === undefined || holds(build, kind);
};

/** True for the templates of agent skills. */
export const isSkill = (name: ProseTemplate): boolean => name.startsWith('skills/');
