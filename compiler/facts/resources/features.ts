import type { Page } from '../../pages/page.ts';
import { array, nullable, object, type Infer } from '../../schema/builder.ts';
import { featureContent } from '../../schema/content.ts';
import { date, listAddresses, provenance, slug, statusProperties, text, url } from '../../schema/shapes.ts';
import { checkedEntries, type CheckedEntry } from '../readers/content-entries.ts';
import { defineResource, type Resource, type Sources } from '../resource.ts';
import type { SettledRecord } from '../settle.ts';
import { recordPages, reportMissing, reportPageless, recordName, indexPage, listAddressesOf, markdownUrl } from './records.ts';
import { settleStates, stateOf, stateProvenance } from './state.ts';

const featureSchema = object('A feature with its status and page', {
  slug: slug('Slug of the feature'),
  name: text('Name'),
  description: nullable(text('What it does, in one sentence')),
  ...statusProperties('feature'),
  category: nullable(text('Group that the site lists it in')),
  plans: array('Plans whose column in the comparison table includes it; empty when the table has no row for it', slug('Slug of a plan')),
  platforms: array('Platforms that it works on', slug('Slug of a platform')),
  url: url('Page'),
  markdownUrl: url('Markdown of the page'),
  updated: nullable(date('Date of the last change')),
  provenance: provenance(),
});

const featuresSchema = object('Every feature page with its status', {
  features: array('Features in the order of the site', featureSchema),
  ...listAddresses('features'),
});

type Feature = Infer<typeof featureSchema>;
type FeatureEntry = CheckedEntry<Infer<typeof featureContent>>;

/** Features: one per page below /features/, with content files and attributes for their states. */
export const features: Resource<Infer<typeof featuresSchema>> = defineResource({
  name: 'features',
  singular: 'feature',
  title: 'Features',
  description: 'Every feature page with its status and page links',
  schema: featuresSchema,
  extract: (sources) => {
    const entries = checkedEntries(sources.entries, featureContent, sources.problems);
    const bySlug = new Map<string, FeatureEntry>(entries.map((checked) => [checked.entry.slug, checked]));
    const states = settleStates('feature', entries, ({ entry }) => entry.slug, sources);
    const index = indexPage('features', sources);
    const order = (name: string): number => Number(bySlug.get(name)?.entry.data.order ?? Number.MAX_SAFE_INTEGER);
    const list = recordPages('features', 'feature', sources).map((page) => featureOf(page, bySlug, states, sources));
    reportPageless('features', 'feature', sources);
    if (list.length === 0) reportMissing('features', 'looked for pages below /features/', sources);
    const sorted = list.toSorted((a, b) => order(a.slug) - order(b.slug));
    return { body: { features: sorted, ...listAddressesOf(index, sorted, sources) }, items: [] };
  },
});

/** A feature from its page, its content source and its settled state. Its plans are set later from the comparison table. */
const featureOf = (
  page: Page,
  entries: ReadonlyMap<string, FeatureEntry>,
  states: ReadonlyMap<string, SettledRecord>,
  { base, config }: Sources,
): Feature => {
  const name = page.kind?.slug ?? '';
  const { title, name: shown = title, category = null, platforms = [] } = entries.get(name)?.data ?? {};
  return {
    slug: name,
    name: shown ?? recordName(page, name),
    description: page.description,
    ...stateOf(states.get(name)),
    category,
    plans: [],
    platforms,
    url: page.url,
    markdownUrl: markdownUrl(page, base),
    updated: page.updated,
    ...stateProvenance(states.get(name), config),
  };
};
