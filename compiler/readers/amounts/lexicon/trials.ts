import type { Words } from '../phrases.ts';

/** Words that make a number of days beside them a trial. */
export const TRIAL: Words = {
  en: 'trial,free trial,trial period,try,try it,test drive',
  de: `testen,teste,Testphase,Testversion,Testzeitraum,Testzugang,Probezeit,Probephase,Probeabo,Probemonat,ausprobieren,Gratistest,Test`,
  'ur-Latn': 'trial,azmaein,azmayen,aazmayen,aazmaein,azmaish,aazmaish,try karein',
  ar: 'تجربة,تجريبية,تجريبي,جرب,جربه,جربها,جربنا,الفترة التجريبية,فترة تجريبية,نسخة تجريبية,تجربة مجانية',
  ur: 'ٹرائل,آزمائش,آزمائیں',
};

/** Words that make a number of days no trial: guarantees, times of notice and of storage. */
export const NO_TRIAL: Words = {
  en: `money-back,moneyback,guarantee,refund,refunds,return,returns,history,retention,notice,cancel,cancellation,support,onboarding,shipping,delivery,setup,
    migration,back,log,logs,backup,backups,extend,extended,extension,offer,sale,left`,
  de: `Geld-zurück,Geld-zurück-Garantie,Garantie,Rückgabe,Rückgaberecht,Erstattung,Kündigungsfrist,kündbar,Verlauf,Aufbewahrung,Widerruf,Widerrufsrecht,
    Support,Lieferung,Versand,Einrichtung,verlängern`,
  'ur-Latn': 'wapsi,guarantee,refund,zamanat,wapas',
  ar: 'ضمان,استرداد,استرجاع,إرجاع,إلغاء,سجل,دعم,الدعم',
  ur: 'واپسی,ضمانت',
};

/** Payment cards. */
export const CARD: Words = {
  en: 'credit card,creditcard,card,cards,credit cards,card details,payment details',
  de: 'Kreditkarte,Kreditkarten,Kreditkartendaten,Zahlungsdaten,Karte',
  'ur-Latn': 'credit card,card',
  ar: 'بطاقة ائتمان,بطاقة ائتمانية,بطاقة,بطاقة الائتمان,لبطاقة ائتمان,لبطاقة ائتمانية,لبطاقة,ببطاقة',
  ur: 'کریڈٹ کارڈ,کارڈ',
};

/** Words that say that something is not asked for. */
export const NOT: Words = {
  en: "no,without,not,don't,never,isn't,zero",
  de: 'ohne,keine,kein,keiner,nicht',
  'ur-Latn': 'bina,baghair,nahin,nahi,na',
  ar: 'بدون,لا,دون,ليس,بلا,غير',
  ur: 'بغیر,نہیں',
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
  en: 'a,an,your,our,the,full,for,of,with,get,start,begin,everything,all,features,now,today,it,free of charge,premium,pro,risk-free,no-obligation',
  de: 'eine,einen,die,den,alle,Funktionen,für,lang,jetzt,unverbindlich,Ihre,deine,starten,volle,vollen,vollem,mit,unserer,unsere',
  'ur-Latn': 'ka,ki,ke,liye,tak,apna,apni,shuru,karein,hamara',
  ar: 'لمدة,مدة,كاملة,كامل,ابدأ,ابدأ الآن,على,من,الآن',
  ur: 'کا,کی,کے,لیے,تک',
};

/** Adjectives that hold a number of days: "14-tägig". */
export const LONG: Words = { en: 'day long,days long', de: 'tägige,tägiger,tägigen,tägig,taegige' };
