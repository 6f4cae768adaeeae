import { attribute, isHeading, isNamed, textOf, type Element } from '../markdown/hast.ts';
import { isExcluded, isHidden, isLigature, isStruck } from '../markdown/visibility.ts';

/** Elements that are not about the offers of the site: quotations, code, forms and navigation. */
const FOREIGN = new Set(
  'blockquote q code pre samp kbd nav textarea select option output svg script style template noscript head iframe object math'.split(' '),
);

const isForeign = (element: Element): boolean =>
  FOREIGN.has(element.tagName) || isExcluded(element) || /^(?:navigation|tooltip)$/.test(attribute(element, 'role') ?? '');

/** True for elements that are not read: struck content, content that is not about the offers, and the end of the page. */
export const isLeftOut = (element: Element, around: Around): boolean =>
  isForeign(element) || isStruck(element) || isLigature(element) || (element.tagName === 'footer' && around.part === null);

/** A number field, or a slider. */
export const isNumberField = (element: Element): boolean =>
  element.tagName === 'input' && /^(?:range|number)$/.test(attribute(element, 'type') ?? '');

/** A field of a form for messages: who writes, or the message. */
export const isMessageField = (element: Element): boolean =>
  element.tagName === 'textarea' || (element.tagName === 'input' && /^(?:text|email|tel)$/.test(attribute(element, 'type') ?? 'text'));

/** Buttons that count up and down, and their result. */
export const isCounter = (element: Element): boolean =>
  element.tagName === 'output' || (element.tagName === 'button' && element.children.length === 1 && /^\s*[+−–-]\s*$/.test(textOf(element)));

/** Context of a line from the elements around it. */
export interface Around {
  /** The article, section or item around it. Its footer is not the footer of the page. */
  readonly part: Element | null;
  readonly heading: number;
  readonly item: Element | null;
  /** The table cell around it. */
  readonly cell: Element | null;
  readonly control: Element | null;
  readonly hidden: boolean;
}

/** The context inside an element: the same object when the element adds nothing. */
export const aroundOf = (element: Element, around: Around): Around => {
  const inside: Around = {
    part: /^(?:article|section|li)$/.test(element.tagName) ? element : around.part,
    heading: levelOf(element) ?? around.heading,
    item: isNamed(element, 'li', 'dd') ? element : around.item,
    cell: isNamed(element, 'td', 'th') ? element : around.cell,
    control: isControl(element) ? element : around.control,
    hidden: around.hidden || isHidden(element),
  };
  return isSame(inside, around) ? around : inside;
};

/** Level of a heading. Null for other elements, and for headings whose role says that they are none (WAI-ARIA). */
const levelOf = (element: Element): number | null => {
  const role = attribute(element, 'role');
  if (isHeading(element)) return role === 'presentation' || role === 'none' ? null : Number(element.tagName[1]);
  return role === 'heading' ? 6 : null;
};

/** A link or a button. */
export const isControl = (element: Element): boolean => isNamed(element, 'a', 'button') || attribute(element, 'role') === 'button';

const isSame = (one: Around, other: Around): boolean =>
  one.part === other.part &&
  one.heading === other.heading &&
  one.item === other.item &&
  one.cell === other.cell &&
  one.control === other.control &&
  one.hidden === other.hidden;
