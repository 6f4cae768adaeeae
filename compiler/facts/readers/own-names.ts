import { nameKey } from '../../base/words.ts';
import { text } from '../../jsonld/read.ts';
import { sourcePage } from '../../pages/main-language.ts';
import { companyName, namesOfCompany } from '../resources/company-name.ts';
import type { Sources } from '../resource.ts';
import { ownLabels, votedName } from './name-vote.ts';

/** Types of what a company offers under a name of its own (schema.org). */
const PRODUCT = /^(?:WebSite|Brand|Product|\w+Application)$/;

/** Keys of the names under which a site speaks of its company and its product: what sources give, and what pages and the address agree on. */
export const ownNames = (sources: Pick<Sources, 'base' | 'pages' | 'company' | 'config'>): ReadonlySet<string> => {
  const home = sourcePage('/', sources);
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
