import { languagesOf } from './answer-context.ts';
import type { Build } from './artefact.ts';
import { rateLimitOf } from './http.ts';
import { developersPage } from './service.ts';
import { slugify } from './slug.ts';
import { mcpTools } from './tools/index.ts';

/** The words that templates are filled with: facts, addresses and lists, never typed a second time. */
export const proseData = (build: Build): Readonly<Record<string, unknown>> => {
  const { base, app, facts, settings } = build;
  const { body: company } = facts.company;
  return {
    name: company.name,
    slug: slugify(company.name) || 'site',
    description: company.description,
    base,
    app,
    pricing: facts.plans.body.url,
    guides: facts.guides.body.url,
    contact: company.pages.contact ?? base,
    developers: developersPage(build)?.url ?? null,
    languages: languagesOf(build).join(', '),
    tools: facts.comparisons.body.comparisons.map(({ competitor }) => competitor.name).join(', ') || 'no tool yet',
    mcp: mcpTools(build).map(({ name, title, description }) => ({ name, title, description })),
    limit: rateLimitOf(settings.config),
  };
};
