import { anything, definePrompt } from '../prompt.ts';

/** How the product compares with another tool. */
export const compareTools = definePrompt({
  name: 'compare_tools',
  title: 'Compare tools',
  description: 'Compare the product with another tool, from what is published.',
  arguments: [
    {
      name: 'tool',
      description: 'Name of the other tool',
      required: true,
      sentence: 'The other tool: {value}.',
      values: ({ facts }) => facts.comparisons.body.comparisons.map(({ competitor }) => competitor.name),
    },
    { name: 'focus', description: 'What matters most', required: false, sentence: 'What matters most: {value}.', values: anything },
  ],
  instructions: ({ facts }) =>
    `Compare ${facts.company.body.name} with this tool. Call get_comparison with its name. If no comparison is published, say so and do not make one up. ` +
    'What it says of the other tool is the view of the company: name the date in `updated` and link the url.',
});
