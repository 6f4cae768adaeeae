/** Words for guides and for how something is done. Notation: see lexicon.ts. */
import type { ConceptForms } from '../forms.ts';

const GUIDES_FORMS = {
  en: 'guides tutorials articles documentation docs faq faqs manuals how-tos "help articles" "knowledge base" "help center" "help centre" "user guides"',
  de: `anleitungen artikel tutorials leitfäden hilfeartikel hilfeseiten hilfebereich dokumentation ratgeber handbücher wissensdatenbank faq faqs
    "häufige fragen"`,
  'ur-Latn': 'guides articles tutorials documentation docs faq faqs rehnumai mazameen "help articles"',
  ar: 'أدلة أدلتكم مقالات مقالاتكم شروحات شروح دروس توثيق "قاعدة المعرفة" "مركز المساعدة" "الأسئلة الشائعة" "أسئلة شائعة" بالأدلة والأدلة للأدلة',
};

/** Concepts of guides. */
export const GUIDES: ConceptForms = {
  GUIDES: GUIDES_FORMS,
  GUIDE_NOUN: {
    en: `${GUIDES_FORMS.en} guide article tutorial manual handbook "user guide" "user manual"`,
    de: `${GUIDES_FORMS.de} anleitung* leitfaden guide guides tutorial handbuch hilfeseite`,
    'ur-Latn': `${GUIDES_FORMS['ur-Latn']} guide article tutorial mazmoon`,
    ar: `${GUIDES_FORMS.ar} دليل مقال* شرح "دليل المستخدم" درس`,
  },
  GUIDE: {
    en: `"how to" "how do" "how can" "how does" "how should" "how could" "how would" "how might" howto guide tutorial explain explains walkthrough
      "step by step" "walk me through" "show me how" "tell me how" "teach me" "steps to" "way to" "ways to" "set up" setup configure configuring`,
    de: `"wie kann" "wie können" "wie könnte" "wie mache" "wie macht" "wie richte" "wie verbinde" "wie lege" "wie funktioniert" "wie geht" "wie stelle"
      "wie erstelle" "wie füge" "wie ändere" "wie lösche" "wie nutze" "wie benutze" "wie verwende" "wie sende" "wie schicke" "wie bekomme" "wie finde"
      "wie aktiviere" "wie deaktiviere" "wie konfiguriere" "wie integriere" "wie importiere" "wie exportiere" "wie setze" "wie baue" "wie starte" "wie binde"
      "wie antworte" "wie lade" "wie teile" "wie lässt" "wie lassen" "wie soll" "wie sollte" "schritt für schritt" anleitung tutorial erklär* einricht*
      konfigurier*`,
    'ur-Latn': `kaise kaisay kese kesay kesy kaisey tareeqa tareeqah tareeka tareqa tariqa tarika tareeqay guide tutorial sikhao sikha samjhao samjha sikhna
      "kis tarah" "kis tarha" "kis trah" kistarah "how to"`,
    ar: `كيف كيفية وكيف فكيف دليل شرح اشرح اشرحلي اشرحوا طريقة الطريقة خطوات بالخطوات ازاي إزاي شلون كيفاش علمني علموني`,
  },
};
