/** `answers` and `search` of the configuration reach the guide: what things are called, how people ask, and what replies sound like. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ANSWER_LABELS } from '../../../compiler/words/languages.ts';
import { asked, type Asked } from '../../answers/sites.ts';
import { card, home, pricing } from '../problems/problem-case.ts';
import { buildSite, html, type Files } from '../site.ts';

const SITE: Files = {
  ...home,
  'pricing.html': pricing(card),
  'guides/first-steps.html': html('First steps', '<p>Create a channel and invite people.</p>'),
  'legal/terms.html': html('Terms', '<p>What holds between you and us.</p>'),
};

/** Builds the site with a configuration, which has nothing wrong. */
const configured = async (config: object): Promise<Asked> => {
  const site = await asked({ ...SITE, 'sitec.config.json': JSON.stringify(config) });
  expect(site.built.codes).toEqual([]);
  return site;
};

/** A configuration, and the page that it leads a question to. */
type Leads = readonly [name: string, config: object, question: string, path: string];

/** Where a question leads with a configuration, and whether it leads to the page without it. */
const leads = async (...[, config, question, path]: Leads): Promise<readonly unknown[]> => {
  const [{ ask }, plain] = [await configured(config), await configured({})];
  const led = async (guide: Asked['ask']): Promise<unknown> => {
    const { answered, links } = (await guide(question)).data;
    return [answered, new URL(links[0]?.url ?? '').pathname];
  };
  return [await led(ask), isDeepStrictEqual(await led(plain.ask), [true, path])];
};

it.each<Leads>([
  ['concepts', { search: { concepts: { rules: { en: ['terms'], de: ['regelwerk*'] } } } }, 'Regelwerke', '/legal/terms'],
  ['concepts of words that objects have', { search: { concepts: { toString: ['constructor', 'terms'] } } }, 'constructor', '/legal/terms'],
])('%s lead to the page', async (...row) => {
  expect(await leads(...row)).toEqual([[true, row[3]], false]);
});

it.each<Leads>([
  ['aliases of a plan', { answers: { aliases: { plans: { solo: ['Einzelplatz'] } } } }, 'How much is Einzelplatz?', '/pricing'],
  [
    'phrases for a guide',
    { answers: { phrases: { 'guides.find/first-steps': { en: ['newcomers'] } } } },
    'newcomers',
    '/guides/first-steps',
  ],
  [
    'phrases for a page in a folder',
    { answers: { phrases: { 'pages.find/legal/terms': ['kleingedrucktes'] } } },
    'Kleingedrucktes',
    '/legal/terms',
  ],
])('%s lead to the page', async (...row) => {
  expect(await leads(...row)).toEqual([[true, row[3]], false]);
});

it('says sentences of the configuration, which nothing else may deny or confirm', async () => {
  const sentences = [{ ask: ['Do you deliver to islands?', 'Versendet ihr auf Inseln?'], say: 'We deliver to no island.' }];
  const { ask } = await configured({ answers: { sentences } });
  for (const question of sentences.flatMap((each) => each.ask)) {
    const { text, data } = await ask(question);
    expect([data.answered, text]).toEqual([true, expect.stringContaining('We deliver to no island.')]);
  }
  expect((await ask('What does Solo cost?')).text).not.toContain('island');
});

describe('labels', () => {
  it('replace those of sitec, one by one', async () => {
    const { ask } = await configured({ answers: { labels: { en: { readMore: 'See here:' } } } });
    const { text } = await ask('What does Solo cost?');
    expect(text).toContain('$19');
    expect(text).toMatch(/\nSee here: https:\S+$/);
  });

  it('of a further language are answered with when somebody prefers it', async () => {
    const cy = Object.fromEntries(ANSWER_LABELS.map((name) => [name, `${name} yn Gymraeg:`]));
    const { ask } = await configured({ answers: { labels: { cy } } });
    const { text, data } = await ask('terms', 'cy');
    expect([data.language, text]).toEqual(['cy', expect.stringContaining('readMore yn Gymraeg: https')]);
  });

  it('know the name of the site, whatever it is', async () => {
    const name = '{site} $& Co';
    const { ask } = await configured({ facts: { company: { name } }, answers: { labels: { en: { hello: 'This is {site}.' } } } });
    expect((await ask('hello')).text).toBe(`This is ${name}.`);
  });
});

it.each([
  [
    'phrases',
    { phrases: { thanks: { english: ['ta'] } } },
    '"answers.phrases.thanks.english" in the configuration must be the tag of a language, such as en',
  ],
  [
    'labels',
    { labels: { english: { says: 'x' } } },
    '"answers.labels.english" in the configuration must be the tag of a language, such as en',
  ],
  ['an empty label', { labels: { en: { says: '' } } }, '"answers.labels.en.says" in the configuration must not be empty'],
])('refuses %s that cannot be', async (_, answers, message) => {
  const { problems, exitCode } = await buildSite({ files: { ...SITE, 'sitec.config.json': JSON.stringify({ answers }) } });
  expect(problems[0]?.message).toContain(message);
  expect([problems[0]?.code, exitCode]).toEqual(['SITEC1003', 3]);
});

it.each(['on*board', '*board', '"on* board"', '"on board*"', 'onboard**', 'place order', '*', '"a b c d e f"', '"place'])(
  'refuses the form %s: only a word can go on',
  async (form) => {
    for (const config of [{ answers: { phrases: { 'contacts.sales': [form] } } }, { search: { concepts: { order: [form] } } }]) {
      const { codes, exitCode } = await buildSite({ files: { ...SITE, 'sitec.config.json': JSON.stringify(config) } });
      expect([codes, exitCode]).toEqual([['SITEC1003'], 3]);
    }
  },
);
