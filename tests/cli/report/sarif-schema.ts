/**
 * The parts of SARIF 2.1.0 that sitec writes, as GitHub's page about code scanning and the standard ask for them. The official schema comes with
 * no package of this repository.
 */
import { array, boolean, integer, object, oneOf, optional, string } from '../../../compiler/schema/builder.ts';

const LEVELS = ['none', 'note', 'warning', 'error'] as const;
const text = (maximum: number) => object('Text', { text: string('Text', { minLength: 1, maxLength: maximum }) });

const physicalLocation = object('Place', {
  // A relative reference of RFC 3986: no scheme, no host, no signs that have to be encoded.
  artifactLocation: object('File', {
    uri: string('Path', { pattern: "^(?:https?://[A-Za-z0-9._~:/?#[\\]@!$&'()*+,;=%-]+|(?!/)[A-Za-z0-9._~!$&'()*+,;=@/%-]+)$" }),
  }),
  region: object('Region', {
    startLine: integer('Line', { minimum: 1 }),
    startColumn: optional(integer('Column', { minimum: 1 })),
    endLine: optional(integer('Last line', { minimum: 1 })),
    endColumn: optional(integer('Column behind the end', { minimum: 1 })),
  }),
});

const rule = object('Rule', {
  id: string('Code', { minLength: 1 }),
  shortDescription: text(1024),
  fullDescription: text(1024),
  help: object('Help', { text: string('Text', { minLength: 1 }), markdown: string('Text', { minLength: 1 }) }),
  defaultConfiguration: object('Default', { level: oneOf('Level', LEVELS) }),
});

const result = object('Result', {
  ruleId: string('Code', { minLength: 1 }),
  ruleIndex: integer('Position of the rule', { minimum: 0 }),
  level: oneOf('Level', LEVELS),
  message: object('Message', { text: string('Text', { minLength: 1 }) }),
  locations: array('Places', object('Place', { physicalLocation }), { minItems: 1 }),
  relatedLocations: optional(
    array(
      'Places',
      object('Place', { id: integer('Number', { minimum: 0 }), physicalLocation, message: object('Message', { text: string('Text') }) }),
    ),
  ),
  partialFingerprints: object('Fingerprints', { primaryLocationLineHash: string('Fingerprint', { pattern: '^[0-9a-f]{16}:[0-9]+$' }) }),
});

const run = object('Run', {
  tool: object('Tool', {
    driver: object('Driver', {
      name: string('Name', { minLength: 1 }),
      semanticVersion: string('Version', { pattern: '^[0-9]+\\.[0-9]+\\.[0-9]+' }),
      rules: array('Rules', rule),
    }),
  }),
  automationDetails: object('Category', { id: string('Category', { pattern: '/$' }) }),
  invocations: array('Invocations', object('Invocation', { executionSuccessful: boolean('Success'), exitCode: integer('Exit code') })),
  columnKind: oneOf('Columns', ['utf16CodeUnits', 'unicodeCodePoints']),
  results: array('Results', result),
});

/** What a report in SARIF must be. */
export const sarifSchema = object('SARIF', {
  $schema: string('Address of the schema'),
  version: oneOf('Version', ['2.1.0']),
  runs: array('Runs', run, { minItems: 1, maxItems: 1 }),
});
