/** Questions that a guide answers, and which guides there are. */
import type { AnswerLink } from '../../../runtime/bundle.ts';
import { defineIntent } from '../intent.ts';
import { notFound } from '../unanswered.ts';
import type { GuideBody } from './bodies.ts';

/** A link to a text that has a page, a Markdown twin and a JSON document. */
export const linkToText = (rel: string, { title, url, markdownUrl, jsonUrl }: GuideBody): AnswerLink => ({
  rel,
  title,
  url,
  markdown: markdownUrl,
  json: jsonUrl,
});

/** The guide that the search found. It has no rules: the runtime lets guide search compete with them. */
export const guidesFind = defineIntent({
  name: 'guides.find',
  slot: 'guide',
  description: 'Which guide explains how to do something',
  examples: { en: ['{guide}'], de: ['Wie geht das: {guide}'] },
  rules: [],
  *answers(context, composer) {
    for (const [position, guide] of context.bodies.guides.guides.entries()) {
      const title = composer.fact('guides', `/guides/${position}/title`, `guides.${guide.slug}.title`);
      yield composer.answer(composer.say('guides.find', { title }), {
        links: [linkToText('guide', guide), ...composer.link('guides')],
        path: guide.slug,
      });
    }
  },
});

/** A page that no list of facts knows, as the search found it. Its title is no published fact, so that the answer only links to it. */
export const pagesFind = defineIntent({
  name: 'pages.find',
  slot: 'page',
  description: 'Which other page of the site is about something',
  examples: {},
  rules: [],
  *answers({ others }, composer) {
    for (const { slug, title, url, markdownUrl } of others)
      yield composer.answer(composer.say('pages.find'), { links: [{ rel: 'page', title, url, markdown: markdownUrl }], path: slug });
  },
});

/** The first guides by title. */
export const guidesList = defineIntent({
  name: 'guides.list',
  slot: 'lang',
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
  *answers(context, composer) {
    const links = composer.link('guides');
    const { guides } = context.bodies.guides;
    if (guides.length === 0) return yield notFound(context, composer, 'guides');
    const titles = guides.map(({ slug }, position) => composer.fact('guides', `/guides/${position}/title`, `guides.${slug}.title`));
    yield composer.answer(composer.say('guides.list', { titles: composer.enumerate(titles, 'list.semicolon') }), { links });
    for (const language of new Set(guides.map((guide) => guide.language))) {
      const own = titles.filter((_, position) => guides[position]?.language === language);
      yield composer.answer(composer.say('guides.list', { titles: composer.enumerate(own, 'list.semicolon') }), { links, path: language });
    }
  },
});
