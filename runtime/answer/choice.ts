/** Rules and guides compete: the stronger one wins when it understands enough of the question. */
import { NOTHING, type Candidate } from './candidate.ts';
import type { Question } from './question.ts';

/** Share of the content words that must be explained, by strength: a weak rule must understand nearly all of the question. */
const LEAST_SHARE = [Infinity, 0.75, 0.55, 0.5];
/** The same for what is no answer. */
const LEAST_OF_NONE = 0.3;
/** Things that only this site has: a rule that names one wins a draw against a guide. A platform has a business of its own. */
const OWN: ReadonlySet<string> = new Set(['plan', 'plans', 'feature', 'features', 'tool', 'tools']);

/** The stronger candidate that explains enough of the question (`isAnswer`: it would be answered); else `unclear`, or `out_of_scope`. */
export const choose = (question: Question, rule: Candidate, guide: Candidate, isAnswer: (candidate: Candidate) => boolean): Candidate => {
  const isEnough = (candidate: Candidate): boolean =>
    candidate.share >= leastOf(candidate) ||
    // To say that something is not published does no harm, whatever it was.
    (candidate.strength > 1 && candidate.share >= LEAST_OF_NONE && !isAnswer(candidate));
  const winner = (isRuleFirst(question, rule, guide) ? [rule, guide] : [guide, rule]).find(isEnough);
  if (winner) return winner;
  return guide.strength === 0 && isStrange(question) ? { ...NOTHING, intent: 'unclear' } : NOTHING;
};

/** A rule that binds nothing of the site may be asked of another company: it must understand as much as a weaker one. */
const leastOf = ({ strength, slots }: Candidate): number =>
  LEAST_SHARE[Object.keys(slots).length === 0 ? Math.min(strength, 2) : strength] ?? Infinity;

/** Whether a rule goes before a guide: by its strength, and when they are equal by what the question shows. */
const isRuleFirst = ({ concepts }: Question, rule: Candidate, guide: Candidate): boolean => {
  const wantsGuide = concepts.has('GUIDE');
  // Where rules understand every word, a guide that has the words says no more than that they are words of the site.
  if (guide.firm) return false;
  if (rule.strength > 1 && rule.isWhole && !wantsGuide) return true;
  if (rule.strength !== guide.strength) return rule.strength > guide.strength;
  const isOwn = Object.keys(rule.slots).some((kind) => OWN.has(kind));
  return rule.firm ?? [false, false, !wantsGuide, isOwn][rule.strength] ?? false;
};

/** A few words of which none belongs to a language or subject that we know are no question at all. */
const isStrange = ({ units, length }: Question): boolean =>
  units.length === length && length <= 6 && units.every(({ isKnown, isListed }) => !isKnown && !isListed);
