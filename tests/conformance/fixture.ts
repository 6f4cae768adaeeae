/**
 * What the scenarios of the conformance suite ask for, as plain data: names and payloads are fixed by the suite. No code knows them, and no rule
 * of the compiler applies to them; they are loaded into the runtime as any other tables are.
 */

/** A content block of MCP. */
type Content = Readonly<Record<string, unknown>>;

/** A tool that takes no arguments, or ignores them, and always gives one result. */
interface FixtureTool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: Content;
  readonly result: { readonly content: readonly Content[]; readonly isError?: true };
}

/** A resource with its contents. */
interface FixtureResource {
  readonly uri: string;
  readonly name: string;
  readonly mimeType: string;
  readonly contents: { readonly text: string } | { readonly blob: string };
}

/** Resources with a common address; `{id}` in the address and the text is each of `ids`. */
interface FixtureTemplate {
  readonly uriTemplate: string;
  readonly name: string;
  readonly mimeType: string;
  readonly text: string;
  readonly ids: readonly string[];
}

/** A prompt: each content is a message of the user, and `{name}` inside of it is the argument of that name. */
interface FixturePrompt {
  readonly name: string;
  readonly description: string;
  readonly arguments: readonly { readonly name: string; readonly description: string; readonly required: true }[];
  readonly content: readonly Content[];
  /** Argument -> values that complete it. */
  readonly completions?: Readonly<Record<string, readonly string[]>>;
}

/** A skill (SEP-2640): its files by their path below the skill; `SKILL.md` begins with the front matter. */
interface FixtureSkill {
  readonly name: string;
  readonly description: string;
  readonly files: Readonly<Record<string, string>>;
}

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const WAV = 'UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=';

const NOTHING: Content = { type: 'object', properties: {}, additionalProperties: false };
const text = (value: string): Content => ({ type: 'text', text: value });
const image: Content = { type: 'image', data: PNG, mimeType: 'image/png' };
const embedded = (uri: string, mimeType: string, value: string): Content => ({
  type: 'resource',
  resource: { uri, mimeType, text: value },
});
const string = { type: 'string' };

/** Must come through `tools/list` unchanged: every keyword of the dialect that a server is tempted to drop. */
const DIALECT_SCHEMA: Content = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  $defs: { address: { $anchor: 'addressDef', type: 'object', properties: { street: string, city: string } } },
  properties: {
    name: string,
    address: { $ref: '#/$defs/address' },
    contactMethod: { type: 'string', enum: ['phone', 'email'] },
    phone: string,
    email: string,
  },
  allOf: [{ anyOf: [{ required: ['phone'] }, { required: ['email'] }] }],
  if: { properties: { contactMethod: { const: 'phone' } }, required: ['contactMethod'] },
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema; nobody awaits a schema.
  then: { required: ['phone'] },
  else: { required: ['email'] },
  additionalProperties: false,
};

const tool = (name: string, description: string, ...content: readonly Content[]): FixtureTool => ({
  name,
  description,
  inputSchema: NOTHING,
  result: { content },
});

const TOOLS: readonly FixtureTool[] = [
  tool('test_simple_text', 'Answers a text', text('This is a simple text response for testing.')),
  tool('test_image_content', 'Answers an image', image),
  tool('test_audio_content', 'Answers a sound', { type: 'audio', data: WAV, mimeType: 'audio/wav' }),
  tool(
    'test_embedded_resource',
    'Answers a resource',
    embedded('test://embedded-resource', 'text/plain', 'This is an embedded resource content.'),
  ),
  tool(
    'test_multiple_content_types',
    'Answers a text, an image and a resource',
    text('Multiple content types test:'),
    image,
    embedded('test://mixed-content-resource', 'application/json', '{"test":"data","value":123}'),
  ),
  {
    name: 'test_error_handling',
    description: 'Answers an error',
    inputSchema: NOTHING,
    result: { content: [text('This tool intentionally returns an error for testing')], isError: true },
  },
  { name: 'json_schema_2020_12_tool', description: 'Has a schema', inputSchema: DIALECT_SCHEMA, result: { content: [text('ok')] } },
];

const RESOURCES: readonly FixtureResource[] = [
  {
    uri: 'test://static-text',
    name: 'static-text',
    mimeType: 'text/plain',
    contents: { text: 'This is the content of the static text resource.' },
  },
  { uri: 'test://static-binary', name: 'static-binary', mimeType: 'image/png', contents: { blob: PNG } },
];

const TEMPLATES: readonly FixtureTemplate[] = [
  {
    uriTemplate: 'test://template/{id}/data',
    name: 'template',
    mimeType: 'application/json',
    text: '{"id":"{id}","templateTest":true,"data":"Data for ID: {id}"}',
    ids: ['123'],
  },
];

const required = (name: string): FixturePrompt['arguments'][number] => ({
  name,
  description: `Stands in the text as ${name}`,
  required: true,
});

const PROMPTS: readonly FixturePrompt[] = [
  {
    name: 'test_simple_prompt',
    description: 'A text',
    arguments: [],
    content: [text('This is a simple prompt for testing.')],
  },
  {
    name: 'test_prompt_with_arguments',
    description: 'A text with arguments',
    arguments: [required('arg1'), required('arg2')],
    content: [text("Prompt with arguments: arg1='{arg1}', arg2='{arg2}'")],
    completions: { arg1: ['paris', 'park', 'party'], arg2: ['paper'] },
  },
  {
    name: 'test_prompt_with_embedded_resource',
    description: 'A resource and a text',
    arguments: [required('resourceUri')],
    content: [
      embedded('{resourceUri}', 'text/plain', 'Embedded resource content for testing.'),
      text('Please process the embedded resource above.'),
    ],
  },
  {
    name: 'test_prompt_with_image',
    description: 'An image and a text',
    arguments: [],
    content: [image, text('Please analyze the image above.')],
  },
];

const SKILLS: readonly FixtureSkill[] = [
  {
    name: 'test-skill',
    description: 'Shows that a skill with a folder is served whole',
    files: {
      'SKILL.md':
        '---\nname: test-skill\ndescription: Shows that a skill with a folder is served whole\n---\n\n# Test\n\nRead references/notes.md.\n',
      'references/notes.md': '# Notes\n\nNothing to note.\n',
    },
  },
];

/** Everything that the scenarios ask for, each list in the order in which /mcp lists it. */
export const FIXTURE = { tools: TOOLS, resources: RESOURCES, templates: TEMPLATES, prompts: PROMPTS, skills: SKILLS } as const;
