// Helpers of all parts of the report.

/** The first element of a selector. */
export const find = (selector, within = document) => within.querySelector(selector);

/** All elements of a selector. */
export const all = (selector, within = document) => [...within.querySelectorAll(selector)];

/** A whole number with commas between its thousands. */
export const withCommas = (number) => String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** A new element with a text, which is never parsed as HTML. */
export const elementOf = (name, text = '', properties = {}) => {
  const element = Object.assign(document.createElement(name), properties);
  element.textContent = text;
  return element;
};

/** The letters and digits of a text, to compare texts with different spaces and punctuation. */
export const lettersOf = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
