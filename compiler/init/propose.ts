import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pricesIn } from '../amounts/text-money.ts';
import type { Options } from '../config/options.ts';
import type { Config } from '../config/schema.ts';
import { readMarkup } from '../facts/page-tree.ts';
import { cardGroup } from '../facts/readers/plans/card-groups.ts';
import { visibleText } from '../facts/readers/visible-text.ts';
import { factsOf } from '../facts/resources/index.ts';
import { indexPage } from '../facts/resources/pages.ts';
import { generatorOfProject } from '../generators/detect.ts';
import { elements, isNamed, type Element } from '../markdown/hast.ts';
import { mainLanguage } from '../pages/main-language.ts';
import type { Page } from '../pages/page.ts';
import { input as inputProblems } from '../problems/input.ts';
import { output as outputProblems } from '../problems/output.ts';
import { compare } from '../problems/problem.ts';
import { inspect, type Inspection, type Reading } from '../read-build.ts';
import { proposeCardSelectors } from './card-selectors.ts';
import { companyFacts } from './company-facts.ts';
import type { Findings } from './findings.ts';
import { openPrices } from './open-prices.ts';
import { proposePageGlobs, type PageGlob } from './page-globs.ts';
import { pricingCards } from './plan-cards.ts';
import { tryPlans } from './plan-trial.ts';
import { proposeTableSelectors } from './table-selectors.ts';

/** Pages that are looked at when none is called like a pricing page. */
const MAXIMUM_LOOKED_AT = 20;

/** Words in the address of a page with prices, in the languages that sitec answers in. */
const TELLING =
  /(?:^|[/_-])(?:pricings?|prices?|plans?|packages?|subscriptions?|subscribe|buy|cost|rates|editions|preise?|preisliste|tarife?|pakete?|abos?|qeematein|qeemat)(?:$|[/_.-])|الأسعار|اسعار|قیمت/i;

/**
 * The page with the plans of a site that has none at the usual addresses: one whose cards show amounts, best with a telling address. Null
 * when a usual address has one, when content files state the plans, or when no page looks like it.
 */
const unusualPricingPage = ({ build, pages }: Reading): string | null => {
  if (indexPage('plans', pages) !== null || build.facts.plans.body.plans.length > 0) return null;
  const language = mainLanguage(pages);
  const candidates = pages.pages
    .filter((page) => page.listed && (page.language ?? language) === language && page.amounts.length > (isTelling(page) ? 0 : 1))
    .toSorted((a, b) => Number(isTelling(b)) - Number(isTelling(a)) || depthOf(a) - depthOf(b) || compare(a.path, b.path))
    .slice(0, MAXIMUM_LOOKED_AT)
    .map((page) => ({ page, prices: pricesOn(page, build.site.folder) }));
  const found = candidates.filter(({ prices }) => prices > 0);
  const best = found.find(({ page }) => isTelling(page)) ?? found.toSorted((a, b) => b.prices - a.prices)[0];
  return best?.page.path ?? null;
};

const isTelling = ({ path }: Page): boolean => TELLING.test(path);

const depthOf = ({ path }: Page): number => path.split('/').length;

/**
 * Cards of a page that show a price, else cells of its tables; 0 for a page that has none to speak of. Where the address does not tell, two
 * cards have to name a period: many things cost money.
 */
const pricesOn = (page: Page, folder: string): number => {
  const root = readMarkup(page, folder);
  const cards = cardGroup(root)
    .map(pricesOf)
    .filter((prices) => prices.length > 0);
  const steady = cards.filter((prices) => prices.some(({ period }) => period !== null));
  if (!isTelling(page)) return steady.length > 1 ? steady.length : 0;
  const cells = elements(root).filter((element) => isNamed(element, 'td', 'th') && pricesOf(element).length > 0);
  return cards.length > 0 ? cards.length : cells.length;
};

const pricesOf = (element: Element): ReturnType<typeof pricesIn> => pricesIn(visibleText(element).text);

/** What a proposal is made of: where the project and its site are. */
export type ProposeOptions = Pick<Options, 'input' | 'baseUrl' | 'hosts'> & {
  /** Folder of the project, absolute: the configuration will stand there. */
  readonly cwd: string;
};

/** Where the plans and the pages of kinds are, when the usual addresses do not tell. */
interface Where {
  /** Records of each kind without a configuration. */
  readonly before: Readonly<Record<string, number>>;
  readonly pricing: string | null;
  readonly globs: readonly PageGlob[];
}

