/** A provenance file as a build writes it. */
import type { FactRecord, ProvenanceFile, SourceRecord } from '../../../compiler/config/provenance-file.ts';
import { money } from '../fixture.ts';

/** What a content file says of a price. */
export const content: SourceRecord = {
  level: 'content',
  value: money(49),
  words: '49 USD a month',
  page: 'https://acme.example/pricing/',
  file: 'content/plans.yaml',
  line: 3,
  column: 12,
  at: null,
  quote: null,
};

const attribute: SourceRecord = {
  ...content,
  level: 'attribute',
  file: '_site/pricing/index.html',
  line: 232,
  column: 100,
  at: 'data-sitec-price',
  quote: '$49 a month',
};

const table: SourceRecord = { ...attribute, level: 'table', words: '59 USD a month', line: 300, at: 'column 2, row "Price"', quote: '$59' };

/** A name with one source, but for what is given. */
export const fact = (changes: Partial<FactRecord> = {}): FactRecord => ({
  value: 'Growth',
  words: 'Growth',
  reason: null,
  winner: { ...content, words: 'Growth', line: null, column: null },
  confirming: [],
  losing: [],
  ...changes,
});

/** What a build noted. */
export const provenance: ProvenanceFile = {
  version: 1,
  base: 'https://acme.example',
  facts: {
    'plans.growth.name': fact(),
    'plans.growth.price': fact({
      value: null,
      words: 'unknown (disputed)',
      reason: 'disputed',
      winner: content,
      confirming: [attribute],
      losing: [table],
    }),
    'plans.growth.limits.users': fact({ value: null, words: 'unknown (not_found)', reason: 'not_found', winner: null }),
    'company.contacts.support': fact({ words: 'support@acme.example' }),
  },
};
