/** The fixture as an index of the runtime. */
import { createHash } from 'node:crypto';
import { resultOutcome } from '../../compiler/base/rpc.ts';
import { mcpMethods, type McpContents, type McpTails } from '../../compiler/protocols/mcp/methods.ts';
import { promptRule } from '../../compiler/protocols/mcp/prompts.ts';
import { mcpErrors, mcpReplies } from '../../compiler/protocols/mcp/table.ts';
import { compileTool, resultFile } from '../../compiler/tools/table.ts';
import type { Bundle, CompiledPrompt, McpAnswer, McpTable } from '../../runtime/bundle.ts';
import { createFixture } from '../runtime/fixture.ts';
import { FIXTURE } from './fixture.ts';

const SERVER = { name: 'example.acme/conformance', title: 'Fixture', version: '1.0.0' };
const META = { _meta: { 'io.modelcontextprotocol/serverInfo': SERVER } };
const ending = (members: object): string => `,${JSON.stringify(members).slice(1)}`;
const CACHEABLE = ending({ resultType: 'complete', ttlMs: 300_000, cacheScope: 'public', ...META });
const TAILS: McpTails = {
  plain: ending({ resultType: 'complete', ...META }),
  cacheable: CACHEABLE,
  introducing: CACHEABLE,
};
const withTail = (members: object, tail: string): string => JSON.stringify(members).slice(0, -1) + tail;

const { tools, resources, templates, prompts, skills } = FIXTURE;

/** A bundle with the tools, resources, prompts and skills of the fixture. */
export const fixtureBundle = (): Bundle => {
  const files = tools.map(({ name, result }) => [resultFile(name, null), withTail(result, TAILS.plain)] as const);
  return createFixture({ mcp: mcpTable() }, Object.fromEntries(files));
};

const mcpTable = (): McpTable => {
  const constant = {
    kind: 'constant',
    result: { structuredContent: {}, text: '', source: { path: '/', updated: null } },
  } as const;
  return {
    ...mcpReplies,
    methods: mcpMethods(contents(), TAILS),
    // The arguments of the tool with a schema are not checked: it is there for its schema only.
    tools: Object.fromEntries(tools.map(({ name }) => [name, compileTool(name, {}, constant, { suggestions: [], tail: TAILS.plain })])),
    prompts: Object.fromEntries(prompts.map((prompt) => [prompt.name, compilePrompt(prompt)])),
    completions: { 'ref/prompt': Object.fromEntries(prompts.map(({ name, completions = {} }) => [name, completions])) },
    tail: TAILS.plain,
    errors: mcpErrors(
      tools.map(({ name }) => name),
      prompts.map(({ name }) => name),
    ),
  };
};

const contents = (): McpContents => ({
  serverInfo: SERVER,
  instructions: 'Answers the scenarios of the conformance suite.',
  tools: tools.map(({ result: _, ...tool }) => tool),
  resources: [...resources.map(({ contents: __, ...resource }) => resource), ...skillResources()],
  templates: templates.map(({ text: _, ids: __, ...template }) => template),
  documents: Object.fromEntries(documents()),
  folders: new Map(skills.flatMap(foldersOf)),
  prompts: prompts.map(({ content: _, completions: __, ...prompt }) => prompt),
  skills: new Map(skills.map((skill) => [uriOf(skill.name, 'SKILL.md'), listSkill(skill)])),
});

type Skill = (typeof skills)[number];

const uriOf = (skill: string, file: string): string => `skill://${skill}${file === '' ? '' : `/${file}`}`;

const listSkill = ({ name, description, files }: Skill): object => ({
  uri: uriOf(name, 'SKILL.md'),
  frontmatter: { name, description },
  resources: Object.entries(files).map(([file, text]) => ({
    uri: uriOf(name, file),
    digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
    size: Buffer.byteLength(text),
  })),
});

const fileOf = ({ name, description }: Skill, file: string): object => {
  const common = { uri: uriOf(name, file), mimeType: 'text/markdown' };
  return file === 'SKILL.md' ? { ...common, name, description } : { ...common, name: file };
};

const skillResources = (): readonly object[] => skills.flatMap((skill) => Object.keys(skill.files).map((file) => fileOf(skill, file)));

/** The folder of a skill and those in it, with what lies right in them. */
const foldersOf = (skill: Skill): readonly (readonly [uri: string, children: readonly object[]])[] => {
  const files = Object.keys(skill.files);
  const inner = [...new Set(files.filter((file) => file.includes('/')).map((file) => file.slice(0, file.lastIndexOf('/'))))];
  const folder = (path: string): object => ({ uri: uriOf(skill.name, path), name: path, mimeType: 'inode/directory' });
  return [
    [uriOf(skill.name, ''), [...files.filter((file) => !file.includes('/')).map((file) => fileOf(skill, file)), ...inner.map(folder)]],
    ...inner.map(
      (path) => [uriOf(skill.name, path), files.filter((file) => file.startsWith(`${path}/`)).map((file) => fileOf(skill, file))] as const,
    ),
  ];
};

function* documents(): Generator<readonly [uri: string, answer: McpAnswer]> {
  const read = (uri: string, mimeType: string, body: object): readonly [string, McpAnswer] => [
    uri,
    [resultOutcome(withTail({ contents: [{ uri, mimeType, ...body }] }, TAILS.cacheable))],
  ];
  for (const { uri, mimeType, contents: body } of resources) yield read(uri, mimeType, body);
  for (const { uriTemplate, mimeType, text, ids } of templates)
    for (const id of ids) yield read(uriTemplate.replace('{id}', id), mimeType, { text: text.replaceAll('{id}', id) });
  for (const { name, files } of skills)
    for (const [file, text] of Object.entries(files)) yield read(uriOf(name, file), 'text/markdown', { text });
}

/** A prompt as pieces: its JSON, cut at the places of its arguments. */
const compilePrompt = ({ arguments: given, content }: (typeof prompts)[number]): CompiledPrompt => {
  const names = given.map(({ name }) => name);
  const json = resultOutcome(withTail({ messages: content.map((each) => ({ role: 'user', content: each })) }, TAILS.plain));
  const parts = json.split(/\{(\w+)\}/);
  return {
    arguments: given.map(({ name, required }) => promptRule(name, required)),
    pieces: parts.map((part, index) => (index % 2 === 1 && names.includes(part) ? ['{value}', part] : [part])),
  };
};
