/** Changes to the markdown-it instance that Eleventy uses. */

const taskMark = /^\[([ xX])\] /;

/** Writers use CommonMark and GFM without HTML; what markdown-it lacks of that is added here. */
export function softenMarkdown(markdown) {
  markdown.set({ html: false });
  const { rules } = markdown.renderer;
  // What is wider than a phone scrolls inside its own box; `tabindex` lets the keyboard scroll it.
  rules.table_open = () => '<div class="table-scroll" tabindex="0">\n<table>\n';
  rules.table_close = () => '</table>\n</div>\n';
  const { fence } = rules;
  rules.fence = (...given) => fence(...given).replace('<pre', '<pre tabindex="0"');
  markdown.core.ruler.after('inline', 'task-list', markTasks);
  markdown.core.ruler.after('inline', 'table-corner', emptyHeads);
}

/** `- [ ] text` -> a box that cannot be ticked, as GFM renders it, with the text as its name. */
function markTasks({ tokens, Token, md }) {
  tokens.forEach((token, index) => {
    const first = token.type === 'inline' && tokens[index - 2]?.type === 'list_item_open' ? token.children[0] : undefined;
    const mark = first?.type === 'text' ? taskMark.exec(first.content) : null;
    if (!mark) return;
    first.content = first.content.slice(mark[0].length);
    const name = md.utils.escapeHtml(token.children.map(({ content }) => content).join(''));
    const box = new Token('html_inline', '', 0);
    box.content = `<input type="checkbox" disabled${mark[1] === ' ' ? '' : ' checked'} aria-label="${name}"> `;
    token.children.unshift(box);
    tokens[index - 2].attrJoin('class', 'task');
  });
}

/** The empty corner of a table heads nothing, so it is a plain cell. */
function emptyHeads({ tokens }) {
  tokens.forEach((token, index) => {
    if (token.type !== 'th_open' || tokens[index + 1].content !== '') return;
    token.tag = 'td';
    tokens[index + 2].tag = 'td';
  });
}
