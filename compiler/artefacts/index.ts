import type { Emitter } from '../build/build.ts';
import { writes, type ChosenParts, type Part } from '../config/only.ts';
import { agentCard } from './agent-card.ts';
import { agentSkills } from './agent-skills.ts';
import { apiCatalog } from './api-catalog.ts';
import { api } from './api.ts';
import { assets } from './assets.ts';
import { auth } from './auth.ts';
import { browserSearch } from './browser-search.ts';
import { catalogues } from './catalogues.ts';
import { copyPage } from './copy-page.ts';
import { developers } from './developers.ts';
import { factFeed } from './feed/feed.ts';
import { indexNowKey } from './index-now-key.ts';
import { llmsFull } from './llms/full-text.ts';
import { llms } from './llms/llms.ts';
import { markdownTwins } from './markdown-twins.ts';
import { mcpRegistryProof } from './mcp-registry-proof.ts';
import { mcpServerCard } from './mcp-server-card.ts';
import { notFound } from './not-found.ts';
import { openapi } from './openapi.ts';
import { pages } from './pages/pages.ts';
import { robots } from './robots.ts';
import { schemas } from './schemas.ts';
import { securityTxt } from './security-txt.ts';
import { sitemapMarkdown } from './sitemap/markdown.ts';
import { sitemap } from './sitemap/sitemap.ts';
import { webmcp } from './webmcp.ts';

/**
 * Every emitter with its part, in the order in which files are written and paths are claimed. Emitters without a part belong to every
 * bundle.
 */
const EMITTERS: readonly (readonly [emitter: Emitter, part: Part | null])[] = [
  [pages, null],
  [assets, null],
  [markdownTwins, 'markdown'],
  [api, 'api'],
  [schemas, 'api'],
  [factFeed, 'api'],
  [openapi, 'openapi'],
  [apiCatalog, 'wellknown'],
  [mcpServerCard, 'mcp'],
  [mcpRegistryProof, 'wellknown'],
  [agentCard, 'a2a'],
  [agentSkills, 'wellknown'],
  [catalogues, 'wellknown'],
  [llms, 'llms'],
  [llmsFull, 'llms'],
  [robots, 'robots'],
  [sitemap, 'sitemap'],
  [sitemapMarkdown, 'sitemap'],
  [auth, 'wellknown'],
  [securityTxt, 'wellknown'],
  [indexNowKey, null],
  [webmcp, 'webmcp'],
  [copyPage, 'markdown'],
  [browserSearch, 'api'],
  [developers, 'api'],
  [notFound, null],
];

/** The emitters of the selected parts. */
export const emittersOf = (only: ChosenParts): readonly Emitter[] =>
  EMITTERS.flatMap(([emitter, part]) => (part === null || writes(only, part) ? [emitter] : []));
