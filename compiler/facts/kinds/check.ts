import { dirname } from 'node:path/posix';
import { didYouMean } from '../../base/did-you-mean.ts';
import { kindDefinitions } from '../../config/kinds.ts';
import { configPlace } from '../../config/positions.ts';
import type { KindDefinition } from '../../config/sections/kinds.ts';
import type { Settings } from '../../config/settings.ts';
import { itemPath, resourcePath, schemaPath } from '../../paths.ts';
import { input } from '../../problems/input.ts';
import { kinds as problemsOfKinds } from '../../problems/kinds.ts';
import type { Place, ProblemList } from '../../problems/problem.ts';
import { sources } from '../../problems/sources.ts';
import { propertiesOf, type JsonSchema } from '../../schema/builder.ts';
import { selectorFault, type FieldSelector } from '../readers/selectors.ts';
import type { Resource } from '../resource.ts';
import { KIND_NAME } from './names.ts';
import { kindSchemaFault, readableType } from './schema.ts';

const MAXIMUM_NAME = 40;

/** Names that would clash with documents, keys, schemas and tools of the API. */
const RESERVED = ['schemas', 'error', 'contact', 'url', 'markdown-url', 'updated', 'total'];

/** A kind during its check. */
interface Declared {
  readonly kind: string;
  readonly definition: KindDefinition;
  /** Position of one of its keys. `path` has the keys that lead to it. */
  readonly place: (...path: readonly string[]) => Place;
  readonly problems: ProblemList;
}

/** Names that another kind cannot have. */
export const takenNames = (known: readonly Resource[]): Set<string> =>
  new Set([...known.flatMap(({ name, singular }) => [name, singular]), ...RESERVED]);

/** Reports keys of `kinds` with true or false that are not a known kind. */
export const checkRuledOut = (settings: Settings, known: readonly string[], problems: ProblemList): void => {
  for (const [kind, definition] of Object.entries(settings.config.kinds ?? {})) {
    if (typeof definition !== 'boolean' || known.includes(kind)) continue;
    const expected = `must be the definition of a kind; true and false are for ${known.join(', ')}${didYouMean(kind, known)}`;
    const place = configPlace(settings, 'kinds', kind);
    problems.add(input.configWrongValue, { key: `kinds.${kind}`, expected, got: String(definition) }, place);
  }
};

/** Reports every reason why a configured kind cannot be used beside the built-in kinds. */
export const checkKinds = (settings: Settings, builtIn: readonly Resource[], problems: ProblemList): void => {
  const taken = takenNames(builtIn);
  const paths = new Set(builtIn.flatMap(({ listPath, itemPath }) => [listPath, itemPath('{slug}')]));
  for (const [kind, definition] of kindDefinitions(settings.config)) {
    const place: Declared['place'] = (...path) => configPlace(settings, 'kinds', kind, ...path);
    const declared = { kind, definition, place, problems };
    checkName(declared, 'its name', kind, place(), taken);
    checkName(declared, 'the word for one record', definition.singular, place('singular'), taken);
    checkPath(declared, 'list', definition.list ?? resourcePath(kind), paths);
    checkPath(declared, 'item', definition.item ?? itemPath(kind, '{slug}'), paths);
    const fault = kindSchemaFault(definition.schema);
    if (fault !== null) problems.add(problemsOfKinds.schemaUnusable, { kind, reason: fault }, place('schema'));
    else checkKeys(declared);
  }
};

const checkName = ({ kind, problems }: Declared, what: string, name: string, place: Place, taken: Set<string>): void => {
  const isForm = name.length <= MAXIMUM_NAME && KIND_NAME.test(name);
  const reason = isForm ? 'something else is called so' : `it must be lower-case words of at most ${MAXIMUM_NAME} characters`;
  if (!isForm || taken.has(name)) problems.add(problemsOfKinds.nameUnusable, { kind, what, name, reason }, place);
  taken.add(name);
};

const checkPath = (declared: Declared, key: 'list' | 'item', path: string, taken: Set<string>): void => {
  if (dirname(path) === dirname(schemaPath(declared.kind))) refuse(declared, key, 'the schemas of all kinds are there');
  if (taken.has(path)) refuse(declared, key, `the documents of another kind are at ${path}`);
  taken.add(path);
};

const checkKeys = (declared: Declared): void => {
  const { pages, text, fields } = declared.definition;
  checkTitleField(declared);
  if (pages === undefined && text === true) refuse(declared, 'text', 'without pages no record has a text');
  if (pages === undefined && fields !== undefined) refuse(declared, 'fields', 'without pages there is nothing to read them from');
  for (const [name, field] of Object.entries(fields ?? {})) checkField(declared, name, field);
};

const checkTitleField = (declared: Declared): void => {
  const { titleField = 'name', schema } = declared.definition;
  if (!Object.hasOwn(propertiesOf(schema), titleField)) refuse(declared, 'titleField', unknownProperty(titleField, schema));
  else if (propertiesOf(schema)[titleField]?.type !== 'string')
    refuse(declared, 'titleField', `the property "${titleField}" must have the type "string"`);
};

const refuse = ({ kind, place, problems }: Declared, key: string, reason: string): void =>
  problems.add(problemsOfKinds.keyUnusable, { kind, key, reason }, place(...key.split('.')));

const unknownProperty = (name: string, schema: JsonSchema): string =>
  `the schema has no property "${name}"${didYouMean(name, Object.keys(propertiesOf(schema)))}`;

const checkField = (declared: Declared, name: string, field: FieldSelector): void => {
  const { definition, place, problems } = declared;
  const properties = propertiesOf(definition.schema);
  const key = `fields.${name}`;
  if (!Object.hasOwn(properties, name)) return refuse(declared, key, unknownProperty(name, definition.schema));
  if (readableType(properties[name] ?? {}) === null)
    refuse(declared, key, 'selectors can read only texts, numbers, yes or no, and lists of texts');
  const selector = typeof field === 'string' ? field : field.selector;
  const reason = selectorFault(selector);
  if (reason !== null) problems.add(sources.selectorInvalid, { selector, reason }, place('fields', name));
};
