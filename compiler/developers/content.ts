import { answeredSkills } from '../answers/skills.ts';
import type { Build } from '../build/build.ts';
import { browserSearchFiles, contactEmail, publishes, searchedPages } from '../build/contents.ts';
import { DEFAULT_INSERTIONS } from '../config/known-values.ts';
import { factsOf } from '../facts/resources/index.ts';
import { kindSchemas } from '../facts/schema-documents.ts';
import { paths } from '../paths.ts';
import { frozenCopy, PROSE_NAMES, statusList } from '../prose/names.ts';
import { discoveryFiles } from '../protocols/discovery-files.ts';
import { resourceTemplates } from '../protocols/mcp/templates.ts';
import { promptsOf } from '../protocols/prompts.ts';
import { advertisedAbilities, advertisedLimit, advertisedPaths, SERVES_SAYS } from '../tools/advertised.ts';
import { browserTools } from '../tools/index.ts';
import { clientSetups, localServer } from './clients.ts';
import { LANGUAGES } from './examples.ts';
import { operationGroups, type Operation, type OperationGroup } from './operations.ts';
import { shown, withoutRepeating, type ShownOperation } from './shown.ts';

/** Variables of the template of the developers page, for docs/reference/templates.md. */
export const DEVELOPERS_NAMES = {
  name: 'Name of the company',
  base: 'Public address without a slash at its end',
  app: 'Address where people sign up, or null',
  paths:
    'Public paths: api, openapi, mcp, a2a, llms, llmsFull, auth, agentCard, mcpServerCard, webmcp and others; null for those that are not served',
  serves: SERVES_SAYS,
  kinds: 'Kinds of facts: `name`, `title`, `description`, `count`, and their `operations`',
  markdown: 'The ways to the markdown of a page, as operations',
  languages: 'The languages of examples: `syntax`, `name`',
  first: 'The request that the page opens with, as an operation, and its answer: `line`, `status`, `response`, `syntax`',
  shared: 'Arguments that several tools take in the same meaning, as fields; a tool has only their names, in `shares`',
  tools: 'The tools of /mcp, as operations; nothing of /mcp and /a2a is given where it is not served',
  names: PROSE_NAMES.tools.says,
  documents: 'How an MCP resource is read, as an operation',
  guide: 'A question to the guide at /a2a, as an operation',
  clients: 'How MCP clients are connected, to /mcp or to a server on their own machine: `name`, `how`, `example`, `link`',
  command: 'The command that makes an MCP server of the site on the machine of who runs it',
  templates: 'Templates of MCP resources: `uriTemplate`, `title`',
  prompts: 'Prompts of MCP: `name`, `title`, `description`, and the names of their `arguments`',
  skills: 'Topics that the guide answers: `name`, `description`, `examples`',
  browserTools: 'Tools for browsers: `name`, `description`; none when the script is not written into pages',
  files: 'Files for machines: `path`, `text`, and `aliases` with the same bytes',
  search: 'Paths of the search for browsers, `module` and `index`, or null',
  searched: PROSE_NAMES.searched.says,
  statuses: PROSE_NAMES.statuses.says,
  limit: 'Limit of requests to /mcp and /a2a: `burst` and `perMinute`, or null',
  contact: 'Mail address of the support, or null',
  contactPage: 'Page with the contacts, or null',
} as const satisfies Readonly<Record<string, string>>;

/** All data of the developers page, frozen and from their single definitions. */
export const developersData = (build: Build): Readonly<Record<keyof typeof DEVELOPERS_NAMES, unknown>> => {
  const { base, app, facts, settings } = build;
  const groups = operationGroups(build);
  const operationsOf = (group: OperationGroup['name']): readonly Operation[] =>
    groups.flatMap(({ name: own, operations }) => (own === group ? operations : []));
  const shownOf = (group: OperationGroup['name']): readonly ShownOperation[] =>
    operationsOf(group).map((operation) => shown(operation, base));
  const tools = withoutRepeating(shownOf('mcp'));
  const { pages: companyPages, name } = facts.company.body;
  const has = publishes(build);
  const [hasTools, hasGuide] = [has(paths.mcp), has(paths.a2a)];
  const offersTools = has(paths.webmcp) && (settings.config.inject ?? DEFAULT_INSERTIONS).includes('webmcp');
  return frozenCopy({
    name,
    base,
    app,
    paths: advertisedPaths<string | readonly string[]>(paths, build),
    serves: advertisedAbilities(build),
    kinds: kindsOf(build, operationsOf('api')),
    markdown: shownOf('markdown'),
    languages: LANGUAGES,
    first: firstAnswer(build, operationsOf('api')),
    tools: tools.operations,
    shared: tools.shared,
    names: PROSE_NAMES.tools.of(build),
    documents: shownOf('resources'),
    guide: shownOf('a2a'),
    clients: clientSetups(build),
    command: localServer(build).join(' '),
    templates: hasTools ? resourceTemplates(build) : [],
    prompts: (hasTools ? promptsOf(build) : []).map(({ name: prompt, title, description, arguments: given }) => ({
      name: prompt,
      title,
      description,
      arguments: given.map((argument) => argument.name),
    })),
    skills: hasGuide ? answeredSkills(build) : [],
    browserTools: offersTools ? browserTools(build).map(({ tool }) => ({ name: tool.name, description: tool.description })) : [],
    files: discoveryFiles(build),
    search: browserSearchFiles(build),
    searched: searchedPages(build),
    statuses: statusList(build),
    limit: advertisedLimit(build),
    contact: contactEmail(build),
    contactPage: companyPages.contact ?? null,
  });
};

/** The operations of the API by kind of facts, with their schemas and the number of their records. */
const kindsOf = ({ resources, facts, base }: Build, operations: readonly Operation[]): readonly object[] =>
  resources.map((resource) => {
    const { list, item } = kindSchemas(resource, base);
    const own = operations.filter(({ id }) => id === `api-${resource.name}` || (item && id === `api-${resource.singular}`));
    const schemas = [list, ...(item ? [item] : [])].map(({ path }) => path);
    return {
      name: resource.name,
      title: resource.title,
      description: resource.description,
      count: resource.count(factsOf(facts, resource).body),
      operations: own.map((operation, index) => ({ ...shown(operation, base), schema: schemas[index] })),
    };
  });

/** The request at the start of the page, and the answer of the bundle. */
interface FirstAnswer extends ShownOperation {
  /** The first line of the request. */
  readonly line: string;
  readonly status: string;
  /** The start of the document, indented. */
  readonly response: string;
  /** `text` for a document that is cut, because it is not valid JSON any more. */
  readonly syntax: 'json' | 'text';
}

/** Lines of the document that fill a screen. */
const LINES = 30;

/** The document of the plans, which people need most, else the first one of the API. */
export const firstAnswer = (build: Build, operations: readonly Operation[]): FirstAnswer | null => {
  const resource = build.resources.find(({ name }) => name === 'plans') ?? build.resources[0];
  const operation = operations.find(({ id }) => id === `api-${resource?.name}`);
  if (resource === undefined || operation === undefined) return null;
  const lines = JSON.stringify(factsOf(build.facts, resource).body, null, 2).split('\n');
  const isCut = lines.length > LINES;
  return {
    ...shown(operation, build.base),
    line: `GET ${operation.name}`,
    status: '200 OK',
    response: isCut ? `${lines.slice(0, LINES).join('\n')}\n(${lines.length - LINES} lines more)` : lines.join('\n'),
    syntax: isCut ? 'text' : 'json',
  };
};
