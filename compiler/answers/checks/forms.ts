/** Forms of phrases and further names that would take questions about other things. */
import { tokens } from '../../../runtime/answer/analyse.ts';
import type { AnswersConfig } from '../../config/sections/answers.ts';
import { formsOf } from '../../config/sections/search.ts';
import { search } from '../../problems/search.ts';
import type { ListedForms } from '../../words/forms.ts';
import { CONCEPTS, conceptTable } from '../../words/lexicon.ts';
import { FUNCTION_WORDS } from '../../words/lexicon/function-words.ts';
import { EVERYDAY } from '../../words/lexicon/names.ts';
import type { AnswerReport } from '../report.ts';
import type { AnswerSettings } from '../settings.ts';

/** A form in the notation of the lexicon. */
interface Form {
  /** Its folded words, joined by a space. */
  readonly key: string;
  /** Whether it is the beginning of a word. */
  readonly isBeginning: boolean;
  /** Whether it names a thing. */
  readonly isName?: true;
}

const readForm = (form: string): Form => ({ key: tokens(form).join(' '), isBeginning: form.endsWith('*') });

/** Tells what is wrong with a form; undefined when nothing is. */
type Judge = (form: Form) => string | undefined;

/** Reports forms that stand in questions of all kinds, and phrases that lead to two answers. */
export const checkForms = (
  { phrases = {}, aliases = {} }: AnswersConfig,
  settings: Pick<AnswerSettings, 'functionWords'>,
  { problems, placeOf }: AnswerReport,
): void => {
  const judge = createJudge(settings);
  const report = (path: readonly string[], form: string, reason: string | undefined): void => {
    if (reason !== undefined) problems.add(search.formTakes, { form, key: ['answers', ...path].join('.'), reason }, placeOf(...path));
  };
  const leads = new Map<string, string>();
  for (const [key, form] of pairsOf(phrases, formsOf)) {
    const read = readForm(form);
    const id = JSON.stringify(read);
    const other = leads.get(id) ?? key;
    leads.set(id, other);
    report(['phrases', key], form, other === key ? judge(read) : `leads to ${other} too`);
  }
  for (const [kind, names] of Object.entries(aliases))
    for (const [slug, name] of pairsOf(names, (list) => list))
      report(['aliases', kind, slug], name, judge({ key: tokens(name).join(' '), isBeginning: false, isName: true }));
};

/** Each key with each of its texts, once. */
const pairsOf = <Value>(
  table: Readonly<Record<string, Value>>,
  read: (value: Value) => readonly string[],
): readonly (readonly [key: string, text: string])[] =>
  Object.entries(table).flatMap(([key, value]) => [...new Set(read(value))].map((text) => [key, text] as const));

const createJudge = ({ functionWords }: Pick<AnswerSettings, 'functionWords'>): Judge => {
  const ignored = new Set(tokens([...Object.values(FUNCTION_WORDS), ...Object.values(functionWords).flat()].join(' ')));
  const everyday = new Set(tokens(EVERYDAY));
  const { words, prefixes } = conceptTable(lexiconForms());
  const beginnings = Object.values(prefixes).flatMap((drawer) => drawer.map(([beginning]) => beginning));
  const known = [...ignored, ...Object.keys(words), ...beginnings];
  const isKnown = ({ key, isBeginning }: Form): boolean => {
    const isBegun = !key.includes(' ') && beginnings.some((beginning) => key.startsWith(beginning));
    return isBegun || (isBeginning ? known.some((word) => word.startsWith(key)) : Object.hasOwn(words, key));
  };
  return (form) => {
    // A name that is an everyday word counts only beside a word such as plan.
    if (form.isName && everyday.has(form.key)) return undefined;
    if (!form.isBeginning && form.key.split(' ').every((word) => ignored.has(word))) return 'says nothing by itself';
    return isKnown(form) ? 'stands in questions about other things' : undefined;
  };
};

/** The forms of the concepts that questions are told by; those that guides are about say what a question is about. */
const lexiconForms = (): ListedForms => {
  const listed = (forms: string): readonly string[] => forms.match(/"[^"]+"|\S+/g) ?? [];
  return Object.fromEntries(Object.entries(CONCEPTS).map(([concept, forms]) => [concept, Object.values(forms).flatMap(listed)]));
};
