/** A small site of its own for the tests of the page for developers. */
import { buildSite, type Built, type Files } from '../site.ts';

/** The head of a page. */
export const head = (title: string): string => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head>`;
/** A page with a menu. */
export const page = (title: string, content = ''): string =>
  `${head(title)}<body><header><nav><a href="/">Home</a></nav></header><main><h1>${title}</h1>${content}</main></body></html>`;
const HOME: Files = { 'index.html': page('Acme', '<p>Acme moves parcels from one end of the town to the other.</p>') };
/** A page with a plan. */
export const PLANS: Files = {
  'pricing/index.html': page(
    'Pricing',
    '<div data-sitec-plan="solo"><h2 data-sitec-name>Solo</h2><p data-sitec-price="9 USD P1M">$9 a month</p></div>',
  ),
};

/** Compiles the site with its page for developers. */
export const build = (files: Files, config: object = {}): Promise<Built> =>
  buildSite({ files: { 'sitec.config.json': JSON.stringify({ developers: true, ...config }), ...HOME, ...files } });
