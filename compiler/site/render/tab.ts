import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { thrownReason } from '../../base/errors.ts';
import { shorten } from '../../base/one-line.ts';
import { MAXIMUM_PAGE_BYTES } from '../../html/html.ts';
import { Loads } from './loads.ts';
import { Requests } from './requests.ts';
import type { RenderSource } from './source.ts';

/** Time without changes before a page is taken, in ms. */
const STILL_MS = 300;

/** Maximum time for fast browser operations, which a busy script can block, in ms. */
const PROMPT_MS = 10_000;

/** Interval between checks of a page, in ms. */
const LOOK_MS = 50;

/** Maximum time to wait for a page to be idle, in ms. After that, a page that is never idle counts as idle. */
const IDLE_MS = 1000;

/** The same settings on every machine, as far as pages can detect them. The height includes content that appears on scrolling. */
const CONTEXT: BrowserContextOptions = {
  locale: 'en-US',
  timezoneId: 'UTC',
  viewport: { width: 1280, height: 3000 },
  deviceScaleFactor: 1,
  colorScheme: 'light',
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
  acceptDownloads: false,
  permissions: [],
};

/**
 * Observes changes and ends of loads, after which scripts go on. The `style` attribute is ignored, because it has no readable content and
 * animations change it endlessly. Time is counted with a timer of the page, which on a busy machine is as late as the timers that the page
 * itself waits for. A page that works in small steps has such timers too, so it is still only if it is idle then. Scripts are texts,
 * because a compiler of sitec may add helpers to functions.
 */
const OBSERVE = `(() => {
  if (window !== window.top) return;
  const { requestIdleCallback } = window;
  let still = 0;
  const changed = () => { still = 0; };
  setInterval(() => { still += ${LOOK_MS}; }, ${LOOK_MS});
  const attributeFilter = ['class', 'hidden', 'href', 'src', 'open', 'alt', 'title', 'content', 'aria-hidden', 'aria-label'];
  new MutationObserver(changed).observe(document, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter });
  new PerformanceObserver(changed).observe({ type: 'resource' });
  const idle = () => new Promise((done) => requestIdleCallback(done, { timeout: ${IDLE_MS} }));
  Object.defineProperty(window, '__sitecIsStill', {
    value: async () => {
      if (still >= ${STILL_MS}) await idle();
      return still >= ${STILL_MS};
    },
  });
})()`;

const IS_STILL = `document.readyState === 'complete' && (window.__sitecIsStill?.() ?? false)`;

/** Serializes the page without `<noscript>`, because the reader of the result has the output of the scripts. Null when it is too large. */
const SERIALISE = `(() => {
  for (const each of document.querySelectorAll('noscript')) each.remove();
  const html = document.documentElement?.outerHTML ?? '';
  return html.length > ${MAXIMUM_PAGE_BYTES} ? null : '<!DOCTYPE html>' + html.toWellFormed();
})()`;

/** The result of rendering a page. */
export interface Shown {
  /** Its document. Null when there is none that can be read. */
  readonly html: string | null;
  /** The reason why there is none, as the second half of a sentence. Empty otherwise. */
  readonly reason: string;
  /** The message of the first script error. Null when there is none. */
  readonly error: string | null;
  readonly isStill: boolean;
  /** Its refused and its answered requests. */
  readonly refused: ReadonlySet<string>;
  readonly loaded: ReadonlySet<string>;
}

/** Opens a page in a separate browser context, without state of other pages, and waits until it stops changing, at most `patience` ms. */
export const show = async (browser: Browser, address: string, source: RenderSource, patience: number): Promise<Shown> => {
  const requests = new Requests(source);
  const { refused, loaded } = requests;
  const faults: string[] = [];
  try {
    const opened = await inContext(browser, (context) => open(context, address, { requests, faults, patience }));
    return { ...opened, error: faults[0] ?? null, refused, loaded };
  } catch (error) {
    return { html: null, reason: reasonOf(error), error: faults[0] ?? null, isStill: true, refused, loaded };
  }
};

const inContext = async <T>(browser: Browser, work: (context: BrowserContext) => Promise<T>): Promise<T> => {
  const context = await browser.newContext(CONTEXT);
  try {
    return await work(context);
  } finally {
    await within(
      PROMPT_MS,
      context.close().catch(() => {}),
      undefined,
    );
  }
};

interface Opening {
  readonly requests: Requests;
  readonly faults: string[];
  readonly patience: number;
}

const open = async (
  context: BrowserContext,
  address: string,
  { requests, faults, patience }: Opening,
): Promise<Pick<Shown, 'html' | 'reason' | 'isStill'>> => {
  await requests.guard(context);
  await context.addInitScript(OBSERVE);
  const page = await context.newPage();
  context.on('page', (other) => void other.close().catch(() => {}));
  const loads = await Loads.of(page);
  page.on('pageerror', ({ message }) => void faults.push(shorten(message, 120)));
  const crashed = new Promise<never>((_, reject) => page.on('crash', () => reject(new Error('it crashed'))));
  crashed.catch(() => {});
  await page.goto(address, { waitUntil: 'commit', timeout: patience });
  const isStill = await Promise.race([crashed, untilStill(page, { requests, loads, patience })]);
  if (new URL(page.url()).origin !== new URL(address).origin) return { html: null, reason: 'it goes to another address', isStill };
  const html = await Promise.race([crashed, within(PROMPT_MS, page.evaluate<string | null>(SERIALISE), undefined)]);
  if (html === undefined) return { html: null, reason: 'it keeps the browser busy', isStill };
  const isTooLarge = html === null || Buffer.byteLength(html) > MAXIMUM_PAGE_BYTES;
  return isTooLarge
    ? { html: null, reason: `its document has more than ${MAXIMUM_PAGE_BYTES} bytes`, isStill: true }
    : { html, reason: '', isStill };
};

interface Watch {
  readonly requests: Requests;
  readonly loads: Loads;
  readonly patience: number;
}

const untilStill = async (page: Page, { requests, loads, patience }: Watch): Promise<boolean> => {
  const end = performance.now() + patience;
  while (performance.now() < end) {
    await new Promise((done) => setTimeout(done, LOOK_MS));
    if (requests.quietMs < STILL_MS) continue;
    // A page that is being loaded cannot be checked.
    const isStill = page.evaluate<boolean>(IS_STILL).catch(() => false);
    // What the page asked for before its answer is known by now.
    if ((await within(end - performance.now(), isStill, false)) && loads.open === 0) return true;
  }
  return false;
};

/** The result of a promise within a time limit, else a fallback. A later result is ignored. */
const within = async <T, E>(milliseconds: number, work: Promise<T>, otherwise: E): Promise<T | E> => {
  let clock: NodeJS.Timeout | undefined;
  const late = new Promise<void>((done) => (clock = setTimeout(done, milliseconds)));
  work.catch(() => {});
  try {
    return await Promise.race([work, late.then(() => otherwise)]);
  } finally {
    clearTimeout(clock);
  }
};

/** The first line of a library message has the reason, after the name of the call. The rest is a log. */
const reasonOf = (error: unknown): string => {
  const [first = ''] = thrownReason(error).split('\n', 1);
  return first.replace(/^\w+\.\w+: /, '');
};
