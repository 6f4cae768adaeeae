/** The kind that the documents declare as an example, and its content file. */
import type { Config } from '../../compiler/config/schema.ts';

/** A kind with every key. The paths are those that it would have by itself. */
export const kindsExample: NonNullable<Config['kinds']> = {
  extensions: {
    singular: 'extension',
    title: 'Extensions',
    description: 'Programs that add to the list of orders',
    pages: '/extensions/*',
    schema: {
      type: 'object',
      properties: {
        name: { type: 'string', description: 'Name' },
        vendor: { type: 'string', description: 'Company that makes it' },
        setupMinutes: { type: 'integer', description: 'Minutes that the setup takes', minimum: 1 },
        scopes: { type: 'array', description: 'What it may read', items: { type: 'string' } },
      },
      required: ['vendor'],
    },
    fields: { vendor: '.vendor', setupMinutes: { selector: 'dd', match: /^\d+$/ }, scopes: 'code' },
    titleField: 'name',
    list: '/api/v1/extensions.json',
    item: '/api/v1/extensions/{slug}.json',
    text: true,
  },
};

/** The page of a record, as far as the selectors read it. */
export const extensionPage =
  '<p class="vendor">Ledger Inc.</p><dl><dt>Setup in minutes</dt><dd>5</dd></dl><p>Reads <code>orders</code>.</p>';
