/** Questions that the site can answer, in every language, from its own names. */
import type { AnswerContext, Wording } from '../intent.ts';
import { worded } from '../wording.ts';

const PRICE: Wording = {
  en: 'How much does {name} cost?',
  de: 'Was kostet {name}?',
  'ur-Latn': '{name} ki qeemat kya hai?',
  ar: 'كم سعر {name}؟',
};
const PLATFORM: Wording = {
  en: 'Do you support {name}?',
  de: 'Unterstützt ihr {name}?',
  'ur-Latn': 'Kya {name} connect hota hai?',
  ar: 'هل تدعمون {name}؟',
};
const FEATURE: Wording = { en: 'Do you have {name}?', de: 'Habt ihr {name}?', 'ur-Latn': 'Kya {name} hai?', ar: 'هل لديكم {name}؟' };
const GUIDES: Wording = {
  en: 'Which guides are there?',
  de: 'Welche Anleitungen gibt es?',
  'ur-Latn': 'Kaun se guides hain?',
  ar: 'ما هي الأدلة المتوفرة؟',
};

/** Up to three questions. */
export function suggestions({ bodies }: AnswerContext): readonly Wording[] {
  const named = [
    [PRICE, bodies.plans.plans[0]?.name],
    [FEATURE, bodies.features.features[0]?.name],
    [PLATFORM, bodies.platforms.platforms[0]?.name],
  ] as const;
  const questions = named.flatMap(([template, name]) =>
    name === undefined ? [] : [worded((language) => template[language].replace('{name}', () => name))],
  );
  return [...questions, ...(bodies.guides.guides.length > 0 ? [GUIDES] : [])].slice(0, 3);
}
