import { mentions } from '../../base/language-tags.ts';
import type { Page } from '../../pages/page.ts';
import { facts } from '../../problems/facts.ts';
import { array, nullable, object, type Infer } from '../../schema/builder.ts';
import { platformContent } from '../../schema/content.ts';
import { listAddresses, provenance, slug, statusProperties, text, url } from '../../schema/shapes.ts';
import { checkedEntries } from '../readers/content-entries.ts';
import { defineResource, type Resource, type Sources } from '../resource.ts';
import type { SettledRecord } from '../settle.ts';
import { recordPages, reportMissing, recordName, indexPage, listAddressesOf, markdownUrl } from './records.ts';
import { settleStates, stateOf, stateProvenance } from './state.ts';

const platformSchema = object('A platform that the product connects to', {
  slug: slug('Slug of the platform'),
  name: text('Name'),
  description: nullable(text('What is connected, in one sentence')),
  ...statusProperties('platform'),
  url: nullable(url('Page')),
  markdownUrl: nullable(url('Markdown of the page')),
  provenance: provenance(),
});

const platformsSchema = object('Every platform that the product connects to', {
  platforms: array('Platforms in the order of the site', platformSchema),
  ...listAddresses('platforms'),
});

type Platform = Infer<typeof platformSchema>;

/** Platforms: pages below /platforms/ or /integrations/, and items of platforms.yaml that the platform pages name. */
export const platforms: Resource<Infer<typeof platformsSchema>> = defineResource({
  name: 'platforms',
  singular: 'platform',
  title: 'Connected platforms',
  description: 'Every platform that the product connects to',
  schema: platformsSchema,
  extract: (sources) => {
    const pages = recordPages('platforms', 'platform', sources);
    const index = indexPage('platforms', sources);
    const slugs = [
      ...new Set([
        ...sources.entries.filter((entry) => !entry.file.endsWith('.md')).map((entry) => entry.slug),
        ...pages.map((page) => page.kind?.slug ?? ''),
        ...sources.entries.map((entry) => entry.slug),
      ]),
    ];
    const entries = checkedEntries(sources.entries, platformContent, sources.problems);
    const states = settleStates('platform', entries, ({ entry }) => entry.slug, sources);
    const list = slugs.flatMap((name): Platform[] => {
      const page = pages.find((candidate) => candidate.kind?.slug === name) ?? null;
      const own = entries.filter(({ entry }) => entry.slug === name).map(({ data }) => data);
      const platform = platformOf(name, own, page, index, states.get(name), sources);
      if (page || (index && mentions(index.markdown(), platform.name))) return [platform];
      reportUnseen(name, sources);
      return [];
    });
    if (list.length === 0) reportMissing('platforms', 'looked for pages below /platforms/ and /integrations/', sources);
    return {
      body: {
        platforms: list,
        ...listAddressesOf(index, [...pages, ...(index ? [index] : [])], sources),
      },
      items: [],
    };
  },
});

type Content = Infer<typeof platformContent>;

/** A platform from its content sources, its own page or the list page, and its settled state. */
const platformOf = (
  name: string,
  own: readonly Content[],
  page: Page | null,
  index: Page | null,
  state: SettledRecord | undefined,
  { base, config }: Sources,
): Platform => {
  const shown = page ?? index;
  const first = (read: (data: Content) => string | undefined): string | undefined => own.map(read).find((value) => value !== undefined);
  return {
    slug: name,
    name: first((data) => data.name) ?? first((data) => data.title) ?? recordName(page, name),
    description: first((data) => data.description) ?? page?.description ?? null,
    ...stateOf(state),
    ...(shown ? { url: shown.url, markdownUrl: markdownUrl(shown, base) } : { url: null, markdownUrl: null }),
    ...stateProvenance(state, config),
  };
};

/** Reports a platform of a content file that no page shows. It is not published. */
const reportUnseen = (name: string, { entries, problems }: Sources): void => {
  const entry = entries.find((candidate) => candidate.slug === name);
  if (entry) problems.add(facts.pageMissing, { kind: 'platform', slug: name, path: `/platforms/${name}/` }, entry.placeOf([]));
};
