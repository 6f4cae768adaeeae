/** Requests and records in prose, made from the definitions of tools and from published data, so that they work unchanged. */
import type { Build } from '../build/build.ts';
import { advertisedQuestions, advertisedTools } from '../tools/advertised.ts';
import { exampleArguments, messageRequest, toolRequest } from '../tools/example-request.ts';
import { toolNames } from '../tools/index.ts';

type Examples = Readonly<Record<string, string | null>>;

/** Bodies of requests as JSON on one line: a call of each tool in the prose, and a question; null without data for it. */
export const exampleCalls = (build: Build): Examples => {
  const tools = advertisedTools(build);
  const callOf = (name: string): string | null => {
    const tool = tools.find((each) => each.name === name);
    const given = tool ? exampleArguments(tool, build) : null;
    return given === null ? null : JSON.stringify(toolRequest(name, given).body);
  };
  const [question] = advertisedQuestions(build);
  return {
    ...Object.fromEntries(Object.entries(toolNames).map(([use, name]) => [use, callOf(name)])),
    question: question === undefined ? null : JSON.stringify(messageRequest(question).body),
  };
};

/** First records of the documents, with the properties that matter for answers, as JSON on several lines; null without records. */
export const exampleRecords = ({ facts }: Build): Examples => {
  const { plans, guides, comparisons } = facts;
  const plan = plans.body.plans.find(({ price }) => price.value !== null) ?? plans.body.plans[0];
  const [guide] = guides.body.guides;
  const [comparison] = comparisons.body.comparisons;
  return {
    // One limit is enough to show the form.
    plan: plan
      ? excerpt({ ...plan, limits: Object.fromEntries(Object.entries(plan.limits).slice(0, 1)) }, [
          'slug',
          'name',
          'price',
          'limits',
          'url',
        ])
      : null,
    trial: excerpt(plans.body.freeTrial, ['available', 'days', 'cardRequired', 'reason']),
    guide: guide ? excerpt(guide, ['slug', 'title', 'language', 'url', 'markdownUrl', 'updated']) : null,
    comparison: comparison ? excerpt(comparison, ['slug', 'title', 'competitor', 'url', 'markdownUrl', 'updated']) : null,
  };
};

const excerpt = <Value extends object>(value: Value, keys: readonly (keyof Value)[]): string =>
  JSON.stringify(Object.fromEntries(keys.map((key) => [key, value[key]])), null, 2);
