/** Which of the texts that the search found answers a question: the one that covers most of what carries meaning. */
import type { SearchDocument } from '../bundle.ts';
import { grams, stem, tokens, words } from './analyse.ts';
import { explain, NOTHING } from './candidate.ts';
import type { Candidate } from './candidate.ts';
import type { ReadConcepts } from './concepts.ts';
import type { Coverage } from './coverage.ts';
import type { Question, Unit } from './question.ts';
import type { SearchHit } from './search.ts';

/** Share of the content words that a guide's title must cover for strength 1, 2 and 3. */
const GUIDE_SHARE = [0.3, 0.5, 0.75];
/** A word counts as covered from this share of its 4-grams on, so that compounds and inflections count. */
const COVERED = 0.6;
/** How much nearer a guide in the language of the question is than an equal one. */
const SAME_LANGUAGE = 1.05;

/** Judges guides by how much of a question they cover. */
type GuideMatcher = (hits: readonly SearchHit[], question: Question) => Candidate;

/** What the title and the slug of a guide say. */
interface Head {
  /** Words of the slug. */
  readonly slug: readonly string[];
  readonly terms: ReadonlySet<string>;
  readonly concepts: ReadonlySet<string>;
}

/**
 * Loads what guides are judged by.
 * @returns a function that gives of the guides that were found the one that covers most of what carries meaning, of several the first. It is as
 * strong as it covers that, by its title and slug, and half as much by its text; rare words count more.
 */
export function createGuideMatcher(coverage: Coverage, conceptsOf: ReadConcepts): GuideMatcher {
  const heads = new Map<SearchDocument, Head>();
  const headOf = (document: SearchDocument): Head => {
    const head = heads.get(document) ?? readHead(document, conceptsOf);
    heads.set(document, head);
    return head;
  };

  function match(document: SearchDocument, { units, meaningsOf, partsOf, question }: Meant): Candidate & { readonly weight: number } {
    const { slug, terms, concepts } = headOf(document);
    const firm = slug.length > 1 && slug.every((word) => question.words.some((asked) => stem(asked) === word));
    const isInHead = (word: string): boolean => {
      if (terms.has(stem(word)) || meaningsOf(word).some((concept) => concepts.has(concept))) return true;
      const parts = partsOf(word);
      return parts.filter((part) => terms.has(part)).length >= parts.length * COVERED;
    };
    const weigh = (list: readonly Unit[]): number => list.reduce((sum, unit) => sum + Math.max(...unit.words.map(coverage.rarity)), 0);
    const inHead = units.filter((unit) => unit.words.every(isInHead));
    const isInText = (word: string): boolean => coverage.has(document, word, meaningsOf(word));
    const covered = units.filter((unit) => inHead.includes(unit) || unit.words.every(isInText));
    const weight = (weigh(covered) + weigh(inHead)) / (2 * weigh(units));
    const strength = GUIDE_SHARE.filter((least) => weight >= least).length;
    return {
      ...(document.kind === 'guide'
        ? { intent: 'guides.find', slots: { guide: document.slug } }
        : { intent: 'pages.find', slots: { page: document.slug } }),
      path: [document.slug],
      // One word in a title is weak evidence, however short the question.
      strength: firm ? 3 : Math.min(strength, covered.length > 1 ? 3 : 1, 2 * inHead.length),
      share: firm ? 1 : explain(question, covered),
      weight: weight * (document.language === question.languages[0] ? SAME_LANGUAGE : 1) + (firm ? 1 : 0),
      firm,
    };
  }

  return (hits, question) => {
    const meant = readMeant(question);
    const candidates = hits.map(({ document }) => match(document, meant));
    const most = candidates.reduce((best, { weight }) => Math.max(best, weight), 0);
    return candidates.find(({ weight }) => weight > 0 && weight === most) ?? NOTHING;
  };
}

function readHead({ title, slug }: SearchDocument, conceptsOf: ReadConcepts): Head {
  const text = `${title} ${slug}`;
  const concepts = conceptsOf(tokens(text)).map(({ concept }) => concept);
  return { slug: words(slug), terms: new Set([...words(text), ...grams(text)]), concepts: new Set(concepts) };
}

/** A question as it is held against every text. */
interface Meant {
  readonly question: Question;
  readonly units: readonly Unit[];
  readonly meaningsOf: (word: string) => readonly string[];
  readonly partsOf: (word: string) => readonly string[];
}

function readMeant(question: Question): Meant {
  const { units, concepts } = question;
  const parts = new Map(units.flatMap((unit) => unit.words).map((word) => [word, grams(word)]));
  return {
    question,
    units,
    meaningsOf: (word) => [...concepts].flatMap(([concept, said]) => (said.has(word) ? [concept] : [])),
    partsOf: (word) => parts.get(word) ?? [],
  };
}
