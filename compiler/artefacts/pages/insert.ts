import type { Build } from '../../build/build.ts';
import { publishes } from '../../build/is-published.ts';
import { DEFAULT_INSERTIONS, type INSERTIONS } from '../../config/sections/inject.ts';
import type { Insertion } from '../../html/html.ts';
import type { Page } from '../../pages/page.ts';
import { paths, twinPath } from '../../paths.ts';
import { structuredData } from './jsonld.ts';
import { linkElements } from './links.ts';
import { ownElements } from './present.ts';

const SCRIPT = `<script src="${paths.webmcp}" defer></script>`;

const SENTENCES = [
  'For the complete index of this site, see',
  `<a href="${paths.llms}"`,
  '>llms.txt</a>. Markdown version of any page: append /index.md.',
];

/**
 * For programs that read the HTML as it comes: where there is a better form. A comment takes no place among the elements, so that no style sheet
 * and no framework can tell that it is there.
 */
const COMMENT = `<!-- ${SENTENCES[0]} ${SENTENCES[1]}${SENTENCES[2]} -->`;

/**
 * The same for programs that drop comments, and for those that read what a browser renders. Nobody sees it, whatever the policy and the style
 * sheets of the site are: `hidden` needs no style, and no site has rules for an element of this name. Where webmcp.js runs, it makes of it a text of
 * one pixel, which takes no room, and at whose link the keyboard does not stop. It is the last element of the body: as the first one it would be
 * counted by rules such as `body > * + *`, and be before the link that skips to the content.
 */
const ELEMENT =
  `<sitec-directive hidden><aside lang="en" dir="ltr" aria-label="For AI agents">${SENTENCES[0]} ` +
  `${SENTENCES[1]} tabindex="-1"${SENTENCES[2]}</aside></sitec-directive>`;

/** What each insertion names. The links are chosen one by one. */
const NAMED: Readonly<Record<(typeof INSERTIONS)[number], readonly string[]>> = {
  links: [],
  directive: [paths.llms, twinPath('/')],
  webmcp: [paths.webmcp],
  jsonld: [],
};

/** What is written into a page: nothing that the configuration leaves out, nothing that names what the bundle does not have, and nothing that the page has already. `html` is its text. */
export const insertionOf = (page: Page, build: Build, html: string): Insertion => {
  const wanted = (build.settings.config.inject ?? DEFAULT_INSERTIONS).filter((each) => NAMED[each].every(publishes(build)));
  if (wanted.length === 0) return { head: '' };
  const own = ownElements(html, page.url);
  const head = [
    wanted.includes('links') ? linkElements(page, build, own) : '',
    wanted.includes('webmcp') && !own.hasScript ? SCRIPT : '',
    wanted.includes('jsonld') ? (structuredData(page, build) ?? '') : '',
  ];
  const isTold = !wanted.includes('directive') || own.hasDirective;
  return { head: head.join(''), ...(!isTold && { start: COMMENT, end: ELEMENT }) };
};
