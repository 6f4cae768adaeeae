/** Questions about platforms: which are connected, and whether one is. */
import { defineIntent, type Wording } from '../intent.ts';
import { notListed, notPublished } from '../no-answer.ts';
import { answer, createVoice, say } from '../voice.ts';
import type { ThingBody } from './bodies.ts';
import { linksOf, names, pieces } from './things.ts';

const LIST: Wording = {
  en: 'Connected platforms: {names}.',
  de: 'Angebundene Plattformen: {names}.',
  'ur-Latn': 'Yeh platforms connect hote hain: {names}.',
  ar: 'المنصات المتصلة: {names}.',
};
const SUPPORTED: Wording = {
  en: 'Yes, {name} is one of the connected platforms.{description}',
  de: 'Ja, {name} gehört zu den angebundenen Plattformen.{description}',
  'ur-Latn': 'Ji haan, {name} connect hota hai.{description}',
  ar: 'نعم، {name} من المنصات المتصلة.{description}',
};
/** A status other than available is said instead of `yes`. */
const STATUS: Wording = {
  en: 'Status of {name}:{status}.{description}',
  de: 'Status von {name}:{status}.{description}',
  'ur-Latn': '{name} ka status:{status}.{description}',
  ar: 'حالة {name}:{status}.{description}',
};

const PLATFORM: Wording = { en: 'platform', de: 'Eine Plattform', 'ur-Latn': 'platform', ar: 'منصة' };

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
  *answers(context) {
    const links = createVoice(context).link('platforms');
    if (context.bodies.platforms.platforms.length === 0) return yield notPublished(links);
    yield answer(say(LIST, { names: names(context, 'platforms', isConnected) }), { links });
  },
});

/** Whether a platform can be connected. */
export const platformsSupports = defineIntent({
  name: 'platforms.supports',
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
  *answers(context) {
    const list = createVoice(context).link('platforms');
    if (context.bodies.platforms.platforms.length > 0)
      yield notListed(PLATFORM, names(context, 'platforms'), { links: list, path: ':none' });
    for (const [position, platform] of context.bodies.platforms.platforms.entries()) {
      const template = platform.status === null || platform.status === 'available' ? SUPPORTED : STATUS;
      const piece = say(template, pieces(context, 'platforms', position));
      yield answer(piece, { links: linksOf(context, 'platforms', platform), path: platform.slug });
    }
  },
});
