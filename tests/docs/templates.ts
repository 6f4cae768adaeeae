/** docs/reference/templates.md: the templates that a site can replace, and what they are given; and those that docs/how-to/templates.md shows. */
import { DEVELOPERS_NAMES } from '../../compiler/developers/content.ts';
import { PROSE_NAMES, PROSE_TEMPLATES } from '../../compiler/prose/names.ts';
import { blocks, GENERATED, table } from '../../docs/.vitepress/markdown.ts';

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

/** Templates that docs/how-to/templates.md shows, by its path; a test builds a site with each. */
export const shownTemplates = { 'auth.md.eta': AUTH, 'skills/pricing-questions.md.eta': SKILL } as const;

/** Renders the reference of templates. */
export const templatesDocument = (): string =>
  blocks(
    GENERATED,
    '# Templates',
    '[Replace texts that sitec writes](../how-to/templates.md) describes how to write a template.',
    '## Files',
    table(
      ['File', 'What it makes'],
      Object.entries(PROSE_TEMPLATES).map(([name, makes]) => [`\`${name}\``, makes]),
    ),
    '## What every template is given',
    table(
      ['Name', 'What it is'],
      Object.entries(PROSE_NAMES).map(([name, { says }]) => [`\`${name}\``, says]),
    ),
    '## What `developers.html.eta` is given',
    'An operation has `id`, `name`, `title`, `description`, `fields` and `examples`.',
    table(
      ['Name', 'What it is'],
      Object.entries(DEVELOPERS_NAMES).map(([name, says]) => [`\`${name}\``, says]),
    ),
  );
