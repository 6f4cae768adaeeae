import type { Words } from '../phrases.ts';

/** What words near an amount do to it. */
export type PriceWord =
  | 'filler'
  | 'from'
  | 'onwards'
  | 'bound'
  | 'until'
  | 'to'
  | 'and'
  | 'equals'
  | 'or'
  | 'addOn'
  | 'former'
  | 'once'
  | 'afterwards'
  | 'charged'
  | 'charging'
  | 'link'
  | 'tax'
  | 'taxed';

/** Words near an amount, by what they do to it. Of equal phrases the first counts. */
export const PRICE_WORDS: Readonly<Record<PriceWord, Words>> = {
  /** The amount is the lowest of several. */
  from: {
    und: 'desde,à partir de,a partire da,a partir de,fra,från,vanaf,od',
    en: 'from,starting at,starting from,starts at,starts from,start at,start from,beginning at,as low as,as little as,plans from,prices from',
    de: 'ab,schon ab,bereits ab,beginnend bei,beginnt bei,startet bei,beginnend ab,Preise ab',
    'ur-Latn': 'starting,shuru',
    ar: 'ابتداء من,ابتداءا من,بدءا من,بداية من,يبدأ من,تبدأ من,تبدأ الأسعار من,ابتداء بـ,من',
    ur: 'شروع',
  },
  onwards: {
    en: 'onwards,onward,and up,and above,and more,or more,upwards',
    de: 'aufwärts,und mehr,oder mehr',
    'ur-Latn': 'se shuru,se start,se aage,se shuru hota hai,se shuru hoti hai',
    ar: 'فأكثر,فما فوق,أو أكثر',
    ur: 'سے شروع',
  },
  /** The amount is a bound or an estimate, and no price. */
  bound: {
    und: 'menos de,moins de,meno di,mindre end,minder dan,hasta,jusqu’à,fino a,até',
    en: `up to,under,below,less than,over,above,more than,about,around,approximately,approx,circa,at least,at most,minimum,maximum,max,nearly,almost,
      roughly,not more than,no more than,or less,between`,
    de: 'bis zu,unter,weniger als,über,mehr als,etwa,ungefähr,rund,ca,mindestens,höchstens,maximal,knapp,oder weniger,zwischen',
    'ur-Latn': 'taqreeban,takreeban,taqriban,kam se kam,zyada se zyada,se kam,se zyada,se upar,tak',
    ar: 'حوالي,تقريبا,أقل من,أكثر من,ما يصل إلى,يصل إلى,تصل إلى,بين,على الأقل,كحد أقصى,بحد أقصى,كحد أدنى,أو أقل',
    ur: 'تقریباً,تک',
  },
  /** A bound before an amount, and the word of a range between two. */
  until: { de: 'bis', ar: 'حتى,لغاية' },
  to: { en: 'to', 'ur-Latn': 'se', ar: 'إلى', ur: 'سے' },
  and: { en: 'and', de: 'und', 'ur-Latn': 'aur', ar: 'و', ur: 'اور' },
  /** The amount behind is another way to say the one before. */
  equals: {
    en: "that is,that's,equals,equal to,equivalent to,works out at,works out to,i.e",
    de: 'das sind,das ist,entspricht,umgerechnet,d.h',
    'ur-Latn': 'yani,yaani',
    ar: 'أي,ما يعادل,بما يعادل',
  },
  or: { en: 'or', de: 'oder', 'ur-Latn': 'ya', ar: 'أو', ur: 'یا' },
  addOn: {
    en: `extra,additional,additionally,add-on,add-ons,addon,addons,overage,top-up,setup,set-up,setup fee,set-up fee,onboarding fee,activation fee,
      implementation fee,implementation,shipping,add,another`,
    de: `zusätzlich,zusätzliche,zusätzlicher,zusätzlichen,zusätzliches,zusätzlichem,zusaetzlich,weitere,weiterer,weiteren,weiteres,weiterem,Zusatz,
      Zusatzpaket,Zusatzmodul,Zusatznutzer,Einrichtung,Einrichtungsgebühr,Aufpreis,Zuschlag`,
    'ur-Latn': 'mazeed,mazid,izafi,izaafi,ezafi',
    ar: 'إضافي,إضافية,إضافيا,إضافة,إضافات,رسوم الإعداد,رسوم التأسيس,رسوم التفعيل',
    ur: 'مزید,اضافی',
  },
  /** What it cost once, or is worth elsewhere. */
  former: {
    en: `was,were,formerly,previously,originally,normally,usually,instead of,regular,regularly,regular price,list price,retail price,old price,
      original price,compared to,worth,valued at,RRP,MSRP`,
    de: 'statt,anstatt,bisher,vorher,früher,ehemals,sonst,normalerweise,UVP,regulär,regulärer Preis,Normalpreis,Listenpreis,alter Preis,im Wert von,Wert',
    'ur-Latn': 'pehle,pehlay',
    ar: 'بدلا من,بدل,كان,كانت,سابقا,السعر الأصلي,السعر السابق,بقيمة',
    ur: 'پہلے',
  },
  once: {
    en: 'one-time,once,one-off,lifetime,for life,single payment',
    de: 'einmalig,einmal,einmalige,einmaliger,einmalige Zahlung,lebenslang',
    'ur-Latn': 'ek dafa,ek bar,ek hi dafa,zindagi bhar',
    ar: 'مرة واحدة,لمرة واحدة,دفعة واحدة,مدى الحياة',
  },
  /** What stands before is paid for a while only. */
  afterwards: {
    en: 'then,thereafter,afterwards,after that,after trial',
    de: 'danach,dann,anschließend',
    'ur-Latn': 'phir,us ke baad,iske baad,baad mein',
    ar: 'ثم,بعد ذلك,بعدها',
  },
  /** Verbs of paying, which a period before or behind makes the rhythm of paying. */
  charged: {
    und: 'facturé,facturée,facturés,facturées,payé,payée,payés,facturado,facturada,pagado,cobrado,faturado,pago,fatturato,fatturata,pagato,gefactureerd,betaald,fakturert,faktureras,faktureres,płatne',
    en: 'billed,paid,charged,invoiced,prepaid,payable,pay,pay upfront,prepay',
    de: 'abgerechnet,bezahlt,gezahlt,zahlbar,berechnet,fakturiert',
    ar: 'تدفع,يدفع,تفوتر,يفوتر,تسدد,يسدد,مدفوعة,مدفوع,تحصل,تحاسب,محاسبة',
  },
  /** Nouns of paying: "with annual billing". */
  charging: {
    und: 'facturation,paiement,facturación,faturamento,fatturazione,pagamento,facturering,betaling',
    en: 'billing,payment,payments,installment,installments,instalment,instalments,invoicing,prepayment',
    de: 'Zahlung,Zahlweise,Zahlungsweise,Abrechnung,Bezahlung,Vorauszahlung,Vorauskasse,Rechnungsstellung',
    'ur-Latn': 'adaigi,adaaigi,adayegi',
    ar: 'الدفع,دفع,بالدفع,فاتورة,بفاتورة,فوترة,الفوترة,سداد,السداد',
    ur: 'ادائیگی',
  },
  link: {
    en: `when,when you,when you're,if,if you,if you're,with,with an,with a,on,on an,on a,at,as,in,upfront,up-front,in advance,in full,by,by an`,
    de: 'bei,mit,wenn,im Voraus',
    'ur-Latn': 'ki,ke,ka,par,pe,ke saath',
    ar: 'عند,إذا,عندما,مقدما,تكون',
    ur: 'کی,پر',
  },
  tax: {
    und: 'HT,TTC,TVA,IVA,BTW',
    en: 'VAT,tax,taxes,GST,sales tax,HST',
    de: 'MwSt,USt,Mehrwertsteuer,Umsatzsteuer,Steuern,gesetzlicher MwSt,gesetzl. MwSt,ges. MwSt',
    ar: 'ضريبة القيمة المضافة,الضريبة,ضريبة,للضريبة,لضريبة القيمة المضافة',
    ur: 'ٹیکس',
  },
  taxed: {
    en: 'excl,excluding,exclusive of,ex,exc,incl,including,inclusive of,inc,plus,before,without',
    de: 'zzgl,zuzüglich,inkl,inklusive,exkl,exklusive,ohne,netto zzgl',
    ar: 'شامل,شاملة,غير شامل,غير شاملة,غير شاملة,قبل,بدون',
  },
  /** Words that change nothing. */
  filler: {
    en: `only,just,now,today,price,plan,total,net,gross,flat,fee,subscription,package,ex tax,no extra fees,no extra cost,no extra costs,no setup fee,
      no additional fees,no additional cost,no setup,without extra cost,
      add to cart,add to basket,add to bag`,
    de: `nur,jetzt,ab jetzt,ab sofort,schon,bereits,Preis,netto,brutto,insgesamt,Abo,Tarif,Gebühr,keine Einrichtungsgebühr,ohne Einrichtungsgebühr,
      keine zusätzlichen Kosten,ohne zusätzliche Kosten,per Rechnung,per Lastschrift,per Kreditkarte,per PayPal,monatlich kündbar,jährlich kündbar,mtl. kündbar`,
    'ur-Latn': 'sirf,bas,ab sirf,qeemat,keemat,koi izafi',
    ar: 'فقط,الآن,السعر,سعر,باقة,بلا رسوم إضافية,بدون رسوم إضافية,دون رسوم إضافية',
    ur: 'صرف',
  },
};
