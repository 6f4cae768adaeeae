import type { Build } from './build/build.ts';
import type { Options } from './config/options.ts';
import { readSettings } from './config/settings.ts';
import { withDevelopersPage } from './developers/index.ts';
import { gatherFacts } from './facts/gather.ts';
import { FactLog } from './facts/log.ts';
import { publishedKinds, resourcesOf } from './facts/resources/index.ts';
import { statedResources } from './facts/resources/stated.ts';
import { shownKinds } from './facts/shown-kinds.ts';
import type { ChosenHosts } from './hosts/choose.ts';
import { openSite, type OpenSite } from './open-site.ts';
import { settleEntries } from './pages/match-entry.ts';
import type { Page } from './pages/page.ts';
import { readPages, type ReadPages } from './pages/read-pages.ts';
import { reportScriptWritten } from './pages/script-written.ts';
import { exitCodeOf } from './problems/exit-code.ts';
import { input } from './problems/input.ts';
import { Halt, ProblemList, type Problem } from './problems/problem.ts';
import { sourceName } from './site/files.ts';
import { inWrittenFiles } from './site/in-place/restore.ts';
import { checkOrigins, type Site } from './site/site.ts';
import type { Stage } from './stage/stage.ts';

/** A site that was read: all input of a bundle, and its place. */
export interface Reading {
  readonly build: Build;
  readonly chosen: ChosenHosts;
  readonly pages: ReadPages;
  readonly stage: Stage;
}

/** Reads an open site up to its facts. Throws `Halt` when there is nothing to publish, and closes all pages then. */
export const readBuild = async (open: OpenSite, problems: ProblemList): Promise<Reading> => {
  const { place, chosen, templates, stage } = open;
  const { settings } = place;
  const resources = resourcesOf(settings);
  const { site, remove } = await rendered(open, problems);
  const read = await readPages(
    site,
    settings,
    stage.scratch,
    (pages) => shownKinds(pages, { ...site, config: settings.config }),
    problems,
  ).catch((error: unknown) => {
    remove();
    throw error;
  });
  const { pages } = read;
  const close = (): void => {
    read.close();
    remove();
  };
  try {
    reportScriptWritten(pages, { ...site, ...settings }, problems);
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
      log,
      templates,
      problems,
      developers: null,
      store: read.store,
    });
    return { build, chosen, pages: { ...read, close }, stage };
  } catch (error) {
    close();
    throw error;
  }
};

/** The site with rendered pages, if that is turned on; pages of a crawled site were rendered while it was read. */
const rendered = async (
  { place: { crawled, settings }, site }: OpenSite,
  problems: ProblemList,
): Promise<{ readonly site: Site; readonly remove: () => void }> => {
  if (!settings.isRendered) return { site, remove: () => {} };
  if (crawled !== null) return { site: { ...site, rendered: crawled.rendered }, remove: () => {} };
  // Few sites need it, and most projects do not have its library.
  const { renderSite } = await import('./site/render/render-site.ts');
  const shown = await renderSite(site, settings, problems);
  problems.forgetOffsets([...shown.files.keys()].map((file) => sourceName(site.name, file)));
  return { site: { ...site, rendered: shown.files }, remove: () => shown.remove() };
};

/** Lists and indexes need at least one page. */
const checkListed = (pages: readonly Page[], site: string, problems: ProblemList): void => {
  if (pages.some((page) => page.listed)) return;
  if (pages.length === 0) problems.add(input.siteMissing, { looked: `no page of ${site} can be read`, above: '' });
  else problems.add(input.nothingListed);
  throw new Halt(1);
};

/** The result of a look at a site. */
export interface Inspection<T> {
  /** Null when the site could not be read. */
  readonly found: T | null;
  /** 0 when it could be read, else 3 for configuration and input, 4 for a site that cannot be reached, or 1 for faults of the site. */
  readonly exitCode: 0 | 1 | 3 | 4;
  readonly problems: readonly Problem[];
}

/** Reads a site as a build does, passes the result to `look`, and writes nothing. Pages can be read until `look` has returned. */
export const inspect = async <T>(options: Options, look: (reading: Reading) => T | Promise<T>): Promise<Inspection<T>> => {
  const problems = new ProblemList();
  let open: OpenSite | null = null;
  let reading: Reading | null = null;
  try {
    const settings = await readSettings({ ...options, dryRun: true }, problems);
    open = await openSite(settings, problems);
    reading = await readBuild(open, problems);
    return { found: await look(reading), exitCode: 0, problems: inWrittenFiles(problems.sorted(), settings.cwd, open.site.name) };
  } catch (error) {
    return { found: null, exitCode: exitCodeOf(error, problems), problems: problems.sorted() };
  } finally {
    reading?.pages.close();
    open?.close();
  }
};
