import type { CompanyFact } from './company-facts.ts';
import type { OpenFact } from './open-facts.ts';
import type { PageGlob } from './page-globs.ts';

/** What a look at a site found that its configuration may say. */
export interface Findings {
  /** Folder of the rendered site, relative to the working folder. */
  readonly input: string;
  /** Folder for the bundle, where the usual one cannot be taken; that of the site for a bundle in place. */
  readonly out: string | null;
  /** Public address. */
  readonly site: string;
  /** Who says it: somebody who gave it, the project, such as the configuration of its generator, or the site itself, by a canonical link or a sitemap. */
  readonly siteSource: 'given' | 'project' | 'site';
  readonly pages: number;
  readonly languages: readonly string[];
  /** Records of each kind that a build finds without a configuration. */
  readonly before: Readonly<Record<string, number>>;
  /** Names of the hosts, and by what they were found when nobody named them; none when none was found. */
  readonly hosts: readonly string[];
  readonly hostsFound: string | null;
  readonly globs: readonly PageGlob[];
  /** Kinds that the site could have and has not. */
  readonly missing: readonly string[];
  /** Host that the company is called by because nothing names it; null when something does. */
  readonly host: string | null;
  readonly prices: readonly OpenFact[];
  readonly company: readonly CompanyFact[];
}

/** Everything that a person is asked about. */
export const openFacts = ({ prices, company }: Findings): readonly OpenFact[] => [...prices, ...company];
