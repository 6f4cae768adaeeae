import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { thrownReason } from '../../base/errors.ts';
import { shorten } from '../../base/shorten.ts';
import { MAXIMUM_PAGE_BYTES } from '../../html/html.ts';
import { Requests } from './requests.ts';
import type { RenderSource } from './source.ts';

/** How long nothing may change until a page is taken, and how long that is waited for, in ms. */
const STILL_MS = 300;

/** Time for what a browser does at once unless a script keeps it busy, in ms. */
const PROMPT_MS = 10_000;

/** Time between two looks at a page, in ms. */
const LOOK_MS = 50;

/** Everything that pages can ask for is the same on every machine. The height has room for what appears when somebody scrolls. */
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
 * Notices changes. The style of elements says nothing that is read, and animations change it for ever. Time is counted by a timer of the page: on a busy
 * machine it is as late as those that the page itself waits for. Scripts are texts, as what compiles sitec may put helpers into functions.
 */
const OBSERVE = `(() => {
  if (window !== window.top) return;
  let still = 0;
  const changed = () => { still = 0; };
  setInterval(() => { still += ${LOOK_MS}; }, ${LOOK_MS});
  const attributeFilter = ['class', 'hidden', 'href', 'src', 'open', 'alt', 'title', 'content', 'aria-hidden', 'aria-label'];
  new MutationObserver(changed).observe(document, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter });
  Object.defineProperty(window, '__sitecStill', { value: () => still });
})()`;

const STILL_FOR = `document.readyState === 'complete' && window.__sitecStill ? window.__sitecStill() : 0`;

/** Who sees the page as it is now runs scripts, and is not told to. Null for more than is read of a page. */
const SERIALISE = `(() => {
  for (const each of document.querySelectorAll('noscript')) each.remove();
  const html = document.documentElement?.outerHTML ?? '';
  return html.length > ${MAXIMUM_PAGE_BYTES} ? null : '<!DOCTYPE html>' + html.toWellFormed();
})()`;

/** What a browser makes of a page. */
export interface Shown {
  /** Its document; null when there is none that can be read. */
  readonly html: string | null;
  /** Why there is none, as the second half of a sentence; empty otherwise. */
  readonly reason: string;
  /** What the first script that failed said; null when none did. */
  readonly error: string | null;
  readonly isStill: boolean;
  /** What it asked for and did not get, and what it got. */
  readonly refused: ReadonlySet<string>;
  readonly loaded: ReadonlySet<string>;
}

/** Opens a page in a context of its own, without anything that another page left behind, and waits until it is still, `patience` ms at most. */
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
  page.on('pageerror', ({ message }) => void faults.push(shorten(message, 120)));
  const crashed = new Promise<never>((_, reject) => page.on('crash', () => reject(new Error('it crashed'))));
  crashed.catch(() => {});
  await page.goto(address, { waitUntil: 'commit', timeout: patience });
  const isStill = await Promise.race([crashed, untilStill(page, requests, patience)]);
  if (new URL(page.url()).origin !== new URL(address).origin) return { html: null, reason: 'it goes to another address', isStill };
  const html = await Promise.race([crashed, within(PROMPT_MS, page.evaluate<string | null>(SERIALISE), undefined)]);
  if (html === undefined) return { html: null, reason: 'it keeps the browser busy', isStill };
  const isTooLarge = html === null || Buffer.byteLength(html) > MAXIMUM_PAGE_BYTES;
  return isTooLarge
    ? { html: null, reason: `its document has more than ${MAXIMUM_PAGE_BYTES} bytes`, isStill: true }
    : { html, reason: '', isStill };
};

const untilStill = async (page: Page, requests: Requests, patience: number): Promise<boolean> => {
  const end = performance.now() + patience;
  while (performance.now() < end) {
    await new Promise((done) => setTimeout(done, LOOK_MS));
    if (requests.quietMs < STILL_MS) continue;
    // While a page is put together there is nothing to ask.
    const still = page.evaluate<number>(STILL_FOR).catch(() => 0);
    if ((await within(end - performance.now(), still, 0)) >= STILL_MS) return true;
  }
  return false;
};

/** What comes in time, else something instead; whoever comes late is not heard. */
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

/** The library tells what it did in many lines, of which the first has the reason behind the name of the call. */
const reasonOf = (error: unknown): string => {
  const [first = ''] = thrownReason(error).split('\n', 1);
  return first.replace(/^\w+\.\w+: /, '');
};
