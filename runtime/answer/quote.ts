/** Quotes: which piece of a passage covers a question best, and whether it is an answer. The compiler stored the terms of each piece. */
import type { PassagePiece } from '../bundle.ts';
import { UNSPACED } from './analyse.ts';
import { ANSWERING, BELONGING, type Found, type PassageHit, type SoughtWord } from './passages.ts';

/**
 * Minimum coverage for an answer: a piece of the best passage, or facts together, must cover this share of the question's words, weighted
 * by rarity.
 */
const SURE = 0.72;
/** A difference of shares that counts: that another fact must add at least, or that a page must cover more than facts. */
export const NOTABLE = 0.1;
/** A page whose title covers this share of a question has precedence over facts that cover notably less. */
const TITLED = 0.7;
/** Nearness of a name that has other words than the question: "Döner Teller" is neither "Falafel Teller" nor "Döner Box". */
const PARTLY = 0.995;
/** Share of what the best passage covers, from which a fact is quoted beside it. */
const BESIDE = 0.6;

/** Words that a quotation of a page has besides a name, so that it tells something about it. */
const MORE = 3;

/** Coverage of each word of a question, from 0 to 1. */
type Coverage = readonly number[];

/** A piece of a passage that may answer, and the share of the question, from 0 to 1, that it covers together with its headings. */
export interface Quotation {
  readonly hit: PassageHit;
  readonly piece: PassagePiece;
  readonly covered: Coverage;
  readonly share: number;
  /** The share that its headings and the title of its page cover, without the name of the site. */
  readonly headed: number;
  /** The share that it covers alone. */
  readonly own: number;
  /** The share of all words that the title of its page covers, or if it is a fact, of the meaningful words that its name covers. */
  readonly title: number;
  /** Nearness of this title or name to a meaningful word of the question: 1 for a name, `ANSWERING` for the subject of an answer. */
  readonly named: number;
}

/** The pieces of a passage, ordered by the share of the question that they cover alone, then with their headings. */
export const quotationsOf = (hit: PassageHit, { sought }: Found): readonly Quotation[] => {
  const [, , about, head, pieces] = hit.text;
  const subject = coverageOf(about, sought);
  const heads = either(subject, coverageOf(head, sought));
  const said = new Set(sought.flatMap(({ word, terms }) => [...word.split('_'), ...terms.map(({ term }) => term)]));
  const isWhole = about.split(' ').every((part) => /^[!~]/.test(part) || said.has(part));
  // A whole name may have only pairs of Hiragana.
  const isTelling = ({ word, isContent }: SoughtWord): boolean => isContent || (isWhole && UNSPACED.test(word));
  const named = Math.min(isWhole ? 1 : PARTLY, Math.max(0, ...sought.map((word, at) => (isTelling(word) ? (subject[at] ?? 0) : 0))));
  const headed = shareOf(heads, askedIn(sought));
  const found = pieces.map((piece) => {
    const alone = coverageOf(piece[1], sought);
    const covered = either(heads, alone);
    const title = shareOf(subject, sought, !piece[2]);
    return { hit, piece, covered, share: shareOf(covered, sought), headed, own: shareOf(alone, sought), title, named };
  });
  return found.sort((left, right) => right.own - left.own || right.share - left.share);
};

const coverageOf = (terms: string, sought: readonly SoughtWord[]): Coverage => {
  const said = new Set(terms.split(' '));
  return sought.map((word) => Math.max(0, ...word.terms.map(({ term, nearness }) => (said.has(term) ? nearness : 0))));
};

/** The union of two coverages. */
const either = (left: Coverage, right: Coverage): Coverage => right.map((share, word) => Math.max(share, left[word] ?? 0));

/** The covered share of the meaningful words of a question. */
const shareOf = (covered: Coverage, sought: readonly SoughtWord[], ofAll = false): number => {
  const weights = sought.map(({ isContent, weight }) => (ofAll || isContent ? weight : 0));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.reduce((sum, weight, word) => sum + weight * (covered[word] ?? 0), 0) / (whole || 1);
};

/** Whether a question is answered: it is covered, not only by one word or by the name of the site, and its figures are shown. */
export const isSure = (quotations: readonly Quotation[], { sought }: Found): boolean => {
  const shown = new Set(quotations.flatMap(({ piece: [, terms] }) => terms.split(' ')));
  const asked = askedIn(sought);
  const isCovered = [asked, sought].every((words) => together(quotations, words) >= SURE);
  const isTold = (asked !== sought || quotations.some((each) => tellsMore(each, sought))) && coversWords(quotations, shown, sought);
  return isCovered && isTold && (hasFigures(shown, sought) || quotations.some(isGuideAsked));
};

/**
 * Whether more than one word among others is covered. A question with a single heavy word is answered by a piece with that word in its
 * headings; a phrase that a piece has is several words, unless it asks for a figure.
 */
const coversWords = (quotations: readonly Quotation[], shown: ReadonlySet<string>, sought: readonly SoughtWord[]): boolean => {
  const weights = sought.map(({ isContent, weight }) => (isContent ? weight : 0));
  const [heavy, another] = sought.filter((_, at) => 2 * (weights[at] ?? 0) > Math.max(...weights));
  const isPhrase = heavy && !heavy.shapes[0] && shown.has(`_${heavy.word}`);
  return another !== undefined || isPhrase || quotations.some(({ headed }) => headed >= TITLED);
};

/** Whether terms have the figures that a question asks for. Many languages ask for a price with the word for a number, too. */
const hasFigures = (shown: ReadonlySet<string>, sought: readonly SoughtWord[]): boolean => {
  const asking = sought.filter(({ shapes }) => shapes[0]);
  const isShown = ({ shapes }: SoughtWord): boolean => shapes.some((shape) => shown.has(shape));
  return asking.every((word) => isShown(word) || (word.shapes.join() === '#number' && asking.some(isShown)));
};

