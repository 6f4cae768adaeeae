import { boolean, either, object, open, optional, record, string, type Infer, type JsonSchema, type Schema } from '../../schema/builder.ts';
import { field } from './facts.ts';

/** A name in a path below the API. It must not start with a dot, so that it cannot lead elsewhere. */
const SEGMENT = '[A-Za-z0-9_-][A-Za-z0-9._-]*';

/** Words on one line, for headings and lists. */
const LINE = '^\\S[^\\r\\n]*$';

/** A JSON Schema as a value of the configuration; its content is validated when the kind is defined. */
const recordSchema = open(
  'JSON Schema (2020-12) of the fields that a record has of its own: a closed object, each property with a type and a description',
  {},
) as Schema<unknown> as Schema<JsonSchema>;

/** A kind that a site declares. */
const kindConfig = object('A kind', {
  singular: string('Word for one record, for example integration: names the tool get_integration, the operation and its schema'),
  title: string('Title of its sections and tools', { pattern: LINE }),
  description: string('What the records are, in one sentence', { pattern: LINE }),
  pages: optional(string('Glob of the pages that are records; without it every content entry is one', { pattern: '^/' })),
  schema: recordSchema,
  fields: optional(record('Property of the schema -> where the page of a record shows it', field('Selector of the value'))),
  titleField: optional(string('Property that names a record; every record needs it. Default: name')),
  list: optional(
    string('Path of the list document. Default: /api/v1/, the name of the kind, .json', { pattern: `^/api/v1/${SEGMENT}\\.json$` }),
  ),
  item: optional(
    string('Path of the document of a record. Default: /api/v1/, the name of the kind, /{slug}.json', {
      pattern: `^/api/v1/${SEGMENT}/\\{slug\\}\\.json$`,
    }),
  ),
  text: optional(boolean('Give the document of a record the markdown of its page. Default: false')),
});

/** `kinds` of the configuration: declared kinds of records by name, and built-in ones that the site does not have. */
export const kindsConfig = record(
  'Further kinds of records. The name of a kind, in lower-case words with hyphens, is the one of its data file, its folder and its documents. `comparisons: false` says that the site has none: they are not looked for, and no note says that they were not found',
  either(
    'A kind, or false for a built-in one that the site does not have',
    kindConfig,
    boolean('Whether the site may have it. Default: true'),
  ),
);

/** A kind as the configuration declares it. */
export type KindDefinition = Infer<typeof kindConfig>;
