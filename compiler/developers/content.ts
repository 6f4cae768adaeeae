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
import { examplesOf } from './examples.ts';
import { operationGroups, type Operation, type OperationGroup } from './operations.ts';

/** What the template of the developers page is given, for docs/templates.md. */
export const DEVELOPERS_NAMES = {
  name: 'Name of the company',
  base: 'Public address without a slash at its end',
  app: 'Address where people sign up, or null',
  paths:
    'Public paths: api, openapi, mcp, a2a, llms, llmsFull, auth, agentCard, mcpServerCard, webmcp and others; null for those that are not served',
  serves: SERVES_SAYS,
  kinds: 'Kinds of facts: `name`, `title`, `description`, `count`, and their `operations`',
  markdown: 'The ways to the markdown of a page, as operations',
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

/** Values of a field that the page names; further ones are in the input schema. */
const NAMED_VALUES = 12;

/** Everything that the template of the developers page is filled with, frozen; nothing in it is typed a second time. */
export const developersData = (build: Build): Readonly<Record<keyof typeof DEVELOPERS_NAMES, unknown>> => {
  const { base, app, facts, settings } = build;
  const groups = operationGroups(build);
  const operationsOf = (group: OperationGroup['name']): readonly Operation[] =>
    groups.flatMap(({ name: own, operations }) => (own === group ? operations : []));
  const shownOf = (group: OperationGroup['name']): readonly object[] => operationsOf(group).map((operation) => shown(operation, base));
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
    tools: shownOf('mcp'),
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

/** An operation with its examples, and its fields with a sentence on what they take. */
const shown = (operation: Operation, base: string): object => ({
  ...operation,
  examples: operation.request === null ? [] : examplesOf(operation.request, base),
  fields: operation.fields.map((field) => ({ ...field, values: namedValues(field.values) })),
});

const namedValues = (values: readonly string[]): string => {
  const more = values.length - NAMED_VALUES;
  return values.slice(0, NAMED_VALUES).join(', ') + (more > 0 ? ` and ${more} more` : '');
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

/** Most values of a field that the console proposes: the script is loaded by everybody who reads the page. */
const PROPOSED_VALUES = 100;

/** The operations as the script of the page reads them: how a request is made, and what has to be said with it. */
export const consoleData = (build: Build): readonly object[] =>
  operationGroups(build).map(({ title, operations }: OperationGroup) => ({
    title,
    operations: operations.map(({ id, name, title: label, description, template, fields }) => ({
      id,
      name,
      label,
      description,
      method: template.method,
      path: template.path,
      headers: template.headers,
      body: template.body,
      fields: fields.map(({ values, ...field }) => ({ ...field, values: values.slice(0, PROPOSED_VALUES) })),
    })),
  }));
