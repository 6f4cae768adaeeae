import type { Words } from '../phrases.ts';

/** Words for a price or a quantity that is given on request. */
export const ON_REQUEST: Words = {
  en: `contact us,contact sales,contact our sales,contact for,talk to sales,talk to us,talk to our,speak to sales,let's talk,get a quote,request a quote,
    get a custom quote,request pricing,ask for a quote,on request,upon request,custom,customized,tailored,bespoke,call us,call for,get in touch,price on application,POA`,
  de: `auf Anfrage,kontaktieren Sie uns,kontaktiere uns,Kontakt aufnehmen,Vertrieb kontaktieren,mit dem Vertrieb sprechen,sprechen Sie mit uns,
    sprechen Sie uns an,sprich mit uns,sprechen wir,reden wir,Angebot anfordern,Angebot anfragen,Preis anfragen,Preise anfragen,individuell,individuelle,
    individueller,individuelles,maßgeschneidert,nach Vereinbarung`,
  'ur-Latn': `raabta karein,rabta karein,raabta karen,rabta karen,raabta kijiye,hum se raabta karein,sales se raabta karein,sales se baat karein,baat karein,
    darkhwast par`,
  ar: `حسب الطلب,عند الطلب,تواصل معنا,تواصلوا معنا,اتصل بنا,تواصل مع المبيعات,تواصل مع فريق المبيعات,تحدث إلى المبيعات,تحدث مع المبيعات,تحدث معنا,
    اطلب عرض سعر,طلب عرض سعر,احصل على عرض سعر,مخصص,مخصصة`,
  ur: 'رابطہ کریں',
};
