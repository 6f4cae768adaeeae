/** The cases: one folder each, with the files of a site and the truth about its plans. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inspect } from '../../compiler/read-build.ts';
import { violations } from '../../compiler/schema/validate.ts';
import type { PublishedPlan as BasicPlan, PublishedLimit, PublishedPrice } from '../compiler/facts/plan-site.ts';
import { buildSite, codesOf, html, SiteFolder, type Files } from '../compiler/site.ts';
import { truthSchema, type Truth } from './truth.ts';

const FOLDER = fileURLToPath(new URL('cases', import.meta.url));
/** Files of a case that are not part of its site. */
const NOTES: ReadonlySet<string> = new Set(['truth.json', 'expected.json']);

/** A case as it lies on disk. */
export interface Case {
  readonly name: string;
  /** The site, with a home page without amounts when the case has none. */
  readonly files: Files;
  readonly truth: Truth;
}

/** A plan as the API publishes it. */
export interface PublishedPlan extends BasicPlan {
  readonly features: readonly { readonly name: string; readonly included: boolean | null }[];
  readonly addOns: readonly { readonly name: string; readonly price: PublishedPrice }[];
  readonly bullets: readonly PublishedBullet[];
}

/** A line of a plan or offer, with what it counts. */
export interface PublishedBullet {
  readonly text: string;
  readonly limit: { readonly value: number | null } | null;
}

/** An offer as the API publishes it, as far as the cases look at it. */
export interface PublishedOffer {
  readonly name: string;
  readonly prices: readonly { readonly value: number | null }[];
  readonly limits: Readonly<Record<string, { readonly value: number | null }>>;
  readonly bullets: readonly PublishedBullet[];
}

/** The document api/v1/plans.json, as far as the cases look at it. */
export interface PublishedPlans {
  readonly currency: string | null;
  readonly period: string | null;
  readonly freeTrial: { readonly available: boolean | null; readonly days: number | null; readonly cardRequired: boolean | null };
  readonly plans: readonly PublishedPlan[];
}

/** What the build of a case came to. */
export interface Outcome {
  readonly exitCode: number;
  readonly codes: readonly string[];
  /** Null when the build failed: nothing is published then. */
  readonly published: PublishedPlans | null;
  /** The document api/v1/offers.json; empty where none is published. */
  readonly offers: readonly PublishedOffer[];
  /** E-mail addresses of the company. */
  readonly emails: readonly string[];
}

/** Path of a file of a case. */
export const fileOf = (name: string, file: string): string => join(FOLDER, name, file);

/** All cases in the order of their names. */
export const readCases = (): readonly Case[] => readdirSync(FOLDER).sort().map(readCase);

const readCase = (name: string): Case => {
  const truth = readTruth(name);
  const home = html(truth.company, `<p>${truth.company} makes software for small companies.</p>`);
  return { name, truth, files: { 'index.html': home, ...filesOf(name) } };
};

const filesOf = (name: string): Files => {
  const folder = join(FOLDER, name);
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
  const files = paths.filter((path) => !NOTES.has(path) && statSync(join(folder, path)).isFile()).sort();
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
};

const readTruth = (name: string): Truth => {
  const truth = JSON.parse(readFileSync(fileOf(name, 'truth.json'), 'utf8')) as unknown;
  const wrong = violations(truthSchema, truth).map(({ path, reason }) => `${path.join('.')} ${reason}`);
  if (wrong.length > 0) throw new Error(`${name}/truth.json: ${wrong.join('; ')}`);
  return truth as Truth;
};

/** A site without plans and without a trial has no document of them. */
const NO_PLANS: PublishedPlans = {
  currency: null,
  period: null,
  freeTrial: { available: null, days: null, cardRequired: null },
  plans: [],
};

const NO_OFFERS = { offers: [] };

interface Company {
  readonly contacts: Readonly<Record<string, { readonly email?: string | null } | null>>;
}

const NO_COMPANY: Company = { contacts: {} };

/** Builds the site of a case. */
export const build = async (files: Files): Promise<Outcome> => {
  const { exitCode, codes, json, dist } = await buildSite({ files });
  const bodyOf = <Body>(path: string, without: Body): Body => (dist.has(path) ? (json(path) as Body) : without);
  return outcomeOf(exitCode === 0, codes, {
    plans: bodyOf('api/v1/plans.json', NO_PLANS),
    offers: bodyOf('api/v1/offers.json', NO_OFFERS),
    company: bodyOf('api/v1/company.json', NO_COMPANY),
  });
};

/** Reads the facts of other files in the place of a case, and writes no bundle: that would take most of the time. */
export const read = async (files: Files): Promise<Outcome> => {
  const site = new SiteFolder(files);
  try {
    const { found, exitCode, problems } = await inspect(site.options(), ({ build: { facts } }) => facts);
    const isFit = exitCode === 0 && problems.every(({ level }) => level !== 'error');
    const bodies = {
      plans: (found?.plans.body as PublishedPlans | undefined) ?? NO_PLANS,
      offers: found?.offers.body ?? NO_OFFERS,
      company: found?.company.body ?? NO_COMPANY,
    };
    return outcomeOf(isFit, codesOf(problems), bodies);
  } finally {
    site.remove();
  }
};

interface Bodies {
  readonly plans: PublishedPlans;
  readonly offers: { readonly offers: readonly PublishedOffer[] };
  readonly company: Company;
}

const outcomeOf = (isPublished: boolean, codes: readonly string[], { plans, offers, company }: Bodies): Outcome => ({
  exitCode: isPublished ? 0 : 1,
  codes,
  published: isPublished ? plans : null,
  offers: isPublished ? offers.offers : [],
  emails: Object.values(company.contacts).flatMap((contact) => contact?.email ?? []),
});

/** What is written down of an outcome, short enough to be read in a difference. */
export const pictureOf = ({ exitCode, codes, published }: Outcome): unknown => ({
  exitCode,
  codes: [...new Set(codes)],
  plans: published?.plans.map(planPicture) ?? null,
});

/** The text of what a case is expected to come to, or null before it was written. */
export const expectedOf = (name: string): string | null => {
  const file = fileOf(name, 'expected.json');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};

const planPicture = ({ name, price, otherPrices, limits, addOns }: PublishedPlan): unknown => ({
  name,
  price: priceText(price),
  otherPrices: otherPrices.map(priceText),
  limits: Object.fromEntries(
    Object.entries(limits)
      .filter(([, limit]) => limit.reason !== 'not_found')
      .map(([key, limit]) => [key, limitText(limit)]),
  ),
  addOns: addOns.map((addOn) => `${addOn.name}: ${priceText(addOn.price)}`),
});

/** A published price in words, for messages and pictures. */
export const priceText = ({ value, currency, period, per, billed, from, reason }: PublishedPrice): string => {
  if (value === null) return `null ${reason}`;
  const unit = `${per ? ` per ${per}` : ''}${billed ? ` billed ${billed}` : ''}`;
  return `${from ? 'from ' : ''}${value} ${currency} ${period ?? 'no period'}${unit}`;
};

const limitText = ({ value, unlimited, period, reason }: PublishedLimit): string =>
  unlimited ? 'unlimited' : `${value ?? `null ${reason}`}${period ? ` ${period}` : ''}`;
