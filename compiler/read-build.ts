import type { Build } from './build/build.ts';
import type { Options } from './config/options.ts';
import { readSettings, type Settings } from './config/settings.ts';
import { withDevelopersPage } from './developers/index.ts';
import { gatherFacts } from './facts/gather.ts';
import { FactLog } from './facts/log.ts';
import { publishedKinds, resourcesOf } from './facts/resources/index.ts';
import { statedResources } from './facts/resources/stated.ts';
import { shownKinds } from './facts/shown-kinds.ts';
import { chooseHosts, type ChosenHosts } from './hosts/choose.ts';
import { hosts } from './hosts/index.ts';
import { settleEntries } from './pages/match-entry.ts';
import type { Page } from './pages/page.ts';
import { readPages, type ReadPages } from './pages/read-pages.ts';
import { exitCodeOf } from './problems/exit-code.ts';
import { input } from './problems/input.ts';
import { Halt, ProblemList, type Problem } from './problems/problem.ts';
import { readOwnTemplates } from './prose/site-templates.ts';
import { crawlSite } from './site/crawl/crawl.ts';
import { inWrittenFiles } from './site/in-place/restore.ts';
import { checkOrigins, placeSite, readSite } from './site/site.ts';
import { Stage } from './stage/stage.ts';

/** A site that has been read: everything that a bundle is made of, and where it is made. */
export interface Reading {
  readonly build: Build;
  readonly chosen: ChosenHosts;
  /** What each source said of each fact. */
  readonly log: FactLog;
  readonly pages: ReadPages;
  readonly stage: Stage;
  /** Ends the reading of pages, and removes the stage and the lock. */
  close(): void;
}

/** Reads a site up to its facts. Throws `Halt` when there is nothing to publish; nothing stays open then. */
export const readBuild = async (wanted: Settings, problems: ProblemList): Promise<Reading> => {
  const chosen = hostsOf(wanted, problems);
  const resources = resourcesOf(wanted, problems);
  const templates = readOwnTemplates(wanted, problems);
  const crawled = wanted.crawl && (await crawlSite(wanted.crawl, wanted, problems));
  let stage: Stage | null = null;
  let read: ReadPages | null = null;
  const close = (): void => {
    read?.close();
    stage?.discard();
    crawled?.remove();
  };
  try {
    const place = placeSite(wanted, crawled, problems);
    const { settings } = place;
    stage = Stage.open(settings, problems);
    const site = readSite(place, chosen.takes, stage, problems);
    read = await readPages(site, settings, stage.scratch, (pages) => shownKinds(pages, { ...site, config: settings.config }), problems);
    const { pages } = read;
    checkOrigins(pages, site, problems);
    checkListed(pages, site.name, problems);
    settings.onProgress({ step: 'facts' });
    const log = new FactLog();
    const entries = settleEntries(site.entries, pages, problems);
    const company = entries.filter(({ kind }) => kind === 'company');
    const kinds = [...resources, ...statedResources(resources, { base: site.base, pages, company, config: settings.config })];
    const facts = gatherFacts({ ...site, entries }, pages, settings, kinds, problems, log);
    const build: Build = withDevelopersPage({
      site,
      settings,
      serves: chosen.serves,
      base: site.base,
      app: facts.company.body.app,
      pages,
      listed: pages.filter((page) => page.listed),
      resources: publishedKinds(kinds, facts),
      facts,
      templates,
      problems,
      developers: null,
    });
    return { build, chosen, log, pages: read, stage, close };
  } catch (error) {
    close();
    throw error;
  }
};

/** The hosts that a build with these settings would be for. */
export const hostsOf = (settings: Settings, problems: ProblemList): ChosenHosts => chooseHosts(settings, hosts, problems);

/** Without a page to name, no list and no index can be published. */
const checkListed = (pages: readonly Page[], site: string, problems: ProblemList): void => {
  if (pages.some((page) => page.listed)) return;
  if (pages.length === 0) problems.add(input.siteMissing, { looked: `no page of ${site} can be read`, above: '' });
  else problems.add(input.nothingListed);
  throw new Halt(1);
};

/** What a look at a site came to. */
export interface Inspection<T> {
  /** Null when the site could not be read. */
  readonly found: T | null;
  /** 0 when it could be read, else 3 for configuration and input, 4 when it cannot be reached or 1 for the site. */
  readonly exitCode: 0 | 1 | 3 | 4;
  readonly problems: readonly Problem[];
}

/** Reads a site as a build does, lets `look` see what was read, and writes nothing. Pages can be read until `look` has answered. */
export const inspect = async <T>(options: Options, look: (reading: Reading) => T | Promise<T>): Promise<Inspection<T>> => {
  const problems = new ProblemList();
  let reading: Reading | null = null;
  try {
    const settings = await readSettings({ ...options, dryRun: true }, problems);
    reading = await readBuild(settings, problems);
    const { site } = reading.build;
    return { found: await look(reading), exitCode: 0, problems: inWrittenFiles(problems.sorted(), settings.cwd, site.name) };
  } catch (error) {
    return { found: null, exitCode: exitCodeOf(error, problems), problems: problems.sorted() };
  } finally {
    reading?.close();
  }
};
