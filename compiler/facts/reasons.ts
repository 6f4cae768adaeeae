/** What the reasons of the API mean. */
const REASONS: ReadonlyMap<string, string> = new Map([
  ['not_published', 'no source has it'],
  ['on_request', 'the page says that it is told on request'],
  ['unconfirmed', 'only the look of a page says it, and nothing confirms that'],
  ['conflict', 'sources disagree, and none of them is published until they agree'],
  ['unreadable', 'it was found, but could not be read'],
]);

/** Why a value is null, in words behind the reason itself; a reason that sitec does not know stands alone. */
export const reasonWords = (reason: string): string => (REASONS.has(reason) ? `${reason}: ${REASONS.get(reason)}` : reason);
