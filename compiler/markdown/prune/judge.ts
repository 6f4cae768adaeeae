import { onceEach } from '../../base/memoise.ts';
import { lineOf, type Element, type ElementContent } from '../hast.ts';
import { droppedBy, holdsKept, keptBy } from '../selections.ts';
import type { Rule, Surroundings } from './rule.ts';
import { isAsked, isOfInterest, rules, rulesOf } from './rules.ts';

/** The position of an element, as far as it decides whether the element is content. */
export interface Position extends Surroundings {
  /** True inside an element that the configuration keeps. */
  readonly isKept: boolean;
  /** The rule that leaves out an element around this one, of which only kept parts stay. Null outside such an element. */
  readonly leftOutBy: string | null;
}

/** Why a part of a page is left out. */
export interface Verdict {
  /** Name of the rule, or `markdown.drop` and its selector from the configuration. */
  readonly rule: string;
  /** True when readers of the page do not see it. */
  readonly isHidden: boolean;
}

/** A part of a page that is left out. */
export interface LeftOut extends Verdict {
  readonly node: ElementContent;
  /** True inside an element marked as the main content. */
  readonly isMain: boolean;
}

/** The text of what was left out, as one line. Its content does not change, and several reports read it. */
export const lineLeftOut = onceEach(({ node }: LeftOut) => lineOf(node));

/** Rules for hidden elements. The configuration cannot overrule them: agents would get words that people do not see. */
const hidingRules = rulesOf('hidden');
/** Rules that apply inside a kept element too. */
const rulesInKept = rulesOf('hidden', 'own');

const HIDING: ReadonlySet<string> = new Set(hidingRules.map(({ name }) => name));

/** Why an element is left out with all its content, null when it stays. The configuration is checked first, then the rules in order. */
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

/** True when kept parts inside an element stay although the element is left out. */
export const staysForKept = (element: Element, { rule }: Verdict): boolean => holdsKept(element) && !HIDING.has(rule);
