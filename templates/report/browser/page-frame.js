// A page of the site as the document of a frame without scripts, with styles and images from the folder of the site.
import { all, find } from './dom.js';
import { LEFT_OUT } from './left-out.js';

const MARKS = `
[${LEFT_OUT}] { outline: 2px dashed #c2410c !important; outline-offset: -2px !important; opacity: 0.55 !important; }
[${LEFT_OUT}]::before { content: attr(${LEFT_OUT}) !important; position: absolute !important; z-index: 2147483647 !important; padding: 1px 6px !important; background: #9a3412 !important; color: #fff !important; font: 600 11px/1.4 system-ui, sans-serif !important; letter-spacing: normal !important; text-transform: none !important; white-space: nowrap !important; opacity: 1 !important; }
`;

/** Elements without a use if there are no scripts and no network. */
const USELESS = 'script, base, meta[http-equiv], link:not([rel~=stylesheet]), object, embed';
const ADDRESSES = [
  ['link', 'href'],
  ['img, source, video, audio, track, input', 'src'],
  ['video', 'poster'],
  ['use, image', 'href'],
];

/** Turns an address of a page into the one of its file in the folder of the site; null for an external one. */
const fileAddresses = (page, address, { base, siteFolder }) => {
  const root = new URL(siteFolder.replace(/\/?$/, '/'), location.href);
  const from = new URL(find('base', page)?.getAttribute('href') ?? '', base + address);
  return (value) => {
    if (/^(?:data:|#)/i.test(value) || !URL.canParse(value, from)) return value;
    const { href, hash } = new URL(value, from);
    if (!href.startsWith(`${base}/`)) return null;
    const file = new URL(href.slice(base.length + 1).replace(/[?#].*/s, ''), root);
    return file.href + hash;
  };
};

const rewriteStyles = (text, fileOf) =>
  text.replace(/@import\s+(["'])(.*?)\1/gi, '@import url("$2")').replace(/url\(\s*(["']?)([^"')]*)\1\s*\)/gi, (whole, _, value) => {
    const file = fileOf(value);
    return file === null ? 'none' : `url("${file.replaceAll('"', '%22')}")`;
  });

const rewriteSet = (value, fileOf) =>
  value
    .split(/,\s+/)
    .flatMap((candidate) => {
      const [address, ...size] = candidate.trim().split(/\s+/);
      const file = fileOf(address);
      return file === null ? [] : [[file, ...size].join(' ')];
    })
    .join(', ');

const rewriteAttribute = (element, name, rewrite) => {
  const value = element.getAttribute(name);
  if (value === null) return;
  const file = rewrite(value);
  if (file === null) element.removeAttribute(name);
  else element.setAttribute(name, file);
};

const rewriteAddresses = (page, fileOf) => {
  for (const [selector, name] of ADDRESSES) for (const element of all(selector, page)) rewriteAttribute(element, name, fileOf);
  for (const element of all('[srcset]', page)) rewriteAttribute(element, 'srcset', (value) => rewriteSet(value, fileOf));
  for (const element of all('[style*="url("]', page)) rewriteAttribute(element, 'style', (value) => rewriteStyles(value, fileOf));
  for (const element of all('style', page)) element.textContent = rewriteStyles(element.textContent, fileOf);
  // Files have no origin, so CORS requests for them fail.
  for (const element of all('[crossorigin], [integrity]', page)) {
    element.removeAttribute('crossorigin');
    element.removeAttribute('integrity');
  }
};

/** Links only work inside of the page, and frames stay empty. */
const quieten = (page) => {
  for (const frame of all('iframe, frame', page)) for (const name of ['src', 'srcdoc']) frame.removeAttribute(name);
  for (const link of all('a[href], area[href]', page)) if (!link.getAttribute('href').startsWith('#')) link.setAttribute('href', '#');
};

/** Document of a frame with a page. */
export const pageDocument = (page, address, data, showsMarks) => {
  const copy = page.cloneNode(true);
  const fileOf = fileAddresses(copy, address, data);
  for (const element of all(USELESS, copy)) element.remove();
  rewriteAddresses(copy, fileOf);
  quieten(copy);
  if (showsMarks) {
    const style = copy.createElement('style');
    style.textContent = MARKS;
    copy.head.append(style);
  }
  return `<!doctype html>${copy.documentElement.outerHTML}`;
};
