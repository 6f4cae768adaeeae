/** What the scanners that run here do not pass on the example, and why: tests/scanners/run.ts expects it, docs/explanation/scanners.md lists it. */

/** Reasons by the name of a check, by the package of its scanner. */
export const ACCEPTED = {
  afdocs: { 'auth-alternative-access': 'Skipped: everything is public, so nothing needs another way in' },
  'agent-readability': {
    'Agent UA → markdown': 'Refused: `Accept` decides what an address answers, not who asks',
    'Missing page → markdown': 'Refused: a page that does not exist has status 404 (RFC 9110, section 15.5.5)',
  },
  lighthouse: { 'ard-schema': 'Scores 0.9: version 13.5.0 does not know the media type of OpenAPI' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;
