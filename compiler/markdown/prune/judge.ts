import type { Element, ElementContent } from '../hast.ts';
import { droppedBy, holdsKept, keptBy } from '../selections.ts';
import type { Rule, Surroundings } from './rule.ts';
import { isAsked, isOfInterest, rules, rulesOf } from './rules.ts';

/** Where an element stands, as far as it decides whether the element is content. */
export interface Position extends Surroundings {
  /** Inside of what the configuration keeps. */
  readonly isKept: boolean;
  /** Inside of something that is left out but for what is kept in it: the rule that leaves it out; else null. */
  readonly leftOutBy: string | null;
}

/** Why a part of a page is left out. */
export interface Verdict {
  /** Name of the rule; `markdown.drop` with its selector for the configuration. */
  readonly rule: string;
  /** True when no reader of the page sees it. */
  readonly isHidden: boolean;
}

/** A part of a page that is left out. */
export interface LeftOut extends Verdict {
  readonly node: ElementContent;
  /** Inside of what says that it is the main content. */
  readonly isMain: boolean;
}

/** What hides an element. The configuration cannot overrule that: words that people do not see would reach agents. */
const hidingRules = rulesOf('hidden');
/** What counts inside of a kept element too. */
const rulesInKept = rulesOf('hidden', 'own');

const HIDING: ReadonlySet<string> = new Set(hidingRules.map(({ name }) => name));

/** Why an element is left out with everything in it; null when it stays. Rules are asked in their order, and the configuration before them. */
export const judge = (element: Element, position: Position): Verdict | null => {
  const { leftOutBy } = position;
  const dropped = droppedBy(element);
  if (dropped !== undefined) return { rule: `markdown.drop ${dropped}`, isHidden: false };
  if (leftOutBy === null && !isOfInterest(element, position)) return null;
  const isKept = keptBy(element) !== undefined;
  if (leftOutBy !== null && !isKept && !holdsKept(element)) return { rule: leftOutBy, isHidden: false };
  return ruledOut(element, position, isKept || leftOutBy !== null ? hidingRules : position.isKept ? rulesInKept : rules);
};

const ruledOut = (element: Element, position: Position, asked: readonly Rule[]): Verdict | null => {
  for (const rule of asked) {
    const said = isAsked(rule, element, position) ? rule.verdict(element, position) : undefined;
    if (said !== undefined) return { rule: rule.name, isHidden: said === 'hide' };
  }
  return null;
};

/** True when what is kept inside of an element stays although the element is left out. */
export const staysForKept = (element: Element, { rule }: Verdict): boolean => holdsKept(element) && !HIDING.has(rule);
