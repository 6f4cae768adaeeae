/** Words for the company and for courtesy. Notation: see lexicon.ts. */
import type { ConceptForms } from '../forms.ts';

/** Concepts of the company and of courtesy. */
export const COMPANY_WORDS: ConceptForms = {
  COMPANY: {
    en: 'company "your founder" "your founders" "who founded you" "were you founded" "your business"',
    de: 'firma unternehmen gründer "eure gründer" "euer gründer" "wurdet ihr gegründet" impressum',
    'ur-Latn': 'company kampni kampany compny idara idaray',
    ar: 'شركة شركتكم شركتك بشركتكم لشركتكم مؤسستكم مؤسس مؤسسكم "متى تأسست" "متى تأسستم"',
  },
  WHO: {
    en: `"who are you" "who r you" "about you" "about us" "about yourself" "introduce yourself" "what do you do" "what do you guys do" "what do you sell"
      "what do you offer" "who is behind" "who s behind" "who runs" "who made this" "who made you" "who built this" "who owns this" "who owns you" "about your company"
      "about the company" "what does your company do" "what does this company do" "what is your company" "what is this site" "what is this website"
      "what is this company" "am i dealing with" "tell me about you" "what s your company" "short introduction"`,
    de: `"wer seid ihr" "wer sind sie" "wer bist du" "was seid ihr" "was macht ihr" "was machen sie" "was tut ihr" "was bietet ihr" "was bieten sie"
      "was verkauft ihr" "was macht eure firma" "was macht euer unternehmen" "über euch" "über uns" "wer steckt" "wer steht hinter" "wer betreibt" "stellt euch vor"
      "stell dich vor" "wem gehört ihr" "worum geht es hier" "was ist das hier" "stellen sie sich vor" "stell dich kurz vor" "was ist service"
      "wer ist das"`,
    'ur-Latn': `"aap kaun" "ap kaun" "aap kon" "ap kon" "kaun ho" "kon ho" "kaun hain aap" "kon hain aap" "aap log kaun" "aap log kon" "ap log kon" "aap log kya"
      "aap kya karte" "ap kya karte" "kya karte ho" "kya kaam karte" "kya kam karte" "apne bare mein" "apne baare mein" "apne bare me" "company kya karti"
      "aap kya bechte" "yeh website kya" "ye website kya" "yeh company kya" "ye company kya" "taaruf" "taarruf" "taruf" "company ka taaruf"
      "apna taaruf" "kaun log ho"`,
    ar: `"من انتم" "من أنت" "من نحن" "مين انتم" "مين انتو" "انتو مين" "انتوا مين" "مين انت" "انت مين" "منو انتم" "ماذا تفعلون" "ايش تسوون" "وش تسوون"
      "شو بتعملوا" "بتعملوا ايه" "شو شغلكم" "عن شركتكم" "عن الشركة" "ماذا تقدمون" "ايش تقدمون" "وش تقدمون" "شو بتقدموا" "بتقدموا ايه" "عرفونا عليكم"
      "عرفني عليكم" "عرف بنفسك" "من يقف وراء" "ما هو عملكم" "ما هذا الموقع" "نبذة عنكم" عنكم "نبذة عن" "تعريف بالشركة" "عرفونا على" "مين إنتو"
      "مين أنتم" "من تكونون" "من وراء" "تعرفت عليكم" "أعرف عنكم" "ماذا تعملون" "وش تعملون"`,
  },
  GREET: {
    en: `hi hello hey heya hiya howdy helo greetings "good morning" "good evening" "good afternoon" "good day" "hi there" "hello there" "how are you"
      "how are you doing" "what s up" "whats up" "nice to meet you"`,
    de: `hallo hallöchen "guten tag" "guten morgen" "guten abend" servus moin "grüß gott" "grüß dich" "grüß euch" grüezi hey "wie geht s" "wie gehts"
      "wie geht es dir" "wie geht es euch" "wie geht es ihnen"`,
    'ur-Latn': `salam salaam salaams assalam assalamualaikum assalamoalaikum asalamualaikum aslamoalaikum "assalam o alaikum" "assalam u alaikum"
      "assalamu alaikum" "assalam alaikum" "asalam o alaikum" "asalam u alaikum" "aslam o alaikum" "salam alaikum" "walaikum salam" aoa adaab "a o a" "kya haal"
      "kya hal hai" "kaise hain aap" "kaise ho" "aap kaise hain" "ap kaise hain" "kese ho" "kese hain" "khush amdeed" hello hey`,
    ar: `مرحبا مرحبتين مراحب أهلا اهلين هلا هلو هاي ألو سلام "السلام عليكم" "سلام عليكم" "وعليكم السلام" "صباح الخير" "مساء الخير" "صباح النور" "مساء النور"
      "أهلا وسهلا" "يا هلا" "كيف حالك" "كيف حالكم" "كيف الحال" كيفك كيفكم شلونك شلونكم شخبارك شخباركم ازيك ازيكم "عامل ايه" "تحية طيبة"`,
  },
  THANKS: {
    en: `thanks thank thx tnx thankyou bye goodbye cheers appreciated "thank you" "many thanks" "thanks a lot" "much appreciated" "see you" "see ya" "take care"
      "good bye" "good night" "that s all" "thats all"`,
    de: `danke dankeschön dankend tschüss tschüß tschau merci "danke schön" "danke sehr" "danke dir" "danke euch" "danke ihnen" "vielen dank" "besten dank"
      "herzlichen dank" "lieben dank" "auf wiedersehen" "auf wiederhören" "bis bald" "bis dann" "bis später" "mach s gut" "schönen tag noch" "schönen abend noch"`,
    'ur-Latn': `shukriya shukria shukriyah shukrya meherbani mehrbani maherbani mehrabani nawazish "khuda hafiz" "allah hafiz" khudahafiz allahhafiz jazakallah
      "jazak allah" thanks thanx bye "thank you"`,
    ar: `شكرا شكرن مشكور مشكورة مشكورين ممتن ممتنة تسلم تسلمون تسلموا متشكر متشكرة متشكرين ميرسي ثانكس باي وداعا "شكرا جزيلا" "شكرا لك" "شكرا لكم"
      "ألف شكر" "كل الشكر" "مع السلامة" "إلى اللقاء" "في أمان الله" "الله يعطيك العافية" "يعطيك العافية" "يعطيكم العافية" "جزاك الله خيرا" "جزاك الله خير"
      "جزاكم الله خيرا"`,
  },
};
