/** Pages that would keep a browser busy, leave the site or ask a person: each ends in time, gives what it shows, and says what was refused. */
import { afterEach, describe, expect, it } from 'vitest';
import { ProblemList, type Problem } from '../../../../compiler/problems/problem.ts';
import { Renderer } from '../../../../compiler/site/render/renderer.ts';
import type { RenderSource } from '../../../../compiler/site/render/source.ts';
import { findChromium } from '../../../chromium.js';

const ORIGIN = 'https://acme.example';

/** Patience with a page that becomes still, however slow the machine is, and with one that never does. */
const PATIENCE_MS = 30_000;
const SHORT_MS = 3000;

const WORDS = 'Acme Mail carries the letters of your company, and tells you when they have arrived.';

/** A page that shows its words, and does something besides. */
const page = (script: string, body = ''): string =>
  `<!doctype html><title>Acme</title><body><div id="root"></div>${body}<script>
  const show = (words) => { document.getElementById('root').innerHTML = '<main><h1>Acme</h1><p>' + words + '</p></main>'; };
  const words = ${JSON.stringify(WORDS)};
  ${script}</script></body>`;

/** Files of a site by their paths, and what was asked for. */
const sourceOf = (files: Readonly<Record<string, string>>, asked: string[]): RenderSource => ({
  answer: async (url) => {
    if (url.origin !== ORIGIN) return { refused: url.origin };
    asked.push(url.pathname);
    const body = files[url.pathname];
    const type = url.pathname.endsWith('.json') ? 'application/json' : url.pathname.endsWith('.js') ? 'text/javascript' : 'text/html';
    return { status: body === undefined ? 404 : 200, type, body: Buffer.from(body ?? '') };
  },
});

let open: Renderer | null = null;
afterEach(async () => {
  await open?.close();
  open = null;
});

interface Outcome {
  readonly html: string;
  readonly problems: readonly Problem[];
  readonly codes: readonly string[];
  readonly asked: readonly string[];
  readonly milliseconds: number;
}

const render = async (files: Readonly<Record<string, string>>, patience = PATIENCE_MS): Promise<Outcome> => {
  open = new Renderer(process.cwd(), patience);
  const problems = new ProblemList();
  const asked: string[] = [];
  const started = performance.now();
  const rendered = await open.render({ address: `${ORIGIN}/`, source: 'site/index.html' }, sourceOf(files, asked), problems);
  open.report('site', problems);
  const found = problems.sorted();
  return {
    html: rendered?.html ?? '',
    problems: found,
    codes: found.map(({ code }) => code),
    asked,
    milliseconds: performance.now() - started,
  };
};

const rendersAll = async (script: string, files: Readonly<Record<string, string>> = {}, patience = PATIENCE_MS): Promise<Outcome> => {
  const outcome = await render({ '/': page(script), ...files }, patience);
  expect(outcome.html).toContain(`<p>${WORDS}</p>`);
  return outcome;
};

