import { onceEach } from '../../base/memoise.ts';
import { attribute, elements, isNamed, lineOf, type Element } from '../hast.ts';

/** Text of cells, headings, links and list items; each is asked for by every element inside, and does not change while a page is pruned. */
const holderLine = onceEach((holder: Element): string => lineOf(holder));

/** True when the element holds all the words of the cell, heading, link or list item around it: without it that would be empty. */
export const isOnlyText = (element: Element, holder: Element | undefined): boolean =>
  holder !== undefined && holderLine(holder) === lineOf(element);

/** A button whose words are content: a heading that opens something, a tab, or all that a table cell holds. */
export const isTextButton = (button: Element, holder: Element | undefined): boolean => {
  const opens = attribute(button, 'aria-expanded') !== undefined && attribute(button, 'aria-controls') !== undefined;
  const isTab = attribute(button, 'role') === 'tab';
  return (
    opens || isTab || isNamed(holder, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6') || (isNamed(holder, 'td', 'th') && isOnlyText(button, holder))
  );
};

/** A box of a list of tasks is content: it says what is done. */
export const isTaskBox = (element: Element, holder: Element | undefined): boolean =>
  element.tagName === 'input' && attribute(element, 'type') === 'checkbox' && holder?.tagName === 'li';

/** A label belongs to a control that is left out, unless it stands in a list of tasks. */
export const isControlLabel = (label: Element, holder: Element | undefined): boolean => {
  const inputs = [...elements(label)].filter((child) => child.tagName === 'input');
  return (inputs.length > 0 || attribute(label, 'for') !== undefined) && !inputs.some((input) => isTaskBox(input, holder));
};
