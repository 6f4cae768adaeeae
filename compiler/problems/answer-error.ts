/** A template that names a fact which the site does not publish. It is a mistake in an intent, never in a site. */
export class AnswerError extends Error {
  /** Code of the problem, see docs/problems.md. */
  readonly code = 'SITEC3411';
}
