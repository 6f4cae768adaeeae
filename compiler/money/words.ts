/**
 * Words around amounts that CLDR does not have, for all languages together. A word counts only beside an amount, where it has no other
 * meaning in any language. Variants are separated by commas. A phrase may have several words. Digits and letters of other scripts are
 * matched one by one.
 */
export const WORDS = {
  /** Words before a period or unit: "per month", "/user". */
  each: '/,per,每,毎,1か月,ต่อ,لكل,كل,प्रति',
  /** Words that only a period may follow. */
  article: 'a,an,every,en,i,im,den,der,das,die,le,la,el,o,the',
  monthly:
    'monthly,monatspreis,monatsgebühr,monatsbeitrag,maandprijs,maandtarief,månedspris,månadspris,kuukausihinta,mo,mo.,mth,pcm,p.m.,p/m,pm,month to month,monatlich,mtl.,mtl,monatl.,mensuel,mensuelle,mensuels,mensuelles,mensual,mensuales,mensal,mensais,mensile,mensili,maandelijks,miesięcznie,miesięczny,mies.,mies,месяц,мес.,мес,ежемесячно,月額,月額料金,毎月,月払い,月々,每月,按月,月付,包月,/月,월,매월,hàng tháng,aylık,månedlig,månedligt,månedlige,per mån,mån,mnd,md,md.,kuukaudessa,kk,měsíčně,mesačne,havonta,havi,lunar,mahana,شهريا,شهري,شهرياً,ماہانہ,मासिक,รายเดือน,bulanan,μηνιαίως,חודשי,לחודש,щомісяця,міс,міс.,mensualmente,mensalmente,mensilmente,mensuellement,monatlicher,monatliche,monatlichem,रोज',
  yearly:
    'yearly,jahrespreis,jahresgebühr,jahresbeitrag,jaarprijs,jaartarief,årspris,vuosihinta,annually,annual,yr,yr.,p.a.,pa,p/a,per annum,jährlich,jährl.,jaehrlich,annuel,annuelle,annuels,annuelles,anual,anuales,anuais,annuale,annuali,annua,annue,annui,jaarlijks,rocznie,roczny,год,ежегодно,年額,毎年,年払い,年間,每年,按年,年付,包年,/年,연간,매년,년,yıllık,årlig,årligt,årlige,vuodessa,ročně,ročne,évente,éves,salana,سنويا,سنوي,سنوياً,سالانہ,वार्षिक,รายปี,tahunan,ετησίως,שנתי,לשנה,щороку,hàng năm,annuellement,anualmente,annualmente,jährlicher,jährliche,jährlichem,سنوية,السنوي',
  weekly:
    'weekly,pw,p/w,týdně,týždenne,veckovis,ugentlig,ugentligt,ukentlig,viikossa,hetente,haftalık,săptămânal,mingguan,wöchentlich,hebdomadaire,semanal,settimanale,wekelijks,tygodniowo,еженедельно,每周,週額',
  daily: 'daily,journée,jornada,giornata,täglich,quotidien,journalier,diario,diária,giornaliero,dagelijks,dziennie,每天,日額,रोज',
  hourly: 'hourly,ph,p/h,stündlich,hr,/h,時給,hod,hod.',
  halfDay:
    'half day,half-day,demi-journée,demi journée,demie-journée,1/2 journée,½ journée,1/2 day,½ day,halber tag,halbtag,medio día,meia diária,mezza giornata,halve dag,半日',
  /** Words after an amount that are its unit: "£35pp". */
  apiece: 'apiece,pp,p.p.,pppn,pn,pax,nightly,cad.,cadauno,pièce',
  quarterly: 'quarterly,vierteljährlich,trimestriel,trimestral,trimestrale,kwartalnie,季度,四半期',
  once: 'one-off,one off,one-time,one time,once,einmalig,einmal,une fois,unique,única vez,pago único,pagamento único,una tantum,eenmalig,jednorazowo,разово,единоразово,一次性,一次性费用,買い切り,一括,lifetime,una volta,uma vez,una sola vez,paiement unique,pagamento unico,jednorázově,jednorázovo,jednorazowa,egyszeri,engangsbeløp,engangspris,engångskostnad,engångsbelopp,kertamaksu,tek seferlik,sekali bayar,một lần,일회성,평생',
  from: 'from,starting at,starts at,starting from,start at,as low as,ab,à partir de,a partir de,dès,desde,da,a partire da,vanaf,od,от,fra,från,alkaen,から,～,起,より,부터,من,از,से,dari,từ,από,від,az,mulai dari,prices from,prices start at,price from,se shuru,itibaren,alk.,de la,tól,től',
  upTo: "up to,bis zu,bis,jusqu’à,jusqu'à,hasta,até,fino a,tot,do,до,最大,まで,最高,最多,至,to",
  about:
    'at most,no more than,höchstens,maximal,au plus,como máximo,相当,相當,around,soit,das sind,entspricht,es decir,ou seja,ossia,ovvero,equals,equivalent to,works out at,works out to,approx,approx.,approximately,ca.,ca,circa,rund,environ,aproximadamente,約,约,概算,≈,~,roughly,average,typically,usually',
  /** The amount is a former price, a saving, a refund or an additional payment. */
  former:
    'original price,originally,regular price,list price,rrp,msrp,uvp,reg.,van,de:,före,zamiast,стало,old price,compare at,was,formerly,previously,instead of,before,statt,bisher,zuvor,vorher,au lieu de,avant,antes,en lugar de,prima,invece di,anstelle von,ipv,było,вместо,原价,原價,通常価格,通常,定価,worth,valued at,value,wert,valeur,valor,valore,normalpreis,normaler preis,prix normal,precio normal,precio habitual,prezzo pieno,anziché,al posto di,preço normal,em vez de,původně,původní cena,pôvodne,eredeti ár,helyett,normalpris,førpris,ord. pris,ordinarie pris,i stedet for,i stället för,normaalihinta,eski fiyat,yerine,старая цена,обычная цена,стара ціна,giá gốc,harga normal,정가',
  saving:
    'save,you save,saves,saved,saving,savings,off,earned,raised,discount,cashback,refund,refunded,credit back,sparen,spare,sparst,ersparnis,rabatt,gutschrift,gutschein,économisez,économie,remise,réduction,ahorra,ahorro,descuento,economize,economia,desconto,risparmia,sconto,bespaar,korting,oszczędź,rabat,zniżka,скидка,экономия,節約,割引,お得,オフ,節省,优惠,立减,省,할인,indirim,خصم,छूट,diskon,bonus,reward,earn,win,gewinn,donated,donation,fee,fees,deposit,parcelas,parcela,cuotas de,instalments,installments,instalments of,raten,mensualités de,taksit,рассрочка,splátky,anzahlung,acompte,zaliczka,záloha,acconto,caparra,aanbetaling,kaution,caution,minimum,mindestens,penalty,fine,salary,gehalt,budget,revenue,funding,crowdfunding,spar,spara,sparar,risparmi,risparmio,ahorras,ahorrás,economiza,poupe,poupa,économies,rabais,ušetříte,ušetřete,ušetríte,sleva,zľava,megtakarítás,kedvezmény,tasarruf,säästä,säästät,alennus,oszczędzasz,oszczędność,экономите,выгода,заощадьте,знижка,economisești,reducere,hemat,tiết kiệm,ประหยัด,وفر,توفير,חסכו,הנחה,bespaart,besparing,besparelse,sparer,spart,poupança,экономьте,економія,економите,заощаджуєте,economisiți,ušteda,uštedite,спестявате,спестете,εξοικονομήστε,εξοικονομείτε,εξοικονόμηση,κερδίζετε,חוסכים,חיסכון,חסכון,절약,kazanın,تخفيض',
  /** The next amount applies only to the first periods. */
  intro:
    'for the first,for your first,for first,the first,first,in den ersten,für die ersten,die ersten,im ersten,ersten,pour les premiers,les premiers,le premier,premier mois,los primeros,el primer,primer mes,primeros,os primeiros,primeiro mês,i primi,primo mese,de eerste,eerste maand,przez pierwsze,pierwszy miesiąc,первый месяц,первые,初月,最初の,初回,首月,前,첫 달,ilk ay,ilk,لأول,أول,pehle,pehla',
  /** The next amount applies after the first periods. */
  later:
    'then,afterwards,danach,ensuite,luego,depois,poi,daarna,potem,затем,thereafter,after that,dann,anschließend,puis,después,dopo,ثم,بعد ذلك,بعدها,phir,us ke baad,その後,之后,之後',
  /** Before an amount: a bound, or money for something else. */
  beside:
    'about,nearly,almost,at least,etwa,ungefähr,knapp,حوالي,above,over,below,under,less than,more than,includes,include,worth,valued at,others charge,others,elsewhere,competitors,über,unter,weniger als,mehr als,im wert von,andere,mitbewerber,wettbewerber,plus de,moins de,au-dessus de,más de,menos de,mais de,più di,meno di,meer dan,minder dan,over de,أقل من,أكثر من,بقيمة,المنافسون,以上の',
  /** Before two amounts with "and" between them, which are a range. */
  between: 'between,zwischen,entre,tra,tussen,między,mellan,mellem,mellom,mezi,medzi,між,между,بين',
  /** After an amount: a bound, or money for something else. */
  worth:
    'value,in value,of usage,of credit,of credits,in credits,in credit,free credit,free credits,of free credit,of free credits,in revenue,in funding,in sales,arr,mrr,guthaben,startguthaben,kapital,رصيد',
  addOn:
    '+,plus,extra,mazeed,each additional,jeder weitere,additional,add-on,addon,zusätzlich,zuzüglich,zzgl.,supplémentaire,en sus,adicional,aggiuntivo,aggiuntiva,dodatkowy,dodatkowa,další,ekstra,zusätzliche,zusätzlicher,追加,附加',
  billed:
    'billed,charged,paid,payment,payable,invoiced,when billed,if billed,if paid,when paid,abgerechnet,berechnet,gezahlt,zahlbar,bei zahlweise,bei zahlung,abrechnung,zahlung,facturé,facturée,facturés,payé,facturado,facturada,facturación,pago,cobrado,cobrada,cobrança,faturado,fatturato,fatturata,fatturazione,gefactureerd,betaald,rozliczane,płatne,płatność,при оплате,оплата,請求,払い,お支払い,计费,付费,支付,청구,결제,faturalandırılır,فوترة,تدفع,يدفع,تفوتر,fakturerad,faktureres,when you pay,if you pay',
  taxExcluded:
    'excl. vat,ex vat,excluding vat,excl vat,plus vat,+ vat,ex. vat,excl. tax,excluding tax,plus tax,ht,h.t.,hors taxe,hors taxes,zzgl. mwst.,zzgl. mwst,zzgl. ust.,zzgl. ust,exkl. mwst.,exkl. mwst,netto,net,sin iva,+ iva,más iva,iva no incluido,sem iva,iva esclusa,excl. btw,ex btw,bez vat,без ндс,税抜,税抜き,税別,税別き,外税,本体価格,不含税,未税,부가세 별도,ekskl. moms,exkl. moms,ohne mwst.,+ gst,plus gst,excl. gst,kdv hariç,+ tva,hors tva,+ btw,+ moms,iva escl.,piú iva,+ áfa,+ dph,bez dph,+ kdv,+ ндс,ohne ust',
  taxIncluded:
    'incl. vat,inc vat,inc. vat,including vat,incl vat,incl. tax,including tax,ttc,t.t.c.,inkl. mwst.,inkl. mwst,inkl. ust.,inkl. ust,brutto,gross,iva incluido,con iva,iva incluído,iva inclusa,incl. btw,inkl. moms,z vat,с ндс,税込,税込み,内税,含税,부가세 포함,incl. gst,kdv dahil,iva compresa,tva comprise,tva incluse,s dph,vč. dph,včetně dph,inkl. mva,áfával,kdv dahildir',
  /** Words that may be beside a price without a meaning for it. */
  filler:
    'only,just,now,nur,jetzt,seulement,solo,sólo,apenas,só,soltanto,slechts,tylko,всего,price,prices,preis,prix,precio,preço,prezzo,prijs,cena,preț,hinta,цена,価格,料金,价格,가격,fiyat,السعر,und,and,e,et,y,en,или,or,oder,ou,o,the,for,für,pour,para,voor,dla,og,och,ve,costs,cost,kostet,coûte,cuesta,custa,costa,kost,kosztuje,стоит,total,plan,currently',
  free: 'free,always free,für immer kostenlos,hamesha ke liye muft,مجانا للأبد,for free,free forever,forever free,free of charge,no cost,no charge,kostenlos,kostenlose,kostenlos nutzen,kostenfrei,gratis,umsonst,gratuit,gratuite,gratuitement,gratuito,grátis,gratuita,gratuitamente,bezpłatnie,bezpłatny,za darmo,darmowy,бесплатно,бесплатный,無料,無料で,免费,免費,무료,ücretsiz,مجاني,مجانا,مجاناً,مجانية,مفت,muft,मुफ़्त,मुफ्त,निःशुल्क,ฟรี,miễn phí,ilmainen,maksuton,zdarma,zadarmo,ingyenes,besplatno,безкоштовно,δωρεάν,חינם,رایگان,percuma,free plan,free tier,free for everyone,free for all',
  onRequest:
    "pris på begäran,individuální,kontaktujte nás,cena na dotaz,iletişime geçin,teklif alın,contactează-ne,la cerere,egyedi ajánlat,kérjen ajánlatot,pyydä tarjous,ota yhteyttä,consulte-nos,consultar,a convenir,a combinar,nach absprache,do uzgodnienia,要相談,要見積,要見積もり,på förfrågan,kysy tarjous,contact us for pricing,qeemat ke liye raabta karein,contact us,contact sales,contact our sales,contact our sales team,contact for pricing,talk to sales,talk to us,talk to our team,talk to an expert,speak to sales,speak with sales,let's talk,let’s talk,get a quote,request a quote,get a custom quote,request pricing,ask for a quote,on request,upon request,price on request,pricing on request,custom,custom pricing,custom price,custom quote,custom plan,tailored,bespoke,call us,get in touch,price on application,poa,by quote,by quotation,contact,inquire,enquire,quote," +
    'auf anfrage,preis auf anfrage,preise auf anfrage,kontaktieren sie uns,kontaktiere uns,kontakt aufnehmen,vertrieb kontaktieren,sprechen sie mit uns,sprechen sie uns an,angebot anfordern,angebot anfragen,individuell,individueller preis,individuelles angebot,nach vereinbarung,' +
    'sur devis,sur demande,prix sur demande,contactez-nous,nous contacter,nous consulter,demander un devis,sur mesure,a consultar,a medida,bajo petición,bajo consulta,contáctanos,contactar,contacta con ventas,hablar con ventas,solicitar presupuesto,personalizado,sob consulta,sob demanda,fale conosco,entre em contato,contacte-nos,fale connosco,sob medida,su richiesta,su misura,contattaci,richiedi un preventivo,personalizzato,op aanvraag,op maat,maatwerk,neem contact op,offerte aanvragen,na zapytanie,skontaktuj się,wycena indywidualna,indywidualna wycena,indywidualnie,по запросу,свяжитесь с нами,связаться с нами,индивидуально,договорная,' +
    'お問い合わせ,お問い合わせください,要問合せ,要お問い合わせ,個別見積,お見積り,応相談,联系我们,聯絡我們,联系销售,聯繫我們,按需报价,定制,客製,面议,询价,문의,문의하기,별도 문의,가격 문의,협의,bize ulaşın,حسب الطلب,عند الطلب,تواصل معنا,اتصل بنا,تواصل مع المبيعات,مخصص,رابطہ کریں,raabta karein,संपर्क करें,अनुरोध पर,ติดต่อเรา,liên hệ,hubungi kami,kontakta oss,kontakt os,kontakt oss,på begäran,efter aftale,na vyžádání,na dotaz,egyedi,за запитом,κατόπιν αιτήματος,צור קשר,تماس بگیرید',
  /** Words for other sellers of the same thing. */
  others:
    'competitor,competitors,competition,rivals,the others,die anderen,les autres,los demás,gli altri,os outros,de anderen,market average,industry average,market avg,market avg.,industry avg,industry avg.,market price,market rate,comparable price,comparable prices,vergleichbarer preis,prix comparable,precio comparable,preço comparável,prezzo comparabile,vergelijkbare prijs,other providers,other agencies,other tools,typical agency,traditional agency,wettbewerber,wettbewerb,mitbewerber,konkurrenz,marktdurchschnitt,marktpreis,marktüblich,andere anbieter,concurrents,concurrence,prix du marché,moyenne du marché,autres prestataires,competencia,competidores,promedio del mercado,otros proveedores,concorrência,concorrentes,média do mercado,concorrenza,concorrenti,media di mercato,concurrenten,concurrentie,marktgemiddelde,konkurencja,średnia rynkowa,konkurrenter,konkurrenterna,kilpailijat,konkurence,konkurenti,versenytársak,rakipler,piyasa ortalaması,конкуренты,у конкурентов,среднее по рынку,конкуренти,他社,他社平均,相場,業界平均,竞品,同行,市场均价,경쟁사,타사,المنافسون,منافسين,đối thủ',
  /** Names of pages and sections with price lists. */
  pricing:
    'pricing,prices,price,plans,plan,packages,rates,tariffs,subscription,subscriptions,membership,memberships,packs,preise,preis,tarife,tarif,pakete,preisliste,mitgliedschaft,abo,abos,tarifs,prix,forfaits,forfait,abonnements,abonnement,formules,offres,precios,precio,planes,tarifas,paquetes,suscripción,preços,preço,planos,pacotes,assinatura,prezzi,prezzo,piani,tariffe,abbonamenti,listino,prijzen,tarieven,pakketten,abonnementen,cennik,ceny,plany,pakiety,цены,цена,тарифы,тариф,стоимость,料金,料金表,価格,プラン,价格,價格,定价,定價,方案,套餐,收费,價目,资费,가격,요금,요금제,구독료,이용료,플랜,fiyatlar,fiyatları,fiyatı,fiyatlarımız,ücretleri,fiyatlandırma,fiyat,paketler,الأسعار,أسعار,الباقات,باقات,خطط,قیمتیں,qeematein,मूल्य निर्धारण,कीमत,ราคา,แพ็กเกจ,bảng giá,giá,harga,paket,priser,pris,hinnasto,hinnat,hinnad,hinnakiri,kaina,kainos,preus,verð,verðskrá,hinnoittelu,ceník,cenník,árak,árazás,prețuri,abonamente,ціни,тарифи,τιμές,τιμή,τιμολόγηση,מחירים,תמחור,cijene,cijena,cjenik,cenik,قیمت‌ها,تعرفه,ár,áraink,árlista,díjak,díjaink,bérletek,prisliste,prislista,pakker,paketter,medlemskap,medlemskab,abonnementer,abonnemang,ceny a služby,tarify,balíčky,členství,karnety,abonamenty,pakety,расценки,прайс,прайс-лист,абонементы,пакеты,ücretler,üyelik,üyelikler,cuotas,mensualidades,membresía,membresías,mensalidades,gebühren,honorare,lidmaatschap,lidmaatschappen,adhésion,adhésions,tariffario,pacchetti,abbonamento,jäsenyydet,cenovnik,cjenici,abonament,langganan,멤버십,会費,會費,planuri,pachete,předplatné,csomagok,előfizetés,előfizetések,тарифні плани,цени,ценоразпис,планове,абонаменти,πακέτα,τιμοκατάλογος,συνδρομές,planlar,מחירון,paketit,jäsenyys,paketi,cenas,cenrādis',
} as const satisfies Readonly<Record<string, string>>;

