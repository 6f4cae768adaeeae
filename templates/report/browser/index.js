// The script of the report. Its data come from the document and from files beside it. It inserts texts as text only, and sends no network
// requests.
import { find } from './dom.js';
import { startFilters, startShortcut } from './filters.js';
import { readLists } from './lists.js';
import { pagesTable } from './pages.js';
import { startView } from './view.js';

document.documentElement.classList.add('js');

document.addEventListener('DOMContentLoaded', () => {
  const data = JSON.parse(find('#data').textContent);
  const lists = readLists(data.rest);
  const table = pagesTable(lists.at(-1));
  const refresh = startFilters(lists, table);
  table.makeSortable(refresh);
  startShortcut();
  startView(data, table.shown);
  void refresh();
});
