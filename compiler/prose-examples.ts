/** Requests and records that prose shows: made of the definitions of tools and of what is published, so that they work as they stand. */
import type { Build } from './artefact.ts';
import { answeredQuestions } from './prose-questions.ts';
import { toolNames } from './tools/index.ts';

type Examples = Readonly<Record<string, string | null>>;

/** Bodies of requests to /mcp and /a2a, as JSON on one line; null where the site publishes nothing to ask for. */
export const exampleCalls = (build: Build): Examples => {
  const { plans, guides, comparisons } = build.facts;
  const [guide] = guides.body.guides;
  const [comparison] = comparisons.body.comparisons;
  const [question] = answeredQuestions(build);
  return {
    contact: toolCall(toolNames.contact, {}),
    plans: plans.body.plans.length > 0 ? toolCall(toolNames.plans, {}) : null,
    search: guide ? toolCall(toolNames.search, { query: guide.title }) : null,
    guide: guide ? toolCall(toolNames.guide, { slug: guide.slug }) : null,
    comparison: comparison ? toolCall(toolNames.comparison, { slug: comparison.slug }) : null,
    question: question === undefined ? null : a2aMessage(question),
  };
};

const toolCall = (name: string, given: Readonly<Record<string, string>>): string =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } });

const a2aMessage = (text: string): string =>
  JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'message/send',
    params: { message: { messageId: '1', role: 'user', parts: [{ kind: 'text', text }] } },
  });

/** First records of the documents, with the properties that answers are made of, as JSON on several lines; null where there is none. */
export const exampleRecords = ({ facts }: Build): Examples => {
  const { plans, guides, comparisons } = facts;
  const plan = plans.body.plans.find(({ price }) => price.value !== null) ?? plans.body.plans[0];
  const [guide] = guides.body.guides;
  const [comparison] = comparisons.body.comparisons;
  return {
    plan: plan ? excerpt(plan, ['slug', 'name', 'price', 'limits', 'url']) : null,
    trial: excerpt(plans.body.freeTrial, ['available', 'days', 'cardRequired', 'reason']),
    guide: guide ? excerpt(guide, ['slug', 'title', 'language', 'url', 'markdownUrl', 'updated']) : null,
    comparison: comparison ? excerpt(comparison, ['slug', 'title', 'competitor', 'url', 'markdownUrl', 'updated']) : null,
  };
};

const excerpt = <Value extends object>(value: Value, keys: readonly (keyof Value)[]): string =>
  JSON.stringify(Object.fromEntries(keys.map((key) => [key, value[key]])), null, 2);
