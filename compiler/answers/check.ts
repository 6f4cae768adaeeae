/** Parts of `answers` in a configuration that would never be used. */
import { didYouMean } from '../base/did-you-mean.ts';
import type { Build } from '../build/build.ts';
import { configPlace } from '../config/positions.ts';
import type { AliasKind } from '../config/sections/answers.ts';
import { ALIAS_SLOTS } from '../passages/further-words.ts';
import { recordIntents } from '../passages/fact-passages.ts';
import { searchedPages } from '../passages/searched-pages.ts';
import { search } from '../problems/search.ts';
import { languageFiles } from '../pages/language/language-files.ts';
import { ANSWER_LABELS, labelNames } from '../words/languages.ts';

/** Reports faults in `answers` of the configuration. */
export const checkAnswers = (build: Build): void => {
  const { settings, problems } = build;
  const { aliases = {}, phrases = {}, labels = {} } = settings.config.answers ?? {};
  const expect = (path: readonly string[], names: readonly string[], known: readonly string[], reason: string): void => {
    for (const name of names) {
      const values = { key: ['answers', ...path].join('.'), name, reason, hint: didYouMean(name, known) };
      if (!known.includes(name)) problems.add(search.answerUnknown, values, configPlace(settings, 'answers', ...path, name));
    }
  };
  const answered = recordIntents(build);
  for (const [kind, slot] of Object.entries(ALIAS_SLOTS) as [AliasKind, string][]) {
    const slugs = [...new Set(answered.flatMap(({ slots }) => slots[slot] ?? []))];
    expect(['aliases', kind], Object.keys(aliases[kind] ?? {}), slugs, `is not one of the ${kind} of this site`);
  }
  const pages = searchedPages(build).map(({ kind, slug }) => (kind === 'guide' ? `guides.find/${slug}` : `pages.find/${slug}`));
  const keys = answered.flatMap(({ name, slots }) => [name, ...Object.values(slots).map((value) => `${name}/${value}`)]);
  expect(['phrases'], Object.keys(phrases), [...new Set([...keys, ...pages])], 'has no answer on this site');
  for (const [language, texts] of Object.entries(labels)) {
    expect(['labels', language], Object.keys(texts), labelNames(), 'is not a label');
    const missing = languageFiles().has(language) ? [] : ANSWER_LABELS.filter((name) => !Object.hasOwn(texts, name));
    const values = { language, names: missing.join(', ') };
    if (missing.length > 0) problems.add(search.labelsMissing, values, configPlace(settings, 'answers', 'labels', language));
  }
};
