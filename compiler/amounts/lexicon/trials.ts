import type { Words } from '../phrases.ts';

/** Nouns that make a number of days beside them a trial. */
export const TRIAL: Words = {
  en: 'trial,trial period',
  de: 'Testphase,Testversion,Testzeitraum,Testzugang,Probezeit,Probephase,Probeabo,Probemonat,Gratistest,Test',
  'ur-Latn': 'trial,azmaish,aazmaish',
  ar: 'تجربة,تجريبية,تجريبي,الفترة التجريبية,فترة تجريبية,نسخة تجريبية,تجربتك',
  ur: 'ٹرائل,آزمائش',
};

/** Verbs that do the same, as long as nothing is said of a refund: "try it for 30 days, or get your money back" costs money. */
export const TRY: Words = {
  en: 'try,try it,test drive',
  de: 'testen,teste,ausprobieren',
  'ur-Latn': 'azmaein,azmayen,aazmayen,aazmaein,try karein',
  ar: 'جرب,جربه,جربها,جربنا',
  ur: 'آزمائیں',
};

/** Words of a promise to give the money back. */
export const GUARANTEE: Words = {
  en: 'money-back,moneyback,money back,guarantee,guaranteed,refund,refunds,refunded,full refund',
  de: 'Geld-zurück,Geld-zurück-Garantie,Geld zurück,Garantie,Erstattung,erstattet,erstatten',
  'ur-Latn': 'wapsi,guarantee,refund,zamanat,wapas',
  ar: 'ضمان,استرداد,استرجاع',
  ur: 'واپسی,ضمانت',
};

/** Words that say the same of something that is not called free. */
export const RISK: Words = {
  en: 'risk-free,riskfree,no risk,no-risk,without risk,zero risk',
  de: 'risikofrei,risikolos,ohne Risiko,kein Risiko',
  'ur-Latn': 'risk free,baghair risk,bina risk,bina khatre',
  ar: 'بدون مخاطر,بدون مخاطرة,بلا مخاطر,دون مخاطر,خالية من المخاطر',
};

/** Words that make a number of days no free trial: times of notice and of storage, lessons, and what has a price. */
export const NO_TRIAL: Words = {
  en: `return,returns,history,retention,notice,cancel,cancellation,support,onboarding,shipping,delivery,setup,migration,back,log,logs,backup,backups,
    extend,extended,extension,offer,sale,left,kept,stored,retained,deleted,erased,lesson,lessons,class,classes,webinar,webinars,workshop,seminar,
    coaching,clinical,paid trial,paid trials,paid pilot,trial data,trial fee,trial costs,discounted trial,half price,half-price,reduced price`,
  de: `Rückgabe,Rückgaberecht,Kündigungsfrist,kündbar,Verlauf,Aufbewahrung,Widerruf,Widerrufsrecht,Support,Lieferung,Versand,Einrichtung,verlängern,
    verlängert,gespeichert,gelöscht,aufbewahrt,Webinar,Workshop,Seminar,Kurs,Unterricht,Probestunde,Probestunden,kostenpflichtige,kostenpflichtiger,
    kostenpflichtigen,kostenpflichtiges,bezahlte,bezahlter,bezahlten,halben Preis,Testgebühr,vergünstigt,vergünstigte`,
  'ur-Latn': 'paid trial,mehfooz,mahfooz,delete,sabaq,dars,class,adhi qeemat,aadhi qeemat',
  ar: `إرجاع,إلغاء,سجل,دعم,الدعم,نحتفظ,الاحتفاظ,تحذف,حذف,درس,دروس,حصة,ندوة,ورشة,تجربة مدفوعة,التجربة المدفوعة,تجريبية مدفوعة,التجريبية المدفوعة,
    نصف السعر`,
  ur: 'محفوظ,سبق',
};

/** Words by which a sentence is about the trial of somebody else. */
export const OTHERS: Words = {
  en: `competitor,competitors,competing,rival,rivals,unlike,others,compared,comparison,versus,vs,whereas,instead of,elsewhere,other tools,other apps,
    other vendors,other products,other companies,other platforms,other services,other providers,other software,other solutions,most tools,most apps,
    most vendors,most products,most companies,most platforms,most services,most providers,most software,most of them,many tools,many apps,many vendors,
    many products,many companies,many platforms,many services,many providers,some tools,some apps,some vendors,some providers,typical,typically,
    alternatives,industry standard`,
  de: `Mitbewerber,Mitbewerbern,Wettbewerber,Wettbewerbern,Wettbewerb,Konkurrenz,Konkurrent,Konkurrenten,Rivalen,anders als,Gegensatz,Vergleich,
    verglichen,gegenüber,anstatt,anstelle,statt,andere Anbieter,andere Tools,andere Programme,anderen,anderer,anderswo,die meisten,viele Anbieter,
    viele Tools,üblich,üblicherweise`,
  'ur-Latn': `competitor,competitors,hareef,hareefon,doosre,dusre,dosre,doosray,dusray,doosri,dusri,doosron,dusron,muqable,muqabla,muqablay,bajaye,
    bajae,baqi tools,baqi companies,aksar tools,aksar companies,bar-aks,jabke,jab ke`,
  ar: `منافس,منافسون,منافسين,منافسونا,منافسينا,منافسو,المنافسة,عكس,على عكس,بعكس,بخلاف,خلافا,مقارنة,بالمقارنة,بدلا,غيرنا,آخرون,آخرين,أخرى,معظم,
    أغلب,عادة`,
  ur: 'حریف,برعکس,دوسرے,دوسری,مقابلے',
};