describe.skipIf(findChromium() === undefined)('a page that', () => {
  it('is never still is taken as it is', async () => {
    const { codes, problems } = await rendersAll(
      `show(words);
      let dots = 0;
      setInterval(() => { document.querySelector('h1').textContent = 'Acme ' + '.'.repeat(++dots % 4); }, 40);`,
      {},
      SHORT_MS,
    );
    expect(codes).toEqual(['SITEC1092']);
    expect(problems[0]?.message).toBe('pages still changed after 3 s, and were read as they were then: site/index.html (1 in total)');
  });

  it('turns a spinner by style is still', async () => {
    const { codes } = await rendersAll(`show(words);
      let turn = 0;
      setInterval(() => { document.querySelector('h1').style.transform = 'rotate(' + ++turn + 'deg)'; }, 40);`);
    expect(codes).toEqual([]);
  });

  it('fetches from its own site gets an answer', async () => {
    const { codes, asked } = await rendersAll(`fetch('/words.json').then((answer) => answer.json()).then((found) => show(found.words));`, {
      '/words.json': JSON.stringify({ words: WORDS }),
    });
    expect(codes).toEqual([]);
    expect(asked).toEqual(['/', '/words.json']);
  });

  it('waits for an answer is waited for', async () => {
    const { codes } = await rendersAll(`setTimeout(() => fetch('/words.json').then(() => setTimeout(() => show(words), 200)), 100);`, {
      '/words.json': '{}',
    });
    expect(codes).toEqual([]);
  });

  it('reads only the head of an answer is still', async () => {
    const { codes } = await rendersAll(`fetch('/words.json').then(({ ok }) => show(ok ? words : ''));`, {
      '/words.json': JSON.stringify({ words: 'x'.repeat(3_000_000) }),
    });
    expect(codes).toEqual([]);
  });

  it('works in small steps is waited for', async () => {
    const { codes } = await rendersAll(`const { port1, port2 } = new MessageChannel();
      const end = performance.now() + 900;
      port1.onmessage = () => {
        const pause = performance.now() + 5;
        while (performance.now() < pause);
        if (performance.now() < end) port2.postMessage(null); else show(words);
      };
      port2.postMessage(null);`);
    expect(codes).toEqual([]);
  });

  it('asks another site gets nothing of it', async () => {
    const { codes, problems } = await rendersAll(`
      fetch('https://elsewhere.example/api').catch(() => show(words));
      new Image().src = 'http://127.0.0.1:1/pixel.gif';
      new WebSocket('wss://socket.example/');`);
    expect(codes).toEqual(['SITEC1095']);
    expect(problems[0]?.message).toContain('http://127.0.0.1:1, https://elsewhere.example, wss://socket.example (3 in total)');
  });

  it('sends something is not heard', async () => {
    const { problems, asked } = await rendersAll(`
      navigator.sendBeacon('/beacon', 'x');
      fetch('/orders', { method: 'POST', body: '{}' }).catch(() => show(words));`);
    expect(problems.map(({ message }) => message)).toEqual(['blocked requests of rendered pages: POST /orders (1 in total)']);
    expect(asked).toEqual(['/']);
  });

  it('throws shows what stands by then', async () => {
    const { codes } = await rendersAll(`show(words); throw new Error('late');`);
    expect(codes).toEqual([]);
  });

  it('throws before it shows anything is told with its error', async () => {
    const { html, problems } = await render({ '/': page(`throw new TypeError('plans is undefined');`) });
    expect(html).toBe('');
    expect(problems.map(({ code, message, place }) => [code, message, place?.file])).toEqual([
      ['SITEC1093', 'cannot render the page: a script of it fails: plans is undefined', 'site/index.html'],
    ]);
  });

  it('shows nothing is told', async () => {
    const { html, codes, problems } = await render({ '/': page('', '<noscript>You need JavaScript.</noscript>') });
    expect(html).toBe('');
    expect(codes).toEqual(['SITEC1094']);
    expect(problems[0]?.message).toContain('site/index.html (1 in total)');
  });

  it('builds 60 MB of elements is too large', async () => {
    const { html, codes, problems, milliseconds } = await render(
      {
        '/': page(`show(words); const text = 'x'.repeat(60000);
        for (let index = 0; index < 1000; index++) { const each = document.createElement('p'); each.textContent = text; document.body.append(each); }`),
      },
      SHORT_MS,
    );
    expect(html).toBe('');
    expect(codes).toEqual(['SITEC1093']);
    // To lay it out may take the browser longer than it is given.
    expect(problems[0]?.message).toMatch(/its document has more than 5000000 bytes|it keeps the browser busy/);
    expect(milliseconds).toBeLessThan(60_000);
  });

  it('never pauses is given up', async () => {
    const { html, problems, milliseconds } = await render({ '/': page(`show(words); for (;;);`) }, SHORT_MS);
    expect(html).toBe('');
    expect(problems.map(({ message }) => message)).toEqual(['cannot render the page: it keeps the browser busy']);
    expect(milliseconds).toBeLessThan(60_000);
  });

  it('asks a person gets no answer, and goes on', async () => {
    const { codes, html } = await rendersAll(`alert('Hello'); const yes = confirm('Cookies?'); const name = prompt('Name?');
      document.body.dataset.said = yes + ' ' + name; addEventListener('beforeunload', (event) => event.preventDefault()); show(words);`);
    expect(html).toContain('data-said="false null"');
    expect(codes).toEqual([]);
  });

  it('opens windows stays the only one', async () => {
    const { codes, asked } = await rendersAll(`window.open('/other/'); window.open('https://elsewhere.example/'); show(words);`, {
      '/other/': page(''),
    });
    expect(asked).toEqual(['/']);
    expect(codes.filter((code) => code !== 'SITEC1095')).toEqual([]);
  });

  it('starts a download shows its words', async () => {
    const { codes, asked } = await rendersAll(`show(words);
      const link = document.createElement('a'); link.href = '/file.zip'; link.download = ''; document.body.append(link); link.click();
      const blob = document.createElement('a'); blob.href = URL.createObjectURL(new Blob(['x'])); blob.download = 'x'; blob.click();`);
    expect(asked).not.toContain('/file.zip');
    expect(codes.filter((code) => code !== 'SITEC1095')).toEqual([]);
  });

  it('registers a service worker has none', async () => {
    const { html, asked } = await rendersAll(
      `navigator.serviceWorker?.register('/worker.js').catch(() => {});
      setTimeout(() => { document.body.dataset.controlled = String(Boolean(navigator.serviceWorker?.controller)); }, 100); show(words);`,
      {
        '/worker.js': `self.addEventListener('fetch', (event) => event.respondWith(new Response('taken')));`,
      },
    );
    expect(html).toContain('data-controlled="false"');
    expect(asked).toEqual(['/']);
  });

  it.each([
    ['reloads itself', 'location.reload();', '/ (in the place of the page)'],
    ['goes to another page', "location.href = '/next/';", '/next/ (in the place of the page)'],
    [
      'sends a form',
      "const form = document.createElement('form'); form.action = '/login'; form.method = 'post'; document.body.append(form); form.submit();",
      '/login (in the place of the page)',
    ],
  ])('%s stays where it is', async (_, script, refused) => {
    const { problems, asked } = await rendersAll(`show(words); ${script}`, { '/next/': page(`location.href = '/';`) });
    expect(problems.map(({ message }) => message)).toEqual([`blocked requests of rendered pages: ${refused} (1 in total)`]);
    expect(asked).toEqual(['/']);
  });

  it('changes its address for ever ends in time', async () => {
    const { milliseconds } = await rendersAll(
      `show(words); let step = 0; setInterval(() => history.pushState({}, '', '/step/' + ++step), 20);`,
      {},
      SHORT_MS,
    );
    expect(milliseconds).toBeLessThan(60_000);
  });

  it('asks for files for ever ends in time', async () => {
    const { codes, milliseconds } = await rendersAll(
      `show(words); const next = (step) => fetch('/step/' + step).finally(() => next(step + 1)); next(0);`,
      {},
      SHORT_MS,
    );
    expect(codes).toContain('SITEC1092');
    expect(milliseconds).toBeLessThan(60_000);
  });

  it('looks where and who it is sees the same everywhere', async () => {
    const { html } = await rendersAll(`show(words); document.body.dataset.seen = [location.href, navigator.language,
      Intl.DateTimeFormat().resolvedOptions().timeZone, innerWidth, devicePixelRatio, matchMedia('(prefers-color-scheme: dark)').matches,
      matchMedia('(prefers-reduced-motion: reduce)').matches, localStorage.length, document.cookie.length].join(' ');`);
    expect(html).toContain('data-seen="https://acme.example/ en-US UTC 1280 1 false true 0 0"');
  });
});
