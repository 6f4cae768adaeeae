import type { Build } from './build.ts';

/** Languages of the site's pages, most used first, the main language before all. */
export const languagesOf = ({ listed, facts }: Pick<Build, 'listed' | 'facts'>): readonly string[] => {
  const main = listed.find(({ path }) => path === '/')?.language ?? 'en';
  return [...new Set([main, ...Object.keys(facts.guides.body.languages)])];
};
