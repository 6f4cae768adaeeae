/** Questions of buyers in the languages of a site. */
import { fallbacksOf } from '../base/language-tags.ts';
import { onceEach } from '../base/memoise.ts';
import type { Build } from '../build/build.ts';
import { languagesOf } from '../build/contents.ts';
import { languageFiles, type QuestionName } from '../pages/language/language-files.ts';

/** Tags of the languages of a site, the main one first. One without a language file is asked in English. */
export const askedLanguages = onceEach((build: Build): readonly [string, ...string[]] => {
  const files = languageFiles();
  const [main = 'en', ...others] = new Set(languagesOf(build).map((tag) => fallbacksOf(tag).find((each) => files.has(each)) ?? 'en'));
  return [main, ...others];
});

/** A question in a language, with the published names in place of the placeholders. */
export const buyersQuestion = (language: string, name: QuestionName, names: Readonly<Record<string, string>>): string =>
  (languageFiles().get(language)?.questions[name] ?? '').replace(/\{(\w+)\}/g, (whole, key: string) => names[key] ?? whole);
