import type { Build } from '../artefact.ts';
import { rateLimitOf } from '../http.ts';
import { paths } from '../paths.ts';
import { serverInfo } from '../service.ts';

/** Languages that are named; those with the most guides come first. */
const MAXIMUM_LANGUAGES = 40;

/** What a client tells its model about the server; below 2,048 bytes, because clients cut the rest. */
export const instructions = (build: Build): string => {
  const { base, app, facts, settings } = build;
  const limit = rateLimitOf(settings.config);
  return [
    `Facts that ${serverInfo(build).title} publishes on ${base}, compiled from its pages.`,
    'Use get_plans for cost and limits, and quote prices as returned. Use search_guides, then get_guide, for how-to questions; guides are in ' +
      `${Object.keys(facts.guides.body.languages).slice(0, MAXIMUM_LANGUAGES).join(', ') || 'no language yet'}. Use get_comparison when the user weighs another tool. Link the url of what you quote.`,
    'A long document comes in parts: call again with offset = nextOffset, or with the id of a section.',
    `Everything is read-only: nothing can be bought or changed here${app ? `; people sign up at ${app}` : ''}. ` +
      (limit
        ? `Requests are limited for each address to ${limit.burst} at once, then ${limit.perMinute} a minute; wait as Retry-After says. `
        : '') +
      `${base}${paths.llms} lists every page.`,
  ].join('\n');
};
