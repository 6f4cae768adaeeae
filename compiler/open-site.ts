import type { OwnTemplates } from './build/site-templates.ts';
import type { Settings } from './config/settings.ts';
import { chooseHosts, type ChosenHosts } from './hosts/choose.ts';
import { hosts } from './hosts/index.ts';
import type { ProblemList } from './problems/problem.ts';
import { crawlSite } from './site/crawl/crawl.ts';
import { placeSite, readSite, type Site, type SitePlace } from './site/site.ts';
import { Stage } from './stage/stage.ts';

/** A site that can be read: its folders, and the hosts of its bundle. */
export interface OpenSite {
  readonly place: SitePlace;
  readonly site: Site;
  readonly chosen: ChosenHosts;
  readonly templates: OwnTemplates;
  readonly stage: Stage;
  /** Removes the stage and the lock. */
  close(): void;
}

/** Finds a site and lists its files. Throws `Halt` when there is nothing to publish, and closes everything then. */
export const openSite = async (wanted: Settings, problems: ProblemList): Promise<OpenSite> => {
  const chosen = hostsOf(wanted, problems);
  if (wanted.config.kinds !== undefined) (await import('./facts/resources/index.ts')).checkDeclaredKinds(wanted, problems);
  const templates = await templatesOf(wanted, problems);
  const crawled = wanted.crawl && (await crawlSite(wanted.crawl, wanted, problems));
  let stage: Stage | null = null;
  const close = (): void => {
    stage?.discard();
    crawled?.remove();
  };
  try {
    const place = placeSite(wanted, crawled, problems);
    stage = Stage.open(place.settings, problems);
    return { place, site: readSite(place, chosen.takes, stage, problems), chosen, templates, stage, close };
  } catch (error) {
    close();
    throw error;
  }
};

/** The templates of a site; their reader is imported on demand. */
const templatesOf = async (settings: Settings, problems: ProblemList): Promise<OwnTemplates> => {
  if (settings.config.templates === undefined) return new Map();
  const { readOwnTemplates } = await import('./prose/site-templates.ts');
  return readOwnTemplates(settings, problems);
};

/** The hosts for a build with these settings. */
export const hostsOf = (settings: Settings, problems: ProblemList): ChosenHosts => chooseHosts(settings, hosts, problems);
