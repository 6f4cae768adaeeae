import { relative } from 'node:path';
import type { BundleFile } from '../artefact.ts';
import type { Serves } from '../build/abilities.ts';
import type { Build } from '../build/build.ts';
import { pagesOfSite } from '../build/contents.ts';
import { partNames, writes, type Part } from '../config/only.ts';
import { plainName } from '../facts/kinds/names.ts';
import { KINDS } from '../config/kinds.ts';
import { factsOf } from '../facts/resources/index.ts';
import type { ChosenHosts } from '../hosts/choose.ts';
import { facts as problemsOfFacts } from '../problems/facts.ts';
import { baseWords } from '../site/base-url.ts';
import { mcpTools } from '../tools/index.ts';

/** A build in numbers. */
export interface Summary {
  /** Folders, relative to the working folder. */
  readonly input: string;
  readonly out: string;
  readonly base: string;
  /** Where the project sets the address, in words; null for one that was given, or that the site itself names. */
  readonly baseFound: string | null;
  readonly pages: number;
  /** Pages from the cache, which were not parsed. */
  readonly cached: number;
  /** True when the bundle is the one of the last build, because no input has changed. */
  readonly isUnchanged: boolean;
  readonly languages: readonly string[];
  /** Number of records of each kind, including declared kinds. */
  readonly facts: Readonly<Record<string, number>>;
  /** Kinds that were looked for and not found, in the order of the API. */
  readonly missing: readonly string[];
  /** Plans with a price, and those of them whose price a source other than the look of a page states. */
  readonly prices: { readonly seen: number; readonly confirmed: number };
  /** Word for one record of each kind. */
  readonly singulars: Readonly<Record<string, string>>;
  readonly files: number;
  readonly bytes: number;
  readonly twins: number;
  readonly tools: number;
  /** The hosts of the bundle, and the variable or file that selects them when the user named none. */
  readonly hosts: readonly string[];
  readonly hostsFound: string | null;
  /** True for a dry run. */
  readonly isDryRun: boolean;
  /** The written parts, with those that they need; null for all. */
  readonly only: readonly Part[] | null;
  /** What all of them serve, and the bundle therefore advertises. */
  readonly serves: Serves;
}

/** Counts the findings and the files of a build. */
export const summarise = (build: Build, files: readonly BundleFile[], cached: number, chosen: ChosenHosts): Summary => {
  const { site, settings, pages, resources, facts } = build;
  const own = pagesOfSite(pages, build);
  const languages = new Set(own.flatMap(({ spoken }) => spoken ?? []));
  return {
    input: site.name,
    out: relative(settings.cwd, settings.out) || '.',
    base: site.base,
    baseFound: site.baseSource === null || site.baseSource.isOfSite ? null : baseWords(site.baseSource),
    pages: own.length,
    cached,
    isUnchanged: false,
    languages: [...languages].sort(),
    facts: Object.fromEntries(resources.map((resource) => [resource.name, resource.count(factsOf(facts, resource).body)])),
    missing: missingKinds(build),
    prices: pricesOf(build),
    singulars: Object.fromEntries(resources.map(({ name, singular }) => [name, plainName(singular)])),
    files: files.length,
    bytes: files.reduce((sum, file) => sum + file.bytes, 0),
    twins: writes(settings.only, 'markdown') ? own.length : 0,
    tools: mcpTools(build).length,
    hosts: chosen.isChosen ? chosen.hosts.map(({ name }) => name) : [],
    hostsFound: chosen.found,
    isDryRun: settings.isDryRun,
    only: partNames(settings.only),
    serves: chosen.serves,
  };
};

/** Names of the kinds without records, in the order of the API. */
export const missingKinds = ({ problems }: Pick<Build, 'problems'>): readonly string[] => {
  const told = new Set(problems.sorted().flatMap(({ code, fact = '' }) => (code === problemsOfFacts.kindMissing.code ? [fact] : [])));
  return [...KINDS.filter((kind) => told.has(kind)), ...told].filter((kind, index, all) => all.indexOf(kind) === index);
};

const pricesOf = ({ facts }: Build): Summary['prices'] => {
  const priced = facts.plans.body.plans.filter(({ price }) => price.value !== null);
  return { seen: priced.length, confirmed: priced.filter(({ price }) => price.status === 'confirmed').length };
};
