import { nameKey } from '../../../base/words.ts';
import { text } from '../../../jsonld/read.ts';
import { homePage } from '../../../pages/page.ts';
import { companyName, namesOfCompany } from '../../resources/company-name.ts';
import type { Sources } from '../../resource.ts';
import { ownLabels, votedName } from './name-vote.ts';

/** Types of named things that a company sells (schema.org). */
const PRODUCT = /^(?:WebSite|Brand|Product|\w+Application)$/;

/** Keys of the names of the company and its product: from sources, and from evidence on the pages and in the address. */
export const ownKeys = (sources: Pick<Sources, 'base' | 'pages' | 'company' | 'config'>): ReadonlySet<string> => {
  const home = homePage(sources);
  const products = home?.jsonld.filter(({ parent, types }) => parent === null && types.some((type) => PRODUCT.test(type))) ?? [];
  const names = [
    companyName(sources),
    ...namesOfCompany(sources),
    votedName(sources),
    home?.siteName,
    ...products.map((node) => text(node, 'name')),
    ...ownLabels(new URL(sources.base).hostname),
  ];
  return new Set(names.flatMap((name) => (name ? [nameKey(name)] : [])).filter((key) => key !== ''));
};
