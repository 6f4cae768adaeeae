import { readLimit } from '../attribute-forms.ts';
import { ProblemList } from '../../../problems/problem.ts';
import { plansContent } from '../../../schema/content.ts';
import { checkedEntries } from '../content-entries.ts';
import type { Sources } from '../../resource.ts';

/** Keys of the limits that the configuration, content files and attributes name: what pages say of them is looked for under these. */
export const limitKeys = ({ config, entries, pages }: Pick<Sources, 'config' | 'entries' | 'pages'>): readonly string[] => {
  // What is wrong with a file is reported where its plans are read.
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
