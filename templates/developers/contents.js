import { all, root } from './dom.js';

// Sticky elements at the top of the window, such as the header of the site, must not cover contents and headings.
const topOf = () => {
  const stuck = document
    .elementsFromPoint(innerWidth / 2, 2)
    .find((at) => !root.contains(at) && /sticky|fixed/.test(getComputedStyle(at).position));
  const height = stuck && stuck.getBoundingClientRect().height < innerHeight / 3 ? stuck.getBoundingClientRect().bottom : 0;
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  root.style.setProperty('--page-top', height + 'px');
  root.style.setProperty('--page-gap', Math.max(0, height - padding) + 'px');
  return height;
};

/** Highlights the current section in the contents, and opens them if there is room. */
export const startContents = (contents) => {
  const links = all('a', contents);
  const places = links.map((link) => document.getElementById(link.hash.slice(1)));
  const mark = () => {
    const line = topOf() + 120;
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
    const passed = places.findLastIndex((place) => place.getBoundingClientRect().top < line);
    const at = links[isAtEnd && places.at(-1).getBoundingClientRect().top < innerHeight ? links.length - 1 : Math.max(0, passed)];
    if (at.ariaCurrent) return;
    for (const link of links) link.removeAttribute('aria-current');
    at.setAttribute('aria-current', 'true');
    for (const item of all('li', contents)) item.classList.toggle('sitec-current', item.contains(at));
    const list = contents.querySelector('nav');
    if (list.scrollHeight > list.clientHeight)
      list.scrollTop += at.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientHeight / 2;
  };
  let isWaiting = false;
  const markSoon = () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      mark();
    });
  };
  addEventListener('scroll', markSoon, { passive: true });
  const isWide = () => getComputedStyle(contents).getPropertyValue('--page-wide').trim() === '1';
  // What readers open or close stays so until the number of columns changes.
  let wasWide;
  const open = () => {
    markSoon();
    if (isWide() === wasWide) return;
    wasWide = isWide();
    contents.open = wasWide;
  };
  new ResizeObserver(open).observe(root);
  contents.addEventListener('click', ({ target }) => target.hash && !isWide() && (contents.open = false));
  open();
};
