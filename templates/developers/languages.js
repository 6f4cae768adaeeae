import { all, element, root } from './dom.js';

// One selected language for the whole page. It is stored if the browser allows it.
const KEY = 'sitec-language';
const kept = (change) => {
  try {
    return change(localStorage);
  } catch {
    return null;
  }
};
const choose = (language, isOfReader) => {
  for (const radio of all('[type=radio]')) radio.checked = radio.value === language;
  if (isOfReader) kept((storage) => storage.setItem(KEY, language));
};
// Keeps the position of the clicked block, although blocks above it change their height.
const chooseAt = (radio) => {
  const before = radio.getBoundingClientRect().top;
  choose(radio.value, true);
  scrollBy({ top: radio.getBoundingClientRect().top - before, behavior: 'instant' });
};
const languages = all('.sitec-languages input').map((radio) => [radio.value, radio.nextElementSibling.textContent]);
const tabs = (block, number) => {
  const made = languages.map(([value, name]) =>
    element('label', {}, element('input', { type: 'radio', name: 'sitec-language-' + number, value }), element('span', {}, name)),
  );
  block.classList.add('sitec-tabbed');
  block.prepend(element('fieldset', { className: 'sitec-tabs', ariaLabel: 'Language' }, ...made));
};

/** Adds tabs to each example, and shows the last selected language. */
export const startLanguages = () => {
  all('.sitec-code').forEach((block, number) => block.querySelector('.sitec-sh + .sitec-js') && tabs(block, number));
  root.addEventListener('change', ({ target }) => target.type === 'radio' && chooseAt(target));
  const language = kept((storage) => storage.getItem(KEY));
  choose(languages.some(([value]) => value === language) ? language : languages[0][0]);
};
