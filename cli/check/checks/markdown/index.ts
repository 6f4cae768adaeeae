import { type Check, inGroup } from '../../check.ts';
import { htmlByDefault, markdownIsPrivate, markdownOnAccept, tokenHeader, varyAccept } from './negotiation.ts';
import { twinContent, twinExists, twinLink, twinSize, twinType } from './twins.ts';

/** Checks of pages as markdown. */
export const markdownChecks: readonly Check[] = inGroup('markdown', [
  twinExists,
  twinType,
  twinLink,
  twinContent,
  twinSize,
  markdownOnAccept,
  htmlByDefault,
  varyAccept,
  markdownIsPrivate,
  tokenHeader,
]);
