import { company } from '../facts/resources/company.ts';
import { defineTool, jsonResult } from './tool.ts';

/** Company details and contacts. */
export const getContact = defineTool({
  name: 'get_contact',
  title: 'Company and contacts',
  description: 'Read company details, the office, and the support and sales contacts.',
  browser: true,
  arguments: () => ({}),
  output: company.schema,
  answer: ({ facts }) => ({ kind: 'constant', result: jsonResult(facts.company.body, company.listPath, facts.company.body) }),
});
