// The lists of the report: their first rows are in the document, the others in a file beside it.
import { loadBeside } from './beside.js';
import { all, find, withCommas } from './dom.js';

/** Rows of the table of pages that are rendered at once. */
const CHUNK = 200;

/** Number of items in a list, from the document; a row may have several. */
const countOf = (name) => Number(find(`[data-count=${name}]`)?.textContent.replaceAll(',', '') ?? 0);

/** Makes a list of the rows with its name. `rest`: number of the rows in the file beside the report. */
const listOf = (name, rest) => ({
  name,
  rows: all(`[data-list=${name}] > *`),
  rest,
  total: countOf(name),
  loading: null,
  words: null,
});

/** Adds rows, which are HTML of the report itself, to their groups. */
const addRows = (list, rows) => {
  const groups = new Map(all(`[data-list=${list.name}]`).map((group) => [group.dataset.group, group]));
  const template = document.createElement('template');
  template.innerHTML = rows.join('');
  for (const row of Array.from(template.content.children)) {
    groups.get(row.dataset.in)?.append(row);
    list.rows.push(row);
  }
  list.rest = 0;
  list.words = null;
};

/** Makes the lists of the document. */
export const readLists = (rest) => ['problems', 'plans', 'facts', 'pages'].map((name) => listOf(name, rest[name] ?? 0));

/** Loads the missing rows of a list. A list without its file stays as it is. */
export const complete = (list) => {
  if (list.rest === 0) return Promise.resolve();
  list.loading ??= loadBeside(`${list.name}.js`, list.name).then((rows) => rows && addRows(list, rows));
  return list.loading;
};

/** Rows that contain all words. */
export const matching = (list, terms) => {
  if (terms.length === 0) return list.rows;
  list.words ??= list.rows.map((row) => `${row.textContent} ${row.dataset.in}`.toLowerCase());
  return list.rows.filter((_, index) => terms.every((term) => list.words[index].includes(term)));
};

/** Shows the button below a list when there are more rows; `act` shows them. */
export const offerMore = (list, count, act) => {
  const more = find(`[data-more=${list.name}]`);
  if (!more) return;
  more.hidden = count === 0;
  const button = find('button', more);
  button.textContent = `Show ${withCommas(Math.min(count, list.name === 'pages' ? CHUNK : count))} more${count > CHUNK && list.name === 'pages' ? ` of ${withCommas(count)}` : ''}`;
  button.onclick = act;
};

export { CHUNK };
