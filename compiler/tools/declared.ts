import { onceEach } from '../base/memoise.ts';
import { estimateTokens } from '../base/tokens.ts';
import type { Build } from '../build/build.ts';
import { capitalised, keyName, plainName, toolName } from '../facts/kinds/names.ts';
import { recordsOf, updatedOf, type AnyRecord, type Resource } from '../facts/resource.ts';
import { factsOf } from '../facts/resources/index.ts';
import { integer, propertiesOf, type Schema } from '../schema/builder.ts';
import { defineRecordTool, partProperties } from './document.ts';
import { defineTool, jsonResult, type Tool, type ToolResult } from './tool.ts';

/** Members of a record that its list leaves out: its source, and its addresses. */
const LEFT_OUT: ReadonlySet<string> = new Set(['jsonUrl', 'updated', 'provenance']);

const without = (given: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(given).filter(([name]) => !LEFT_OUT.has(name)));

/**
 * The tools of a kind without specific ones, which the configuration declares or JSON-LD states: one lists its records, one reads a record
 * that has a document.
 */
export const declaredTools = (resource: Resource): readonly Tool[] => {
  const { titleField, item } = resource;
  if (titleField === undefined) return [];
  return [listTool(resource), ...(item ? [getTool(resource, item.schema, titleField)] : [])];
};

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

const listTool = (resource: Resource): Tool =>
  defineTool({
    name: `list_${toolName(resource.name)}`,
    title: resource.title,
    description: `List the ${plainName(resource.name)}: ${sentence(resource.description)}${resource.item ? ` Read one with get_${toolName(resource.singular)}.` : ''}`,
    arguments: () => ({}),
    output: listOutput(resource),
    answer: ({ facts }) => {
      const records = recordsOf(resource, factsOf(facts, resource).body).map(without);
      return {
        kind: 'constant',
        result: jsonResult({ [keyName(resource.name)]: records, total: records.length }, resource.listPath, factsOf(facts, resource).body),
      };
    },
  });

/** The records of the list document, and their number. */
const listOutput = ({ name, schema }: Resource): Schema<unknown> => {
  const key = keyName(name);
  const { json } = integer('Number of records');
  return { required: true, json: { properties: { [key]: propertiesOf(schema.json)[key], total: json }, required: [key, 'total'] } };
};

const getTool = (resource: Resource, schema: Schema<unknown>, titleField: string): Tool => {
  const { name, singular } = resource;
  const isDocument = 'markdown' in propertiesOf(schema.json);
  return defineRecordTool({
    name: `get_${toolName(singular)}`,
    title: capitalised(plainName(singular)),
    description: `Read one ${plainName(singular)} with all that is published of it. Find slugs with list_${toolName(name)}.`,
    slug: `Slug of the ${plainName(singular)}. Find one with list_${toolName(name)}.`,
    isDocument,
    output: isDocument ? partOutput(schema) : schema,
    records: (build) =>
      factsOf(build.facts, resource).items.map((record) => ({
        slug: record.slug,
        names: [String(record[titleField])],
        read: () => recordResult(record, resource.itemPath(record.slug), build),
      })),
    help: `Call list_${toolName(name)} to see all ${plainName(name)}.`,
  });
};

/** The schema of a record with a part of its text. */
const partOutput = ({ json }: Schema<unknown>): Schema<unknown> => ({
  required: true,
  json: { ...json, properties: { ...propertiesOf(json), nextOffset: partProperties.nextOffset.json } },
});

/** The first page of each address. */
const pagesByUrl = onceEach(({ pages }: Build) => new Map(pages.toReversed().map((page) => [page.url, page])));

/** The published document; of a record with a text, a part. Models that read texts only get the text. */
const recordResult = (record: AnyRecord, path: string, build: Build): ToolResult => {
  const source = { path, updated: updatedOf(record) };
  const { markdown, ...rest } = record;
  if (typeof markdown !== 'string') return { structuredContent: record, text: JSON.stringify(record), source };
  const headings = pagesByUrl(build).get(String(record.url))?.headings ?? [];
  return { structuredContent: rest, text: markdown, source, document: { headings, tokens: estimateTokens(markdown) } };
};
