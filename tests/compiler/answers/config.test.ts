/** `answers` of the configuration, from the file to the guide that reads the bundle. */
import { expect, it } from 'vitest';
import { createGuide, type Guide } from '../../../runtime/answer/intents.ts';
import type { BrowserSearchIndex, RuntimeIndex } from '../../../runtime/bundle.ts';
import { card, home, pricing } from '../problems/problem-case.ts';
import { buildSite, html, type Files } from '../site.ts';

const SITE: Files = {
  ...home,
  'pricing.html': pricing(card),
  'guides/first-steps.html': html('First steps', '<p>Create a channel and invite people.</p>'),
};

/** Builds the site with a configuration and opens the guide of its bundle. */
const guideOf = async (
  config: object,
): Promise<{ readonly guide: Guide; readonly card: { readonly description: string; readonly skills: unknown } }> => {
  const built = await buildSite({ files: { ...SITE, 'sitec.config.json': JSON.stringify(config) } });
  expect(built.codes).toEqual([]);
  return {
    guide: createGuide(built.json('_sitec/index.json') as RuntimeIndex),
    card: built.json('.well-known/agent-card.json') as { description: string; skills: unknown },
  };
};

it('reaches the guide', async () => {
  const { guide } = await guideOf({
    answers: {
      aliases: { plans: { solo: ['Einzelplatz'] } },
      phrases: { 'guides.find/first-steps': { en: ['newcomers'] } },
      templates: { en: { 'plans.price': '{name} is {price}.' } },
    },
    search: { concepts: { price: { fr: ['prix'] } } },
  });
  expect(guide.answer('How much is Einzelplatz?').text).toMatch(/^Solo is \$19 per month\./);
  expect(guide.answer('Newcomers?').data.links[0]?.url).toMatch(/\/guides\/first-steps/);
  expect(guide.answer('prix Solo').data.intents[0]?.name).toBe('plans.price');
});

it('answers in the languages that it names, and the card says so', async () => {
  const { guide, card: agent } = await guideOf({ answers: { languages: ['de', 'ar'] } });
  expect(guide.answer('Was kostet Solo?').data.language).toBe('de');
  expect(guide.answer('How much is Solo?').data.language).toBe('de');
  expect(guide.answer('كم سعر Solo؟').data.language).toBe('ar');
  expect(JSON.stringify(agent)).not.toContain('How much');
});

it('gives its function words to the search of browsers too', async () => {
  const config = { answers: { functionWords: { en: ['pleeease'] } } };
  const built = await buildSite({ files: { ...SITE, 'sitec.config.json': JSON.stringify(config) } });
  const { functionWords } = built.json('search.json') as BrowserSearchIndex;
  expect(functionWords.en).toContain('pleeease');
  expect(functionWords).toEqual((built.json('_sitec/index.json') as RuntimeIndex).answers.functionWords);
});

it.each([
  ['functionWords', { functionWords: { toString: ['le'] } }, '"answers.functionWords.toString" in the configuration must match pattern'],
  ['numbers', { numbers: { e: { deux: 2 } } }, '"answers.numbers.e" in the configuration must match pattern'],
  ['templates', { templates: { english: {} } }, '"answers.templates.english" in the configuration must match pattern'],
  ['phrases', { phrases: { thanks: { english: ['ta'] } } }, '"answers.phrases.thanks.english" in the configuration must match pattern'],
  ['languages', { languages: [] }, '"answers.languages" in the configuration must NOT have fewer than 1 items'],
])('refuses %s that no language can have', async (_, answers, message) => {
  const { problems, exitCode } = await buildSite({ files: { ...SITE, 'sitec.config.json': JSON.stringify({ answers }) } });
  expect(problems.map((problem) => problem.message.slice(0, message.length))).toEqual([message]);
  expect([problems[0]?.code, exitCode]).toEqual(['SITEC1003', 3]);
});

it('is led by phrases to a page in a folder', async () => {
  const files = { ...SITE, 'legal/terms.html': html('Terms', '<p>What holds.</p>') };
  const config = { answers: { phrases: { 'pages.find/legal/terms': ['kleingedrucktes'] } } };
  const built = await buildSite({ files: { ...files, 'sitec.config.json': JSON.stringify(config) } });
  expect(built.codes).toEqual([]);
  const { answer } = createGuide(built.json('_sitec/index.json') as RuntimeIndex);
  expect(answer('Kleingedrucktes?').data.links[0]?.url).toMatch(/\/legal\/terms/);
});

it.each(['on*board', '*board', '"on* board"', '"on board*"', 'onboard**'])('refuses the form %s: only a word can go on', async (form) => {
  const config = { answers: { phrases: { 'contacts.sales': [form] } } };
  const { codes, exitCode } = await buildSite({ files: { ...SITE, 'sitec.config.json': JSON.stringify(config) } });
  expect([codes, exitCode]).toEqual([['SITEC1003'], 3]);
});
