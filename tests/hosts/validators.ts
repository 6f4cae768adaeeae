/** Conditional requests, HEAD, ranges. */
import { paths } from '../../compiler/paths.ts';
import { fieldOf, itemsOf, shown, type Answer, type Fields } from './client.ts';
import { assertion, want, type Assertion, type Subject } from './subject.ts';

/** Something that has a length and a validator. */
interface Form {
  readonly name: string;
  readonly target: (subject: Subject) => string;
  readonly accept: string;
}

const HTML: Form = { name: 'HTML of a page', target: ({ page }) => `${page}/`, accept: 'text/html' };
const MARKDOWN: Form = { name: 'negotiated markdown', target: ({ page }) => `${page}/`, accept: 'text/markdown' };
const FILES: readonly Form[] = [
  { name: 'the twin', target: ({ page }) => `${page}/index.md`, accept: '*/*' },
  { name: 'a document of the API', target: () => `${paths.api}company.json`, accept: '*/*' },
  { name: 'llms.txt', target: () => paths.llms, accept: '*/*' },
];

const ask = (subject: Subject, { target, accept }: Form, more: Fields = {}, method = 'GET'): Promise<Answer> =>
  subject.client.send(target(subject), { accept, ...more }, method);

const tagOf = (answer: Answer): string => {
  const tag = fieldOf(answer, 'etag');
  want(/^(?:W\/)?"[^"]+"$/.test(tag), shown(answer, 'etag'));
  return tag;
};

const ofForm = (form: Form): readonly Assertion[] => [
  assertion(`HEAD of ${form.name} is GET without the body`, async (subject) => {
    const [whole, head] = [await ask(subject, form), await ask(subject, form, {}, 'HEAD')];
    want(head.status === 200 && head.body.length === 0, `${shown(head)}, ${head.body.length} bytes`);
    for (const name of ['content-type', 'etag', 'vary', 'link', 'cache-control', 'access-control-allow-origin'])
      want(fieldOf(head, name) === fieldOf(whole, name), `${shown(head, name)}; GET: ${shown(whole, name)}`);
    want([String(whole.body.length), ''].includes(fieldOf(head, 'content-length')), shown(head, 'content-length'));
  }),
  assertion(`${form.name} is 304 by its own entity tag, with what decides about caching`, async (subject) => {
    const whole = await ask(subject, form);
    const again = await ask(subject, form, { 'if-none-match': tagOf(whole) });
    want(again.status === 304 && again.body.length === 0, shown(again, 'etag'));
    want(itemsOf(again, 'vary').join() === itemsOf(whole, 'vary').join(), `${shown(again, 'vary')}; 200: ${shown(whole, 'vary')}`);
    const caching = fieldOf(again, 'cache-control');
    want(caching === fieldOf(whole, 'cache-control'), `${shown(again, 'cache-control')}; 200: ${shown(whole, 'cache-control')}`);
  }),
  assertion(`${form.name} is 200 by a tag of something else`, async (subject) => {
    const answer = await ask(subject, form, { 'if-none-match': '"something-else"' });
    want(answer.status === 200, shown(answer));
  }),
  assertion(`a range of ${form.name} is those bytes`, async (subject) => {
    const [whole, part] = [await ask(subject, form), await ask(subject, form, { range: 'bytes=10-29' })];
    want(part.status === 206 && part.body.equals(whole.body.subarray(10, 30)), shown(part, 'content-range'));
    want(fieldOf(part, 'content-range') === `bytes 10-29/${whole.body.length}`, shown(part, 'content-range'));
  }),
];

const OTHERS = [
  [HTML, MARKDOWN],
  [MARKDOWN, HTML],
] as const;

/** The two forms of one address must never be taken for each other. */
export const validatorsOfForms: readonly Assertion[] = [
  ...ofForm(MARKDOWN),
  ...OTHERS.map(([one, other]) =>
    assertion(`the entity tag of ${one.name} is none of ${other.name}`, async (subject) => {
      const tag = tagOf(await ask(subject, one));
      const answer = await ask(subject, other, { 'if-none-match': tag });
      want(answer.status === 200 && tagOf(answer) !== tag, shown(answer, 'etag'));
    }),
  ),
];

/** Validators of what has one form. */
export const validators: readonly Assertion[] = [HTML, ...FILES].flatMap(ofForm);