/** More words before a period or unit, which have another meaning in other languages. */
export const EACH: Readonly<Record<string, string>> = {
  en: 'each',
  ar: 'في,ل',
  cs: 'za,každý',
  da: 'pr.,pr,om',
  de: 'je,jede,jeden,jedes,für,im,pro',
  es: 'al,a la,por,cada',
  fr: 'chaque,le,la,à la,a la,au,/',
  it: 'al,a,alla,ogni,per',
  nb: 'pr.,pr,i',
  nl: 'voor elke,elke',
  pl: 'za,na,co',
  pt: 'ao,à,por,cada',
  ro: 'pe',
  ru: 'в,за,каждый',
  sv: 'i,var',
  tr: 'her',
  uk: 'на,за,в',
  'ur-Latn': 'fi,har,per',
};

/** Names of periods that CLDR does not have in their script or form, by language. */
export const UNITS: Readonly<Record<string, string>> = {
  cs: 'D:dní',
  da: 'D:dagen;W:ugen;M:måneden;Y:året',
  nb: 'D:dagen|dager|dagers;W:uken;M:måneden;Y:året',
  pl: 'D:doba|dobę',
  ru: 'D:сутки',
  sv: 'D:dagen|dagar|dagars;W:veckan;M:månaden;Y:året',
  uk: 'D:доба|добу',
  'ur-Latn': 'D:din|roz;W:hafta|hafte;M:mahina|mahine|maah;Y:saal|sal',
};

