/** A build of nothing but pages, as the compiler of passages reads it: for tests of the runtime and for benchmarks, which need no site around it. */
import { compileAnswers } from '../compiler/answers/compile.ts';
import type { Build } from '../compiler/build/build.ts';
import { compilePassages } from '../compiler/passages/index.ts';
import type { Page } from '../compiler/pages/page.ts';
import type { PageQuestion } from '../compiler/pages/questions/questions.ts';
import type { PassageBundle, RuntimeIndex } from '../runtime/bundle.ts';

/** A page as it is written in markdown; its headings have their words as ids. */
export interface WrittenPage {
  readonly path: string;
  readonly title: string;
  readonly markdown: string;
  readonly language?: string;
  readonly description?: string;
  readonly isGuide?: boolean;
  readonly questions?: readonly PageQuestion[];
  /** Its HTML, from which only what is around its content is read. */
  readonly html?: string;
}

const BASE = 'https://acme.example';

const pageOf = ({ path, title, markdown, language = 'en', description, isGuide, questions = [], html = '' }: WrittenPage): Page => {
  const slug = path.split('/').at(-2) ?? '';
  return {
    path,
    url: BASE + path,
    title,
    language,
    spoken: language,
    description: description ?? null,
    kind: isGuide ? { kind: 'guides', slug } : null,
    listed: true,
    questions,
    tokens: 100,
    headings: [...markdown.matchAll(/^(#+) (.+)$/gm)].map(([, marks = '', text = '']) => ({
      level: marks.length,
      text,
      id: text.toLowerCase().replaceAll(' ', '-'),
    })),
    markdown: () => markdown,
    html: () => ({ bytes: Buffer.from(html) }),
  } as unknown as Page;
};

/** Pages that publish no facts; the company is called Acme. */
export const buildOf = (written: readonly WrittenPage[]): Build => {
  const pages = written.map(pageOf);
  const items = pages.flatMap(({ kind, url, title }) => (kind ? [{ slug: kind.slug, url, title }] : []));
  const languages = Object.fromEntries(pages.map(({ language }) => [language, 1]));
  const empty = { body: {} };
  // An empty registered name: the pages lie in no folder, so that nobody can look for one there.
  const company = { body: { name: 'Acme', legalName: '', description: null, office: null, contacts: {}, pages: {} } };
  const guides = { body: { guides: items, languages }, items };
  const facts = { company, guides, features: empty, platforms: empty, comparisons: empty, questions: empty };
  const settings = { config: {}, only: null, cache: null, onProgress: () => {} };
  const store: Build['store'] = (text) => ({ text: () => text, bytes: () => Buffer.from(text) });
  const build = { base: BASE, pages, listed: pages, developers: null, resources: [], facts, settings, serves: { post: true }, store };
  return build as unknown as Build;
};

/** What the runtime answers from; `files` are those of the passages, as the bundle holds them. */
export const bundleOf = (build: Build) => {
  const { table: passages, files } = compilePassages(build);
  const index: Pick<RuntimeIndex, 'passages' | 'answers'> = { passages, answers: compileAnswers(build) };
  const read: PassageBundle['read'] = (file) => files.get(file)?.bytes() ?? Promise.reject(new Error(`no file ${file}`));
  return { index, files, read };
};
