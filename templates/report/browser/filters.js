// The search field, and the filters of the problems.
import { all, find, withCommas } from './dom.js';
import { complete, matching, offerMore } from './lists.js';

const valuesOf = (rows, name) => [...new Set(rows.map((row) => row.dataset[name]))].filter(Boolean).sort((a, b) => (a < b ? -1 : 1));

/** Fills a list of options from the problems, and keeps the selected one. */
const fillChoices = (select, values) => {
  const { value } = select;
  select.replaceChildren(new Option('all', ''), ...values.map((each) => new Option(each, each)));
  select.value = value;
};

const tell = ({ name, total }, count) => {
  const place = find(`[data-count=${name}]`);
  if (place) place.textContent = count === total ? withCommas(total) : `${withCommas(count)} of ${withCommas(total)}`;
  const nothing = find(`[data-nothing=${name}]`);
  if (nothing) nothing.hidden = count > 0 || total === 0;
  return `${withCommas(count)} ${name}`;
};

/** Number of items in rows. */
const sizeOf = (rows) => rows.reduce((sum, { dataset }) => sum + Number(dataset.size ?? 1), 0);

/** The current filters. */
const readFilters = () => ({
  terms: find('#search').value.toLowerCase().split(/\s+/).filter(Boolean),
  levels: new Set(all('[name=level]:checked').map(({ value }) => value)),
  code: find('#by-code')?.value ?? '',
  file: find('#by-file')?.value ?? '',
});

const isWanted = ({ dataset }, { levels, code, file }) =>
  levels.has(dataset.level) && (code === '' || dataset.code === code) && (file === '' || dataset.file === file);

const isFiltering = ({ terms, levels, code, file }) =>
  terms.length > 0 || code !== '' || file !== '' || levels.size < all('[name=level]').length;

const hideOthers = (list, found) => {
  const visible = new Set(found);
  for (const row of list.rows) row.hidden = !visible.has(row);
};

const hideEmptyGroups = () => {
  for (const group of all('.group')) group.hidden = !find('[data-list] > :not([hidden])', group);
};

/** Makes the filters work on the lists; `table` shows the pages. Returns a function that updates everything. */
export const startFilters = (lists, table) => {
  const [problems] = lists;
  const foundIn = (list, filters) => {
    const found = matching(list, filters.terms);
    return list.name === 'problems' ? found.filter((row) => isWanted(row, filters)) : found;
  };
  const showList = (list, filters, isActive) => {
    const found = foundIn(list, filters);
    if (list.name === 'pages') table.show(found);
    else hideOthers(list, found);
    if (list.name !== 'pages') offerMore(list, isActive ? 0 : list.rest, async () => (await complete(list), refresh()));
    return tell(list, isActive ? sizeOf(found) : list.total);
  };
  const refresh = async () => {
    const isActive = isFiltering(readFilters());
    if (isActive) await Promise.all(lists.map(complete));
    // The user may have changed the text while files were loaded.
    const filters = readFilters();
    for (const verdict of all('#verdict')) verdict.hidden = filters.terms.length > 0;
    const told = lists.map((list) => showList(list, filters, isActive));
    hideEmptyGroups();
    find('#found').textContent = isActive ? `Found ${told.join(', ')}` : '';
  };
  const fill = () => {
    fillChoices(find('#by-code'), valuesOf(problems.rows, 'code'));
    fillChoices(find('#by-file'), valuesOf(problems.rows, 'file'));
  };
  if (find('#by-code')) {
    fill();
    for (const select of all('#by-code, #by-file'))
      select.addEventListener('focus', () => problems.rest > 0 && complete(problems).then(fill), { once: true });
  }
  let waiting = 0;
  const refreshSoon = () => {
    cancelAnimationFrame(waiting);
    waiting = requestAnimationFrame(refresh);
  };
  find('#search').addEventListener('input', refreshSoon);
  for (const control of all('.filters input, .filters select')) control.addEventListener('change', refreshSoon);
  for (const tool of all('label.search, .filters')) tool.hidden = false;
  return refresh;
};

/** Moves the focus to the search field with the key `/`. */
export const startShortcut = () =>
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target.closest?.('input[type=search], select') || find('#view').open;
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    find('#search').focus();
  });
