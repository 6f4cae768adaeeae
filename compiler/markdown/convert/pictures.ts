import { attribute, isNamed, type Element } from '../hast.ts';

/** True for boxes that are drawn as one picture, such as a mock-up of the product; an emoji in a box of its own is a sign of the text. */
const isPicture = (element: Element): boolean =>
  attribute(element, 'role') === 'img' && !isNamed(element, 'svg', 'img') && element.children.some(({ type }) => type === 'element');

/** Puts the name of a picture that is made of boxes in the place of their words, in italics and in place: nothing else of it is said to readers. */
export const namePicture = (element: Element): void => {
  const name = (attribute(element, 'aria-label') ?? '').trim();
  if (name === '' || !isPicture(element)) return;
  element.children = [{ type: 'element', tagName: 'em', properties: {}, children: [{ type: 'text', value: name }] }];
};
