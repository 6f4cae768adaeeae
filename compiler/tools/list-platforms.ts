import { platforms as resource } from '../facts/resources/platforms.ts';
import { array, integer, object, oneOf, optional } from '../schema/builder.ts';
import { slug, statuses, text, url } from '../schema/shapes.ts';
import { defineTool, jsonResult } from './tool.ts';

/** The connected platforms. */
export const listPlatforms = defineTool({
  name: 'list_platforms',
  kind: 'platforms',
  title: 'Connected platforms',
  description: 'List the platforms that the product connects to, with their status and page.',
  browser: false,
  arguments: () => ({}),
  output: object('Platforms', {
    platforms: array(
      'Platforms in the order of the site',
      object('Platform', {
        slug: slug('Slug'),
        name: text('Name'),
        status: optional(oneOf('State; absent when the site does not tell', statuses)),
        description: optional(text('What is connected')),
        url: optional(url('Page')),
      }),
    ),
    total: integer('Number of platforms', { minimum: 0 }),
  }),
  answer: ({ facts }) => {
    const platforms = facts.platforms.body.platforms.map(({ slug: name, name: title, status, description, url: page }) => ({
      slug: name,
      name: title,
      ...(status !== null && { status }),
      ...(description !== null && { description }),
      ...(page !== null && { url: page }),
    }));
    return { kind: 'constant', result: jsonResult({ platforms, total: platforms.length }, resource.listPath, facts.platforms.body) };
  },
});
