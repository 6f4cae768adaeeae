import { webAddress } from '../company/organization.ts';
import { elementSelectorFault } from '../../../config/selector-fault.ts';
import { slugify } from '../../../base/slug.ts';
import type { Config } from '../../../config/schema.ts';
import { attribute, lineOf, type Element, type Root } from '../../../markdown/hast.ts';
import { vocabularyOf } from '../../../money/vocabulary.ts';
import type { Page } from '../../../pages/page.ts';
import type { Place, ProblemList } from '../../../problems/problem.ts';
import { sources } from '../../../problems/sources.ts';
import { partAbout, quantityIn } from '../../../offers/quantities.ts';
import type { Limit, Money } from '../../../schema/shapes.ts';
import { limitOf } from '../../values.ts';
import type { Claim } from '../../claim.ts';
import { placeOfNode } from '../../page-tree.ts';
import { PRICE } from '../prices.ts';
import { selectElements, selectField, selectorFault, type FieldSelector, type Selected } from '../selectors.ts';
import { onlyMoney } from '../shown-money.ts';
import { visibleText } from '../visible-text.ts';

type PlanConfig = NonNullable<NonNullable<Config['facts']>['plans']>;

/** Input to read selectors. */
export interface SelectorContext {
  readonly page: Page;
  readonly config: PlanConfig;
  readonly dollar: string;
  readonly problems: ProblemList;
  readonly configPlace: (key: string) => Place;
}

/** The elements that `facts.plans.item` selects on the pricing page. A different number than expected is an error. */
export const selectedItems = (root: Root, { page, config, problems, configPlace }: SelectorContext): readonly Element[] => {
  const { item, expect } = config;
  if (item === undefined) return [];
  const fault = elementSelectorFault(item);
  if (fault !== null) problems.add(sources.selectorInvalid, { selector: item, reason: fault }, configPlace('item'));
  if (fault !== null) return [];
  const found = selectElements(item, root);
  if (found.length !== (expect ?? Math.max(1, found.length))) {
    const values = { selector: item, found: found.length, expected: expect ?? 'at least one', page: page.path };
    problems.add(sources.selectorMismatch, values, configPlace('item'), { file: page.source });
  }
  return found;
};

/** The claims of the configured fields inside the elements of plans. */
export const selectedPlans = (items: readonly Element[], context: SelectorContext): readonly Claim[] => {
  const { fields } = context.config;
  if (!fields || !areSelectors(Object.values(fields).flatMap(selectorsIn), context)) return [];
  reportUnmatched(items, fields, context);
  return items.flatMap((item) => readItem(item, fields, context));
};

/** A field without a match in any plan has outdated markup. A field without a match in some plans may not apply to them. */
const reportUnmatched = (items: readonly Element[], fields: Fields, { page, problems, configPlace }: SelectorContext): void => {
  const { limits = {}, otherPrices = [], ...others } = fields;
  for (const field of [...Object.values(others), ...otherPrices, ...Object.values(limits)]) {
    if (items.length === 0 || items.some((item) => selectField(field, item) !== null)) continue;
    const selector = typeof field === 'string' ? field : field.selector;
    problems.add(sources.selectorMismatch, { selector, found: 0, expected: 'at least one', page: page.path }, configPlace('fields'));
  }
};

const selectorsIn = (field: unknown): readonly string[] => {
  if (typeof field === 'string') return [field];
  if (typeof field !== 'object' || field === null) return [];
  return 'selector' in field ? [String(field.selector)] : Object.values(field).flatMap(selectorsIn);
};

const areSelectors = (selectors: readonly string[], { problems, configPlace }: SelectorContext): boolean => {
  const faults = selectors.flatMap((selector) => {
    const reason = selectorFault(selector);
    return reason === null ? [] : [{ selector, reason }];
  });
  for (const fault of faults) problems.add(sources.selectorInvalid, fault, configPlace('fields'));
  return faults.length === 0;
};

type Fields = NonNullable<PlanConfig['fields']>;

const readItem = (item: Element, fields: Fields, context: SelectorContext): readonly Claim[] => {
  const { page } = context;
  const pick = (field: FieldSelector | undefined): Selected | null => (field === undefined ? null : selectField(field, item));
  const name = pick(fields.name);
  const slug = attribute(item, 'dataSitecPlan') ?? (name ? slugify(name.text) : '');
  if (slug === '') return [];
  const claim = (pointer: string, value: unknown, { element, selector, text }: Selected): Claim => ({
    slug,
    pointer,
    value,
    level: 'selector',
    page: page.url,
    place: placeOfNode(page, element, `selector ${selector}`),
    quote: text,
  });
  const say = (pointer: string, found: Selected | null, read: (found: Selected) => unknown): readonly Claim[] => {
    const value = found ? read(found) : null;
    if (found && value === null) reportUnread(found, pointer, context);
    return found && value !== null ? [claim(pointer, value, found)] : [];
  };
  return [
    ...say('/name', name, ({ text }) => text),
    ...say('/description', pick(fields.description), ({ text }) => text),
    ...[fields.price, ...(fields.otherPrices ?? [])].flatMap((field) => say(PRICE, pick(field), (found) => selectedPrice(found, context))),
    ...Object.entries(fields.limits ?? {}).flatMap(([key, field]) =>
      say(`/limits/${key}`, pick(field), ({ text }) => selectedLimit(text, key, page)),
    ),
    ...say('/action', pick(fields.action), (found) => actionOf(found, page)),
  ];
};

/** The value of a limit in a text: the part with the name of the limit, else the whole text. */
const selectedLimit = (text: string, key: string, page: Page): Limit | null => {
  const vocabulary = vocabularyOf(page.spoken);
  const part = partAbout(text, key) ?? text;
  const quantity = quantityIn(part, key, vocabulary);
  return quantity && limitOf(key, { ...quantity, quote: part });
};

const reportUnread = ({ element, selector, text }: Selected, pointer: string, { page, problems }: SelectorContext): void =>
  problems.add(
    sources.selectorUnread,
    { selector, text: text.slice(0, 60), what: pointer.split('/')[1] ?? '' },
    placeOfNode(page, element, `selector ${selector}`),
  );

/** The only price in the text of a match. Null when there are several amounts. */
export const selectedPrice = (
  { element, selector, text }: Selected,
  { page, dollar }: Pick<SelectorContext, 'page' | 'dollar'>,
): Money | null => {
  const shown = selector.includes('@') ? text : visibleText(element).text;
  return onlyMoney(shown, vocabularyOf(page.spoken), dollar);
};

const actionOf = ({ element, selector, text }: Selected, page: Page): { label: string; url: string } | null => {
  const address = selector.includes('@') ? text : attribute(element, 'href');
  const label = lineOf(element);
  const url = webAddress(address ?? null, page.url);
  return url !== null && label !== '' ? { label, url } : null;
};
