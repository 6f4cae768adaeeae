/** The templates that a site may replace, by their paths, with what each makes: what these files hold is prose, not code. */
export const PROSE_TEMPLATES = {
  'llms.md.eta':
    'Opening of `/llms.txt`: its title, a quotation that says what the site is, and text without headings. The lists of pages follow it',
  'auth.md.eta': '`/auth.md`; its title contains "auth.md"',
  'skills/pricing-questions.md.eta': 'Agent skill: prices, plans and limits',
  'skills/find-a-guide.md.eta': 'Agent skill: how to do something',
  'skills/compare-tools.md.eta': 'Agent skill: other tools',
  'skills/start-a-trial.md.eta': 'Agent skill: trying and buying',
  'skills/use-the-mcp-server.md.eta': 'Agent skill: connecting a client to `/mcp`',
  'developers.html.eta': 'Content of the page for developers, which stands in a page of the site or in one of sitec',
  '404.html.eta': 'What people see at a path that does not exist, when the site has no page of its own for that',
  '404.md.eta': 'What agents see at a path that does not exist, when they ask for markdown',
} as const;

/** Path of a template of prose. */
export type ProseTemplate = keyof typeof PROSE_TEMPLATES;

/** Every template of prose. */
export const proseTemplates = Object.keys(PROSE_TEMPLATES) as readonly ProseTemplate[];

/** True for the templates of agent skills. */
export const isSkill = (name: ProseTemplate): boolean => name.startsWith('skills/');
