/**
 * The element `sitec-copy`, with which people copy the markdown of a page or pass it to an assistant. `npm run build` bundles it into one
 * script. Bundles publish it as sitec-copy.js, with the words of the site's languages instead of `SITEC_COPY`.
 * Its content is in a shadow tree with its own style sheet. So the style sheets of the site and a strict Content-Security-Policy do not
 * affect it, and a framework that controls the page finds its nodes unchanged. The menu is a menu button (ARIA Authoring Practices Guide).
 */
import type { CopyTable } from '../bundle.ts';

declare const SITEC_COPY: CopyTable;
declare const document: Elements & { createElement(name: string): Dom };
declare const location: { readonly origin: string; readonly pathname: string; assign(address: string): void };
declare const navigator: { readonly clipboard: { write(items: readonly object[]): Promise<void> } };
declare const innerWidth: number;
declare const customElements: { get(name: string): unknown; define(name: string, element: unknown): void };
declare const ClipboardItem: new (forms: object) => object;
declare const CSSStyleSheet: new () => { replaceSync(rules: string): void };
declare const HTMLElement: new () => Dom;

/** The used part of the DOM, which is not among the shared types of runtimes. */
interface Elements {
  addEventListener(type: string, listen: (event: Happening) => unknown): void;
}
interface Dom extends Elements {
  lang: string;
  href: string;
  hidden: boolean;
  textContent: string;
  readonly shadowRoot: Dom | null;
  adoptedStyleSheets: object[];
  attachShadow(options: object): Dom;
  readonly style: { insetInline: string };
  setAttribute(name: string, value: string): void;
  append(...inside: readonly (Dom | string)[]): void;
  closest(selector: string): Dom | null;
  contains(other: unknown): boolean;
  getBoundingClientRect(): { readonly left: number; readonly right: number };
  focus(): void;
  click(): void;
}
interface Happening {
  readonly key: string;
  readonly target: unknown;
  readonly relatedTarget: Dom | null;
  composedPath(): readonly unknown[];
  preventDefault(): void;
}

/** Assistants that accept a question in their address. */
const ASSISTANTS = [
  ['ChatGPT', 'https://chatgpt.com/?hints=search&q='],
  ['Claude', 'https://claude.ai/new?q='],
] as const;

/** Milliseconds for which the button shows that the page is copied. */
const TOLD = 2000;

/**
 * The style sheet with short names, because every site loads it. Translucent greys fit light and dark pages; the menu has the default
 * colours of the browser.
 */
const STYLE =
  ':host{display:block;margin:.75em 0;font-size:.875em}:host([hidden]),[hidden]{display:none}@media print{:host{display:none}}' +
  'div{position:relative;display:inline-flex;border:1px solid #8889;border-radius:.5em}span{position:absolute;clip-path:inset(50%)}' +
  'button,a{padding:.4em .8em;border:0;border-radius:.4em;background:none;color:inherit;font:inherit;line-height:1.5;text-decoration:none}' +
  'div div{position:absolute;flex-direction:column;z-index:9;top:100%;inset-inline:-1px auto;margin-top:.3em;padding:.3em;background:var(--sitec-background,Canvas);color:var(--sitec-text,CanvasText);box-shadow:0 .5em 1.5em #0003;text-align:start;white-space:nowrap}' +
  'button:hover,a:hover,a:focus{background:#8883}:focus-visible{outline:2px solid}';

const table = SITEC_COPY;
const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLE);

type Attributes = Readonly<Record<string, string>>;

const make = (name: string, attributes: Attributes, ...inside: readonly (Dom | string)[]): Dom => {
  const made = document.createElement(name);
  for (const key in attributes) made.setAttribute(key, attributes[key] ?? '');
  made.append(...inside);
  return made;
};

/** Path of the markdown of the current page: scripts of the site may have opened another page since. */
const markdownPath = (): string => `${location.pathname.replace(/(\/index)?\.html?$|\/$/, '')}/index.md`;

const readMarkdown = async (): Promise<Blob> => {
  const response = await fetch(markdownPath());
  if (!response.ok) throw response;
  return new Blob([await response.text()], { type: 'text/plain' });
};

const fill = (host: Dom): void => {
  const language = (host.closest('[lang]') ?? host).lang.toLowerCase();
  const [copy, copied, moreWays, view, open, ask] = table[language] ?? table[''];
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];

  const item = (text: string, attributes: Attributes = {}): Dom => make('a', { role: 'menuitem', tabindex: '-1', ...attributes }, text);
  const outside = { target: '_blank', rel: 'noreferrer' };
  const items = [item(view), ...ASSISTANTS.map(([name]) => item(open.replace('{name}', name), outside))];
  const menu = make('div', { part: 'menu', role: 'menu', 'aria-label': moreWays, hidden: '' }, ...items);
  const copier = make('button', { part: 'copy' }, copy);
  const more = make('button', { part: 'more', 'aria-label': moreWays, 'aria-haspopup': 'menu' }, '\u25be');
  const status = make('span', { role: 'status' });
  const group = make('div', { dir: 'auto' }, copier, more, menu, status);

  const turn = (isOpen: boolean): void => {
    menu.hidden = !isOpen;
    more.setAttribute('aria-expanded', String(isOpen));
  };
  /** Opens the menu at an item. */
  const show = (index: number): void => {
    const path = markdownPath();
    const question = encodeURIComponent(ask.replace('{url}', location.origin + path));
    [path, ...ASSISTANTS.map(([, start]) => start + question)].forEach((address, at) => ((items[at] as Dom).href = address));
    turn(true);
    const { left, right } = menu.getBoundingClientRect();
    if (left < 0 || right > innerWidth) menu.style.insetInline = 'auto -1px';
    items.at(index % items.length)?.focus();
  };
  const say = (text: string, told: string): void => {
    copier.textContent = text;
    status.textContent = told;
  };

  turn(false);
  root.append(group);
  copier.addEventListener('click', async () => {
    try {
      // A promise instead of the text: Safari requires the call within the click.
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': readMarkdown() })]);
      say(copied, copied);
      setTimeout(say, TOLD, copy, '');
    } catch {
      location.assign(markdownPath());
    }
  });
  more.addEventListener('click', () => (menu.hidden ? show(0) : turn(false)));
  menu.addEventListener('click', () => turn(false));
  // In browsers where links get no focus, a press on one moves the focus to nothing.
  group.addEventListener('focusout', ({ relatedTarget }) => relatedTarget && !group.contains(relatedTarget) && turn(false));
  document.addEventListener('pointerdown', (event) => event.composedPath().includes(group) || turn(false));
  group.addEventListener('keydown', (event) => {
    const { key, target } = event;
    const at = items.indexOf(target as Dom);
    const isIn = at >= 0;
    const next = { ArrowDown: at + 1, ArrowUp: Math.max(at, 0) - 1, Home: 0, End: -1 }[key];
    if (isIn && key === ' ') items[at]?.click();
    else if (!menu.hidden && /^(Esc|Tab)/.test(key)) {
      turn(false);
      more.focus();
      // The browser continues from the button: from the last link of a shadow tree it would move to its first button.
      if (key === 'Tab') return;
    } else if (next !== undefined && (isIn || target === more)) show(next);
    else return;
    event.preventDefault();
  });
};

if (!customElements.get('sitec-copy'))
  customElements.define(
    'sitec-copy',
    class extends HTMLElement {
      connectedCallback(): void {
        if (!this.shadowRoot) fill(this);
      }
    },
  );
