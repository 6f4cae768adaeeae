/** Questions that a guide answers, and which guides there are. */
import type { AnswerLink } from '../../runtime/bundle.ts';
import { defineIntent, type Wording } from '../intent.ts';
import { notPublished } from '../no-answer.ts';
import { answer, createVoice, enumerate, say, words } from '../voice.ts';
import type { GuideBody } from './bodies.ts';

const FOUND: Wording = {
  en: 'This guide answers it: {title}.',
  de: 'Diese Anleitung hilft: {title}.',
  'ur-Latn': 'Yeh guide dekhein: {title}.',
  ar: 'هذا الدليل يجيب عن سؤالك: {title}.',
};
const PAGE: Wording = {
  en: 'A page of this site is about that.',
  de: 'Dazu gibt es eine Seite auf dieser Website.',
  'ur-Latn': 'Is website ka ek page is baare mein hai.',
  ar: 'توجد صفحة في هذا الموقع عن ذلك.',
};
const LIST: Wording = { en: 'Guides: {titles}.', de: 'Anleitungen: {titles}.', 'ur-Latn': 'Guides: {titles}.', ar: 'الأدلة: {titles}.' };

/** A link to a text that has a page, a Markdown twin and a JSON document. */
export function linkToText(rel: string, { title, url, markdownUrl, jsonUrl }: GuideBody): AnswerLink {
  return { rel, title, url, markdown: markdownUrl, json: jsonUrl };
}

/** The guide that the search found. It has no rules: the runtime lets guide search compete with them. */
export const guidesFind = defineIntent({
  name: 'guides.find',
  description: 'Which guide explains how to do something',
  examples: { en: ['{guide}'], de: ['Wie geht das: {guide}'] },
  rules: [],
  *answers(context) {
    const voice = createVoice(context);
    for (const [position, guide] of context.bodies.guides.guides.entries()) {
      const title = voice.fact('guides', `/guides/${position}/title`, `guides.${guide.slug}.title`);
      yield answer(say(FOUND, { title }), { links: [linkToText('guide', guide), ...voice.link('guides')], path: guide.slug });
    }
  },
});

/** A page that no list of facts knows, as the search found it. Its title is no published fact, so that the answer only links to it. */
export const pagesFind = defineIntent({
  name: 'pages.find',
  description: 'Which other page of the site is about something',
  examples: {},
  rules: [],
  *answers({ others }) {
    for (const { slug, title, url, markdownUrl } of others)
      yield answer(words(PAGE), { links: [{ rel: 'page', title, url, markdown: markdownUrl }], path: slug });
  },
});

/** The first guides by title. */
export const guidesList = defineIntent({
  name: 'guides.list',
  description: 'Which guides there are',
  examples: {
    en: ['What guides do you have?', 'List all guides'],
    de: ['Welche Anleitungen gibt es?'],
    'ur-Latn': ['Kaun se guides hain?'],
    ar: ['ما هي الأدلة المتوفرة؟'],
  },
  rules: [
    { any: ['GUIDES', 'GUIDE_NOUN'], names: ['lang'], words: 9, strength: 3 },
    { all: ['GUIDES'], words: 6, strength: 3 },
    { all: ['GUIDES'], strength: 1 },
  ],
  *answers(context) {
    const voice = createVoice(context);
    const links = voice.link('guides');
    const { guides } = context.bodies.guides;
    if (guides.length === 0) return yield notPublished(links);
    const titles = guides.map(({ slug }, position) => voice.fact('guides', `/guides/${position}/title`, `guides.${slug}.title`));
    yield answer(say(LIST, { titles: enumerate(titles, '; ') }), { links });
    for (const language of new Set(guides.map((guide) => guide.language))) {
      const own = titles.filter((_, position) => guides[position]?.language === language);
      yield answer(say(LIST, { titles: enumerate(own, '; ') }), { links, path: language });
    }
  },
});