/** Words for a billing period without another meaning. */
export const BILLING: Readonly<Record<string, string>> = {
  P1M: 'monthly billing,billed monthly,monatszahlung,monatliche zahlung,facturation mensuelle,pago mensual,pagamento mensile,no mensal,no plano mensal',
  P1Y: 'with annual billing,with yearly billing,with an annual plan,on annual plans,bei jährlicher zahlung,bei jährlicher zahlweise,bei jährlicher abrechnung,jährliche vorauskasse,bei zahlung pro jahr,salana payment,annual billing,yearly billing,billed annually,jahreszahlung,jährliche zahlung,jährliche abrechnung,facturation annuelle,pago anual,facturación anual,pagamento annuale,fatturazione annuale,cobrança anual,no anual,no plano anual,sal ki payment,saal ki payment',
};

/** Signs of several currencies in CLDR that mean one of them on pages of any other country. */
export const COMMON_SIGNS: Readonly<Record<string, string>> = { C$: 'CAD' };

/** Words for what is paid. */
export const PAID: ReadonlySet<string> = new Set(
  'cost costs price fee charge rate kosten preis gebühr beitrag coût prix tarif cotisation precio coste costo cuota preço custo mensalidade prezzo quota tariffa prijs tarief koszt cena opłata składka cena poplatek pris avgift kontingent kostnad hinta maksu preț taxa'.split(
    ' ',
  ),
);

/** Names of minutes, which never are the period of a price. */
export const MINUTES =
  'min mins minute minutes minuten minuti minuto minutos minut minuter minutter minuty minuta minutų minuuttia perc dakika menit phút мин минут минуты хв хвилин 分 分間 分钟 分鐘 분'.split(
    ' ',
  );
