/** Which of its two forms the address of a page is answered with. */
import { fieldOf, itemsOf, mediaOf, shown, type Answer } from './client.ts';
import { assertion, want, type Assertion, type Subject } from './subject.ts';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8';

/** Accept, and the form that it wants; null for a request without one. */
const PAIRS: readonly (readonly [accept: string | null, wanted: 'HTML' | 'markdown'])[] = [
  [null, 'HTML'],
  [BROWSER, 'HTML'],
  ['*/*', 'HTML'],
  ['text/*', 'HTML'],
  ['text/html', 'HTML'],
  ['text/markdown', 'markdown'],
  ['TEXT/Markdown', 'markdown'],
  ['text/markdown, */*', 'markdown'],
  ['text/markdown, text/html, */*', 'markdown'],
  ['text/html, text/markdown', 'markdown'],
  [`${BROWSER},text/markdown;q=0.5`, 'HTML'],
  ['text/markdown;q=0', 'HTML'],
  ['text/markdown;q=0.000', 'HTML'],
  ['text/markdown;q=0, */*', 'HTML'],
  ['text/html;q=0.5, text/markdown', 'markdown'],
  ['text/markdown;q=0.5, text/html', 'HTML'],
  ['text/markdown;q=0.5, */*', 'HTML'],
  ['text/markdown;q=0.5, text/*;q=0.4, */*', 'markdown'],
  ['text/markdown;q=0.5, text/html;q=0.5', 'markdown'],
  ['text/markdown;q=0.9, text/html;q=0.7, */*;q=0.1', 'markdown'],
  ['text/markdown;q=0.1, */*;q=0.01', 'markdown'],
  ['text/markdown;q=1.0, text/html;q=1', 'markdown'],
  ['text/markdown;q=0.5, text/html;q=0.50', 'markdown'],
  ['text/markdown;q=0.50, text/html;q=0.5', 'markdown'],
  ['text/markdown;q=0.99, text/html;q=1.000', 'HTML'],
  ['text/markdown;q=1, text/html;q=0.999', 'markdown'],
  ['text/markdown;q=0.55, text/html;q=0.54', 'markdown'],
  ['text/markdown;q=0.54, text/html;q=0.55', 'HTML'],
  ['text/markdown;q=0.333, text/html;q=0.334', 'HTML'],
  ['text/markdown;q=0.334, text/html;q=0.333', 'markdown'],
  ['text/markdown;q=0.001, text/html;q=0', 'markdown'],
  ['text/html;q=0.2, text/markdown;q=0.3, text/*;q=0.9, */*', 'markdown'],
  ['text/markdown ; q=0.5 , text/html ; q=0.6', 'HTML'],
  ['text/markdown;Q=0.5, text/html;Q=0.6', 'HTML'],
  ['text/markdown;charset=utf-8', 'markdown'],
  ['text/markdown;variant=GFM;q=0.5, text/html', 'HTML'],
  ['text/markdown;variant=GFM;q=0.5, text/html;level=1;q=0.4', 'markdown'],
  ['application/json, text/markdown;q=0.9', 'markdown'],
  ['text/markdown;q=2, text/html;q=0.1', 'HTML'],
  ['text/markdown;q=high', 'HTML'],
  ['text/markdown;q=-1', 'HTML'],
  ['text/markdown;q=.5', 'HTML'],
  ['text/markdown;q=01', 'HTML'],
  ['text/markdown;q=1.0000000000', 'HTML'],
  ['text/html;q=2, text/markdown;q=0.1', 'markdown'],
  ['text/html;q=2, */*;q=0.9, text/markdown;q=0.1', 'HTML'],
  ['text/markdownx', 'HTML'],
  ['xtext/markdown', 'HTML'],
  ['application/x;a=text/markdown', 'HTML'],
  ['image/png', 'HTML'],
  ['text/html;q=0', 'HTML'],
  ['application/json', 'HTML'],
];

const MEDIA = { HTML: 'text/html', markdown: 'text/markdown' } as const;

const accepting = (accept: string | null): Record<string, string> => (accept === null ? {} : { accept });

const wantForm = (answer: Answer, form: keyof typeof MEDIA): void =>
  want(answer.status === 200 && mediaOf(answer) === MEDIA[form], shown(answer, 'content-type'));

