import { array, oneOf, type Infer } from '../../schema/builder.ts';

const SOURCES = ['frontmatter', 'jsonld', 'git', 'file'] as const;

/** The sources of dates when the configuration names none. */
export const DEFAULT_DATES: readonly DateSource[] = ['frontmatter', 'jsonld', 'git'];

const source = oneOf(
  '`frontmatter`: `updated` of the content entry; `jsonld`: JSON-LD or <head> of the page; `git`: last commit; `file`: file system',
  SOURCES,
);

/** The key `dates` of the configuration. */
export const datesConfig = array(
  `Where the date of the last change of a page comes from: the first of these sources that has one. Default: ${DEFAULT_DATES.join(', ')}`,
  source,
  { uniqueItems: true },
);

/** A source of the date of a page. */
export type DateSource = Infer<typeof source>;
