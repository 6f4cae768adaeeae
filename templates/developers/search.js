import { all, button, element } from './dom.js';

const hit = ({ title, url, snippet, language }) =>
  element(
    'li',
    {},
    element('a', { href: new URL(url).pathname + new URL(url).hash, hreflang: language }, title),
    element('p', { lang: language, dir: 'auto' }, snippet),
  );

// Sections of this page with every word; those with it in their name come first.
const placesWith = (words) =>
  all('.sitec-contents a')
    .map((link) => [link, link.textContent.toLowerCase(), document.getElementById(link.hash.slice(1))])
    .map(([link, name, place]) => [link, name, (place.matches('section, div') ? place : place.parentElement).textContent.toLowerCase()])
    .filter(([, , text]) => words.every((word) => text.includes(word)))
    .sort(([, left], [, right]) => Number(words.some((word) => right.includes(word))) - Number(words.some((word) => left.includes(word))))
    .slice(0, 4)
    .map(([link]) => element('li', {}, element('a', { href: link.hash }, link.textContent)));

/** The search of this page, and of the site. */
export const startSearch = (place) => {
  const input = element('input', { id: 'sitec-query', type: 'search', autocomplete: 'off', placeholder: 'Search' });
  input.setAttribute('aria-label', 'Search this page and the site');
  const status = element('p', { role: 'status', className: 'sitec-status' });
  const [here, list] = [element('ul', { ariaLabel: 'On this page' }), element('ol', { ariaLabel: 'On the site' })];
  const more = button('More', { hidden: true });
  const panel = element('div', { className: 'sitec-found', hidden: true }, here, status, list, more);
  let search;
  let next;
  let request = 0;
  const load = async () => {
    const [{ createSearch }, index] = await Promise.all([
      import(place.dataset.module),
      fetch(place.dataset.index).then((response) => response.json()),
    ]);
    return createSearch(index);
  };
  const add = ({ results, total, nextOffset }) => {
    const found = results.map(hit);
    list.append(...found);
    next = nextOffset;
    more.hidden = next === undefined;
    status.textContent = (list.children.length < total ? list.children.length + ' of ' : '') + total + (total === 1 ? ' page' : ' pages');
    return found;
  };
  // Only the last request is shown, however long an earlier one took to load the index.
  const ask = async (offset) => {
    const current = ++request;
    const query = input.value.trim();
    try {
      search ??= load();
      const find = await search;
      const answer = query === '' ? { results: [], total: 0 } : await find({ query, offset });
      if (current !== request) return [];
      if (offset === 0) list.replaceChildren();
      const found = add(answer);
      if (list.children.length === 0) status.textContent = query === '' ? '' : 'No page says anything about it.';
      return found;
    } catch (error) {
      search = undefined;
      if (current === request) status.textContent = 'The search cannot be loaded: ' + error.message;
      return [];
    }
  };
  const show = () => {
    const query = input.value.trim();
    panel.hidden = query === '';
    here.replaceChildren(...(query === '' ? [] : placesWith(query.toLowerCase().split(/\s+/))));
    void ask(0);
  };
  // The button may be removed, so the focus moves to the new results.
  const showMore = async () => {
    const [first] = await ask(next);
    first?.querySelector('a').focus();
  };
  const close = () => {
    input.value = '';
    panel.hidden = true;
  };
  more.addEventListener('click', showMore);
  input.addEventListener('input', show);
  here.addEventListener('click', close);
  place.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    close();
    input.focus();
  });
  const form = element('form', { role: 'search' }, input, panel);
  form.addEventListener('submit', (event) => event.preventDefault());
  place.replaceChildren(form);
};
