import type { KindDefinition } from '../../config/sections/kinds.ts';
import { itemPath, resourcePath } from '../../paths.ts';
import { nullable, object, propertiesOf, type Schema } from '../../schema/builder.ts';
import { date, provenance, slug, text, url } from '../../schema/shapes.ts';
import { capitalised, plainName } from '../kinds/names.ts';
import { requiredOf } from '../kinds/schema.ts';
import { recordsOf, type AnyRecord, type Resource } from '../resource.ts';
import { declaredRecords } from './declared-records.ts';
import { reportMissing, listBody, listSchema } from './records.ts';

/** The resource of a kind that the configuration declares. The definition must be checked before. */
export const declaredResource = (name: string, definition: KindDefinition): Resource => {
  const { singular, title, description, pages, titleField = 'name', text: hasText = false } = definition;
  const words = plainName(singular);
  const properties = recordProperties(definition);
  const itemDescription = `One ${words}${hasText ? ' with its full markdown text' : ''}`;
  const whole = hasText ? { ...properties, markdown: text('Full text as markdown, from its title on') } : properties;
  const resource = {
    name,
    singular,
    title,
    description,
    titleField,
    listPath: definition.list ?? resourcePath(name),
    itemPath: (file: string) => (definition.item ?? itemPath(name, '{slug}')).replace('{slug}', () => file),
    schema: listSchema({ name, title, description }, object(capitalised(words), properties)),
    item: { schema: object(itemDescription, whole), description: itemDescription },
    count: (body: unknown) => recordsOf({ name }, body).length,
  };
  return {
    ...resource,
    extract: (sources) => {
      const found = declaredRecords(name, definition, resource, sources);
      const looked = pages === undefined ? `looked for ${name}.yaml, and for files in a folder ${name}/` : `looked for pages ${pages}`;
      if (found.length === 0)
        reportMissing(name, looked, sources, `add content entries of the kind, or correct kinds.${name} in the configuration`);
      const records = found.map(({ record }) => record);
      return {
        body: listBody(name, records, records, sources),
        items: found.map(({ record, page }): AnyRecord => (hasText && page ? { ...record, markdown: page.markdown() } : record)),
      };
    },
  };
};

/** The properties of a record: its own ones between the common ones. A record from content files alone has no page. */
const recordProperties = ({ singular, schema, pages, titleField = 'name' }: KindDefinition): Readonly<Record<string, Schema<unknown>>> => {
  const required = requiredOf(schema, titleField);
  const own = Object.entries(propertiesOf(schema)).map(([name, json]) => [name, { json, required: required.has(name) }] as const);
  const address = (what: string): Schema<unknown> => (pages === undefined ? nullable(url(what)) : url(what));
  return {
    slug: slug(`Slug of the ${plainName(singular)}`),
    ...Object.fromEntries(own),
    url: address('Page'),
    markdownUrl: address('Markdown of the page'),
    jsonUrl: url('This record as JSON'),
    updated: nullable(date('Date of the last change')),
    provenance: provenance(),
  };
};
