import { provenanceOf } from '../claim.ts';
import { checkedEntries, type CheckedEntry } from '../readers/content-entries.ts';
import { featureContent } from '../readers/content-schemas.ts';
import { defineResource, type Resource } from '../resource.ts';
import { array, nullable, object, type Infer } from '../schema.ts';
import { indexPage, listHead, markdownUrl, newest } from './pages.ts';
import { recordName } from './record-name.ts';
import { recordPages, reportMissing, reportPageless } from './records.ts';
import { date, listAddresses, provenance, slug, statusProperties, text, url } from './shapes.ts';
import { settleStates, stateOf } from './state.ts';

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

type FeatureEntry = CheckedEntry<Infer<typeof featureContent>>;

/** Features: one a page below /features/, with content files and attributes for their states. */
export const features: Resource<Infer<typeof featuresSchema>> = defineResource({
  name: 'features',
  singular: 'feature',
  title: 'Features',
  description: 'Every feature page with its status and page links',
  schema: featuresSchema,
  count: (body) => body.features.length,
  extract: (sources) => {
    const { base, config, problems } = sources;
    const entries = checkedEntries(sources.entries, featureContent, problems);
    const bySlug = new Map<string, FeatureEntry>(entries.map((checked) => [checked.entry.slug, checked]));
    const states = settleStates('feature', entries, ({ entry }) => entry.slug, sources);
    const index = indexPage('features', sources);
    const order = (name: string): number => Number(bySlug.get(name)?.entry.data.order ?? Number.MAX_SAFE_INTEGER);
    const list = recordPages('features', 'feature', sources).map((page) => {
      const name = page.kind?.slug ?? '';
      const data = bySlug.get(name)?.data;
      const state = states.get(name);
      return {
        slug: name,
        name: data?.name ?? data?.title ?? recordName(page, name),
        description: page.description,
        ...stateOf(state),
        category: data?.category ?? null,
        plans: [],
        platforms: data?.platforms ?? [],
        url: page.url,
        markdownUrl: markdownUrl(page, base),
        updated: page.updated,
        ...(state &&
          config.provenance !== false && { provenance: provenanceOf(new Map([...state].filter(([pointer]) => pointer === '/status'))) }),
      };
    });
    reportPageless('features', 'feature', sources);
    if (list.length === 0)
      reportMissing('features', 'looked for pages below /features/', 'name them: facts.features.pages in sitec.config.ts', sources);
    const sorted = list.toSorted((a, b) => order(a.slug) - order(b.slug));
    return { body: { features: sorted, ...listHead(index, sources), updated: newest(sorted.map(({ updated }) => updated)) }, items: [] };
  },
});
