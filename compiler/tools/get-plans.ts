import { plans } from '../facts/resources/plans.ts';
import { compactSchema, evidenceArgument, publishedResult } from './compact.ts';
import { defineTool } from './tool.ts';

/** Plans, prices and limits. */
export const getPlans = defineTool({
  name: 'get_plans',
  kind: 'plans',
  title: 'Plans and prices',
  description:
    'Read all plans with prices, limits and the free trial. Call it for every question about cost or limits. Quote amounts, currency and period as returned; with a price whose status is shown, its quote, too.',
  browser: () => ['offset'],
  arguments: () => evidenceArgument,
  output: compactSchema(plans.schema),
  answer: ({ facts }) => ({ kind: 'constant', result: publishedResult(plans, facts.plans.body) }),
});
