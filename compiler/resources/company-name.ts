import { text, type JsonLdNode } from '../jsonld.ts';
import type { Sources } from '../resource.ts';
import { sourcePage } from './pages.ts';

const ORGANIZATION = /^(Organization|Corporation|LocalBusiness|OnlineBusiness|OnlineStore)$/;

/** The Organization of the home page's JSON-LD; null when there is none. Publishers and authors inside other nodes are not the company. */
export const organizationOf = (sources: Pick<Sources, 'pages'>): JsonLdNode | null =>
  sourcePage('/', sources)?.jsonld.find((node) => node.parent === null && node.types.some((type) => ORGANIZATION.test(type))) ?? null;

/** Name of the company: content, JSON-LD of the home page, og:site_name, else the host name, which is at least true. */
export const companyName = ({ base, pages, entries }: Sources): string => {
  const home = sourcePage('/', { pages });
  const organization = organizationOf({ pages });
  const own = entries.find((entry) => entry.kind === 'company')?.data.name;
  if (typeof own === 'string' && own !== '') return own;
  return (organization && text(organization, 'name')) ?? home?.siteName ?? new URL(base).hostname;
};
