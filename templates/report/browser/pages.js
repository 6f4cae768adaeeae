// The table of pages: sorted by a column, and rendered in parts, because browsers are slow with thousands of rows.
import { all, find } from './dom.js';
import { CHUNK, complete, offerMore } from './lists.js';

/** The sort key of a cell. */
const keyOf = (row, { column, byNumber }) => {
  const text = (find('a.open, .saved', row.cells[column]) ?? row.cells[column]).textContent.trim();
  if (!byNumber) return text;
  return text === '–' ? -Infinity : Number(text.replace(/[^\d-]/g, ''));
};

/** The table of pages. `changed` is called after a change of its order. */
export const pagesTable = (list) => {
  const body = find('#pages tbody');
  let order = null;
  let shown = list.rows;
  let limit = CHUNK;

  const sorted = (rows) => {
    if (!order) return rows;
    const keys = new Map(rows.map((row) => [row, keyOf(row, order)]));
    // The sort is stable: equal rows stay in the order of the paths.
    return rows.toSorted((a, b) => order.sign * ((keys.get(a) > keys.get(b)) - (keys.get(a) < keys.get(b))));
  };
  const draw = () => {
    body.replaceChildren(...shown.slice(0, limit));
    find('#pages table').hidden = shown.length === 0;
    offerMore(list, Math.max(0, shown.length + list.rest - limit), showMore);
  };
  const showMore = async () => {
    const before = limit;
    limit += CHUNK;
    if (shown.length < limit) await complete(list);
    if (shown.length === before) shown = sorted(list.rows);
    draw();
    find('a.open', shown[before])?.focus();
  };
  const show = (rows) => {
    shown = sorted(rows);
    limit = CHUNK;
    draw();
  };
  const sortBy = async (head, column) => {
    await complete(list);
    const byNumber = head.dataset.by === 'number';
    const first = byNumber ? -1 : 1;
    order = { column, byNumber, sign: order?.column === column ? -order.sign : first };
    for (const each of all('#pages th[aria-sort]')) each.removeAttribute('aria-sort');
    head.setAttribute('aria-sort', order.sign > 0 ? 'ascending' : 'descending');
  };
  /** Adds buttons to the column heads; `refresh` shows the matching rows. */
  const makeSortable = (refresh) => {
    for (const [column, head] of all('#pages thead th').entries()) {
      const button = document.createElement('button');
      button.type = 'button';
      button.append(...head.childNodes);
      head.append(button);
      button.addEventListener('click', async () => {
        await sortBy(head, column);
        refresh();
      });
    }
  };
  return { show, makeSortable, shown: () => shown };
};
