// The script of the report. It reads what it shows from the document, puts texts in as text only, and asks nothing of any network.
document.documentElement.classList.add('js');

document.addEventListener('DOMContentLoaded', () => {
  const CHUNK = 200;
  const find = (selector, within = document) => within.querySelector(selector);
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const grouped = (number) => String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');
  const data = JSON.parse(find('#data').textContent);

  // What can be searched: elements with their words, which are only put together when somebody searches.
  const listOf = (name, elements) => ({ name, elements, words: null });
  const rows = all('#pages tbody tr');
  const problems = listOf('problems', all('.problem li'));
  const facts = listOf('facts', all('.fact'));
  const pages = listOf('pages', rows);
  const wordsOf = (element) => {
    const article = element.closest('.problem');
    return `${element.textContent} ${article ? article.textContent.slice(0, 200) : ''}`.toLowerCase();
  };
  const matching = (list, terms) => {
    if (terms.length === 0) return list.elements;
    list.words ??= list.elements.map(wordsOf);
    return list.elements.filter((_, index) => terms.every((term) => list.words[index].includes(term)));
  };

  // Pages: a table that is sorted and shown in parts, because browsers lay out thousands of rows slowly.
  const body = find('#pages tbody');
  const more = find('#more');
  const places = new Map(rows.map((row, index) => [row, index]));
  let order = null;
  let shown = rows;
  let limit = CHUNK;
  const cellText = (row, column) => (find('summary, a.open', row.cells[column]) ?? row.cells[column]).textContent.trim();
  const numberOf = (text) => (text === '–' ? -Infinity : Number(text.replace(/[^\d-]/g, '')));
  const sorted = (found) => {
    if (!order) return found;
    const keys = new Map(found.map((row) => [row, order.byNumber ? numberOf(cellText(row, order.column)) : cellText(row, order.column)]));
    const compare = (a, b) => (keys.get(a) < keys.get(b) ? -1 : keys.get(a) > keys.get(b) ? 1 : 0);
    return found.toSorted((a, b) => order.sign * compare(a, b) || places.get(a) - places.get(b));
  };
  const showPages = () => {
    if (!body) return;
    body.replaceChildren(...shown.slice(0, limit));
    const left = Math.max(0, shown.length - limit);
    find('#pages .scroll').hidden = shown.length === 0;
    more.parentElement.hidden = left === 0;
    more.textContent = `Show ${Math.min(CHUNK, left)} more of ${grouped(left)}`;
  };
  for (const other of all('#pages tbody ~ tbody')) other.remove();
  more.addEventListener('click', () => {
    const next = shown[limit];
    limit += CHUNK;
    showPages();
    find('a.open', next)?.focus();
  });
  for (const head of all('#pages th[data-column]')) {
    const button = document.createElement('button');
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener('click', () => {
      const column = Number(head.dataset.column);
      const byNumber = head.dataset.by === 'number';
      const first = byNumber ? -1 : 1;
      order = { column, byNumber, sign: order?.column === column ? -order.sign : first };
      for (const each of all('#pages th[data-column]')) each.removeAttribute('aria-sort');
      head.setAttribute('aria-sort', order.sign > 0 ? 'ascending' : 'descending');
      shown = sorted(shown);
      limit = CHUNK;
      showPages();
    });
  }

  // Search and levels.
  const search = find('#search');
  const levels = all('[name=level]');
  const showOnly = (list, found) => {
    const visible = new Set(found);
    for (const element of list.elements) element.hidden = !visible.has(element);
    return found.length;
  };
  const tell = (list, count) => {
    const total = list.elements.length;
    find(`[data-count=${list.name}]`).textContent = count === total ? grouped(total) : `${grouped(count)} of ${grouped(total)}`;
    const nothing = find(`[data-nothing=${list.name}]`);
    if (nothing) nothing.hidden = count > 0 || total === 0;
    return `${count} ${list.name}`;
  };
  const filter = () => {
    const terms = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const allowed = new Set(levels.filter(({ checked }) => checked).map(({ value }) => value));
    const inLevel = matching(problems, terms).filter((item) => allowed.has(item.closest('.problem').dataset.level));
    const told = [tell(problems, showOnly(problems, inLevel)), tell(facts, showOnly(facts, matching(facts, terms)))];
    for (const verdict of all('#verdict')) verdict.hidden = terms.length > 0;
    for (const article of all('.problem, .facts')) article.hidden = !find('li:not([hidden]), .fact:not([hidden])', article);
    shown = sorted(matching(pages, terms));
    limit = CHUNK;
    showPages();
    told.push(tell(pages, shown.length));
    find('#found').textContent = terms.length > 0 || allowed.size < levels.length ? `Found ${told.join(', ')}` : '';
  };
  let waiting = 0;
  const filterSoon = () => {
    cancelAnimationFrame(waiting);
    waiting = requestAnimationFrame(filter);
  };
  search.addEventListener('input', filterSoon);
  for (const level of levels) level.addEventListener('change', filterSoon);
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target.closest?.('input[type=search]') || find('#view').open;
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    search.focus();
  });
  for (const tool of all('label.search, .levels')) tool.hidden = false;

  // A page beside its twin.
  const view = find('#view');
  let current = null;
  const frameOf = (address, title) => {
    const frame = document.createElement('iframe');
    // Nothing of a site runs here: the frame has no script, no form, no way out of itself, and is nobody's origin.
    frame.setAttribute('sandbox', '');
    frame.referrerPolicy = 'no-referrer';
    frame.title = title;
    frame.src = address;
    return frame;
  };
  const addressOf = (row) => {
    const from = find('[name=from]:checked').value;
    if (from === 'file') return find('a.open', row).getAttribute('href');
    return (from === 'server' ? data.server : data.base) + row.dataset.path;
  };
  const showFrame = () => {
    const address = addressOf(current);
    find('#view-hint').hidden = !find('[name=from][value=file]').checked;
    find('#view-page').href = address;
    find('#view-page').textContent = decodeURI(address);
    find('#view-frame').replaceChildren(frameOf(address, 'The page'));
  };
  const showTwin = () => {
    const file = find('a.twin', current).getAttribute('href');
    const text = data.twins[places.get(current)];
    const note = find('#view-note');
    find('#view-twin').href = file;
    find('#view-twin').textContent = decodeURI(file);
    note.hidden = text !== undefined;
    note.textContent = data.isOld
      ? 'From the bundle, which is that of an earlier build.'
      : 'From the bundle: the report had no room for it.';
    if (text === undefined) return find('#view-text').replaceChildren(frameOf(file, 'The twin'));
    const pre = document.createElement('pre');
    pre.tabIndex = 0;
    pre.dir = 'auto';
    pre.setAttribute('role', 'region');
    pre.setAttribute('aria-label', 'Text of the twin');
    pre.textContent = text;
    return find('#view-text').replaceChildren(pre);
  };
  const open = (row) => {
    current = row;
    const at = shown.indexOf(row);
    const text = (column) => cellText(row, column);
    find('#view-title').textContent = find('a.open', row).textContent;
    find('#view-path').textContent = decodeURI(row.dataset.path);
    find('#view-numbers').textContent = `${text(5)} tokens as HTML, ${text(7)} as twin, ${text(8)} saved`;
    find('#view-back').disabled = at <= 0;
    find('#view-on').disabled = at < 0 || at === shown.length - 1;
    const left = find('.left ul', row);
    const heading = document.createElement('h3');
    heading.textContent = 'Words left out';
    find('#view-left').replaceChildren(...(left ? [heading, left.cloneNode(true)] : []));
    find('#view-left').hidden = !left;
    showFrame();
    showTwin();
    if (!view.open) view.showModal();
  };
  const step = (by) => {
    const next = shown[shown.indexOf(current) + by];
    if (next) open(next);
  };
  find('#view-back').addEventListener('click', () => step(-1));
  find('#view-on').addEventListener('click', () => step(1));
  for (const from of all('[name=from]')) from.addEventListener('change', showFrame);
  view.addEventListener('close', () => {
    find('#view-frame').replaceChildren();
    find('#view-text').replaceChildren();
  });
  body?.addEventListener('click', (event) => {
    const link = event.target.closest('a.open');
    // Other keys and buttons open the file itself, as on any link.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(link.closest('tr'));
  });

  showPages();
});
