/** docs/templates.md: the templates that a site can replace, and what they are given. */
import { DEVELOPERS_NAMES } from '../../compiler/developers/content.ts';
import { PROSE_NAMES, PROSE_TEMPLATES } from '../../compiler/prose/names.ts';
import { blocks, fence, GENERATED, table } from './document.ts';

const CONFIG = `export default defineConfig({
  templates: 'templates', // a folder, relative to this file
});`;

const AUTH = `# auth.md of <%= name %>

No key is needed for <%= addresses.api %><% if (addresses.mcp) { %> and <%= addresses.mcp %><% } %>.

<% if (limit) { %>
Send at most <%= limit.perMinute %> requests a minute.
<% } %>`;

const SKILL = `---
description: >-
  Answer questions about the prices of <%~ name %>. Use when the user asks what it costs.
license: CC-BY-4.0
---

# Prices

GET <%= documents.plans %>. Quote the amount, the currency and the period together.`;

/** A template that these documents show, by its path; a test builds a site with each. */
export const shownTemplates = { 'auth.md.eta': AUTH, 'skills/pricing-questions.md.eta': SKILL } as const;

/** Renders the guide to templates. */
export const templatesDocument = (): string =>
  blocks(
    GENERATED,
    '# Templates',
    'Prose that sitec writes for agents and people comes from templates. A site replaces them one by one: a file in the folder of templates takes the place of the one of sitec that has its name, and all others stay.',
    fence('ts', CONFIG),
    'A file with another name is an error with a suggestion ([SITEC1502](problems.md#sitec1502)); hidden files do not count. Only prose can be replaced: data, cards and scripts are made of definitions.',
    '## What can be replaced',
    table(
      ['File', 'What it makes'],
      Object.entries(PROSE_TEMPLATES).map(([name, makes]) => [`\`${name}\``, makes]),
    ),
    "The templates of sitec are in the folder `templates` of the package `sitec`; a copy is the best start. A site's own 404.html counts before the template.",
    '## How they are written',
    'Templates are [Eta](https://eta.js.org):',
    fence('md', AUTH),
    [
      '- `<%= %>` prints a text or a number, escaped for markdown or HTML. Addresses and words stand as they are.',
      '- `<%~ %>` prints without escaping: for JSON in a code block, and in the front matter of skills.',
      '- `<% %>` is JavaScript. A line that holds nothing else prints nothing.',
      '- Anything but a text or a number, such as a misspelt property or a null that was not looked for, is an error, so that no page says "undefined". There are no partials.',
    ].join('\n'),
    'Templates are code of your own project, as `sitec.config.ts` is: their JavaScript runs with the rights of the build. It must not ask the clock, chance or the network, otherwise the same site does not give the same bytes. A template is rendered once a build.',
    'A template that cannot be parsed, or that throws, is an error with the line ([SITEC1503](problems.md#sitec1503)); so is one that names something that it is not given ([SITEC1504](problems.md#sitec1504)). All templates are tried and all errors are reported; nothing is written then.',
    '## What they are given',
    'Every template but that of the developers page is given the same names. What the site does not have is null or an empty list.',
    'What a host of the site does not serve is not there to be told: on one that answers no POST, `addresses.mcp`, `tools.plans` and the like are null, so that a template that prints them without asking is an error and not a promise that nobody keeps. Ask the value itself, or `serves`. The skill `use-the-mcp-server` is not made there.',
    'What is given cannot be changed: `counts.plans = 0` and `competitors.sort()` are errors. Make a copy: `competitors.toSorted()`, `[...competitors, name]`, `{ ...counts, plans: 0 }`.',
    table(
      ['Name', 'What it stands for'],
      Object.entries(PROSE_NAMES).map(([name, { says }]) => [`\`${name}\``, says]),
    ),
    '`developers.html.eta` is given these; an operation has `id`, `name`, `title`, `description`, `fields` and `examples`:',
    table(
      ['Name', 'What it stands for'],
      Object.entries(DEVELOPERS_NAMES).map(([name, says]) => [`\`${name}\``, says]),
    ),
    '## What they must make',
    'Whoever wrote the template, what it makes is checked ([SITEC1505](problems.md#sitec1505)):',
    [
      '- No template makes an empty text, and no skill is front matter alone.',
      '- `auth.md` begins with a title that contains "auth.md".',
      '- The opening of `llms.txt` begins with a title and a quotation (`>`), and has no other heading.',
      '- A skill begins with front matter: a `description` of at most 1,024 characters and, if you like, `license`, `compatibility`, `metadata` (names with texts) and `allowed-tools`. Its `name` is that of the file, and added.',
      '- A skill of 500 lines or about 5,000 tokens and more is a warning ([SITEC1506](problems.md#sitec1506)).',
    ].join('\n'),
    fence('md', SKILL),
  );
