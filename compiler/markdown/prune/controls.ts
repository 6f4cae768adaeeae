import { onceEach } from '../../base/memoise.ts';
import { opensMenu } from '../disclosures/opened.ts';
import { attribute, elements, find, isNamed, lineOf, type Element } from '../hast.ts';

/** Text of cells, headings, links and list items; each is asked for by every element inside, and does not change while a page is pruned. */
const holderLine = onceEach((holder: Element): string => lineOf(holder));

/** True when the element holds all the words of the cell, heading, link or list item around it: without it that would be empty. */
export const isOnlyText = (element: Element, holder: Element | undefined): boolean =>
  holder !== undefined && holderLine(holder) === lineOf(element);

const TITLES = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'dt', 'summary'];
/** What a card holds: a button around them is a card. */
const TEXTS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'ul', 'ol', 'dl', 'table'];

/**
 * A button whose words are content although what it opens is not in the page: one that says that it opens something, a tab, a card, or one that is a
 * title, or all that a table cell or a link holds.
 */
export const isTextButton = (button: Element, holder: Element | undefined): boolean => {
  const saysItOpens = attribute(button, 'aria-expanded') !== undefined && attribute(button, 'aria-controls') !== undefined;
  return (
    (saysItOpens && !opensMenu(button)) ||
    attribute(button, 'role') === 'tab' ||
    isNamed(holder, ...TITLES) ||
    (isNamed(holder, 'td', 'th', 'a') && isOnlyText(button, holder)) ||
    find(button, (element) => isNamed(element, ...TEXTS)) !== undefined
  );
};

/** A box of a list of tasks is content: it says what is done. */
export const isTaskBox = (element: Element, holder: Element | undefined): boolean =>
  element.tagName === 'input' && attribute(element, 'type') === 'checkbox' && holder?.tagName === 'li';

/** A label around a control of a form goes with it, unless it stands in a list of tasks. Elsewhere labels are choices that the page offers. */
export const isControlLabel = (label: Element, holder: Element | undefined): boolean => {
  const inputs = [...elements(label)].filter((child) => child.tagName === 'input');
  return inputs.length > 0 && !inputs.some((input) => isTaskBox(input, holder));
};