/** The words of a question without the name of the site, which every page has; the question itself if it asks for nothing else. */
const askedIn = (sought: readonly SoughtWord[]): readonly SoughtWord[] => {
  const others = sought.map((word) => ({ ...word, isContent: word.isContent && !word.isName }));
  return others.some(({ isContent }) => isContent) ? others : sought;
};

/** Whether a quotation is a fact, or has several words besides those of a question. */
const tellsMore = ({ piece: [, terms, facts] }: Quotation, sought: readonly SoughtWord[]): boolean => {
  const said = new Set(sought.flatMap((word) => word.terms.map(({ term }) => term)));
  return facts !== undefined || terms.split(' ').filter((term) => /^[\p{L}\p{N}]/u.test(term) && !said.has(term)).length >= MORE;
};

/** Whether the title of a guide is the whole question: "Import contacts from a spreadsheet" asks how, and for no address. */
const isGuideAsked = ({ hit, named, title }: Quotation): boolean => hit.page.kind === 'guide' && named === 1 && title > SURE;

/** The covered share of the meaningful words of a question by several quotations. */
const together = (quotations: readonly Quotation[], sought: readonly SoughtWord[]): number =>
  shareOf(quotations.map(({ covered }) => covered).reduce(either, []), sought);

/**
 * Whether a fact is named, answers, or has all words of a question for its kind and no figure: "Which plan has SSO?". With a figure, it has
 * nearly all of them, as in the inflected name of an offer.
 */
const isAsked = ({ named, own, covered, share }: Quotation, { sought }: Found): boolean => {
  const hasAll = sought.every(({ isContent, shapes }, word) => !isContent || (covered[word] && !shapes[0]));
  return named >= ANSWERING || (named === BELONGING && own > 0 && (hasAll || (share >= 1 - NOTABLE && hasWord(covered, sought))));
};

/** Whether a coverage has a word of the question that is not a question by itself, such as the name of an offer. */
const hasWord = (covered: Coverage, sought: readonly SoughtWord[]): boolean =>
  sought.some((word, at) => covered[at] && word.isContent && !word.meanings[0]);

/**
 * The facts that answer a question: the one that covers most of it, then those that each add something; none when that is not enough, or
 * when `passage` covers more.
 */
export const bind = (facts: readonly Quotation[], found: Found, passage: Quotation | undefined): readonly Quotation[] => {
  // Sentences of the configuration have precedence, also without the figure that a question with their words asks for.
  const isOwn = (each: Quotation): boolean => each.headed >= SURE && found.sought.every((word, at) => !word.shapes[0] || each.covered[at]);
  const own = facts.find((fact) => !fact.piece[2] && (isOwn(fact) || isSure([fact], found)));
  if (own) return [own];
  const bound: Quotation[] = [];
  for (const fact of facts.filter((each) => isAsked(each, found)).toSorted(better)) {
    const gain = together([...bound, fact], found.sought) - together(bound, found.sought);
    const isEqual = bound.every((each) => each.named > ANSWERING && better(each, fact) === 0 && each.hit !== fact.hit);
    // A list is only for questions without a name, and is not combined with other facts; of a kind, all facts answer.
    const isFit = fact.named === 1 || bound.every(({ named }) => named === BELONGING);
    if (isEqual || (isFit && (fact.named === BELONGING || gain >= NOTABLE))) bound.push(fact);
  }
  return isSure(bound, found) && !isOutdone(bound, together(bound, found.sought), passage) ? bound : [];
};

/**
 * Passages, and beside the best one the best fact with a word of the question: the price of something else does not answer it, nor does it
 * belong beside a passage that answers. Without such a fact, it is a list with the figures that the question asks for and the best passage
 * lacks.
 */
export const withFact = (passages: readonly Quotation[], facts: readonly Quotation[], found: Found): readonly Quotation[] => {
  const isOther = ({ named }: Quotation): boolean => named === PARTLY && isSure(passages.slice(0, 1), found);
  const isNear = (fact: Quotation): boolean => fact.share >= BESIDE * (passages[0]?.share ?? 1) && fact.own > 0 && !isOther(fact);
  const fit = facts.filter((fact) => isNear(fact) && hasWord(fact.covered, found.sought)).toSorted(better);
  const shows = ({ piece }: Quotation): boolean => found.sought.some(({ shapes }) => shapes.some((each) => piece[1].includes(each)));
  const lists = passages.slice(0, 2).some(shows) ? [] : facts.filter((fact) => fact.named === ANSWERING && shows(fact)).toSorted(better);
  return passages.toSpliced(1, 0, ...[...fit, ...lists].slice(0, 1));
};

/**
 * A fact is better the more it covers, alone most of all, and when it is named; else the more its name covers; else the shortest topic: the
 * price of a package is not that of a part.
 */
const better = (a: Quotation, b: Quotation): number => worthOf(b) - worthOf(a) || b.title - a.title || topicOf(a) - topicOf(b);
const worthOf = ({ share, own, named }: Quotation): number => share + own + named;
const topicOf = ({ hit }: Quotation): number => hit.text[2].split(/ (?=[^!~])/).length;

/** Whether a passage covers more than facts, or is about the question by its title, and no facts are by their names. */
const isOutdone = (bound: readonly Quotation[], share: number, by: Quotation | undefined): boolean =>
  by !== undefined && (share < by.share - NOTABLE || (by.title >= TITLED && !bound.some(({ title }) => title >= by.title - NOTABLE)));