const pair = ([accept, form]: (typeof PAIRS)[number]): Assertion =>
  assertion(`${accept === null ? 'no Accept' : `Accept: ${accept}`} is answered with ${form}`, async ({ client, page }) =>
    wantForm(await client.page(`${page}/`, accepting(accept)), form),
  );

const markdownAt = (name: string, targetOf: (subject: Subject) => string): Assertion =>
  assertion(`${name} is negotiated`, async (subject) => {
    wantForm(await subject.client.page(targetOf(subject), { accept: 'text/markdown' }), 'markdown');
    wantForm(await subject.client.page(targetOf(subject), { accept: BROWSER }), 'HTML');
  });

const markdownOf = ({ client, page }: Subject): Promise<Answer> => client.page(`${page}/`, { accept: 'text/markdown' });

/** The address of a page is answered with HTML or markdown. */
export const negotiation: readonly Assertion[] = [
  ...PAIRS.map(pair),
  markdownAt('a page with the slash at the end', ({ page }) => `${page}/`),
  markdownAt('a page without the slash at the end', ({ page }) => page),
  markdownAt('the home page', () => '/'),
  markdownAt('a page with a query', ({ page }) => `${page}/?from=a.md&to=%2Findex.html`),
  markdownAt(
    'a page with a letter that is encoded without need',
    ({ page }) => page.replace(/.$/, (last) => `%${last.charCodeAt(0).toString(16)}`) + '/',
  ),
  assertion('a browser that opens a document gets HTML, whatever it accepts', async ({ client, page }) => {
    const ask = (destination: string): Promise<Answer> =>
      client.page(`${page}/`, { accept: 'text/markdown', 'sec-fetch-dest': destination });
    wantForm(await ask('document'), 'HTML');
    wantForm(await ask('empty'), 'markdown');
  }),
  assertion('negotiated markdown names its charset', async (subject) => {
    const answer = await markdownOf(subject);
    want(/^text\/markdown; ?charset="?utf-8"?$/i.test(fieldOf(answer, 'content-type')), shown(answer, 'content-type'));
  }),
  assertion('negotiated markdown is private, so that no shared cache gives it to browsers', async (subject) => {
    const answer = await markdownOf(subject);
    want(itemsOf(answer, 'cache-control').includes('private'), shown(answer, 'cache-control'));
  }),
  assertion('HTML of a page is public', async ({ client, page }) => {
    const answer = await client.page(`${page}/`, { accept: BROWSER });
    want(itemsOf(answer, 'cache-control').includes('public'), shown(answer, 'cache-control'));
  }),
  assertion('negotiated markdown is the file of the twin', async (subject) => {
    const twin = await subject.client.send(`${subject.page}/index.md`);
    const answer = await markdownOf(subject);
    want(twin.status === 200 && twin.body.equals(answer.body), `${answer.body.length} bytes, the twin has ${twin.body.length}`);
  }),
  ...(['HTML', 'markdown'] as const).map((form) =>
    assertion(`${form} of a page varies by Accept`, async ({ client, page }) => {
      const answer = await client.page(`${page}/`, { accept: MEDIA[form] });
      want(itemsOf(answer, 'vary').includes('accept'), shown(answer, 'vary'));
    }),
  ),
  assertion('every page is answered with its markdown and with its HTML', async ({ client, pages, index, file }) => {
    for (const target of pages) {
      const { variant, markdown } = index.routes[decodeURIComponent(target)] ?? {};
      const [html, twin] = [await client.page(target, { accept: BROWSER }), await client.page(target, { accept: 'text/markdown' })];
      want(html.body.equals(file(variant?.[0] ?? '')), `${target} in HTML: ${shown(html, 'content-type')}`);
      want(twin.body.equals(file(markdown?.[0] ?? '')), `${target} in markdown: ${shown(twin, 'content-type')}`);
    }
  }),
];

/** Of a site with `negotiate: 'off'`. */
export const withoutNegotiation: readonly Assertion[] = [
  ...[null, BROWSER, 'text/markdown', 'text/markdown, text/html;q=0.1'].map((accept) => pair([accept, 'HTML'])),
  assertion('nothing varies by Accept', async ({ client, page }) => {
    for (const target of ['/', `${page}/`, page, `${page}/index.md`, '/no-such-page']) {
      const answer = await client.page(target, { accept: 'text/markdown' });
      want(!itemsOf(answer, 'vary').includes('accept'), `${target}: ${shown(answer, 'vary')}`);
    }
  }),
];
