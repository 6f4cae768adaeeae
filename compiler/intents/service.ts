/** Questions about the machine interface itself: whether it needs a key, and who is answering. */
import { defineIntent, type Wording } from '../intent.ts';
import { answer, createVoice, words } from '../voice.ts';

const NO_KEY: Wording = {
  en: 'The published JSON, MCP and A2A addresses are public and read-only: no key and no account is needed.',
  de: 'Die veröffentlichten JSON-, MCP- und A2A-Adressen sind öffentlich und nur lesbar: Es ist kein Schlüssel und kein Konto nötig.',
  'ur-Latn':
    'JSON, MCP aur A2A ke shaya shuda addresses sab ke liye khule hain aur sirf parhne ke liye hain: kisi key ya account ki zaroorat nahin.',
  ar: 'عناوين JSON وMCP وA2A المنشورة عامة وللقراءة فقط: لا حاجة إلى مفتاح أو حساب.',
};
const RULES: Wording = {
  en: 'I am a rule-based guide, not a language model and not a person. I answer only with facts that this site publishes.',
  de: 'Ich bin ein regelbasierter Wegweiser, kein Sprachmodell und kein Mensch. Ich antworte nur mit Angaben, die diese Website veröffentlicht.',
  'ur-Latn':
    'Main qawaid par mabni (rule-based) guide hoon, na language model na insaan. Sirf wohi batata hoon jo is website par shaya hai.',
  ar: 'أنا دليل يعمل وفق قواعد محددة، ولست نموذجًا لغويًا ولا إنسانًا. أجيب فقط بالمعلومات التي ينشرها هذا الموقع.',
};
const READ_ONLY: Wording = {
  en: 'I only read published facts and cannot change anything.',
  de: 'Ich lese nur veröffentlichte Angaben und kann nichts ändern.',
  'ur-Latn': 'Main sirf shaya shuda maloomat parhta hoon, kuch badal nahin sakta.',
  ar: 'أقرأ المعلومات المنشورة فقط ولا أستطيع تغيير شيء.',
};
const IN_THE_APP: Wording = {
  en: `${READ_ONLY.en} People can do that in the app.`,
  de: `${READ_ONLY.de} Das geht in der App.`,
  'ur-Latn': `${READ_ONLY['ur-Latn']} Yeh kaam app mein hota hai.`,
  ar: `${READ_ONLY.ar} يمكن القيام بذلك في التطبيق.`,
};

/** Whether the interface needs a key. */
export const serviceAuth = defineIntent({
  name: 'service.auth',
  description: 'Whether the API, MCP or A2A needs a key',
  examples: {
    en: ['Do I need an API key?', 'Is there an API?'],
    de: ['Brauche ich einen API-Schlüssel?'],
    'ur-Latn': ['Kya API key chahiye?'],
    ar: ['هل أحتاج إلى مفتاح API؟'],
  },
  rules: [
    { all: ['API', 'LOGIN'], without: ['platform'], firm: true, strength: 3 },
    { all: ['API'], none: ['ACT'], without: ['platform'], words: 9, strength: 2 },
  ],
  *answers(context) {
    const voice = createVoice(context);
    yield answer(words(NO_KEY), { links: [...voice.link('developers'), ...voice.link('llms')] });
  },
});

/** Who is answering. */
export const serviceAboutAgent = defineIntent({
  name: 'service.about_agent',
  description: 'Whether a person, a language model or rules are answering',
  examples: {
    en: ['Are you a bot?', 'Are you ChatGPT?'],
    de: ['Bist du ein Roboter?'],
    'ur-Latn': ['Kya aap robot hain?'],
    ar: ['هل أنت روبوت؟'],
  },
  rules: [
    { any: ['AGENT', 'HUMAN'], all: ['YOU_ARE'], without: ['feature'], words: 10, strength: 3 },
    {
      any: ['AGENT', 'HUMAN'],
      none: ['GUIDE', 'PRICE', 'PLAN', 'HOW_MANY', 'API', 'FEATURE'],
      without: ['feature', 'platform', 'limit'],
      words: 7,
      strength: 2,
    },
  ],
  *answers(context) {
    const voice = createVoice(context);
    yield answer(words(RULES), { links: [...voice.link('developers'), ...voice.link('llms')] });
  },
});

/** A request to do something. */
export const actionRefused = defineIntent({
  name: 'action_refused',
  description: 'A request to change, cancel, delete or pay something',
  examples: {
    en: ['Cancel my subscription', 'Delete my account'],
    de: ['Kündige mein Abo', 'Lösche mein Konto'],
    'ur-Latn': ['Mera account delete karo'],
    ar: ['احذف حسابي'],
  },
  rules: [
    { all: ['ACT', 'OBJECT'], none: ['HOW_MANY', 'GUIDE', 'WHERE'], strength: 3 },
    { all: ['ACT'], none: ['HOW_MANY', 'GUIDE', 'WHERE', 'HAVE'], names: ['plan'], strength: 3 },
    { all: ['ACT', 'PLAN', 'GUIDE'], none: ['HOW_MANY'], firm: true, strength: 3 },
  ],
  *answers(context) {
    const contact = createVoice(context).link('contact');
    const app = context.app === null ? [] : [{ rel: 'app', title: 'App', url: context.app }];
    yield answer(words(context.app === null ? READ_ONLY : IN_THE_APP), { links: [...app, ...contact], reason: 'action_not_available' });
  },
});
