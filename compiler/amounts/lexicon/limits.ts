import type { Words } from '../phrases.ts';

/** What plans limit, by the key of the limit. */
export const LIMIT_NOUNS: Readonly<Record<string, Words>> = {
  users: {
    en: 'users,seats,team members,members,teammates,agents,user seats,user accounts,team seats,agent seats,operators,collaborators',
    de: 'Nutzer,Nutzern,Benutzer,Benutzern,Mitglieder,Mitgliedern,Teammitglieder,Teammitgliedern,Anwender,Anwendern,Agenten,Plätze,Nutzerplätze,Benutzerkonten,Nutzerkonten',
    'ur-Latn': 'sarifeen',
    ar: 'مستخدم,مستخدما,مستخدمين,مستخدمون,مستخدمي,أعضاء,أعضاء الفريق,أعضاء فريق,مقاعد,مقعد,وكلاء,عضو',
    ur: 'صارفین,یوزرز,افراد',
  },
  contacts: {
    en: 'contacts',
    de: 'Kontakte,Kontakten',
    'ur-Latn': 'rabtay,raabtay',
    ar: 'جهات اتصال,جهة اتصال,جهات الاتصال',
    ur: 'رابطے,کانٹیکٹس',
  },
  aiCredits: {
    en: 'AI credits,AI-credits',
    de: 'KI-Credits,KI-Guthaben,KI-Punkte',
    'ur-Latn': 'AI credits',
    ar: 'رصيد ذكاء,رصيد ذكاء اصطناعي,رصيد الذكاء,رصيد الذكاء الاصطناعي,أرصدة ذكاء اصطناعي,أرصدة الذكاء الاصطناعي,نقاط ذكاء اصطناعي,نقاط الذكاء الاصطناعي,نقطة ذكاء اصطناعي',
    ur: 'اے آئی کریڈٹس',
  },
  accountsPerChannel: {
    en: 'accounts per channel,accounts / channel,accounts each channel,account per channel,accounts for each channel',
    de: 'Konten pro Kanal,Konten je Kanal,Konto pro Kanal,Konto je Kanal,Accounts pro Kanal',
    'ur-Latn': 'accounts fi channel,account fi channel,accounts har channel',
    ar: 'حسابات لكل قناة,حساب لكل قناة,الحسابات لكل قناة',
    ur: 'اکاؤنٹس فی چینل',
  },
};

/** The same behind the number one, or in a list of numbers; alone they are too common: "User", "Contact". */
export const SINGLE_NOUNS: Readonly<Record<string, Words>> = {
  users: {
    en: 'user,seat,team member,member,agent,teammate,operator,collaborator',
    de: 'Mitglied,Teammitglied,Agent,Platz',
    'ur-Latn': 'log,afraad',
  },
  contacts: { en: 'contact', de: 'Kontakt' },
  aiCredits: { en: 'AI credit', de: 'KI-Credit' },
};

/** No limit. */
export const UNLIMITED: Words = {
  und: '∞',
  en: 'unlimited,no limit,without limit,unlimited number of,limitless',
  de: 'unbegrenzt,unbegrenzte,unbegrenzten,unbegrenzter,unlimitiert,unlimitierte,beliebig viele,ohne Limit,unbeschränkt,unbeschränkte',
  'ur-Latn': 'lamehdood,la mehdood,lamahdood,la mahdood,lamehdud,be hisaab,unlimited',
  ar: 'غير محدود,غير محدودة,غير محدودين,عدد غير محدود من,بلا حدود,بدون حدود,لا محدود,لا نهائي',
  ur: 'لامحدود',
};

/** A limit that nobody can count. */
export const VAGUE: Words = {
  en: 'fair use,fair usage,fair use policy,flexible,multiple,several,many,limited,reasonable',
  de: 'Fair Use,Fair-Use,flexibel,mehrere,viele,begrenzt,begrenzte',
  'ur-Latn': 'mehdood,mahdood',
  ar: 'استخدام عادل,محدود,محدودة,عدة',
};

/** Words before a number that leave it a limit. */
export const LEADING: Words = {
  en: 'up to,includes,include,included,including,incl,with,for,max,maximum,max of,maximum of,add,invite,manage,get,your,all,total of,and,&,now,a total of',
  de: 'bis zu,inkl,inklusive,mit,für,max,maximal,höchstens,enthält,umfasst,und,insgesamt',
  'ur-Latn': 'aur,sirf',
  ar: 'حتى,يشمل,تشمل,مع,لغاية,ما يصل إلى,يصل إلى,و,بحد أقصى',
  ur: 'اور',
};

/** Words before a number that make it a bound from below, an addition or an estimate. */
export const UNCERTAIN: Words = {
  und: '~,<,>,≥,≈',
  en: 'from,starting at,starting from,at least,minimum,min,minimum of,more than,over,about,around,approximately,between,starts at',
  de: 'ab,mindestens,min,mehr als,über,etwa,circa,ca,rund,zwischen',
  'ur-Latn': 'kam se kam,taqreeban',
  ar: 'ابتداء من,من,على الأقل,أكثر من,حوالي,بين',
};

/** Words behind a number or its noun that do the same. */
export const UNCERTAIN_BEHIND: Words = {
  und: '+',
  en: 'or more,and more,and up,minimum,min,more,or,each,per,/,at least',
  de: 'oder mehr,und mehr,mindestens,oder,pro,je',
  'ur-Latn': 'se zyada,ya zyada,fi,har',
  ar: 'أو أكثر,فأكثر,لكل,كحد أدنى',
};

/** Words of additions, which are no limits of a plan. */
export const ADDITION: Words = {
  und: '+',
  en: 'extra,additional,add-on,addon,plus,more,another',
  de: 'zusätzlich,zusätzliche,zusätzlichen,weitere,weiteren,plus,extra',
  'ur-Latn': 'mazeed,izafi,izaafi',
  ar: 'إضافي,إضافية,إضافيين',
};

/** Words behind a limit that leave it one. */
export const TRAILING: Words = {
  en: 'included,include,incl,total,in total,max,maximum,and,with,for,in,on,across,across all,to',
  de: 'inklusive,inkl,enthalten,inbegriffen,insgesamt,maximal,max,und,mit,für',
  'ur-Latn': 'tak,shamil,aur,ke saath,ke liye',
  ar: 'مشمولة,مشمولين,شامل,كحد أقصى,بحد أقصى,و,مع',
  ur: 'تک,اور',
};

/** Words of a range between two numbers. */
export const RANGE: Words = { und: '-,–,—,‑,−', en: 'to', de: 'bis', 'ur-Latn': 'se', ar: 'إلى' };

/** Words and marks that end what a number may be about, as a comma does. */
export const JOINING: Words = { und: '&', en: 'and', de: 'und', 'ur-Latn': 'aur', ar: 'و', ur: 'اور' };

/** Words of the head of a row beside its noun. */
export const HEADING: Words = {
  en: 'number of,included,max,maximum,no of,total,limit,limits,of,the,your,active,#',
  de: 'Anzahl,Anzahl der,Anzahl an,maximale,inklusive,inkl,enthaltene,max,maximal,Limit,aktive',
  'ur-Latn': 'ki tadaad,tadaad,kitne',
  ar: 'عدد,الحد الأقصى,حد,المتاحة,الحد',
};
