/** Words for talking with customers. Notation: see lexicon.ts. */
import type { ConceptForms } from '../forms.ts';

/** Concepts of messages and of what is said in public. */
export const MESSAGES: ConceptForms = {
  MESSAGE: {
    en: 'message* messaging chat chats conversation* inquir* enquir*',
    de: 'nachricht* unterhaltung* chat chats anfrage* chatten',
    'ur-Latn': 'message* paigham* pegham* chat chats msg msgs guftagu',
    ar: 'رسال* رسائل* محادث* دردش* مراسل* مسج* ماسج* شات*',
  },
  SEND: {
    en: 'send sends sending sent forward*',
    de: 'send* schick* versend* verschick* gesendet* geschickt* zusend* zuschick* weiterleit*',
    'ur-Latn': 'bhej* send bhaij* bhijwa*',
    ar: 'أرسل* نرسل ترسل يرسل ارسل* إرسال* أبعث* أبعت* ابعت* بعث نبعث نبعت يبعت تبعت بعثت',
  },
  REPLY: {
    en: 'reply replies replying replied respond* response* answer*',
    de: 'antwort* beantwort* erwider* rückmeld*',
    'ur-Latn': 'jawab* reply replies jawaab* jwab*',
    ar: 'رد ردا إجاب* جواب* نرد alrad ردود* يرد ترد أرد ارد* بيرد برد الرد للرد بالرد ردي يردون أجاوب* جاوب* يجيب أجيب نجيب مجاوب*',
  },
  AUTOMATIC: {
    en: `auto automat* autopilot bot bots "away message" "away messages" "out of office" "welcome message" "greeting message" "by itself"
      "on its own"`,
    de: 'auto automat* selbsttätig* abwesenheit* begrüßungsnachricht begrüßungsnachrichten "von selbst" "von allein"',
    'ur-Latn': 'auto automatic* khudkar khud-ba-khud "apne aap" automatik* khudba* "khud jawab" "khud ba khud" "apne ap" "khud hi"',
    ar: `تلقائي* أتمت* أوتوماتيك* altilqai tilqai اوتوماتيك* لحاله "خارج الدوام" "رسالة ترحيب" "رسالة الترحيب" روبوت* الآلي* آليا آلية
      "رد آلي" "ردود آلية" "بشكل آلي" "الرد الآلي"`,
  },
  TEMPLATE: {
    en: 'template* "message template" "canned"',
    de: 'vorlage* textbaustein* mustertext* nachrichtenvorlag*',
    'ur-Latn': 'template* namoon* tamplate*',
    ar: 'نموذج قالب* قوالب* نماذج* تمبلت*',
  },
  CAMPAIGN: {
    en: `campaign* broadcast* newsletter* "bulk message" "bulk messages" mailing* blast blasts "mass message" "mass messages"
      "mass messaging" "bulk messaging" "in bulk" bulk "all at once" "all customers" "all my customers" "all our customers"
      "everyone at once" promotional`,
    de: `kampagne* rundsend* rundnachricht* newsletter* massennachricht* broadcast* werbenachricht* massenversand* serienbrief*
      rundschreib* "alle kunden" "alle kontakte" werbeaktion*`,
    'ur-Latn': `campaign* broadcast* muhim kampaign* "bulk message" bulk "sab customers" "sab ko" "sare customers" "saare customers" "ek sath"
      "ek saath" tashheer*`,
    ar: `حمل* بث جماعي* نشرة كامبين* برودكاست* "كل العملاء" "كل الزبائن" "لكل الزبائن" "لكل العملاء" "جميع العملاء" "لجميع العملاء" ترويج*
      دعاي* إعلان* اعلان*`,
  },
  COMMENT: {
    en: 'comment*',
    de: 'kommentar* kommentier*',
    'ur-Latn': 'comment* tabsra tabsray coment* tabsir* tabser*',
    ar: 'تعليق* علق كومنت* كمنت* يعلق* علقوا معلق* تعاليق',
  },
  REVIEW: {
    en: 'review* rating* testimonial* "star rating" "star ratings" "five stars" "one star" feedback',
    de: 'bewert* rezension* sternebewertung* kundenmeinung* feedback "ein stern" "fünf sterne"',
    'ur-Latn': 'review* rating* rai riview* reveiw* "sitara" "sitare" feedback',
    ar: 'تقييم* مراجعات آراء تقيم* ريفيو* قيموا "نجمة واحدة" "خمس نجوم" رأي مراجعة',
  },
  MODERATE: {
    en: 'moderat* hide hides hiding spam hidden insult* abus* offensive hate hateful troll* rude swear* profan* "bad comments"',
    de: 'moderier* moderation ausblend* verberg* spam beleidig* hass* pöbel* beschimpf* troll trolle versteck*',
    'ur-Latn': 'moderat* chupa* spam gaali gaaliyan gaalian badtameez* chhupa* bakwas galiyaan',
    ar: 'إشراف إخفاء أخف* مزعج* تخفي يخفي نخفي اخفي* مسيء* مسيئ* إساءة شتائم شتيم* سبام* بذيئ* كراهية',
  },
  INBOX: {
    en: 'inbox* mailbox*',
    de: 'posteingang* postfach* postfächer inbox*',
    'ur-Latn': 'inbox*',
    ar: 'بريد صندوق* الوارد وارد انبوكس إنبوكس "صندوق الوارد"',
  },
  NOTIFICATION: {
    en: 'notif* alert alerts reminder* inform* "keep updated" "let know"',
    de: 'benachrichtig* erinner* informier* bescheid mitteil* hinweis*',
    'ur-Latn': 'notif* ittila* alert alerts yaad-dehani itla*',
    ar: 'إشعار* تنبيه* تذكير* أبلغ* إبلاغ* نبلغ أخبر نخبر إخطار* إعلام',
  },
  TRANSLATE: {
    en: 'translat*',
    de: 'übersetz*',
    'ur-Latn': 'tarjuma tarjumah tarjuman translate tarjma translation*',
    ar: 'ترجم* مترجم* يترجم نترجم',
  },
  DIRECT_MESSAGE: {
    en: 'dm dms "direct message" "direct messages" "private message" "private messages" "private chat" pm pms',
    de: 'direktnachricht* privatnachricht* "private nachricht" "private nachrichten" dm dms',
    'ur-Latn': 'dm dms "direct message" "direct messages" "private message" "private messages"',
    ar: '"رسالة خاصة" "رسائل خاصة" "الرسائل الخاصة" "رسالة مباشرة" "رسائل مباشرة" "الرسائل المباشرة" "على الخاص" "دي ام" دايركت',
  },
  MESSAGE_WINDOW: {
    en: 'window windows',
    de: 'fenster fensters zeitfenster*',
    'ur-Latn': 'window khirki',
    ar: 'نافذة نوافذ',
  },
  POST: {
    en: 'post posts posting posted story stories',
    de: 'beitrag beiträge beiträgen post posts posten story storys',
    'ur-Latn': 'post posts posting',
    ar: 'منشور* بوست* ستوري',
  },
  BLOCK: {
    en: 'block blocks blocked blocking unsubscrib* "opt out"',
    de: 'blockier* sperr* gesperrt abmeld* abbestell*',
    'ur-Latn': 'block blocked "block karna"',
    ar: 'حظر بلوك يحظر* يبلك* "إلغاء الاشتراك"',
  },
  CONSENT: {
    en: 'consent* "opt in" opt-in',
    de: 'einwilligung* zustimm* erlaubnis* "opt in"',
    'ur-Latn': 'razamand* "opt in"',
    ar: 'موافق* "اذن مسبق"',
  },
  CONVERSION: {
    en: 'turn turns turning convert* transform*',
    de: 'umwandel* umgewandelt verwandel* umleit*',
    'ur-Latn': 'tabdeel* "mein badal" "me badal"',
    ar: 'تحويل* أحول* نحول* يحول*',
  },
  NEGATIVE: {
    en: 'bad negative angry unhappy complain* fake false',
    de: 'schlecht* negativ* beschwer* reklamation* verärgert* unzufrieden* gefälscht*',
    'ur-Latn': 'bura buri bure buray negative manfi kharab shikayat* jhoot* naraz',
    ar: 'سلبي* سيئ* شكوى شكاوى يشتكي* غاضب* كاذب* وهمي* مزيف*',
  },
};
