/** The rules that the compiler wrote: which of them hold for a question, and what they make of its names and its number. */
import type { AnswerTable, EntityKind, Rule, Rung } from '../bundle.ts';
import { explain, NOTHING, type Candidate, type Slots } from './candidate.ts';
import { own } from './lookup.ts';
import type { Name } from './names.ts';
import type { Question } from './question.ts';

/** Kinds of which a question may name several, so that each is asked for. */
const SEVERAL: readonly EntityKind[] = ['plan', 'feature', 'platform', 'limit'];
/** Most things of a kind that one answer compares. */
const PAIR = 2;

/** The first of the strongest rules that hold. */
export const matchRules = ({ rules, ladders }: AnswerTable, question: Question): Candidate => {
  const held = rules.flatMap((rule) => {
    const names = bind(rule, question);
    return names ? [{ rule, names }] : [];
  });
  const [best] = held.toSorted((left, right) => right.rule.strength - left.rule.strength);
  if (best === undefined) return NOTHING;
  const { rule, names } = best;
  const isWhole = explain(question, []) === 1;
  const share = shareOf(rule, question);
  const candidateOf = (bound: readonly Name[]): Candidate => {
    const slots = slotsOf(rule, bound, question, ladders);
    return {
      intent: rule.intent,
      slots: Object.fromEntries(slots.map(([name, value]) => [name, value])),
      path: slots.map(([, , key]) => key),
      strength: rule.strength,
      firm: rule.firm,
      isWhole,
      share,
    };
  };
  const candidate = candidateOf(names);
  const isBound = ({ kind }: Name): boolean => names.some((name) => name.kind === kind);
  const others = question.names.filter((name) => SEVERAL.includes(name.kind) && isBound(name) && !names.includes(name));
  const inItsPlace = (other: Name): Candidate => candidateOf(names.map((name) => (name.kind === other.kind ? other : name)));
  const unknown = ({ kind }: Name): Candidate => ({ ...candidate, slots: { [kind]: null }, path: [keyOf(null)] });
  const compared = Object.values(candidate.slots).flatMap((value) => (Array.isArray(value) ? value.slice(PAIR) : []));
  return {
    ...candidate,
    further: [
      ...compared.map((slug) => ({ ...candidate, path: [keyOf(slug)] })),
      ...others.flatMap((other) => (other.slug !== null ? inItsPlace(other) : other.isBeside ? unknown(other) : [])),
    ],
  };
};

/** Share of a question that its rule explains. Nobody names a plan or a feature of the site who asks about something else. */
const shareOf = (rule: Rule, question: Question): number => {
  const isOwn = question.names.some(({ kind, slug, at }) => slug !== null && (kind === 'plan' || (kind === 'feature' && at.length > 1)));
  return rule.own || isOwn ? 1 : explain(question, rule.stranger ? question.units.filter(({ isStranger }) => isStranger) : []);
};

/** The names that a rule wants, in its order, and all of a kind that it wants twice; undefined when it does not hold. */
const bind = (rule: Rule, question: Question): readonly Name[] | undefined => {
  if (!holds(rule, question)) return undefined;
  const left = question.names.filter(({ slug }) => slug !== null || rule.stranger);
  const bound = rule.names.flatMap((kind) => take(left, kind));
  const twice = rule.names.find((kind, at) => rule.names.indexOf(kind) < at);
  return bound.length === rule.names.length ? [...bound, ...left.filter(({ kind }) => kind === twice)] : undefined;
};

/** Whether a question has what a rule asks for, but for names. */
const holds = ({ all, any, none, words, without, number: wantsNumber }: Rule, { concepts, names, number, length }: Question): boolean => {
  const has = (concept: string): boolean => concepts.has(concept);
  const isLong = length > (words ?? length);
  // Of two limits nobody knows which one the number counts.
  const lacksNumber = wantsNumber && (number === undefined || names.filter(({ kind }) => kind === 'limit').length > 1);
  const isBarred = names.some(({ kind, slug }) => slug !== null && without?.includes(kind));
  return !isLong && !lacksNumber && !isBarred && all.every(has) && (any.length === 0 || any.some(has)) && !none.some(has);
};

const take = (names: Name[], kind: EntityKind): readonly Name[] => {
  const at = names.findIndex((name) => name.kind === kind);
  return at < 0 ? [] : names.splice(at, 1);
};

/** A slot: its name, its value, and its part of the answer's key. No slug has a colon: it is in all that is no slug, such as `:none`. */
type Slot = readonly [name: string, value: Slots[string], key: string];

/** The slots of a rule for the names that it is bound to, in the order of the answer's key. */
const slotsOf = ({ slot, number }: Rule, names: readonly Name[], question: Question, ladders: AnswerTable['ladders']): readonly Slot[] => {
  const limit = names.find(({ kind }) => kind === 'limit')?.slug ?? '';
  const fixed = slot?.[1].replace('{limit}', () => limit) ?? '';
  return [
    ...(slot ? [[slot[0], fixed.replace(/^:/, ''), fixed] as const] : []),
    ...[...new Set(names.map(({ kind }) => kind))].map((kind) => slotOf(kind, names)),
    ...(number ? [numberSlot(question.number ?? 0, own(ladders, limit))] : []),
  ];
};

/** So many of something, and the first plan that includes as many. */
const numberSlot = (least: number, ladder: readonly Rung[] = []): Slot => {
  const rung = ladder.find(({ most }) => most === null || most >= least);
  return ['min', least, keyOf(rung?.plan ?? null)];
};

/** The things of one kind. */
const slotOf = (kind: EntityKind, names: readonly Name[]): Slot => {
  const slugs = names.filter((name) => name.kind === kind).map(({ slug }) => slug);
  const known = slugs.filter((slug) => slug !== null).toSorted(byUnit);
  const isKnown = known.length === slugs.length;
  const key = isKnown ? (kind === 'limit' ? 'limit:' : '') + known.slice(0, PAIR).join(',') : keyOf(null);
  return slugs.length === 1 ? [kind, slugs[0] ?? null, key] : [`${kind}s`, isKnown ? known : [...known, null], key];
};

const keyOf = (slug: string | null): string => slug ?? ':none';

/** By UTF-16 code units: the same order on every machine, and as the compiler has it. */
const byUnit = (left: string, right: string): number => {
  if (left === right) return 0;
  return left < right ? -1 : 1;
};
