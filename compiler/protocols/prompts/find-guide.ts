import { definePrompt } from '../prompt.ts';
import { language } from './language.ts';

/** How to do something, step by step. */
export const findGuide = definePrompt({
  name: 'find_guide',
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
});
