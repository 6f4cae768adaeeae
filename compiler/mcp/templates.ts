import type { Build } from '../artefact.ts';
import { plainName } from '../kind-names.ts';
import { recordsOf, type AnyRecord, type Resource } from '../resource.ts';
import { factsOf } from '../resources/index.ts';

/** A pattern of addresses that differ by a slug only (RFC 6570). */
export interface ResourceTemplate {
  readonly uriTemplate: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly mimeType: string;
  /** Values of `{slug}`. */
  readonly slugs: readonly string[];
}

const FORMS = [
  { property: 'markdownUrl', form: 'markdown', mimeType: 'text/markdown' },
  { property: 'jsonUrl', form: 'JSON', mimeType: 'application/json' },
] as const;

/** A template for each kind of records whose documents have addresses of one pattern. */
export const resourceTemplates = ({ resources, facts }: Build): readonly ResourceTemplate[] =>
  resources.flatMap((resource) => {
    const records = recordsOf(resource, factsOf(facts, resource).body);
    return FORMS.flatMap(({ property, form, mimeType }) => {
      const uriTemplate = patternOf(records, property);
      return uriTemplate === null ? [] : [describe(resource, uriTemplate, form, mimeType, records)];
    });
  });

const describe = (
  { singular }: Resource,
  uriTemplate: string,
  form: string,
  mimeType: string,
  records: readonly AnyRecord[],
): ResourceTemplate => ({
  uriTemplate,
  name: `${singular}-${form.toLowerCase()}`,
  title: `A ${plainName(singular)} as ${form}`,
  description: `The ${plainName(singular)} with the given slug, as ${form}.`,
  mimeType,
  slugs: records.map(({ slug }) => slug),
});

/** The address of the first record with `{slug}` in the place of its slug, when the others have the same one; else null. */
const patternOf = (records: readonly AnyRecord[], property: string): string | null => {
  const [first] = records;
  const address = first?.[property];
  if (typeof address !== 'string' || first === undefined) return null;
  const at = address.lastIndexOf(`/${encodeURIComponent(first.slug)}`);
  if (at < 0) return null;
  const [before, after] = [address.slice(0, at + 1), address.slice(at + 1 + encodeURIComponent(first.slug).length)];
  const isAlike = records.every((record) => record[property] === before + encodeURIComponent(record.slug) + after);
  return isAlike ? `${before}{slug}${after}` : null;
};
