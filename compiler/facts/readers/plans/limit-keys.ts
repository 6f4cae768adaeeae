import { readLimit } from '../attribute-forms.ts';
import { ProblemList } from '../../../problems/problem.ts';
import { plansContent } from '../../../schema/content.ts';
import { checkedEntries } from '../content-entries.ts';
import type { Sources } from '../../resource.ts';

/** Keys of the limits in the configuration, content files and attributes. Limits on pages are matched to these. */
export const limitKeys = ({ config, entries, pages }: Pick<Sources, 'config' | 'entries' | 'pages'>): readonly string[] => {
  // Errors of a file are reported when its plans are read.
  const content = checkedEntries(entries, plansContent, new ProblemList()).flatMap(({ data }) => data.plans);
  const marks = pages.flatMap((page) => page.marks.flatMap(({ attributes }) => attributes.limit?.split(';') ?? []));
  return [
    ...new Set([
      ...(config.limits ?? []),
      ...Object.keys(config.facts?.plans?.fields?.limits ?? {}),
      ...Object.keys(config.facts ?? {}).flatMap((path) => /^plans\.[^.]+\.limits\.([^.]+)$/.exec(path)?.[1] ?? []),
      ...content.flatMap(({ limits = {} }) => Object.keys(limits)),
      ...marks.flatMap((mark) => readLimit(mark, null)?.key ?? []),
    ]),
  ];
};
