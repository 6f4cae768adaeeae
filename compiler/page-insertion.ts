import type { Build } from './artefact.ts';
import type { Insertion } from './html.ts';
import { DEFAULT_INSERTIONS } from './insertions.ts';
import { linkElements } from './link-elements.ts';
import { ownElements } from './own-elements.ts';
import type { Page } from './page.ts';
import { paths } from './paths.ts';
import { structuredData } from './structured-data.ts';

const SCRIPT = `<script src="${paths.webmcp}" defer></script>`;

/**
 * For programs that read the HTML: where there is a better form. Nobody sees it, whatever the policy and the style sheets of the site are:
 * `hidden` needs no style, and no site has rules for an element of this name. Where webmcp.js runs, it makes of it a text of one pixel at the
 * end, so that programs that read what a browser renders find it too. It takes no room, and the keyboard does not stop at its link.
 */
const DIRECTIVE =
  '<sitec-directive hidden><aside lang="en" dir="ltr" aria-label="For AI agents">For the complete index of this site, see ' +
  `<a href="${paths.llms}" tabindex="-1">llms.txt</a>. Markdown version of any page: append /index.md.</aside></sitec-directive>`;

/** What is written into a page: nothing that the configuration leaves out, and nothing that the page has already. `html` is its text. */
export const insertionOf = (page: Page, build: Build, html: string): Insertion => {
  const wanted = build.settings.config.inject ?? DEFAULT_INSERTIONS;
  if (wanted.length === 0) return { head: '', body: '' };
  const own = ownElements(html, page.url);
  const head = [
    wanted.includes('links') ? linkElements(page, build, own) : '',
    wanted.includes('webmcp') && !own.hasScript ? SCRIPT : '',
    wanted.includes('jsonld') ? (structuredData(page, build) ?? '') : '',
  ];
  return { head: head.join(''), body: wanted.includes('directive') && !own.hasDirective ? DIRECTIVE : '' };
};
