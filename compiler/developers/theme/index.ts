import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Build } from '../../build/build.ts';
import { frontPage } from '../../build/contents.ts';
import { decodedText } from '../../html/encoding.ts';
import { readElements } from '../../html/elements.ts';
import type { Page } from '../../pages/page.ts';
import { themeRules } from './rules.ts';
import { themeCss } from './theme.ts';

/** Maximum characters of style sheets that are read: a framework has a tenth of that. */
const MAXIMUM = 2_000_000;

/**
 * Variables with colours and fonts for the page for developers. If sitec writes the page, and the configuration names no style sheets for
 * it, they come from the home page. A page of the site has its own layout, for which other colours may not fit.
 */
export const siteTheme = (build: Build): string => {
  const { developers, site } = build;
  const isOfSite = site.documents.some(({ file }) => file === developers?.file);
  return themeOf(developers, build) || (isOfSite ? '' : themeOf(frontPage(build), build));
};

const themeOf = (page: Page | null, build: Build): string => (page === null ? '' : themeCss(themeRules(stylesOf(page, build))));

/** The style sheets of a page that are files of the site, and its inline ones, in order. */
const stylesOf = (page: Page, build: Build): string => {
  const parts: string[] = [];
  let isStyle = false;
  readElements(decodedText(page.html().bytes), {
    opened: (name, attributes) => {
      isStyle = name === 'style';
      if (name === 'link' && isStylesheet(attributes)) parts.push(fileText(attributes['href'] ?? '', page, build));
    },
    text: (text) => void (isStyle && parts.push(text)),
    closed: () => void (isStyle = false),
  });
  return parts.join('\n').slice(0, MAXIMUM);
};

/** A style sheet for print or for a width does not apply to all readers. */
const isStylesheet = ({ rel = '', media = 'all' }: Readonly<Record<string, string>>): boolean =>
  rel.toLowerCase().split(/\s+/).includes('stylesheet') && /^\s*(all|screen)?\s*$/i.test(media);

const fileText = (href: string, { url }: Page, { site }: Build): string => {
  const address = URL.canParse(href, url) ? new URL(href, url).href.replace(/[?#].*$/s, '') : '';
  const file = site.assets.find((asset) => new URL(encodeURI(`${site.base}/${asset}`)).href === address);
  return file === undefined ? '' : decodedText(readFileSync(join(site.folder, file)));
};
