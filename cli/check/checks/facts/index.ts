import { paths, resourcePath } from '../../../../compiler/paths.ts';
import { probesFacts } from '../../../../compiler/problems/probes/facts.ts';
import { type Check, inGroup, notApplicable, type Probe } from '../../check.ts';
import { foundAt } from '../../failed-request.ts';
import { isThere, statusAt, statusWords } from '../follow.ts';
import { findingIf, memberOf, sampleOf } from '../findings.ts';
import { apiDocuments, sourcesIn } from './documents.ts';
import { offersAgree } from './offers.ts';
import { limitsShown, pricesShown } from './plans.ts';

const COMPANY = resourcePath('company');

/** `llms.txt` names the company as the API does. */
const namesAgree: Probe = {
  name: 'names-agree',
  weight: 1,
  problem: probesFacts.nameDiffers,
  isMended: true,
  run: async ({ get }) => {
    const [llms, company] = await Promise.all([get(paths.llms), get(COMPANY)]);
    const name = company.status === 200 ? memberOf(company.json(), 'name') : undefined;
    if (llms.status !== 200 || typeof name !== 'string') return notApplicable(`there is no name at ${COMPANY}, or no ${paths.llms}`);
    return findingIf(!llms.text().includes(name), paths.llms, { name, document: COMPANY });
  },
};

/** Maximum sources to request. */
const MOST = 200;

/** Pages that facts have as their sources exist. */
const sourcesThere: Probe = {
  name: 'sources-are-there',
  weight: 2,
  problem: probesFacts.sourceMissing,
  run: async (context) => {
    const documents = await apiDocuments(context);
    const named = documents.flatMap(({ path: document, answer }) =>
      [...new Set(sourcesIn(answer.json(), context))].map((path) => ({ document, path })),
    );
    if (named.length === 0) return notApplicable('no API document names the pages of its facts');
    const asked = new Set(sampleOf([...new Set(named.map(({ path }) => path))], MOST));
    const sources = named.filter(({ path }) => asked.has(path));
    return foundAt(sources, async ({ document, path }) => {
      const status = await statusAt(path, context);
      return findingIf(!isThere({ status }) && status !== 429, path, { document, reason: statusWords(status) });
    });
  },
};

/** Checks of facts against the pages. */
export const factsChecks: readonly Check[] = inGroup('facts', [pricesShown, limitsShown, offersAgree, namesAgree, sourcesThere]);