/** Words by which a sentence is about what was once, or what is to come. */
export const NOT_NOW: Words = {
  en: `trial was,trials were,there was,there were,it was,was a,was once,we had,used to,formerly,previously,in the past,once offered,no longer,discontinued,retired,removed,dropped,abolished,stopped,
    ended our,ended the,got rid of,did away,replaced,until recently,soon,planned,upcoming,in future,in the future,last year`,
  de: `war,waren,wurde,wurden,gab es,gab,hatte,hatten,früher,ehemals,ehemalige,damals,bisher,nicht mehr,eingestellt,abgeschafft,gestrichen,entfernt,
    ersetzt,bald,demnächst,künftig,geplant`,
  'ur-Latn':
    'tha,thi,thay,band kar,band ho,khatam kar,khatam ho gaya,khatam ho gayi,khatam ho chuka,ab nahin,ab nahi,jald,anqareeb,pichle saal',
  ar: `كان,كانت,كنا,سابقا,سابق,سابقة,لم,توقفت,توقف,أوقفنا,ألغيت,ألغينا,ألغي,أزلنا,انتهت,انتهى,قريبا,مستقبلا`,
  ur: 'تھا,تھی,ختم کر,بند کر,جلد',
};

/** Words before a trial that say that something happens when it is over. */
export const AFTER: Words = {
  en: 'after,before,following,once,when,since,past,upon,until,if',
  de: 'nach,vor,sobald,wenn,seit,bevor,nachdem',
  ar: 'بعد,قبل,عند,عندما,منذ,انتهاء',
};

/** Words behind a trial that say the same. */
export const BEHIND: Words = { 'ur-Latn': 'baad,bad,ke baad', ur: 'بعد' };

/** Payment cards. */
export const CARD: Words = {
  en: 'credit card,creditcard,card,cards,credit cards,card details,payment details',
  de: 'Kreditkarte,Kreditkarten,Kreditkartendaten,Zahlungsdaten,Karte',
  'ur-Latn': 'credit card,card',
  ar: 'بطاقة ائتمان,بطاقة ائتمانية,بطاقة,بطاقة الائتمان,لبطاقة ائتمان,لبطاقة ائتمانية,لبطاقة,ببطاقة',
  ur: 'کریڈٹ کارڈ,کارڈ',
};

/** Words that deny. */
export const NOT: Words = {
  en: "no,not,don't,doesn't,isn't,aren't,can't,cannot,won't,never,none,neither,nor,zero",
  de: 'keine,kein,keiner,keinen,keinem,nicht,nie,niemals,weder',
  'ur-Latn': 'nahin,nahi,nahee,na,mat',
  ar: 'لا,ليس,ليست,لن,غير',
  ur: 'نہیں',
};

/** Words that say of something that goes with a trial that it is not there; before the trial they deny that. */
export const WITHOUT: Words = {
  en: 'without',
  de: 'ohne',
  'ur-Latn': 'bina,baghair',
  ar: 'بدون,دون,بلا',
  ur: 'بغیر',
};

/** What a trial may lack without being none. */
export const BURDEN: Words = {
  en: `obligation,obligations,commitment,commitments,strings,contract,contracts,limit,limits,limitations,restrictions,charge,charged,charges,pay,paying,
    payment,fee,fees,cost,costs,hassle,catch,sign-up,signup,registration,download,installation,install`,
  de: `Verpflichtung,Verpflichtungen,Vertrag,Vertragsbindung,Bindung,Einschränkung,Einschränkungen,Registrierung,Anmeldung,Kosten,Gebühren,Installation,
    Haken,Zahlung`,
  'ur-Latn': 'shart,sharait,pabandi,charges,kharch,kharche,fees,paise,commitment,contract',
  ar: 'التزام,التزامات,رسوم,شروط,شرط,قيود,عقد,تسجيل,محدود,محدودة,تكلفة,تكاليف,أي التزام,أي رسوم',
};

/** Words that say that something is asked for. */
export const NEEDED: Words = {
  en: 'required,requires,require,needed,necessary,needs,need',
  de: 'erforderlich,nötig,notwendig,benötigt,benötigen,angeben',
  'ur-Latn': 'zaroori,zaruri,zaroorat,zarurat,lazmi,darkar,chahiye',
  ar: 'مطلوبة,مطلوب,تتطلب,يتطلب,تحتاج,يلزم,لازمة,حاجة',
  ur: 'ضروری,ضرورت,لازمی',
};

/** Words between the parts of a trial: "free for 14 days", "14 din ka free trial". */
export const IN_TRIAL: Words = {
  en: 'a,an,your,our,the,full,for,of,with,get,start,begin,everything,all,features,now,today,it,free of charge,premium,pro,no-obligation,why not',
  de: 'eine,einen,die,den,alle,Funktionen,für,lang,jetzt,unverbindlich,Ihre,deine,starten,volle,vollen,vollem,mit,unserer,unsere',
  'ur-Latn': 'ka,ki,ke,liye,tak,apna,apni,shuru,karein,hamara',
  ar: 'لمدة,مدة,كاملة,كامل,ابدأ,ابدأ الآن,على,من,الآن',
  ur: 'کا,کی,کے,لیے,تک',
};

/** Adjectives that hold a number of days: "14-tägig". */
export const LONG: Words = { en: 'day long,days long', de: 'tägige,tägiger,tägigen,tägig,taegige' };
