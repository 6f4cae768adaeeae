import { html } from '../site.ts';
import { home, type ProblemCase } from './problem-case.ts';

const apps = (changed: string): string => `kinds:\n  apps:\n    singular: app\n    title: Apps\n    description: Apps for Acme\n${changed}`;
const schema =
  '    schema:\n      type: object\n      properties: { name: { type: string, description: Name }, users: { type: integer, description: Users } }\n';
const pages = `    pages: /apps/*\n    fields: { users: .users }\n${schema}`;

/** SITEC25xx, one site each. */
export const kindsCases: readonly ProblemCase[] = [
  {
    code: 'SITEC2501',
    files: { ...home, 'sitec.config.yaml': apps(schema).replace('singular: app', 'singular: plan') },
    message: 'kinds.apps: the word for one record cannot be "plan": something else is called so',
    file: 'sitec.config.yaml',
    line: 3,
    text: 'singular: plan',
  },
  {
    code: 'SITEC2502',
    files: { ...home, 'sitec.config.yaml': apps(schema.replace('description: Name', '$ref: x')) },
    message: 'cannot use kinds.apps.schema: /name has no description',
    file: 'sitec.config.yaml',
    line: 6,
    text: 'schema:',
  },
  {
    code: 'SITEC2503',
    files: { ...home, 'sitec.config.yaml': apps(`    titleField: label\n${schema}`) },
    message: 'cannot use kinds.apps.titleField: the schema has no property "label"',
    file: 'sitec.config.yaml',
    line: 6,
    text: 'titleField: label',
  },
  {
    code: 'SITEC2504',
    files: { ...home, 'sitec.config.yaml': apps(pages), 'apps/chat.html': html('Chat', '<p>For</p>\n<p class="users">many</p>') },
    message: 'apps.chat.users: selector ".users" found "many", which is not a plain whole number',
    file: 'site/apps/chat.html',
    line: 8,
    text: '<p class="users">many</p>',
  },
  {
    code: 'SITEC2505',
    files: {
      ...home,
      'sitec.config.yaml': `facts: { guides: { pages: /apps/* } }\n${apps(`    pages: /apps/*\n${schema}`)}`,
      'apps/chat.html': html('Chat'),
    },
    message: '/apps/chat matches kinds.apps.pages and the kind "guides"',
    file: 'site/apps/chat.html',
    line: null,
    text: null,
  },
];
