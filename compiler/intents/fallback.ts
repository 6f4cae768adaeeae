/** What is left: courtesy, and questions that the site cannot answer. */
import { defineIntent, type Wording } from '../intent.ts';
import { answer, createVoice, words } from '../voice.ts';

const HELLO: Wording = {
  en: 'Hello! I answer questions about plans, features, platforms, guides, comparisons and contacts of this site.',
  de: 'Hallo! Ich beantworte Fragen zu Tarifen, Funktionen, Plattformen, Anleitungen, Vergleichen und Kontakten dieser Website.',
  'ur-Latn': 'Assalam o alaikum! Main is website ke plans, features, platforms, guides, muqablay aur rabtay ke sawalon ka jawab deta hoon.',
  ar: 'مرحبًا! أجيب عن الأسئلة حول باقات هذا الموقع وميزاته ومنصاته وأدلته ومقارناته وجهات التواصل.',
};
const WELCOME: Wording = { en: 'You are welcome!', de: 'Gern geschehen!', 'ur-Latn': 'Koi baat nahin!', ar: 'على الرحب والسعة!' };
const ABSTAIN: Wording = {
  en: "I can't answer that from this site. I know plans, features, platforms, guides, comparisons and contacts.",
  de: 'Das kann ich mit dieser Website nicht beantworten. Ich kenne Tarife, Funktionen, Plattformen, Anleitungen, Vergleiche und Kontakte.',
  'ur-Latn': 'Is website se main iska jawab nahin de sakta. Main plans, features, platforms, guides, muqablay aur rabta batata hoon.',
  ar: 'لا أستطيع الإجابة عن ذلك من هذا الموقع. أعرف الباقات والميزات والمنصات والأدلة والمقارنات وجهات التواصل.',
};
const UNCLEAR: Wording = {
  en: 'I did not understand the question. I know plans, features, platforms, guides, comparisons and contacts.',
  de: 'Die Frage habe ich nicht verstanden. Ich kenne Tarife, Funktionen, Plattformen, Anleitungen, Vergleiche und Kontakte.',
  'ur-Latn': 'Sawal samajh nahin aaya. Main plans, features, platforms, guides, muqablay aur rabta batata hoon.',
  ar: 'لم أفهم السؤال. أعرف الباقات والميزات والمنصات والأدلة والمقارنات وجهات التواصل.',
};

/** A greeting. */
export const greeting = defineIntent({
  name: 'greeting',
  description: 'A greeting',
  examples: { en: ['Hello', 'hi there'], de: ['Guten Tag'], 'ur-Latn': ['Assalam o alaikum'], ar: ['مرحبا', 'السلام عليكم'] },
  rules: [{ all: ['GREET'], words: 4, strength: 3 }],
  *answers(context) {
    yield answer(words(HELLO), { links: createVoice(context).link('llms'), suggest: true });
  },
});

/** Thanks or a farewell. */
export const thanks = defineIntent({
  name: 'thanks',
  description: 'Thanks or a farewell',
  examples: { en: ['Thank you!', 'thanks, bye'], de: ['Vielen Dank'], 'ur-Latn': ['Shukriya'], ar: ['شكرا جزيلا'] },
  rules: [{ all: ['THANKS'], words: 6, strength: 3 }],
  *answers() {
    yield answer(words(WELCOME), { links: [] });
  },
});

/** A question about something else. The runtime falls back to it by name. */
export const outOfScope = defineIntent({
  name: 'out_of_scope',
  description: 'A question that the site does not answer',
  examples: {
    en: ['What is the weather in Rome today?'],
    de: ['Wer hat die Weltmeisterschaft gewonnen?'],
    'ur-Latn': ['Aaj Lahore ka mausam kaisa hai?'],
    ar: ['من فاز بكأس العالم؟'],
  },
  rules: [],
  *answers(context) {
    yield answer(words(ABSTAIN), { links: createVoice(context).link('llms'), reason: 'out_of_scope' });
  },
});

/** A text that is no question. The runtime falls back to it by name. */
export const unclear = defineIntent({
  name: 'unclear',
  description: 'A text without a word that the site knows',
  examples: { en: ['???', 'asdf qwer'] },
  rules: [],
  *answers(context) {
    yield answer(words(UNCLEAR), { links: createVoice(context).link('llms'), reason: 'unclear' });
  },
});
