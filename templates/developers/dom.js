/** The documentation in the page; null where a script is loaded without it. */
export const root = document.querySelector('.sitec-developers');

/** Creates an element with properties, else attributes, and its children. */
export const element = (name, properties = {}, ...children) => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key in made) made[key] = value;
    else made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
};

/** All elements of a selector. */
export const all = (selector, place = root) => [...place.querySelectorAll(selector)];

/** A button that does not submit a form. */
export const button = (text, properties) => element('button', { type: 'button', ...properties }, text);
