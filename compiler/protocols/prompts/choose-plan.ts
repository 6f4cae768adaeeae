import { anything, definePrompt } from '../prompt.ts';
import { language } from './language.ts';

/** Which plan fits. */
export const choosePlan = definePrompt({
  name: 'choose_plan',
  title: 'Choose a plan',
  description: 'Find the plan that fits a team and a budget.',
  arguments: [
    {
      name: 'team_size',
      description: 'How many people will use it',
      required: false,
      sentence: 'People who will use it: {value}.',
      values: anything,
    },
    { name: 'budget', description: 'What it may cost', required: false, sentence: 'Budget: {value}.', values: anything },
    language,
  ],
  instructions: ({ facts }) =>
    `Help me choose a plan of ${facts.company.body.name}. Call get_plans and compare limits and prices as they are returned; do not estimate what is ` +
    'null. Ask me for what you need to know and I have not said. Recommend one plan, say why, and link its url.',
});
