import type { Emitter } from '../artefact.ts';
import { agentCard } from './agent-card.ts';
import { agentSkills } from './agent-skills.ts';
import { aiCatalog } from './ai-catalog.ts';
import { api } from './api.ts';
import { apiCatalog } from './api-catalog.ts';
import { assets } from './assets.ts';
import { auth } from './auth.ts';
import { browserSearch } from './browser-search.ts';
import { developers } from './developers.ts';
import { llms } from './llms.ts';
import { llmsFull } from './llms-full.ts';
import { markdownTwins } from './markdown-twins.ts';
import { mcpRegistryProof } from './mcp-registry-proof.ts';
import { mcpServerCard } from './mcp-server-card.ts';
import { notFound } from './not-found.ts';
import { openapi } from './openapi.ts';
import { pages } from './pages.ts';
import { robots } from './robots.ts';
import { schemas } from './schemas.ts';
import { securityTxt } from './security-txt.ts';
import { sitemap } from './sitemap.ts';
import { sitemapMarkdown } from './sitemap-markdown.ts';
import { webmcp } from './webmcp.ts';

/** Every emitter, in the order in which files are written and paths are taken. */
export const emitters: readonly Emitter[] = [
  pages,
  assets,
  markdownTwins,
  api,
  schemas,
  openapi,
  apiCatalog,
  mcpServerCard,
  mcpRegistryProof,
  agentCard,
  agentSkills,
  aiCatalog,
  llms,
  llmsFull,
  robots,
  sitemap,
  sitemapMarkdown,
  auth,
  securityTxt,
  webmcp,
  browserSearch,
  developers,
  notFound,
];
