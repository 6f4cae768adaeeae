import type { Build } from '../build/build.ts';
import { holds, languagesOf } from '../build/contents.ts';
import type { Kind } from '../config/kinds.ts';

/** An argument of a prompt. It is always a text, because MCP has no other type. */
interface PromptArgument {
  readonly name: string;
  readonly description: string;
  readonly required: boolean;
  /** Sentence with `{value}`, which is only included with the argument. */
  readonly sentence: string;
  /** Values for its completion. */
  values(build: Build): readonly string[];
}

/**
 * A prompt that people choose in their client: one message with instructions for a model to use the tools (MCP 2026-07-28, server/prompts).
 */
export interface Prompt {
  readonly name: string;
  /** Its kind; the prompt is not available without records. */
  readonly kind: Kind;
  readonly title: string;
  readonly description: string;
  readonly arguments: readonly PromptArgument[];
  /** The text before the sentences of the arguments. */
  instructions(build: Build): string;
}

/** In which language to answer. */
const language: PromptArgument = {
  name: 'language',
  description: 'Language of the answer, as a name or a BCP 47 tag',
  required: false,
  sentence: 'Answer in this language: {value}.',
  values: languagesOf,
};

/** Instructions to do something, step by step. */
const findGuide: Prompt = {
  name: 'find_guide',
  kind: 'guides',
  title: 'Find a guide',
  description: 'Find a step-by-step guide and follow it.',
  arguments: [
    {
      name: 'topic',
      description: 'What you want to do',
      required: true,
      sentence: 'What I want to do: {value}.',
      values: ({ facts }) => facts.guides.body.guides.map(({ title }) => title),
    },
    language,
  ],
  instructions: () =>
    'Call search_guides with these words, then get_guide with the slug of the best hit, and read on with nextOffset while there is more. Answer with the ' +
    'steps of that guide and link its url. If nothing fits, say so.',
};

/** A comparison of the product with another tool. */
const compareTools: Prompt = {
  name: 'compare_tools',
  kind: 'comparisons',
  title: 'Compare tools',
  description: 'Compare the product with another tool, from what is published.',
  arguments: [
    {
      name: 'tool',
      description: 'Name of the other tool',
      required: true,
      sentence: 'The other tool: {value}.',
      values: ({ facts }) => facts.comparisons.body.comparisons.flatMap(({ competitor }) => competitor?.name ?? []),
    },
    { name: 'focus', description: 'What matters most', required: false, sentence: 'What matters most: {value}.', values: () => [] },
  ],
  instructions: ({ facts }) =>
    `Compare ${facts.company.body.name} with this tool. Call get_comparison with its name. If no comparison is published, say so and do not make one up. ` +
    'What it says of the other tool is the view of the company: name the date in `updated` and link the url.',
};

/** The choice of a plan. */
const choosePlan: Prompt = {
  name: 'choose_plan',
  kind: 'plans',
  title: 'Choose a plan',
  description: 'Find the plan that fits a team and a budget.',
  arguments: [
    {
      name: 'team_size',
      description: 'How many people will use it',
      required: false,
      sentence: 'People who will use it: {value}.',
      values: () => [],
    },
    { name: 'budget', description: 'What it may cost', required: false, sentence: 'Budget: {value}.', values: () => [] },
    language,
  ],
  instructions: ({ facts }) =>
    `Help me choose a plan of ${facts.company.body.name}. Call get_plans and compare limits and prices as they are returned; do not estimate what is ` +
    'null. Ask me for what you need to know and I have not said. Recommend one plan, say why, and link its url.',
};

/** Every prompt of a site, in the order of `prompts/list`. */
export const promptsOf = (build: Build): readonly Prompt[] =>
  [choosePlan, compareTools, findGuide].filter(({ kind }) => holds(build, kind));
