import { plans } from '../facts/resources/plans.ts';
import { defineTool, jsonResult } from './tool.ts';

/** Plans, prices and limits. */
export const getPlans = defineTool({
  name: 'get_plans',
  kind: 'plans',
  title: 'Plans and prices',
  description:
    'Read all plans with prices, limits and the free trial. Call it for every question about cost or limits. Quote amounts, currency and period as returned; with one whose status is shown, its quote or page, too.',
  browser: true,
  arguments: () => ({}),
  output: plans.schema,
  answer: ({ facts }) => ({ kind: 'constant', result: jsonResult(facts.plans.body, plans.listPath, facts.plans.body) }),
});
