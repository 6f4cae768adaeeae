import type { ProblemDefinition } from '../problem.ts';

/** SITEC510x: languages of pages. */
export const probesLanguages = {
  languageUntold: {
    code: 'SITEC5100',
    level: 'warning',
    message: '{path} {reason}',
    why: 'agents answer in the wrong language, and search finds the page with the wrong words',
    fix: 'say the language as a tag of BCP 47: <html lang="en">',
  },
  translationOneWay: {
    code: 'SITEC5101',
    level: 'warning',
    message: '{path} names {other} as a translation, which does not name it back',
    why: 'search engines ignore translations that only one side names',
    fix: 'name every version on every version, each with hreflang',
  },
  translationWrong: {
    code: 'SITEC5102',
    level: 'warning',
    message: '{path} names {other} as its version in {language}, but {reason}',
    why: 'who asks for that language gets another one, or nothing',
    fix: 'correct the link, or publish the translation',
  },
  twinLanguage: {
    code: 'SITEC5103',
    level: 'warning',
    message: '{path} says that it is in {language}; its page says {expected}',
    why: 'agents choose a text by its language',
    fix: 'build again, so that page and markdown are of one state',
  },
  direction: {
    code: 'SITEC5104',
    level: 'warning',
    message: '{path} is in {language} and does not say that it is read from right to left',
    why: 'sentences with Latin names or numbers in them are shown in the wrong order',
    fix: 'write <html lang="{language}" dir="rtl">',
  },
} as const satisfies Record<string, ProblemDefinition>;
