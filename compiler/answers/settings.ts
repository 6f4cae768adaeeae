/** How the answers of a site are said and asked for: the templates and words of sitec, and those of the configuration. */
import { byLanguage, canonicalTag, fallbacksOf } from '../base/language-tags.ts';
import type { AliasKind, AnswersConfig } from '../config/sections/answers.ts';
import { formsOf } from '../config/sections/search.ts';
import type { ListedForms } from '../words/forms.ts';
import { TEMPLATES } from '../words/templates/index.ts';
import type { TemplatesOf } from '../words/wording.ts';
import { faultsOf } from './site-templates.ts';

/** What the answers of a site are made with. */
export interface AnswerSettings {
  /** Languages (BCP 47) that answers are written in; the first is the default. */
  readonly languages: readonly string[];
  readonly templatesOf: TemplatesOf;
  /** Further names of a thing. */
  readonly aliasesOf: (kind: AliasKind, slug: string) => readonly string[];
  /** Key of an answer (intent, or intent and slug) -> what people say when they want it, in the notation of the lexicon. */
  readonly phrases: ListedForms;
  /** language -> words that tell it from others and carry no meaning. */
  readonly functionWords: Readonly<Record<string, readonly string[]>>;
  /** language -> number word -> number. */
  readonly numbers: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Templates of sitec by language. */
const builtIn: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map(Object.entries(TEMPLATES));

/**
 * Settings of a site.
 * @param pages languages of its pages, most used first
 */
export const answerSettings = (pages: readonly string[], config: AnswersConfig = {}): AnswerSettings => {
  const { aliases = {}, phrases = {}, functionWords = {}, numbers = {} } = config;
  const templates = byLanguage(config.templates ?? {});
  const merged = new Map(Object.keys({ ...TEMPLATES, ...templates }).map((language) => [language, mergedTemplates(language, templates)]));
  return {
    languages: answerLanguages(pages, config.languages, templates),
    templatesOf: (language) => merged.get(language) ?? TEMPLATES.en,
    aliasesOf: (kind, slug) => own(aliases[kind], slug) ?? [],
    phrases: Object.fromEntries(Object.entries(phrases).map(([key, forms]) => [key, formsOf(forms)])),
    functionWords: byLanguage(functionWords),
    numbers: byLanguage(numbers),
  };
};

const own = <Value>(values: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined =>
  values !== undefined && Object.hasOwn(values, key) ? values[key] : undefined;

/** What sitec says in a language, English for one that it does not know, with what the site says instead. What is wrong there is left out, and reported. */
const mergedTemplates = (
  language: string,
  templates: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Readonly<Record<string, string>> => {
  const given = Object.entries(own(templates, language) ?? {}).filter(([id, text]) => faultsOf(id, text).length === 0);
  return { ...(builtIn.get(language) ?? TEMPLATES.en), ...Object.fromEntries(given) };
};

/** Those that the site names, else those of its pages that there are templates for, English when there is none. One of a region without templates is answered in the language. */
const answerLanguages = (
  pages: readonly string[],
  named: readonly string[] | undefined,
  templates: Readonly<Record<string, unknown>>,
): readonly string[] => {
  const known = (tag: string): string | undefined => fallbacksOf(tag).find((each) => builtIn.has(each) || Object.hasOwn(templates, each));
  const found = named === undefined ? pages.flatMap((page) => known(page) ?? []) : named.map((tag) => known(tag) ?? canonicalTag(tag));
  return found.length === 0 ? ['en'] : [...new Set(found)];
};
