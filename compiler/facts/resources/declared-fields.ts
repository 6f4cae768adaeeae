import type { KindDefinition } from '../../config/sections/kinds.ts';
import type { Root } from '../../markdown/hast.ts';
import type { Page } from '../../pages/page.ts';
import { kinds } from '../../problems/kinds.ts';
import { sources as problemsOfSources } from '../../problems/sources.ts';
import { propertiesOf } from '../../schema/builder.ts';
import { violations } from '../../schema/validate.ts';
import { readCell } from '../../markdown/cells.ts';
import type { Claim } from '../claim.ts';
import { readableType, type ReadableType } from '../kinds/schema.ts';
import { placeOfNode, readMarkup } from '../page-tree.ts';
import { selectElements, selectField, type FieldSelector, type Selected } from '../readers/selectors.ts';
import { visibleText } from '../readers/visible-text.ts';
import type { Sources } from '../resource.ts';

/** A property of a kind that is read from the pages of its records. */
interface Field {
  readonly kind: string;
  readonly property: string;
  readonly selector: FieldSelector;
  readonly type: ReadableType;
  readonly schema: Readonly<Record<string, unknown>>;
}

/**
 * The values that selectors find on the pages of a declared kind. A selector without a match on any page is reported: the design changed.
 */
export const fieldClaims = (kind: string, definition: KindDefinition, pages: readonly Page[], sources: Sources): readonly Claim[] => {
  const fields = fieldsOf(kind, definition);
  if (fields.length === 0) return [];
  const found = new Set<string>();
  const claims = pages.flatMap((page) => {
    const root = readMarkup(page, sources.folder);
    return fields.flatMap((field) => {
      const selected = select(field, root);
      if (selected.length > 0) found.add(field.property);
      return claimOf(field, selected, page, sources);
    });
  });
  for (const { property, selector } of fields) {
    if (found.has(property) || pages.length === 0) continue;
    const values = { selector: wordsOf(selector), found: 0, expected: 'at least one', page: definition.pages ?? '' };
    sources.problems.add(problemsOfSources.selectorMismatch, values, sources.configPlace('kinds', kind, 'fields', property));
  }
  return claims;
};

const fieldsOf = (kind: string, { fields = {}, schema }: KindDefinition): readonly Field[] =>
  Object.entries(fields).flatMap(([property, selector]) => {
    const own = propertiesOf(schema)[property] ?? {};
    const type = readableType(own);
    return type === null ? [] : [{ kind, property, selector, type, schema: own }];
  });

const wordsOf = (selector: FieldSelector): string => (typeof selector === 'string' ? selector : selector.selector);

/** All matches for a list, else the first one, with their visible text. Hidden and struck parts do not count. */
const select = (field: Field, root: Root): readonly Selected[] =>
  matchesOf(field, root)
    .map((found) => (found.selector.includes('@') ? found : { ...found, text: visibleText(found.element).line }))
    .filter(({ text }) => text !== '');

const matchesOf = ({ selector: field, type }: Field, root: Root): readonly Selected[] => {
  if (type !== 'texts') return [selectField(field, root) ?? []].flat();
  const { selector, ...condition } = typeof field === 'string' ? { selector: field } : field;
  const [, elements = selector, attribute = ''] = /^(.*?)(@[a-z][\w:-]*)$/is.exec(selector) ?? [];
  return selectElements(elements, root).flatMap((element) => selectField({ selector: attribute, ...condition }, element) ?? []);
};

const claimOf = (field: Field, selected: readonly Selected[], page: Page, { problems }: Sources): readonly Claim[] => {
  const [first] = selected;
  if (!first) return [];
  const { kind, property, type, schema } = field;
  const slug = page.kind?.slug ?? '';
  const place = placeOfNode(page, first.element, `selector ${wordsOf(field.selector)}`);
  const texts = selected.map(({ text }) => text);
  const value = shownValue(type, texts);
  const [violation] = value === null ? [] : violations({ json: schema, required: true }, value);
  const reason = value === null ? unreadable(type) : violation?.reason;
  if (reason === undefined) return [{ slug, pointer: `/${property}`, value, level: 'selector', page: page.url, place }];
  const values = { fact: `${kind}.${slug}.${property}`, selector: wordsOf(field.selector), text: first.text, reason };
  problems.add(kinds.valueUnusable, values, place);
  return [];
};

const numberOf = (text: string): number | null => (/^-?\d{1,15}(?:\.\d{1,15})?$/.test(text) ? Number(text) : null);

/** The text of an element as a value. Null when it has none. Numbers must be plain digits, because 1.499 differs between countries. */
const READ: Readonly<Record<Exclude<ReadableType, 'texts'>, (text: string) => string | number | boolean | null>> = {
  string: (text) => text,
  number: numberOf,
  integer: (text) => (text.includes('.') ? null : numberOf(text)),
  boolean: (text) => readCell(text).included,
};

const UNREAD: Readonly<Record<ReadableType, string>> = {
  string: 'is not a text',
  number: 'is not a plain number',
  integer: 'is not a plain whole number',
  boolean: 'is not yes or no',
  texts: 'is not a list of texts',
};

/** The texts of elements as a value of a type: all texts for a list, else the first one. Null when it is not of that type. */
const shownValue = (type: ReadableType, texts: readonly string[]): unknown =>
  type === 'texts' ? texts : texts[0] === undefined ? null : READ[type](texts[0]);

/** The reason why a text is not a value of a type, as the second half of a sentence. */
export const unreadable = (type: ReadableType): string => UNREAD[type];
