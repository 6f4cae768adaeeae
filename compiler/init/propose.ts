import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pagesOfSite } from '../build/contents.ts';
import { missingKinds } from '../bundle/summary.ts';
import type { Options } from '../config/options.ts';
import type { Config } from '../config/schema.ts';
import { factsOf } from '../facts/resources/index.ts';
import { isOwnSource } from '../generators/detect.ts';
import { input as inputProblems } from '../problems/input.ts';
import { output as outputProblems } from '../problems/output.ts';
import { inspect, type Inspection, type Reading } from '../read-build.ts';
import type { Site } from '../site/site.ts';
import { wordsOf } from '../facts/words.ts';
import { drift } from '../problems/drift.ts';
import type { Money } from '../schema/shapes.ts';
import { companyFacts, type OpenFact } from './company-facts.ts';
import type { Findings } from './findings.ts';
import { proposePageGlobs, type PageGlob } from './page-globs.ts';

/** Input of a proposal: the places of the project and its site. */
export type ProposeOptions = Pick<Options, 'input' | 'baseUrl' | 'hosts'> & {
  /** Folder of the project and of the future configuration, absolute. */
  readonly cwd: string;
};

/** The pages of kinds that are not at the usual addresses. */
interface Where {
  /** Records of each kind without a configuration. */
  readonly before: Readonly<Record<string, number>>;
  readonly globs: readonly PageGlob[];
}

/** Reads a site and finds values for its configuration. An existing configuration is ignored. Nothing is written. */
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
  // Pages that cannot be read as records are not used: they would only fail the build.
  const isWorse = errorsOf(found) > errorsOf(first);
  return isWorse && where.globs.length > 0 ? look({ ...where, globs: [] }) : found;
};

const errorsOf = ({ problems }: Inspection<unknown>): number => problems.filter(({ level }) => level === 'error').length;

const whereOf = (reading: Reading): Where => {
  const { resources, facts } = reading.build;
  const before = Object.fromEntries(resources.map((resource) => [resource.name, resource.count(factsOf(facts, resource).body)]));
  return { before, globs: proposePageGlobs(reading) };
};

const configOf = ({ globs }: Where): Config => {
  const pages: Readonly<Partial<Record<PageGlob['kind'], { readonly pages: string }>>> = Object.fromEntries(
    globs.map(({ kind, glob }) => [kind, { pages: glob }]),
  );
  return { facts: { ...pages } };
};

type Change = Pick<Options, 'input' | 'out' | 'inPlace'>;

/** Changed options that make a site readable: for a project that is its own site, or an output folder that is not free. */
const changeFor = ({ problems }: Inspection<unknown>, options: Options): Change | null => {
  const codes = new Set(problems.map(({ code }) => code));
  const { cwd = '.', input, out, inPlace } = options;
  if (codes.has(inputProblems.siteMissing.code) && input === undefined && existsSync(join(cwd, 'index.html'))) return { input: '.' };
  if (out !== undefined || inPlace) return null;
  if (codes.has(inputProblems.foldersOverlap.code)) return apartFrom(cwd, input);
  return codes.has(outputProblems.outputForeign.code) ? outsideOf(cwd, input) : null;
};

const apartFrom = (cwd: string, input: string | undefined): Change =>
  isOwnSource(resolve(cwd, input ?? 'dist'), cwd) ? outsideOf(cwd, input) : { inPlace: true };

/** The bundle of a project that is its own site must be outside of it. */
const outsideOf = (cwd: string, input = 'dist'): Change => ({
  out: resolve(cwd, input) === resolve(cwd) ? `../${basename(resolve(cwd))}-sitec` : 'dist-sitec',
});

const sourceOf = (source: Site['baseSource']): Findings['siteSource'] => {
  if (source === null) return 'given';
  return source.isOfSite ? 'site' : 'project';
};

const findingsOf = (reading: Reading, { globs, before }: Where, read: Options): Findings => {
  const { build, chosen } = reading;
  return {
    input: build.site.name,
    out: read.inPlace ? build.site.name : (read.out ?? null),
    site: build.base,
    siteSource: sourceOf(build.site.baseSource),
    pages: pagesOfSite(build.pages, build).length,
    languages: [...new Set(build.pages.flatMap(({ spoken }) => spoken ?? []))].sort(),
    before,
    hosts: chosen.isChosen ? chosen.hosts.map(({ name }) => name) : [],
    hostsFound: chosen.found,
    globs,
    missing: missingKinds(build),
    host: build.facts.company.body.name === new URL(build.base).hostname ? build.facts.company.body.name : null,
    prices: openPrices(reading),
    company: companyFacts(reading),
  };
};

/** The prices that only pages show and that the user can confirm, without amounts that have no currency. */
const openPrices = ({ build: { facts, log, problems } }: Reading): readonly OpenFact[] => {
  const stories = new Map(log.entries());
  const names = new Map(facts.plans.body.plans.map(({ slug, name }) => [`plans.${slug}.price`, name]));
  return problems.sorted().flatMap(({ code, fact }) => {
    const winner = code === drift.priceShown.code && fact !== undefined ? stories.get(fact)?.winner : null;
    if (!winner || fact === undefined) return [];
    const money = winner.value as Money;
    if (money.value !== 0 && money.currency === null) return [];
    return [{ path: fact, words: `${names.get(fact) ?? fact}: ${priceWords(money)}`, place: winner.place }];
  });
};

/** A price as it would be published, with the words of the page if they differ. */
export const priceWords = (money: Money): string => {
  const words = wordsOf(money);
  return money.quote === null || money.quote === words ? words : `${words} ("${money.quote}")`;
};
