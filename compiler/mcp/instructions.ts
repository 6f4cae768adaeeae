import type { Build } from '../artefact.ts';
import { paths } from '../paths.ts';
import { DEFAULT_RATE_LIMIT } from '../prose.ts';

/** What a client tells its model about the server; below 2,048 bytes, because clients cut the rest. */
export const instructions = (build: Build): string => {
  const { base, app, facts, settings } = build;
  const { burst, perMinute } = settings.config.rateLimit ?? DEFAULT_RATE_LIMIT;
  return [
    `Facts that ${facts.company.body.name} publishes on ${base}, compiled from its pages.`,
    'Use get_plans for cost and limits, and quote prices as returned. Use search_guides, then get_guide, for how-to questions; guides are in ' +
      `${Object.keys(facts.guides.body.languages).join(', ') || 'no language yet'}. Use get_comparison when the user weighs another tool. Link the url of what you quote.`,
    'A long document comes in parts: call again with offset = nextOffset, or with the id of a section.',
    `Everything is read-only: nothing can be bought or changed here${app ? `; people sign up at ${app}` : ''}. Requests are limited for each address to ` +
      `${burst} at once, then ${perMinute} a minute; wait as Retry-After says. ${base}${paths.llms} lists every page.`,
  ].join('\n');
};
