/** Which of the texts that the search found answers a question: the one that covers most of what carries meaning. */
import type { SearchDocument } from '../bundle.ts';
import { stem, words } from './analyse.ts';
import { explain, NOTHING, type Candidate } from './candidate.ts';
import type { Coverage, Sought } from './coverage.ts';
import type { Question, Unit } from './question.ts';
import type { SearchHit } from './search.ts';

/** Share of what carries meaning that a guide must cover for strength 1, 2 and 3. */
const GUIDE_SHARE = [0.3, 0.5, 0.7];
/** A text that says something only once is not about it. */
const LEAST_SHARE = 0.15;
/** How much nearer a guide in the language of the question is than an equal one. */
const SAME_LANGUAGE = 1.05;
/** How much a word says that no text has, and that no concept explains: it may be one of another language. */
const UNLISTED = 1.5;

/** Judges guides by how much of a question they cover. */
type GuideMatcher = (hits: readonly SearchHit[], question: Question) => Candidate;

/**
 * Loads what guides are judged by.
 * @returns a function that gives of the guides that were found the one that covers most of what carries meaning, of several the first. It is as
 * strong as it covers that, by its title and slug, and at most half as much by its text; what is rare in titles counts more.
 */
export const createGuideMatcher = (coverage: Coverage): GuideMatcher => {
  const match = (document: SearchDocument, meant: readonly Meant[], question: Question): Candidate & { readonly weight: number } => {
    const isGuide = document.kind === 'guide';
    const slug = words(document.slug);
    const firm = slug.length > 1 && slug.every((word) => question.words.some((asked) => stem(asked) === word));
    const shares = meant.map((each) => ({
      ...each,
      share: Math.min(...each.sought.map(({ shareIn }) => shareIn(document))),
    }));
    const weight = shares.reduce((sum, { rarity, share }) => sum + rarity * share, 0) / meant.reduce((sum, { rarity }) => sum + rarity, 0);
    const covered = shares.filter(({ share }) => share > LEAST_SHARE).map(({ unit }) => unit);
    return {
      intent: isGuide ? 'guides.find' : 'pages.find',
      slots: { [isGuide ? 'guide' : 'page']: document.slug },
      path: [document.slug],
      strength: firm
        ? 3
        : Math.min(GUIDE_SHARE.filter((least) => weight >= least).length, mostOf(shares.filter(({ share }) => share === 1))),
      share: firm ? 1 : explain(question, covered),
      weight: weight * (document.language === question.languages[0] ? SAME_LANGUAGE : 1) + (firm ? 1 : 0),
      firm,
    };
  };

  return (hits, question) => {
    const meant = readMeant(question, coverage);
    const candidates = hits.map(({ document }) => match(document, meant, question));
    const most = candidates.reduce((best, { weight }) => Math.max(best, weight), 0);
    return candidates.find(({ weight }) => weight > 0 && weight === most) ?? NOTHING;
  };
};

/** How strong what a title says can be: one word is weak evidence, and a word twice is one. */
const mostOf = (inTitle: readonly Meant[]): number => {
  if (!inTitle.some(({ isSubject }) => isSubject)) return 0;
  return new Set(inTitle.map(({ meaning }) => meaning)).size > 1 ? 3 : 1;
};

/** A name or a word of a question as it is held against every text. */
interface Meant {
  readonly unit: Unit;
  readonly sought: readonly Sought[];
  readonly rarity: number;
  /** Its concepts, or without any its words: different words of one phrase mean the same. */
  readonly meaning: string;
  /** Whether a guide can be about it: a platform has a business of its own, and words that only ask are no subject. */
  readonly isSubject: boolean;
}

/** What carries meaning in a question, also where it is an everyday word that is a subject as well. */
const readMeant = ({ units, concepts, names, words: asked }: Question, { isSubject, seek }: Coverage): readonly Meant[] => {
  const platforms = names.filter(({ kind }) => kind === 'platform').map(({ at }) => at.map((position) => asked[position]).join(' '));
  const subjectsOf = (word: string): readonly string[] =>
    [...concepts].flatMap(([concept, said]) => (said.has(word) && isSubject(concept) ? [concept] : []));
  const inUnits = new Set(units.flatMap((unit) => unit.words));
  const others = [...new Set(asked)].filter((word) => !inUnits.has(word) && subjectsOf(word).length > 0);
  return [...units, ...others.map((word) => ({ words: [word], isKnown: true }))].map((unit) => {
    const name = unit.words.join(' ');
    const isName = platforms.includes(name);
    const wanted = unit.words.map((word) => ({ word, concepts: isName ? [] : subjectsOf(word), isName }));
    const meaning = wanted.flatMap((each) => each.concepts).join();
    const sought = wanted.map(seek);
    const rarity = Math.max(...sought.map(({ rarity: each = UNLISTED }) => each));
    return { unit, sought, rarity, meaning: meaning || name, isSubject: !isName && (!unit.isKnown || meaning !== '') };
  });
};
