import { holdsInvisible, withoutInvisible } from '../base/invisible.ts';
import type { Element } from './hast.ts';

/** Attributes that a later stage reads. Others are not copied. */
const KEPT = new Set(
  (
    'href xlink:href src srcset data-src data-srcset data-lazy-src data-original data-lang data-language data-footnotes data-footnote-backref alt title colspan rowspan scope align class id for start type checked ' +
    'lang dir role hidden style rel aria-hidden aria-label aria-labelledby aria-controls aria-expanded aria-haspopup aria-live cite datetime ' +
    'command commandfor popovertarget popovertargetaction data-bs-target data-target data-tab data-toggle data-bs-toggle tabindex onclick ' +
    'itemprop itemtype ' +
    // The name of an icon, and its drawing.
    'data-icon data-feather data-lucide icon uk-icon name d points x1 y1 x2 y2 ' +
    'data-pagefind-body data-pagefind-ignore data-no-markdown data-agent-markdown data-sitec data-sitec-cell'
  ).split(' '),
);

/** The number of the first item of a list. An invalid number is 1 (HTML standard, section 4.4.5). */
const wholeNumber = (value: string): number => {
  const number = Number.parseInt(value, 10);
  return Number.isNaN(number) ? 1 : number;
};

const atLeastOne = (value: string): number => Math.max(1, Number.parseInt(value, 10) || 1);

/** Attributes of an element without invisible characters. Calls `report` for each direction control and tag character. */
export const visibleAttributes = (attributes: Attributes, report?: () => void): Attributes => {
  for (const name in attributes)
    if (holdsInvisible(attributes[name] ?? ''))
      return Object.fromEntries(Object.entries(attributes).map(([each, value]) => [each, withoutInvisible(value, report)]));
  return attributes;
};

type Attributes = Readonly<Record<string, string>>;

/** Attributes whose property has another name or type in hast. */
const TYPED: ReadonlyMap<string, (found: Element['properties'], value: string) => void> = new Map([
  ['class', (found, value) => void (found.className = value.trim() === '' ? [] : value.trim().split(/\s+/))],
  ['colspan', (found, value) => void (found.colSpan = atLeastOne(value))],
  ['rowspan', (found, value) => void (found.rowSpan = atLeastOne(value))],
  ['start', (found, value) => void (found.start = wholeNumber(value))],
  ['checked', (found) => void (found.checked = true)],
]);

/** The hast properties of an element, for the attributes that a later stage reads. */
export const properties = (attributes: Attributes): Element['properties'] => {
  const found: Element['properties'] = {};
  for (const name in attributes) {
    if (!KEPT.has(name)) continue;
    const value = attributes[name] ?? '';
    const write = TYPED.get(name);
    if (write) write(found, value);
    else found[name] = value;
  }
  return found;
};
