// Finds the places of removed parts in the markdown, by the texts before them.
import { all, lettersOf } from './dom.js';
import { LEFT_OUT } from './left-out.js';

const BLOCKS =
  'address,article,aside,blockquote,dd,details,dialog,div,dl,dt,fieldset,figcaption,figure,footer,form,h1,h2,h3,h4,h5,h6,header,li,main,nav,ol,p,pre,section,summary,table,tbody,td,tfoot,th,thead,tr,ul';
const LEAVES = 'h1,h2,h3,h4,h5,h6,p,li,td,th,pre,dt,dd';
/** Number of texts to search for the next match, and of letters that identify a text by its start. */
const AHEAD = 60;
const ENOUGH = 24;

/** The texts of a page and the removed parts between them, in order. */
const stepsOf = (body) => {
  const steps = [];
  const visit = (element) => {
    const mark = element.getAttribute(LEFT_OUT);
    if (mark !== null) steps.push({ mark, text: element.textContent.replace(/\s+/g, ' ').trim() });
    else if (element.querySelector(`${BLOCKS},[${LEFT_OUT}]`)) for (const child of element.children) visit(child);
    else steps.push({ letters: lettersOf(element.textContent) });
  };
  visit(body);
  return steps;
};

const isSame = (a, b) => a === b || (Math.min(a.length, b.length) >= ENOUGH && (a.startsWith(b) || b.startsWith(a)));

/** Removed parts, by the index of the markdown block before them; -1 is before the first. */
export const gapsOf = (page, article) => {
  const blocks = [...article.children];
  const leaves = blocks.flatMap((block, at) =>
    [block, ...all(LEAVES, block)].filter((leaf) => leaf.matches(LEAVES)).map((leaf) => ({ at, letters: lettersOf(leaf.textContent) })),
  );
  const gaps = new Map();
  let next = 0;
  for (const { mark, text, letters } of stepsOf(page.body)) {
    if (mark === undefined) {
      const found = letters === '' ? -1 : leaves.slice(next, next + AHEAD).findIndex((leaf) => isSame(leaf.letters, letters));
      if (found >= 0) next += found + 1;
      continue;
    }
    const at = next === 0 ? -1 : leaves[next - 1].at;
    gaps.set(at, [...(gaps.get(at) ?? []), { mark, text }]);
  }
  return gaps;
};
