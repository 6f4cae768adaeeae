/** What of the answers of a configuration would never be used. */
import { didYouMean } from '../base/did-you-mean.ts';
import type { Build } from '../build/build.ts';
import { configPlace } from '../config/positions.ts';
import type { AliasKind } from '../config/sections/answers.ts';
import { ALIAS_SLOTS } from '../passages/further-words.ts';
import { recordIntents } from '../passages/records.ts';
import { searchedPages } from '../passages/searched-pages.ts';
import { search } from '../problems/search.ts';
import { ANSWER_LABELS, languageFiles } from '../words/languages.ts';
import { labelNames } from '../words/labels.ts';

/** Reports what is wrong with `answers` of the configuration. */
export const checkAnswers = (build: Build): void => {
  const { settings, problems } = build;
  const { aliases = {}, phrases = {}, labels = {} } = settings.config.answers ?? {};
  const unknown = (path: readonly string[], name: string, reason: string, known: readonly string[]): void => {
    const values = { key: ['answers', ...path].join('.'), name, reason, hint: didYouMean(name, known) };
    problems.add(search.answerUnknown, values, configPlace(settings, 'answers', ...path, name));
  };
  const answered = recordIntents(build);
  for (const [kind, slot] of Object.entries(ALIAS_SLOTS) as [AliasKind, string][]) {
    const slugs = [...new Set(answered.flatMap(({ slots }) => slots[slot] ?? []))];
    for (const slug of Object.keys(aliases[kind] ?? {}))
      if (!slugs.includes(slug)) unknown(['aliases', kind], slug, `is none of the ${kind} of this site`, slugs);
  }
  const pages = searchedPages(build).map(({ kind, slug }) => (kind === 'guide' ? `guides.find/${slug}` : `pages.find/${slug}`));
  const keys = [
    ...new Set([
      ...answered.flatMap(({ intent, slots }) => [intent, ...Object.values(slots).map((value) => `${intent}/${value}`)]),
      ...pages,
    ]),
  ];
  for (const key of Object.keys(phrases)) if (!keys.includes(key)) unknown(['phrases'], key, 'has no answer on this site', keys);
  for (const [language, texts] of Object.entries(labels)) {
    for (const name of Object.keys(texts))
      if (!labelNames().includes(name)) unknown(['labels', language], name, 'is no label', labelNames());
    const missing = languageFiles().has(language) ? [] : ANSWER_LABELS.filter((name) => !Object.hasOwn(texts, name));
    if (missing.length > 0)
      problems.add(search.labelsMissing, { language, names: missing.join(', ') }, configPlace(settings, 'answers', 'labels', language));
  }
};
