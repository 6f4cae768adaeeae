/** Names of languages. Notation: see lexicon.ts. */
import type { ConceptForms } from '../forms.ts';

/** The languages that guides may be written in. */
export const LANGUAGES: ConceptForms = {
  ENGLISH: {
    en: 'english',
    de: 'englisch*',
    'ur-Latn': 'english angrezi angreezi angrayzi inglish',
    ar: 'إنجليزي إنجليزي* الإنجليزية بالإنجليزي بالإنجليزية انكليزي انكليزية انكليزي* بالانكليزي إنقليزي إنقليزية إنقليزي*',
  },
  GERMAN: {
    en: 'german',
    de: 'deutsch deutsche deutschen deutscher deutsches deutschsprac*',
    'ur-Latn': 'german jarman',
    ar: 'ألماني ألماني* الألمانية بالألماني بالألمانية',
  },
  ROMAN_URDU: {
    en: 'urdu "roman urdu"',
    de: 'urdu "roman urdu"',
    'ur-Latn': 'urdu urdoo "roman urdu"',
    ar: 'أردو الأردية أوردو بالأردو بالأوردو',
  },
  ARABIC: { en: 'arabic', de: 'arabisch*', 'ur-Latn': 'arabic arbi arabi', ar: 'عربي عربي* العربية بالعربي بالعربي* بالعربية' },
};
