import type { Build } from '../build/build.ts';
import { features as resource } from '../facts/resources/features.ts';
import { array, integer, object, oneOf, optional } from '../schema/builder.ts';
import { slug, statuses, text, url } from '../schema/shapes.ts';
import { defineTool, jsonResult, type ToolResult } from './tool.ts';

const output = object('Features', {
  features: array(
    'Features in the order of the site',
    object('Feature', {
      slug: slug('Slug for get_feature'),
      name: text('Name'),
      status: optional(oneOf('State; absent when the site does not tell', statuses)),
      description: optional(text('What it does')),
      url: url('Page'),
      markdownUrl: url('Markdown of the page'),
    }),
  ),
  total: integer('Number of features in this answer', { minimum: 0 }),
});

const listOf = ({ facts }: Build, status?: string): ToolResult => {
  const chosen = facts.features.body.features.filter((feature) => status === undefined || feature.status === status);
  const features = chosen.map(({ slug: name, name: title, status: state, description, url: page, markdownUrl }) => ({
    slug: name,
    name: title,
    ...(state !== null && { status: state }),
    ...(description !== null && { description }),
    url: page,
    markdownUrl,
  }));
  return jsonResult({ features, total: features.length }, resource.listPath, facts.features.body);
};

const statusesOf = ({ facts }: Build): readonly string[] =>
  statuses.filter((status) => facts.features.body.features.some((feature) => feature.status === status));

/** Features by status. */
export const listFeatures = defineTool({
  name: 'list_features',
  kind: 'features',
  title: 'Features',
  description: 'List the features with their status (available, beta, planned). Read one with get_feature.',
  browser: false,
  arguments: (build) => {
    const known = statusesOf(build);
    return known.length === 0 ? {} : { status: { type: 'string', description: 'Only features with this status', enum: known } };
  },
  output,
  answer: (build) => ({
    kind: 'lookup',
    argument: 'status',
    results: new Map(statusesOf(build).map((status) => [status, () => listOf(build, status)])),
    aliases: new Map(),
    otherwise: () => listOf(build),
    help: 'Leave the argument out to list all features.',
  }),
});
