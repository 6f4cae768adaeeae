// A page beside its markdown version.
import { loadBeside } from './beside.js';
import { all, elementOf, find, withCommas } from './dom.js';
import { markLeftOut } from './left-out.js';
import { markdownDocument } from './markdown-frame.js';
import { pageDocument } from './page-frame.js';

/**
 * A frame in which nothing of a site runs: no scripts, no forms, no navigation out of it. A document that is written here has the origin of
 * the report, because browsers load styles and images of files only then; without scripts, nothing can misuse that.
 */
const frameOf = (title, source) => {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', source.srcdoc === undefined ? '' : 'allow-same-origin');
  frame.referrerPolicy = 'no-referrer';
  frame.title = title;
  return Object.assign(frame, source);
};

const setLink = (link, address) => {
  link.href = address;
  link.title = address;
};

const cellOf = (row, column) => row.cells[column].textContent.trim();

/** The markdown as plain text. */
const plainText = (text) => {
  const pre = elementOf('pre', text, { tabIndex: 0, dir: 'auto' });
  pre.setAttribute('role', 'region');
  pre.setAttribute('aria-label', 'Text of the markdown version');
  return pre;
};

/** The parts that rules removed from a page, as a list. */
const tellLeftOut = ({ leftOut, others }) => {
  const panel = find('#view-left');
  const words = leftOut.reduce((sum, each) => sum + each.words * each.times, others);
  panel.hidden = words === 0;
  find('summary', panel).textContent = `${withCommas(words)} words were left out`;
  const rows = leftOut.map((each) => {
    const item = elementOf('li', '', { dir: 'auto' });
    item.append(elementOf('b', `${each.rule}, ${withCommas(each.words * each.times)} words: `), each.text);
    return item;
  });
  if (others > 0) rows.push(elementOf('li', `further texts, ${withCommas(others)} words`));
  find('ul', panel).replaceChildren(...rows);
};

/** Makes the rows of the table open the dialog. `shownRows` are the visible rows, in order. */
export const startView = (data, shownRows) => {
  const view = find('#view');
  const marks = find('#view-marks input');
  const source = find('#view-source input');
  let row = null;
  let loaded = null;

  const directionOf = () => find('a.open', row).dir;
  /** Shows the raw files, if the report has no room for the data of a page. */
  const showFiles = () => {
    find('#view-frame').replaceChildren(frameOf('The page', { src: find('a.open', row).getAttribute('href') }));
    find('#view-text').replaceChildren(frameOf('The markdown version', { src: find('a.twin', row).getAttribute('href') }));
    find('#view-note').textContent = data.isOld ? 'From the bundle of an earlier build.' : 'From the bundle, as it is.';
  };
  const showLoaded = () => {
    const page = marks.checked ? loaded.marked : null;
    find('#view-frame').replaceChildren(
      frameOf('The page', { srcdoc: pageDocument(loaded.marked, row.dataset.path, data, marks.checked) }),
    );
    find('#view-text').replaceChildren(
      source.checked
        ? plainText(loaded.markdown)
        : frameOf('The markdown version', { srcdoc: markdownDocument(loaded.markdown, page, directionOf()) }),
    );
  };
  const draw = () => {
    for (const part of all('#view-marks, #view-source')) part.hidden = loaded === null;
    find('#view-note').hidden = loaded !== null;
    tellLeftOut(loaded ?? { leftOut: [], others: 0 });
    if (loaded === null) showFiles();
    else showLoaded();
  };
  const describe = () => {
    const link = find('a.open', row);
    const at = shownRows().indexOf(row);
    find('#view-title').textContent = link.textContent;
    find('#view-title').dir = link.dir;
    find('#view-path').textContent = find('.path bdi', row).textContent;
    find('#view-numbers').textContent = `${cellOf(row, 4)} tokens as HTML, ${cellOf(row, 5)} as markdown: ${cellOf(row, 6)} saved`;
    setLink(find('#view-page'), link.getAttribute('href'));
    setLink(find('#view-public'), data.base + row.dataset.path);
    setLink(find('#view-twin'), find('a.twin', row).getAttribute('href'));
    find('#view-back').disabled = at <= 0;
    find('#view-on').disabled = at < 0 || at === shownRows().length - 1;
  };
  const load = async ({ dataset }) => {
    if (dataset.view === undefined) return null;
    const found = await loadBeside(`pages/${dataset.view}.js`, `page ${dataset.view}`);
    if (found === null) return null;
    const marked = new DOMParser().parseFromString(found.html, 'text/html');
    markLeftOut(
      marked,
      found.leftOut.filter(({ hidden }) => !hidden),
    );
    return { ...found, marked };
  };
  const open = async (next) => {
    row = next;
    describe();
    if (!view.open) view.showModal();
    const found = await load(next);
    // The user may have opened another page meanwhile.
    if (row !== next || !view.open) return;
    loaded = found;
    draw();
  };
  const step = (by) => {
    const next = shownRows()[shownRows().indexOf(row) + by];
    if (next) void open(next);
  };
  find('#view-back').addEventListener('click', () => step(-1));
  find('#view-on').addEventListener('click', () => step(1));
  find('#view-close').addEventListener('click', () => view.close());
  for (const control of [marks, source]) control.addEventListener('change', draw);
  view.addEventListener('close', () => {
    // The event comes later than the closing; the user may have opened a page meanwhile.
    if (view.open) return;
    for (const pane of all('#view-frame, #view-text')) pane.replaceChildren();
  });
  find('#pages tbody').addEventListener('click', (event) => {
    const link = event.target.closest('a.open');
    // Other keys and buttons open the file itself, as for any link.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void open(link.closest('tr'));
  });
};
