/** The language of a text, by its function words and its script. */
import type { AnswerTable } from '../bundle.ts';

/** Letters that Urdu has and Arabic has not, and their presentation forms. */
const URDU = /[ٹڈڑںےھ\uFB66-\uFB69\uFB88\uFB89\uFB8C\uFB8D\uFB9E\uFB9F\uFBAA-\uFBB1]/u;
const ARABIC = /\p{Script=Arabic}/u;

/** The languages of a site. */
export interface Languages {
  /** Whether a folded word has no meaning of its own in one of the languages. */
  readonly isFunctionWord: (word: string) => boolean;
  /** Languages (BCP 47) that the folded words of a text speak for, the likeliest first; none without evidence. */
  readonly rank: (words: readonly string[], text: string) => readonly string[];
}

/** Loads the function words of the languages; a draw goes to the earlier language. */
export const createLanguages = (functionWords: AnswerTable['functionWords']): Languages => {
  const languages = Object.entries(functionWords).map(([language, list]) => [language, new Set(list)] as const);
  return {
    isFunctionWord: (word) => languages.some(([, list]) => list.has(word)),
    rank: (words, text) => {
      // Arabic script counts for Arabic, or for Urdu when a letter shows it.
      const script = URDU.test(text) ? 'ur-Latn' : 'ar';
      const counts = languages.map(([language, list]) => {
        const count = words.filter((word) => list.has(word) || (language === script && ARABIC.test(word))).length;
        return { language, count };
      });
      const likely = counts.filter(({ count }) => count > 0).toSorted((left, right) => right.count - left.count);
      return likely.map(({ language }) => language);
    },
  };
};
