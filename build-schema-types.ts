/**
 * Makes `compiler/jsonld/schema-types.ts` of the vocabulary of schema.org, which rarely changes, so it is no dependency:
 *
 *     curl -O https://schema.org/version/30.0/schemaorg-all-https.jsonld
 *     npx tsx build-schema-types.ts schemaorg-all-https.jsonld
 */
import { readFileSync, writeFileSync } from 'node:fs';

/** The most general types of each family. */
const ROOTS = {
  organization: ['Organization'],
  website: ['WebSite'],
  product: ['SoftwareApplication', 'Product', 'Service', 'Offer', 'OfferCatalog'],
  article: ['Article', 'HowTo'],
  breadcrumbs: ['BreadcrumbList'],
  questions: ['FAQPage', 'QAPage', 'Question'],
};

interface Reference {
  readonly '@id': string;
}
interface Term extends Reference {
  readonly '@type': string | readonly string[];
  readonly 'rdfs:subClassOf'?: Reference | readonly Reference[];
}

const { '@graph': terms } = JSON.parse(readFileSync(process.argv[2] ?? 'schemaorg-all-https.jsonld', 'utf8')) as {
  readonly '@graph': readonly Term[];
};
const nameOf = ({ '@id': id }: Reference): string => id.replace('schema:', '');

/** Type -> the types directly above it. */
const above = new Map(terms.map((term) => [nameOf(term), [term['rdfs:subClassOf'] ?? []].flat().map(nameOf)]));
const isBelow = (name: string, roots: readonly string[]): boolean =>
  roots.includes(name) || (above.get(name) ?? []).some((each) => isBelow(each, roots));
const typesBelow = (roots: readonly string[]): readonly string[] => [...above.keys()].filter((name) => isBelow(name, roots)).sort();

const lines = Object.entries(ROOTS).map(([family, roots]) => `  ${family}: '${typesBelow(roots).join(' ')}',\n`);
writeFileSync(
  new URL('compiler/jsonld/schema-types.ts', import.meta.url),
  `// Made by build-schema-types.ts of schema.org 30.0 (CC BY-SA 3.0). Do not edit.

/** Types with all of their subtypes, by family. */
export const SCHEMA_TYPES = {\n${lines.join('')}} as const;\n`,
);
