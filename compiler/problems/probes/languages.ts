import type { ProblemDefinition } from '../problem.ts';

/** SITEC510x: languages of pages. */
export const probesLanguages = {
  languageUntold: {
    code: 'SITEC5100',
    level: 'warning',
    message: '{path} {reason}',
    why: 'agents may answer in the wrong language, and search uses the wrong words',
    fix: 'set the language as a BCP 47 tag: <html lang="en">',
  },
  translationOneWay: {
    code: 'SITEC5101',
    level: 'warning',
    message: '{path} names {other} as a translation, but {other} does not link back',
    why: 'search engines ignore translations that only one side names',
    fix: 'name every version on every version, each with hreflang',
  },
  translationWrong: {
    code: 'SITEC5102',
    level: 'warning',
    message: '{path} names {other} as its version in {language}, but {reason}',
    why: 'readers who want that language get another one, or nothing',
    fix: 'correct the link, or publish the translation',
  },
  twinLanguage: {
    code: 'SITEC5103',
    level: 'warning',
    message: '{path} says it is in {language}, but its page says {expected}',
    why: 'agents choose a text by its language',
    fix: 'build again, so that page and markdown come from one build',
  },
  direction: {
    code: 'SITEC5104',
    level: 'warning',
    message: '{path} is in {language}, but does not set the direction from right to left',
    why: 'sentences with Latin names or numbers appear in the wrong order',
    fix: 'write <html lang="{language}" dir="rtl">',
  },
} as const satisfies Record<string, ProblemDefinition>;
