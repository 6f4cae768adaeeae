/** Questions about platforms: which are connected, and whether one is. */
import { defineIntent } from '../intent.ts';
import { notFound, notListed } from '../unanswered.ts';
import type { ThingBody } from './bodies.ts';
import { linksOf, names, pieces } from './things.ts';

/** What is planned or gone is not connected. */
const isConnected = ({ status }: ThingBody): boolean => status !== 'planned' && status !== 'deprecated';

/** Every connected platform by name. */
export const platformsList = defineIntent({
  name: 'platforms.list',
  description: 'Which platforms can be connected',
  examples: {
    en: ['Which platforms can I connect?', 'What channels do you support?'],
    de: ['Welche Plattformen unterstützt ihr?'],
    'ur-Latn': ['Kaun kaun se platforms connect hote hain?'],
    ar: ['ما هي المنصات المدعومة؟'],
  },
  rules: [{ all: ['PLATFORM'], none: ['GUIDE', 'ACT', 'BETA', 'PLANNED', 'DEPRECATED'], without: ['platform'], strength: 2 }],
  *answers(context, composer) {
    const links = composer.link('platforms');
    if (context.bodies.platforms.platforms.length === 0) return yield notFound(context, composer, 'platforms');
    yield composer.answer(composer.say('platforms.list', { names: names(context, composer, 'platforms', isConnected) }), { links });
  },
});

/** Whether a platform can be connected. */
export const platformsSupports = defineIntent({
  name: 'platforms.supports',
  slot: 'platform',
  description: 'Whether a platform can be connected',
  examples: {
    en: ['Do you support {platform}?', 'Does it work with {platform}?'],
    de: ['Unterstützt ihr {platform}?'],
    'ur-Latn': ['Kya {platform} connect hota hai?'],
    ar: ['هل تدعمون {platform}؟'],
  },
  rules: [
    { any: ['SUPPORTS', 'CONNECTS', 'PLATFORM', 'STATUS'], none: ['GUIDE', 'ACT'], names: ['platform'], strength: 3 },
    { none: ['GUIDE', 'ACT', 'PRICE', 'COMPARE', 'WHO'], names: ['platform'], words: 3, strength: 2 },
    { any: ['SUPPORTS', 'CONNECTS'], none: ['GUIDE', 'ACT', 'CONTACT'], names: ['platform'], stranger: true, words: 8, strength: 2 },
    { any: ['SUPPORTS', 'PLATFORM'], all: ['GUIDE'], names: ['platform'], strength: 1 },
  ],
  *answers(context, composer) {
    const list = composer.link('platforms');
    if (context.bodies.platforms.platforms.length > 0)
      yield notListed(composer, 'noun.platform', names(context, composer, 'platforms'), { links: list, path: ':none' });
    for (const [position, platform] of context.bodies.platforms.platforms.entries()) {
      const template =
        platform.status === null || platform.status === 'available' ? 'platforms.supports' : 'platforms.supports.with_status';
      const piece = composer.say(template, pieces(context, composer, 'platforms', position));
      yield composer.answer(piece, { links: linksOf(composer, 'platforms', platform), path: platform.slug });
    }
  },
});
