/** The rules that the compiler wrote: which of them hold for a question, and what they make of its names and its number. */
import type { AnswerTable, EntityKind, Rule } from '../bundle.ts';
import { explain, NOTHING } from './candidate.ts';
import type { Candidate, Slots } from './candidate.ts';
import type { Name } from './names.ts';
import type { Question } from './question.ts';

/** The first of the strongest rules that hold. */
export function matchRules({ rules, ladders }: AnswerTable, question: Question): Candidate {
  const held = rules.flatMap((rule) => {
    const names = bind(rule, question);
    return names ? [{ rule, names }] : [];
  });
  const [best] = held.toSorted((left, right) => right.rule.strength - left.rule.strength);
  if (best === undefined) return NOTHING;
  const { rule, names } = best;
  const slots = slotsOf(rule, names, question);
  const ladder = rule.number && typeof slots.limit === 'string' ? ladders[slots.limit] : undefined;
  const rung = ladder?.find(({ most }) => most === null || most >= (question.number ?? 0));
  const said = Object.values(slots).filter((value) => typeof value !== 'number');
  // No slug has a colon: what stands for none, or for a choice, is never the slug of a thing.
  const path = [...said.map((value) => (value === null ? ':none' : String(value))), ...(ladder ? [rung?.plan ?? ':none'] : [])];
  return {
    intent: rule.intent,
    slots,
    path,
    strength: rule.strength,
    firm: rule.firm,
    isWhole: explain(question, []) === 1,
    share: shareOf(rule, question),
  };
}

/** Share of a question that its rule explains. Nobody names a plan or a feature of the site who asks about something else. */
function shareOf({ own, stranger }: Rule, question: Question): number {
  const isOwn = question.names.some(({ kind, slug, at }) => slug !== null && (kind === 'plan' || (kind === 'feature' && at.length > 1)));
  if (own || isOwn) return 1;
  return explain(question, stranger ? question.units.filter(({ isStranger }) => isStranger) : []);
}

/** The names that a rule wants, in its order; undefined when it does not hold. */
function bind(rule: Rule, question: Question): readonly Name[] | undefined {
  if (!holds(rule, question)) return undefined;
  const left = question.names.filter(({ slug }) => slug !== null || rule.stranger);
  const bound = rule.names.flatMap((kind) => take(left, kind));
  return bound.length === rule.names.length ? bound : undefined;
}

/** Whether a question has what a rule asks for, but for names. */
function holds({ all, any, none, words, without, number: wantsNumber }: Rule, { concepts, names, number, length }: Question): boolean {
  const has = (concept: string): boolean => concepts.has(concept);
  const isLong = length > (words ?? length);
  // Of two limits nobody knows which one the number counts.
  const lacksNumber = wantsNumber && (number === undefined || names.filter(({ kind }) => kind === 'limit').length > 1);
  const isBarred = names.some(({ kind, slug }) => slug !== null && without?.includes(kind));
  return !isLong && !lacksNumber && !isBarred && all.every(has) && (any.length === 0 || any.some(has)) && !none.some(has);
}

function take(names: Name[], kind: EntityKind): readonly Name[] {
  const at = names.findIndex((name) => name.kind === kind);
  return at < 0 ? [] : names.splice(at, 1);
}

function slotsOf({ slot, number: wantsNumber }: Rule, names: readonly Name[], { number }: Question): Slots {
  const limit = names.find(({ kind }) => kind === 'limit')?.slug ?? '';
  const slots: Record<string, Slots[string]> = slot ? { [slot[0]]: slot[1].replace('{limit}', () => limit) } : {};
  for (const { kind, slug } of names) {
    const same = names.filter((name) => name.kind === kind);
    if (same.length === 1) slots[kind] = slug;
    else slots[`${kind}s`] = same.flatMap((name) => name.slug ?? []).toSorted(byUnit);
  }
  return wantsNumber && number !== undefined ? { ...slots, min: number } : slots;
}

/** By UTF-16 code units: the same order on every machine, and as the compiler has it. */
function byUnit(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
