import { company } from '../facts/resources/company.ts';
import { compactSchema, evidenceArgument, publishedResult } from './compact.ts';
import { defineTool } from './tool.ts';

/** Company details and contacts. */
export const getContact = defineTool({
  name: 'get_contact',
  title: 'Company and contacts',
  description: 'Read company details, the office, and the support and sales contacts.',
  browser: ({ facts }) => (Object.values(facts.company.body.contacts).some((contact) => contact !== null) ? [] : null),
  arguments: () => evidenceArgument,
  output: compactSchema(company.schema),
  answer: ({ facts }) => ({ kind: 'constant', result: publishedResult(company, facts.company.body) }),
});