/** Looks at a site and finds what its configuration may say. A configuration that is there already counts for nothing. Nothing is written. */
export const propose = async (options: ProposeOptions): Promise<Inspection<Findings>> => {
  const { cwd, ...given } = options;
  let read: Options = { cwd, ...given, inlineConfig: {} };
  let first = await inspect(read, whereOf);
  for (let change = changeFor(first, read); change !== null; change = changeFor(first, read)) {
    read = { ...read, ...change };
    first = await inspect(read, whereOf);
  }
  const where = first.found;
  if (where === null) return { ...first, found: null };
  const look = (chosen: Where): Promise<Inspection<Findings>> =>
    inspect({ ...read, inlineConfig: configOf(chosen) }, (reading) => findingsOf(reading, chosen, read));
  const found = await look(where);
  // Pages that cannot be read as records are none: they would only fail the build.
  const isWorse = errorsOf(found) > errorsOf(first);
  return isWorse && where.globs.length > 0 ? look({ ...where, globs: [] }) : found;
};

const errorsOf = ({ problems }: Inspection<unknown>): number => problems.filter(({ level }) => level === 'error').length;

const whereOf = (reading: Reading): Where => {
  const { resources, facts } = reading.build;
  const before = Object.fromEntries(resources.map((resource) => [resource.name, resource.count(factsOf(facts, resource).body)]));
  return { before, pricing: unusualPricingPage(reading), globs: proposePageGlobs(reading) };
};

const configOf = ({ pricing, globs }: Where): Config => ({
  facts: {
    ...(pricing !== null && { plans: { page: pricing } }),
    ...Object.fromEntries(globs.map(({ kind, glob }) => [kind, { pages: glob }])),
  },
});

type Change = Pick<Options, 'input' | 'out' | 'inPlace'>;

/** What has to be said otherwise before a site can be read: a project that is its own site, or an output folder that is taken. */
const changeFor = ({ problems }: Inspection<unknown>, options: Options): Change | null => {
  const codes = new Set(problems.map(({ code }) => code));
  const { cwd = '.', input, out, inPlace } = options;
  if (codes.has(inputProblems.siteMissing.code) && input === undefined && existsSync(join(cwd, 'index.html'))) return { input: '.' };
  if (out !== undefined || inPlace) return null;
  if (codes.has(inputProblems.foldersOverlap.code)) return changeForOverlap(cwd, input);
  return codes.has(outputProblems.outputForeign.code) ? outsideOf(cwd, input) : null;
};

/** The output of a generator may be filled up; a site that is its own source may not. */
const changeForOverlap = (cwd: string, input = 'dist'): Change => {
  const site = resolve(cwd, input);
  return site === resolve(cwd) || generatorOfProject(site) !== null ? outsideOf(cwd, input) : { inPlace: true };
};

/** The bundle of a project that is its own site cannot lie inside of it. */
const outsideOf = (cwd: string, input = 'dist'): Change => ({
  out: resolve(cwd, input) === resolve(cwd) ? `../${basename(resolve(cwd))}-sitec` : 'dist-sitec',
});

const findingsOf = (reading: Reading, { pricing: unusual, globs, before }: Where, read: Options): Findings => {
  const { build, chosen } = reading;
  const trial = tryPlans(reading, {});
  const prices = openPrices(trial);
  const pricing = pricingCards(reading);
  const isEmpty = trial.plans.length === 0;
  return {
    input: build.site.name,
    out: read.inPlace ? build.site.name : (read.out ?? null),
    site: build.base,
    isSiteGiven: build.settings.site !== null,
    pages: build.pages.length,
    languages: [...new Set(build.pages.flatMap(({ language }) => language ?? []))].sort(),
    before,
    hosts: chosen.isChosen ? chosen.hosts.map(({ name }) => name) : [],
    hostsFound: chosen.found,
    pricing: pricing && { path: pricing.page.path, isUnusual: unusual !== null },
    plans: trial.plans.map(({ name }) => name),
    cards:
      pricing &&
      proposeCardSelectors(
        reading,
        pricing,
        prices.map(({ path }) => path),
      ),
    table: pricing && isEmpty ? proposeTableSelectors(reading, pricing.page, pricing.root) : null,
    globs,
    prices,
    company: companyFacts(reading),
  };
};
