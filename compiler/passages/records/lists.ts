/** Passages of features, platforms and comparisons. */
import type { Build } from '../../build/build.ts';
import { holds } from '../../build/contents.ts';
import type { Line, RecordPassage } from './record.ts';

/** Features or platforms: all of them by name, then each with its description. */
export const thingRecords = (build: Build, kind: 'features' | 'platforms', slot: 'feature' | 'platform'): readonly RecordPassage[] => {
  if (!holds(build, kind)) return [];
  const body = build.facts[kind].body;
  const things = 'features' in body ? body.features : body.platforms;
  const one = (thing: (typeof things)[number], index: number, intent: string): readonly Line[] => {
    const { slug, name, status, description } = thing;
    const slots = { [slot]: slug };
    const at = `/${kind}/${index}`;
    const state =
      status === null
        ? []
        : [
            {
              text: `${name}: ${status}`,
              pointer: `${at}/status`,
              key: `${slug}.status`,
              intent: kind === 'features' ? 'features.status' : intent,
              slots,
            },
          ];
    const about =
      description === null ? [] : [{ text: description, pointer: `${at}/description`, key: `${slug}.description`, intent, slots }];
    return [...about, ...state, { text: name, pointer: `${at}/name`, key: `${slug}.name`, intent, slots }];
  };
  const intent = kind === 'features' ? 'features.one' : 'platforms.supports';
  return [
    {
      kind,
      url: body.url,
      title: '',
      answers: [slot],
      belongs: ['feature'],
      lines: things.map(({ slug, name }, index) => ({
        text: name,
        pointer: `/${kind}/${index}/name`,
        key: `${slug}.name`,
        intent: `${kind}.list`,
      })),
    },
    ...things.map((thing, index) => ({
      kind,
      url: thing.url ?? body.url,
      title: thing.name,
      belongs: ['feature', slot, 'status'],
      lines: one(thing, index, intent),
    })),
  ];
};

/** The comparisons by their titles. */
export const comparisonRecords = (build: Build): readonly RecordPassage[] => {
  if (!holds(build, 'comparisons')) return [];
  const { comparisons, url } = build.facts.comparisons.body;
  const line = (title: string, slug: string, index: number, intent: string): Line => ({
    text: title,
    pointer: `/comparisons/${index}/title`,
    key: `${slug}.title`,
    intent,
    ...(intent === 'comparisons.one' && { slots: { tool: slug } }),
  });
  return [
    {
      kind: 'comparisons',
      url,
      title: '',
      answers: ['compare'],
      lines: comparisons.map(({ title, slug }, index) => line(title, slug, index, 'comparisons.list')),
    },
    ...comparisons.flatMap(({ title, slug, competitor, url: own }, index): readonly RecordPassage[] =>
      competitor === null
        ? []
        : [
            {
              kind: 'comparisons',
              url: own,
              title: competitor.name,
              belongs: ['compare'],
              lines: [line(title, slug, index, 'comparisons.one')],
            },
          ],
    ),
  ];
};
