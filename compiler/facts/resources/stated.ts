import { onceEach } from '../../base/memoise.ts';
import { distinctSlugs, slugify } from '../../base/slug.ts';
import { graphOf, placeIn } from '../../jsonld/graph.ts';
import type { Page } from '../../pages/page.ts';
import { pageStem, resourcePath } from '../../paths.ts';
import { object, oneOf, optional, type Schema } from '../../schema/builder.ts';
import { provenance, slug, text, url } from '../../schema/shapes.ts';
import type { Claim } from '../claim.ts';
import { takenNames } from '../kinds/check.ts';
import { capitalised, plainName } from '../kinds/names.ts';
import { fitted, formsOf } from '../kinds/stated-schema.ts';
import type { StatedType } from '../kinds/stated-type.ts';
import { nameOf, statedThings, type StatedThing, type Statement } from '../readers/stated-things.ts';
import { statedValues, type NodeById, type StatedValue } from '../readers/stated-values.ts';
import { defineResource, type AnyRecord, type Resource, type Sources } from '../resource.ts';
import { provenanceOf, settle } from '../settle.ts';
import { listBody, listSchema } from './records.ts';

/** The company claims of the configuration, JSON-LD and the pages. */
type StatedSources = Parameters<typeof statedThings>[0];

/**
 * The kinds from the JSON-LD of a site, each for a type of schema.org: `JobPosting` becomes `/api/v1/job-postings.json`. A kind with a
 * known name stays unchanged.
 */
export const statedResources = (known: readonly Resource[], sources: StatedSources): readonly Resource[] => {
  const taken = takenNames(known);
  const paths = new Set(known.map(({ listPath }) => listPath));
  const byId = nodesById(sources.pages);
  return [...statedThings(sources)].flatMap(([name, things]) => {
    const [first] = things;
    return first && !taken.has(name) && !paths.has(resourcePath(name)) ? [statedResource(first.type, things, byId, sources)] : [];
  });
};

/** Resolves an identifier on a page: to a node of the page itself, else to one of another page. */
const nodesById = (pages: readonly Page[]): ((page: Page) => NodeById) => {
  const all = graphOf(pages.filter(({ listed }) => listed).flatMap(({ jsonld }) => jsonld)).byId;
  const ownOf = onceEach((page: Page) => graphOf(page.jsonld).byId);
  return (page) => (id) => ownOf(page).get(id) ?? all.get(id);
};

/** A value and the node that states it. */
interface Stated {
  readonly value: StatedValue;
  readonly statement: Statement;
}

/** A thing as a record. The first page that states a property counts. */
interface Described {
  readonly slug: string;
  readonly thing: StatedThing;
  readonly stated: ReadonlyMap<string, Stated>;
}

/** Properties that every record has, and name properties. */
const OWN: ReadonlySet<string> = new Set(['slug', 'name', 'url', 'page', 'status', 'provenance']);

const describe = (thing: StatedThing, slug: string, byIdOf: (page: Page) => NodeById): Described => {
  const stated = new Map<string, Stated>();
  for (const statement of thing.statements) {
    const { node, page } = statement;
    const naming = nameOf(node)?.property;
    for (const [property, value] of Object.entries(statedValues(node, byIdOf(page))))
      if (!OWN.has(property) && property !== naming && !stated.has(property)) stated.set(property, { value, statement });
  }
  return { slug, thing, stated };
};

const statedResource = (
  { type, name, singular }: StatedType,
  things: readonly StatedThing[],
  byIdOf: (page: Page) => NodeById,
  { pages }: StatedSources,
): Resource => {
  const slugs = distinctSlugs(things.map((thing) => slugify(thing.name) || singular));
  const described = things.map((thing, index) => describe(thing, slugs[index] ?? '', byIdOf));
  const forms = formsOf(described.map(({ stated }) => Object.fromEntries([...stated].map(([property, { value }]) => [property, value]))));
  const urls = new Set(pages.map((page) => pageStem(page.url)));
  const words = { name, title: capitalised(plainName(name)), description: `What the site states as ${type} of schema.org` };
  return defineResource({
    ...words,
    singular,
    titleField: 'name',
    schema: listSchema(words, object(capitalised(plainName(singular)), recordProperties(singular, forms))),
    extract: (sources) => {
      const records = described.map((each) => recordOf(name, each, forms, urls, sources));
      const dated = things.flatMap(({ statements }) => statements.map(({ page }) => page));
      return { body: listBody(name, records, dated, sources), items: [] };
    },
  });
};

type Forms = ReturnType<typeof formsOf>;

const recordProperties = (singular: string, forms: Forms): Readonly<Record<string, Schema<unknown>>> => ({
  slug: slug(`Slug of the ${plainName(singular)}`),
  name: text('Name'),
  ...Object.fromEntries([...forms].map(([property, { schema }]) => [property, optional(schema)])),
  url: url('Its own page where it has one, else the page that states it'),
  page: url('Page that states it'),
  status: oneOf('confirmed: the page states it for programs', ['confirmed']),
  provenance: provenance(),
});

const recordOf = (
  kind: string,
  { slug, thing, stated }: Described,
  forms: Forms,
  urls: ReadonlySet<string>,
  sources: Sources,
): AnyRecord => {
  const [first] = thing.statements;
  const claimOf = (pointer: string, value: unknown, { node, page }: Statement, property: string): Claim => ({
    slug,
    pointer,
    value,
    level: 'jsonld',
    page: page.url,
    place: placeIn(page, node, property),
  });
  const values = fitted(Object.fromEntries([...stated].map(([property, { value }]) => [property, value])), forms);
  const claims = [
    claimOf('/name', thing.name, first, nameOf(first.node)?.property ?? 'name'),
    ...[...stated].map(([property, { statement }]) => claimOf(`/${property}`, values[property], statement, property)),
  ];
  const settled = settle(kind, claims, () => null, sources).get(slug) ?? new Map();
  return {
    slug,
    name: thing.name,
    ...values,
    url: ownPage(thing.url, urls, sources) ?? first.page.url,
    page: first.page.url,
    status: 'confirmed',
    ...(sources.config.provenance !== false && { provenance: provenanceOf(settled) }),
  };
};

/** The address that a thing states for itself, unless it is an address of the site without a page. */
const ownPage = (address: string | null, urls: ReadonlySet<string>, { base }: Sources): string | null => {
  const isOwn = address === base || address?.startsWith(`${base}/`);
  return isOwn && !urls.has(pageStem(address?.replace(/[?#].*$/, '') ?? '')) ? null : address;
};
