import type { Build } from '../../build/build.ts';
import { plainName } from '../../facts/kinds/names.ts';
import { recordsOf, type AnyRecord, type Resource } from '../../facts/resource.ts';
import { factsOf } from '../../facts/resources/index.ts';

/** A pattern of addresses that differ only by a slug (RFC 6570). */
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

/** A template for each address pattern of a kind's documents: one, or one for each folder. */
export const resourceTemplates = ({ resources, facts }: Build): readonly ResourceTemplate[] =>
  resources.flatMap((resource) => {
    const records = recordsOf(resource, factsOf(facts, resource).body);
    return FORMS.flatMap((form) =>
      patternsOf(records, form.property).map(([uriTemplate, slugs], index) => describe(resource, form, uriTemplate, slugs, index + 1)),
    );
  });

const describe = (
  { singular }: Resource,
  { form, mimeType }: (typeof FORMS)[number],
  uriTemplate: string,
  slugs: readonly string[],
  number: number,
): ResourceTemplate => ({
  uriTemplate,
  name: `${singular}-${form.toLowerCase()}${number === 1 ? '' : `-${number}`}`,
  title: `A ${plainName(singular)} as ${form}`,
  description: `The ${plainName(singular)} with the given slug, as ${form}.`,
  mimeType,
  slugs,
});

/** The addresses of records with `{slug}` instead of the slug, and the slugs of each pattern. */
const patternsOf = (records: readonly AnyRecord[], property: string): readonly (readonly [pattern: string, slugs: readonly string[]])[] => {
  const patterns = new Map<string, string[]>();
  for (const { slug, [property]: address } of records) {
    const encoded = encodeURIComponent(slug);
    if (typeof address !== 'string') continue;
    const parts = address.split('/');
    const at = parts.findLastIndex((part) => part === encoded || part === `${encoded}.json`);
    if (at < 0) continue;
    const pattern = parts.with(at, `{slug}${(parts[at] ?? '').slice(encoded.length)}`).join('/');
    patterns.set(pattern, [...(patterns.get(pattern) ?? []), slug]);
  }
  return [...patterns];
};
