/** Templates that a site writes itself, and what can be wrong with them. */
import type { TemplateId } from '../words/templates/en.ts';
import { fillTemplate, OPEN_TEMPLATES, placeholdersOf, TEMPLATES } from '../words/templates/index.ts';
import { valueIn } from './checks/template-values.ts';

/** A fault of a template: there is none of that name, it names something that it is not given, it has a brace of no placeholder, it says nothing, or it states something itself. */
export type TemplateFault =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'placeholder'; readonly name: string }
  | { readonly kind: 'brace'; readonly text: string }
  | { readonly kind: 'blank' }
  | { readonly kind: 'value'; readonly text: string };

/** Texts of these may be blanks only. */
const BLANK = /^(?:list\.|number\.|read_more$)/;

/** Names of the templates of sitec. */
export const templateIds = Object.keys(TEMPLATES.en) as readonly TemplateId[];

/** Placeholders that a template may have: those of the template of sitec, in any of its languages. */
export const givenTo = (id: TemplateId): readonly string[] => [
  ...new Set(Object.values(TEMPLATES).flatMap((templates) => placeholdersOf(templates[id]))),
];

/** Everything that is wrong with a template; nothing when it can be said. */
export const faultsOf = (id: string, text: string): readonly TemplateFault[] => {
  const isKnown = (templateIds as readonly string[]).includes(id);
  if (!isKnown && !OPEN_TEMPLATES.some((start) => id.startsWith(start) && id.length > start.length)) return [{ kind: 'unknown' }];
  const given = isKnown ? givenTo(id as TemplateId) : [];
  const strangers = placeholdersOf(text).filter((name) => !given.includes(name));
  const plain = fillTemplate(text, () => ' ');
  const [brace] = /\{[^{}]*\}?|\}/.exec(plain) ?? [];
  const value = valueIn(id, plain);
  return [
    ...[...new Set(strangers)].map((name) => ({ kind: 'placeholder', name }) as const),
    ...(brace === undefined ? [] : [{ kind: 'brace', text: brace.trim() } as const]),
    ...(BLANK.test(id) || /[^\s\p{Cf}]/u.test(text) ? [] : [{ kind: 'blank' } as const]),
    ...(value === undefined ? [] : [{ kind: 'value', text: value } as const]),
  ];
};

/** Templates that a language still needs, which sitec does not know: all that the site does not give. */
export const missingTemplates = (language: string, given: Readonly<Record<string, string>>): readonly TemplateId[] =>
  Object.hasOwn(TEMPLATES, language) ? [] : templateIds.filter((id) => !Object.hasOwn(given, id));
