import type { CompanyFact, OpenFact } from './company-facts.ts';
import type { PageGlob } from './page-globs.ts';

/** Findings about a site for its configuration. */
export interface Findings {
  /** Folder of the rendered site, relative to the working folder. */
  readonly input: string;
  /** Folder for the bundle, if the default one cannot be used; the folder of the site for a bundle in place. */
  readonly out: string | null;
  /** Public address. */
  readonly site: string;
  /**
   * Source of the address: the user, the project, such as the configuration of its generator, or the site itself, by a canonical link or a
   * sitemap.
   */
  readonly siteSource: 'given' | 'project' | 'site';
  readonly pages: number;
  readonly languages: readonly string[];
  /** Records of each kind that a build finds without a configuration. */
  readonly before: Readonly<Record<string, number>>;
  /** Names of the hosts, and how they were detected if the user named none; empty without a host. */
  readonly hosts: readonly string[];
  readonly hostsFound: string | null;
  readonly globs: readonly PageGlob[];
  /** Possible kinds of which the site has no records. */
  readonly missing: readonly string[];
  /** Host that is used as the name of the company; null when it has a name. */
  readonly host: string | null;
  readonly prices: readonly OpenFact[];
  readonly company: readonly CompanyFact[];
}

/** All facts to confirm. */
export const openFacts = ({ prices, company }: Findings): readonly OpenFact[] => [...prices, ...company];
