/** A small site that declares two kinds: one of pages with selectors and texts, one of content entries alone. */
import { html, type Files } from '../../site.ts';

/** Integrations: a page each, with a content file for some. */
export const integrations = {
  singular: 'integration',
  title: 'Integrations',
  description: 'Tools that Acme connects to',
  pages: '/integrations/*',
  text: true,
  schema: {
    type: 'object',
    properties: {
      name: { type: 'string', description: 'Name', minLength: 1 },
      vendor: { type: 'string', description: 'Company that makes the tool' },
      setupMinutes: { type: 'integer', description: 'Minutes that the setup takes', minimum: 1 },
      free: { type: 'boolean', description: 'Whether it costs nothing' },
      scopes: { type: 'array', description: 'What it may read', items: { type: 'string' } },
    },
    required: ['vendor'],
  },
  fields: {
    vendor: '.vendor',
    setupMinutes: '.minutes',
    free: 'dl@data-free',
    scopes: 'code',
  },
};

/** Case studies: entries of a data file, with paths of their own. */
export const caseStudies = {
  singular: 'case-study',
  title: 'Case studies',
  description: 'What customers do with Acme.',
  titleField: 'title',
  list: '/api/v1/stories.json',
  item: '/api/v1/stories/{slug}.json',
  schema: {
    type: 'object',
    properties: {
      title: { type: 'string', description: 'Title' },
      customer: {
        type: 'object',
        description: 'Who it is about',
        properties: { name: { type: 'string', description: 'Name' } },
        required: ['name'],
        additionalProperties: false,
      },
    },
    required: ['customer'],
    additionalProperties: false,
  },
};

/** A configuration file. */
export const config = (kinds: object, more: object = {}): Files => ({ 'sitec.config.json': JSON.stringify({ kinds, ...more }, null, 2) });

/** What the page of an integration shows. */
export const page = (vendor: string, minutes: number, free: string): string =>
  `<p class="vendor">${vendor}</p>\n<ul><li>Fast</li></ul>\n<p class="minutes">${minutes}</p>\n<dl data-free="${free}"></dl>\n<p>Reads <code>orders</code> and <code>notes</code>.</p>`;

/** The files of the site, without its configuration. */
export const files: Files = {
  'index.html': html('Acme'),
  'pricing/index.html': html(
    'Pricing',
    '<div data-sitec-plan="solo"><h2 data-sitec-name>Solo</h2><p data-sitec-price="free">Free</p></div>',
  ),
  'integrations/index.html': html('All integrations'),
  'integrations/ledger/index.html': html('Ledger', page('Ledger Inc.', 5, 'yes')),
  'integrations/post-box/index.html': html('Post Box', page('Post & Co', 15, 'no')),
  'platforms/chat-a/index.html': html('Chat A'),
  'content/integrations/ledger.md': '---\ntitle: Ledger\nvendor: Ledger Inc.\nupdated: 2026-03-01\n---\n',
  'content/case-studies.yaml':
    'case-studies:\n  - title: Bakery on time\n    customer: { name: Brot & Salz }\n  - title: Quiet inbox\n    slug: quiet\n    customer: { name: Leise GmbH }\n    updated: 2026-02-01\n',
};
