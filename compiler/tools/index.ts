import type { Build } from '../build/build.ts';
import { holds } from '../build/contents.ts';
import { writes } from '../config/only.ts';
import { declaredTools } from './declared.ts';
import { fetchDocument } from './fetch.ts';
import { getComparison } from './get-comparison.ts';
import { getContact } from './get-contact.ts';
import { getFeature } from './get-feature.ts';
import { getGuide } from './get-guide.ts';
import { getPlans } from './get-plans.ts';
import { listFeatures } from './list-features.ts';
import { listPlatforms } from './list-platforms.ts';
import { openPage } from './open-page.ts';
import { readPage } from './read-page.ts';
import { searchGuides } from './search-guides.ts';
import { searchSite } from './search-site.ts';
import { search } from './search.ts';
import { startTrial } from './start-trial.ts';
import type { Arguments, Tool, ToolArgument } from './tool.ts';

/** The tools of the built-in kinds, in the order of `tools/list`. */
const builtIn: readonly Tool[] = [
  getPlans,
  listFeatures,
  getFeature,
  listPlatforms,
  searchGuides,
  getGuide,
  getComparison,
  getContact,
  searchSite,
  readPage,
  openPage,
  startTrial,
];

/** Aliases of the guide search and of a guide, for a client that only knows these names. */
const aliases: readonly Tool[] = [search, fetchDocument];

/** Names of the tools in prose, by purpose. */
export const toolNames = {
  plans: getPlans.name,
  features: listFeatures.name,
  feature: getFeature.name,
  platforms: listPlatforms.name,
  search: searchGuides.name,
  guide: getGuide.name,
  comparison: getComparison.name,
  contact: getContact.name,
  site: searchSite.name,
  page: readPage.name,
} as const;

/**
 * Every tool of a site: the built-in ones of its kinds, then those of its declared kinds, and the optional ones that the configuration
 * turns on. All of them answer from the documents of the API.
 */
const toolsOf = (build: Build): readonly Tool[] => {
  const { resources, settings } = build;
  if (!writes(settings.only, 'api')) return [];
  const known = builtIn.filter(({ kind }) => kind === undefined || holds(build, kind));
  return [...known, ...resources.flatMap(declaredTools), ...(settings.config.mcp?.chatgptTools ? aliases : [])];
};

/** The tools that are served at /mcp. */
export const mcpTools = (build: Build): readonly Tool[] => toolsOf(build).filter((tool) => tool.answer(build).kind !== 'navigate');

/** A tool for browsers, with its arguments there. */
export interface OfferedTool {
  readonly tool: Tool;
  readonly arguments: Arguments;
}

/** Start of an answer in a browser: answers are short there, whatever the tool reads. */
const OFFSET = { type: 'integer', description: 'nextOffset of the answer before', minimum: 0 } as const satisfies ToolArgument;

/** The tools for browsers. */
export const browserTools = (build: Build): readonly OfferedTool[] =>
  toolsOf(build).flatMap((tool) => {
    const names = tool.browser?.(build) ?? null;
    const known = { ...tool.arguments(build), offset: OFFSET };
    return names === null ? [] : [{ tool, arguments: Object.fromEntries(Object.entries(known).filter(([name]) => names.includes(name))) }];
  });
