import { platforms } from '../facts/resources/platforms.ts';
import { integer } from '../schema/builder.ts';
import { compactSchema, evidenceArgument, publishedResult } from './compact.ts';
import { defineTool } from './tool.ts';

/** The connected platforms. */
export const listPlatforms = defineTool({
  name: 'list_platforms',
  kind: 'platforms',
  title: 'Connected platforms',
  description: 'List the platforms that the product connects to, with their status and page.',
  arguments: () => evidenceArgument,
  output: compactSchema(platforms.schema, { total: integer('Number of platforms', { minimum: 0 }) }),
  answer: ({ facts }) => {
    const { body } = facts.platforms;
    return { kind: 'constant', result: publishedResult(platforms, body, { total: body.platforms.length }) };
  },
});
