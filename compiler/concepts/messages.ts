/** Words for talking with customers. Notation: see lexicon.ts. */
import type { ConceptForms } from '../lexicon.ts';

/** Concepts of messages and of what is said in public. */
export const MESSAGES: ConceptForms = {
  MESSAGE: {
    en: 'message* messaging dm dms chat chats conversation*',
    de: 'nachricht* direktnachricht* unterhaltung* chat chats',
    'ur-Latn': 'message* paigham* pegham* dm dms chat chats',
    ar: 'رسالة رسالات رسال* رسائل* محادث* دردش* مراسل*',
  },
  SEND: {
    en: 'send sends sending sent',
    de: 'send* schick* versend* verschick*',
    'ur-Latn': 'bhej* send',
    ar: 'إرسال أرسل* نرسل ترسل يرسل',
  },
  REPLY: {
    en: 'reply replies replying replied respond* response* answer*',
    de: 'antwort* beantwort* erwider*',
    'ur-Latn': 'jawab* reply replies',
    ar: 'رد ردود ردا إجاب* جواب* نرد alrad',
  },
  AUTOMATIC: {
    en: 'auto automat* autopilot bot bots',
    de: 'auto automat* selbsttätig*',
    'ur-Latn': 'auto automatic* khudkar khud-ba-khud "apne aap"',
    ar: 'تلقائي* آلي* أتمت* أوتوماتيك* altilqai tilqai',
  },
  TEMPLATE: { en: 'template*', de: 'vorlage* textbaustein*', 'ur-Latn': 'template* namoona', ar: 'قالب قوالب نموذج نماذج' },
  CAMPAIGN: {
    en: 'campaign* broadcast* newsletter* "bulk message" "bulk messages" mailing*',
    de: 'kampagne* rundsend* rundnachricht* newsletter* massennachricht* broadcast*',
    'ur-Latn': 'campaign* broadcast* muhim',
    ar: 'حمل* بث جماعي* نشرة',
  },
  COMMENT: { en: 'comment*', de: 'kommentar* kommentier*', 'ur-Latn': 'comment* tabsra tabsray tabsire', ar: 'تعليق* علق' },
  REVIEW: {
    en: 'review* rating* testimonial*',
    de: 'bewert* rezension*',
    'ur-Latn': 'review* rating* rai',
    ar: 'تقييم* مراجعات آراء',
  },
  MODERATE: {
    en: 'moderat* hide hides hiding spam',
    de: 'moderier* moderation ausblend* verberg* spam',
    'ur-Latn': 'moderat* chupa* spam',
    ar: 'إشراف إخفاء أخف* مزعج*',
  },
  INBOX: { en: 'inbox*', de: 'posteingang* postfach* postfächer inbox*', 'ur-Latn': 'inbox*', ar: 'صندوق بريد' },
  NOTIFICATION: {
    en: 'notif* alert alerts reminder*',
    de: 'benachrichtig* erinner*',
    'ur-Latn': 'notif* ittila* alert alerts yaad-dehani',
    ar: 'إشعار* تنبيه* تذكير*',
  },
  TRANSLATE: { en: 'translat*', de: 'übersetz*', 'ur-Latn': 'tarjuma tarjumah tarjuman translate', ar: 'ترجم* مترجم*' },
};
