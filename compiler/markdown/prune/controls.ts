import { onceEach } from '../../base/memoise.ts';
import { opensMenu } from '../disclosures/opened.ts';
import { attribute, elements, find, HEADINGS, isNamed, isNaming, lineOf, type Element } from '../hast.ts';

/** Text of cells, headings, links and list items. Cached because each element inside asks for it, and it does not change during pruning. */
const holderLine = onceEach((holder: Element): string => lineOf(holder));

/** True when the element has all the words of the cell, heading, link or list item around it, which would be empty without it. */
export const isOnlyText = (element: Element, holder: Element | undefined): boolean =>
  holder !== undefined && holderLine(holder) === lineOf(element);

/** Elements of a card: a button that contains one is a card. */
const TEXTS = [...HEADINGS, 'p', 'ul', 'ol', 'dl', 'table'];

/**
 * A button whose words are content although its panel is not in the page: a button with attributes of a control, a tab, a card, a title, or
 * the only text of a table cell or link.
 */
export const isTextButton = (button: Element, holder: Element | undefined): boolean => {
  const saysItOpens = attribute(button, 'aria-expanded') !== undefined && attribute(button, 'aria-controls') !== undefined;
  return (
    (saysItOpens && !opensMenu(button)) ||
    attribute(button, 'role') === 'tab' ||
    isNaming(holder) ||
    (isNamed(holder, 'td', 'th', 'a') && isOnlyText(button, holder)) ||
    find(button, (element) => isNamed(element, ...TEXTS)) !== undefined
  );
};

/** A checkbox of a task list is content: it shows whether the task is done. */
export const isTaskBox = (element: Element, holder: Element | undefined): boolean =>
  element.tagName === 'input' && attribute(element, 'type') === 'checkbox' && holder?.tagName === 'li';

/** A label around a form control is left out with it, except in a task list. Labels elsewhere are choices on the page. */
export const isControlLabel = (label: Element, holder: Element | undefined): boolean => {
  const inputs = elements(label).filter((child) => child.tagName === 'input');
  return inputs.length > 0 && !inputs.some((input) => isTaskBox(input, holder));
};
