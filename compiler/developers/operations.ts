import { answeredSkills } from '../answers/skills.ts';
import type { Build } from '../build/build.ts';
import { publishes } from '../build/contents.ts';
import { plainName } from '../facts/kinds/names.ts';
import type { Resource } from '../facts/resource.ts';
import { factsOf } from '../facts/resources/index.ts';
import { encodePath, twinPath } from '../paths.ts';
import { exampleArguments, fileRequest, messageRequest, resourceRequest, toolRequest, type HttpRequest } from '../tools/example-request.ts';
import { mcpTools } from '../tools/index.ts';
import type { Tool, ToolArgument } from '../tools/tool.ts';

/** Where the value of a field goes: the path, the arguments of a tool, the parameters of another method, or the text of a message. */
type FieldPlace = 'path' | 'arguments' | 'params' | 'message';

/** A parameter of a request. */
export interface Field {
  readonly name: string;
  readonly place: FieldPlace;
  readonly type: ToolArgument['type'];
  readonly description: string;
  readonly isRequired: boolean;
  /** Known values; empty for most fields. */
  readonly values: readonly string[];
  /** Value in the example; null when it is left out. */
  readonly example: string | null;
}

/** A request that the site answers. */
export interface Operation {
  /** Id of its section on the page. */
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The request with `{slug}` in its path, where it has one, and without arguments. */
  readonly template: HttpRequest;
  /** A request with an answer; null when nothing is published for it. */
  readonly request: HttpRequest | null;
  readonly fields: readonly Field[];
}

/** Operations of one kind. */
export interface OperationGroup {
  readonly name: 'api' | 'markdown' | 'mcp' | 'resources' | 'a2a';
  readonly title: string;
  readonly operations: readonly Operation[];
}

/** All requests that every host of the bundle answers. */
export const operationGroups = (build: Build): readonly OperationGroup[] =>
  allGroups(build)
    .map((group) => ({ ...group, operations: group.operations.filter(({ template }) => isAnswered(template, build)) }))
    .filter(({ operations }) => operations.length > 0);

/** Files are on every host. A request with `Accept` needs negotiation, and one with a body needs an endpoint. */
const isAnswered = ({ method, path, headers }: HttpRequest, build: Build): boolean =>
  method === 'GET' ? build.serves.negotiation || !('Accept' in headers) : publishes(build)(path);

/** All requests, from the same definitions as the API, `tools/list` and the agent card. */
const allGroups = (build: Build): readonly OperationGroup[] => [
  { name: 'api', title: 'JSON API', operations: build.resources.flatMap((resource) => apiOperations(resource, build)) },
  { name: 'markdown', title: 'Markdown', operations: markdownOperations(build) },
  { name: 'mcp', title: 'MCP tools', operations: mcpTools(build).map((tool) => toolOperation(tool, build)) },
  { name: 'resources', title: 'MCP resources', operations: [resourceOperation(build)] },
  { name: 'a2a', title: 'A2A guide', operations: [messageOperation(build)] },
];

const apiOperations = (resource: Resource, { facts }: Build): readonly Operation[] => {
  const { name, singular, title, description, listPath, item } = resource;
  const list = fileRequest(listPath);
  const all = { id: `api-${name}`, name: listPath, title, description, template: list, request: list, fields: [] };
  if (!item) return [all];
  const slugs = factsOf(facts, resource).items.map(({ slug }) => slug);
  const [first] = slugs;
  return [
    all,
    {
      id: `api-${singular}`,
      name: resource.itemPath('{slug}'),
      title: `One ${plainName(singular)}`,
      description: item.description,
      template: { ...list, path: resource.itemPath('{slug}') },
      request: first === undefined ? null : fileRequest(resource.itemPath(first)),
      fields: [field('slug', 'path', `Slug of the ${plainName(singular)}`, slugs, first ?? null)],
    },
  ];
};

const field = (name: string, place: FieldPlace, description: string, values: readonly string[], example: string | null): Field => ({
  name,
  place,
  type: 'string',
  description,
  isRequired: true,
  values,
  example,
});

/** The page in the examples: the one of the plans, because people need it most. */
const markdownOperations = ({ pages, facts }: Build): readonly Operation[] => {
  const page = pages.find(({ url }) => url === facts.plans.body.url) ?? pages.find(({ path }) => path === '/') ?? pages[0];
  const path = page?.path ?? '/';
  const negotiated = fileRequest(path, { Accept: 'text/markdown' }, 'text');
  const twin = fileRequest(twinPath(path), {}, 'text');
  const common = { fields: [] };
  return [
    {
      ...common,
      id: 'markdown-accept',
      name: 'Accept: text/markdown',
      title: 'By media type',
      description: 'Any page, requested with the header Accept: text/markdown. Static hosts that do not negotiate answer HTML.',
      template: negotiated,
      request: negotiated,
    },
    {
      ...common,
      id: 'markdown-address',
      name: '/index.md',
      title: 'By address',
      description: 'Any page with index.md after its address: the same bytes on every host.',
      template: twin,
      request: twin,
    },
  ];
};

const toolOperation = (tool: Tool, build: Build): Operation => {
  const example = exampleArguments(tool, build);
  const fields = Object.entries(tool.arguments(build)).map(([name, { type, description, required = false, enum: values = [] }]): Field => ({
    name,
    place: 'arguments',
    type,
    description,
    isRequired: required,
    values,
    example: example?.[name] ?? null,
  }));
  return {
    id: `tool-${tool.name}`,
    name: tool.name,
    title: tool.title,
    description: tool.description,
    template: toolRequest(tool.name, {}),
    request: example === null ? null : toolRequest(tool.name, example),
    fields,
  };
};

/** The suggested documents are those of the API, which every site has. */
const resourceOperation = ({ base, resources }: Build): Operation => {
  const uris = resources.map(({ listPath }) => base + encodePath(listPath));
  const [first = base] = uris;
  return {
    id: 'mcp-read',
    name: 'resources/read',
    title: 'Read a resource',
    description: 'A document of the site by its address: a list document of the API, a page as markdown, a skill.',
    template: resourceRequest(''),
    request: resourceRequest(first),
    fields: [field('uri', 'params', 'Address of the document', uris, first)],
  };
};

const messageOperation = (build: Build): Operation => {
  const questions = answeredSkills(build).flatMap(({ examples }) => examples);
  const [first = ''] = questions;
  return {
    id: 'a2a-message',
    name: 'SendMessage',
    title: 'Ask the guide',
    description: 'A question in plain words. The answer is a message with a text for people and the same facts as data.',
    template: messageRequest(''),
    request: messageRequest(first),
    fields: [field('text', 'message', 'A question, in any language', questions, first)],
  };
};
