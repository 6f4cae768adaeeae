/** When something answers a question: the one gate for passages and facts, and which facts a question binds. */
import { either, shareOf, type Coverage, type Quote } from './quote.ts';
import type { Found } from './passages.ts';
import type { Quotation } from './reply.ts';
import { SHAPE_OF, shapesOf } from './shapes.ts';

/** The gate: a question is answered when its best passage, or facts together, cover this share of its words, weighed by their rarity. */
const SURE = 0.7;
/** Facts cover not much less than the best passage does, and each has to add something. */
const LESS = 0.1;
const LEAST_GAIN = 0.12;
/** What facts with a name that stands in the question get ahead of others, and those that answer just what was asked. */
const NAMED = 0.05;
const ASKED = 0.02;
/** A page whose title says this share of a question is about it: it goes before facts that say less, and needs no figure. */
const TITLED = 0.7;

/** Whether the best passage answers a question: it covers it, and shows a figure of the kind that is asked for. */
export const isSure = (best: Quotation | undefined, found: Found): boolean =>
  best !== undefined && best.quote.close >= SURE && (best.quote.title >= TITLED || hasShape([best], found));

/** The facts that answer a question: the one that covers most of it, then those that cover what is left; none when too much is left, or `passage` says more. */
export const bind = (facts: readonly Quotation[], found: Found, passage: Quote | undefined): readonly Quotation[] => {
  // What the configuration says goes before everything.
  const own = facts.find(({ hit, quote }) => !hit.text[5] && quote.share >= SURE);
  if (own) return [own];
  const { bound, share } = gather(
    facts.filter((fact) => fact.quote.isNamed || answers(fact, found)),
    found,
  );
  const isOutdone = passage !== undefined && (share < passage.share - LESS || isTold(passage, bound));
  return share >= SURE && !isOutdone && (bound.some(isFigure) || hasShape(bound, found)) ? bound : [];
};

/** Facts that add something to those before, and the share that they cover together. */
const gather = (facts: readonly Quotation[], found: Found): { readonly bound: readonly Quotation[]; readonly share: number } => {
  const { sought } = found;
  const bound: Quotation[] = [];
  let covered: Coverage = sought.map(() => 0);
  for (;;) {
    const gains = facts.map(({ quote }) => shareOf(either(covered, quote.covered), sought) - shareOf(covered, sought));
    const merits = facts.map((fact, at) => (gains[at] ?? 0) + (fact.quote.isNamed ? NAMED : 0) + (answers(fact, found) ? ASKED : 0));
    const next = merits.indexOf(Math.max(...merits));
    const fact = facts[next];
    // A list is for questions that name nothing: it goes beside nothing else.
    const isFit = (gains[next] ?? 0) >= LEAST_GAIN && (bound.length === 0 || fact?.quote.isNamed);
    if (!fact || !isFit) return { bound, share: shareOf(covered, sought) };
    bound.push(fact);
    covered = either(covered, fact.quote.covered);
  }
};

/** Whether facts answer just what a word of the question means. */
const answers = (
  {
    hit: {
      text: [, , meanings],
    },
  }: Quotation,
  { query }: Found,
): boolean => query.words.some((word) => word.meanings.some((meaning) => meanings.includes(meaning)));

/** Whether a page is about the question by its title, and no facts are by theirs. */
const isTold = ({ title }: Quote, bound: readonly Quotation[]): boolean =>
  title >= TITLED && !bound.some(({ quote }) => quote.head >= title);

/** Whether facts are quoted that are more than what is said of something: a price, a limit, a list. */
const isFigure = ({ hit: { text }, quote }: Quotation): boolean =>
  quote.lines.some((line) => text[5]?.[line]?.intent.endsWith('.one') === false);

/** Whether one of the quotations shows a figure of a kind that is asked for. */
const hasShape = (quotations: readonly Quotation[], { query }: Found): boolean => {
  const wanted = query.words.flatMap(({ meanings }) => meanings.flatMap((meaning) => SHAPE_OF[meaning] ?? []));
  const shown = quotations.flatMap(({ quote }) => shapesOf(quote.text));
  return wanted.length === 0 || wanted.some((shape) => shown.includes(shape));
};
