import type { Build } from '../build/build.ts';
import { features as resource } from '../facts/resources/features.ts';
import { integer } from '../schema/builder.ts';
import { statuses } from '../schema/shapes.ts';
import { compactSchema, evidenceArgument, publishedResult } from './compact.ts';
import { defineTool, type ToolResult } from './tool.ts';

const listOf = ({ facts }: Build, status?: string): ToolResult => {
  const { body } = facts.features;
  const features = body.features.filter((feature) => status === undefined || feature.status === status);
  return publishedResult(resource, { ...body, features }, { total: features.length });
};

const statusesOf = ({ facts }: Build): readonly string[] =>
  statuses.filter((status) => facts.features.body.features.some((feature) => feature.status === status));

/** Features by status. */
export const listFeatures = defineTool({
  name: 'list_features',
  kind: 'features',
  title: 'Features',
  description: 'List the features with their status (available, beta, planned). Read one with get_feature.',
  arguments: (build) => {
    const known = statusesOf(build);
    const status = { type: 'string', description: 'Only features with this status', enum: known } as const;
    return { ...(known.length > 0 && { status }), ...evidenceArgument };
  },
  output: compactSchema(resource.schema, { total: integer('Number of features in this answer', { minimum: 0 }) }),
  answer: (build) => ({
    kind: 'lookup',
    argument: 'status',
    results: new Map(statusesOf(build).map((status) => [status, () => listOf(build, status)])),
    aliases: new Map(),
    otherwise: () => listOf(build),
    help: 'Leave the argument out to list all features.',
  }),
});
