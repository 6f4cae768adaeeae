import type { Words } from '../phrases.ts';

/** Nouns that make a number of days beside them a trial. */
export const TRIAL: Words = {
  en: 'trial,trial period',
  de: 'Testphase,Testversion,Testzeitraum,Testzugang,Probezeit,Probephase,Probeabo,Probemonat,Gratistest,Test',
  'ur-Latn': 'trial,azmaish,aazmaish',
  ar: 'تجربة,تجريبية,تجريبي,الفترة التجريبية,فترة تجريبية,نسخة تجريبية,تجربتك',
  ur: 'ٹرائل,آزمائش',
  es: 'prueba,periodo de prueba,período de prueba,versión de prueba',
  fr: "essai,d'essai,l'essai,période d'essai,version d'essai",
  it: 'prova,periodo di prova,versione di prova',
  nl: 'proefperiode,proefabonnement,proefversie',
  pl: 'okres próbny,okresu próbnego,wersja próbna',
  pt: 'teste,período de teste,período de avaliação,avaliação',
};

/** Verbs that do the same, as long as nothing is said of a refund: "try it for 30 days, or get your money back" costs money. */
export const TRY: Words = {
  en: 'try,try it,test drive',
  de: 'testen,teste,ausprobieren',
  'ur-Latn': 'azmaein,azmayen,aazmayen,aazmaein,try karein',
  ar: 'جرب,جربه,جربها,جربنا',
  ur: 'آزمائیں',
  es: 'prueba,pruébalo,pruébala,probar,pruebe',
  fr: 'essayez,essayer,testez,tester',
  it: 'prova,provalo,provare',
  nl: 'probeer,proberen,uitproberen',
  pl: 'wypróbuj,przetestuj',
  pt: 'experimente,teste,testar',
};

/** Words of a promise to give the money back. */
export const GUARANTEE: Words = {
  en: 'money-back,moneyback,money back,guarantee,guaranteed,refund,refunds,refunded,full refund',
  de: 'Geld-zurück,Geld-zurück-Garantie,Geld zurück,Garantie,Erstattung,erstattet,erstatten',
  'ur-Latn': 'wapsi,guarantee,refund,zamanat,wapas',
  ar: 'ضمان,استرداد,استرجاع',
  ur: 'واپسی,ضمانت',
  es: 'garantía,devolución,reembolso,devolvemos',
  fr: 'remboursé,remboursement,satisfait ou remboursé,garantie',
  it: 'garanzia,rimborso,rimborsato,soddisfatti o rimborsati',
  nl: 'garantie,terugbetaling,geld terug',
  pl: 'gwarancja,zwrot,zwrotu',
  pt: 'garantia,reembolso,devolução',
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
  es: 'devolución,devoluciones,aviso,historial,cancelación,cancelar,soporte,entrega,envío,clase,clases,curso,taller,conservamos,eliminan,copias',
  fr: 'retour,préavis,historique,résiliation,résilier,annulation,support,livraison,cours,atelier,stage,conservation,conservées,supprimées,rétractation,sauvegarde,sauvegardes',
  it: 'reso,preavviso,recesso,cronologia,annullamento,assistenza,consegna,lezione,lezioni,corso,conservati,eliminati',
  nl: 'retour,opzegtermijn,bedenktijd,geschiedenis,bewaard,levering,cursus,proefles',
  pl: 'zwrot,zwrotu,wypowiedzenia,historia,dostawa,lekcja,kurs,przechowujemy',
  pt: 'devolução,aviso,histórico,cancelamento,cancelar,suporte,entrega,envio,aula,aulas,curso,arrependimento',
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
  es: 'competencia,competidores,otros,otras,otras herramientas,mayoría',
  fr: "concurrents,concurrence,autres,d'autres,plupart,contrairement",
  it: 'concorrenti,concorrenza,altri,altre,maggior parte',
  nl: 'concurrenten,concurrentie,andere,meeste',
  pl: 'konkurencja,inni,inne,większość',
  pt: 'concorrentes,concorrência,outros,outras,maioria',
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
  es: 'fue,había,ya no,próximamente',
  fr: 'était,avait,auparavant,ancien,ancienne,bientôt,ne propose plus',
  it: 'aveva,presto,prossimamente,non più',
  nl: 'vroeger,binnenkort,niet meer',
  pl: 'był,była,było,wkrótce,już nie',
  pt: 'foi,havia,em breve,não oferecemos mais',
};

/** Words before a trial that say that something happens when it is over. */
export const AFTER: Words = {
  en: 'after,before,following,once,when,since,past,upon,until,if',
  de: 'nach,vor,sobald,wenn,seit,bevor,nachdem',
  ar: 'بعد,قبل,عند,عندما,منذ,انتهاء',
  es: 'después,tras,antes,cuando,al terminar,al finalizar,desde',
  fr: "après,avant,dès,quand,lorsque,depuis,à la fin,à l'issue",
  it: 'dopo,quando,al termine,alla fine',
  nl: 'nadat,zodra,wanneer',
  pl: 'przed,gdy,kiedy',
  pt: 'após,depois,antes,quando,ao final,ao término,desde',
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
  es: 'tarjeta,tarjeta de crédito',
  fr: 'carte,carte bancaire,carte de crédit,cb',
  it: 'carta,carta di credito',
  nl: 'creditcard,kaart,betaalgegevens',
  pl: 'karta,karty,karty kredytowej',
  pt: 'cartão,cartão de crédito',
};

/** Words that deny. */
export const NOT: Words = {
  en: "no,not,don't,doesn't,isn't,aren't,can't,cannot,won't,never,none,neither,nor,zero",
  de: 'keine,kein,keiner,keinen,keinem,nicht,nie,niemals,weder',
  'ur-Latn': 'nahin,nahi,nahee,na,mat',
  ar: 'لا,ليس,ليست,لن,غير',
  ur: 'نہیں',
  es: 'no,ningún,ninguna,nunca',
  fr: 'pas,aucun,aucune,jamais',
  it: 'non,nessun,nessuna',
  nl: 'geen,niet,nooit',
  pl: 'nie,żadnej,żaden',
  pt: 'não,nenhum,nenhuma,nunca',
};

/** Words that say of something that goes with a trial that it is not there; before the trial they deny that. */
export const WITHOUT: Words = {
  en: 'without',
  de: 'ohne',
  'ur-Latn': 'bina,baghair',
  ar: 'بدون,دون,بلا',
  ur: 'بغیر',
  es: 'sin',
  fr: 'sans',
  it: 'senza',
  nl: 'zonder',
  pl: 'bez',
  pt: 'sem',
};

/** What a trial may lack without being none. */
export const BURDEN: Words = {
  en: `obligation,obligations,commitment,commitments,strings,contract,contracts,limit,limits,limitations,restrictions,charge,charged,charges,pay,paying,
    payment,fee,fees,cost,costs,hassle,catch,sign-up,signup,registration,download,installation,install`,
  de: `Verpflichtung,Verpflichtungen,Vertrag,Vertragsbindung,Bindung,Einschränkung,Einschränkungen,Registrierung,Anmeldung,Kosten,Gebühren,Installation,
    Haken,Zahlung`,
  'ur-Latn': 'shart,sharait,pabandi,charges,kharch,kharche,fees,paise,commitment,contract',
  ar: 'التزام,التزامات,رسوم,شروط,شرط,قيود,عقد,تسجيل,محدود,محدودة,تكلفة,تكاليف,أي التزام,أي رسوم',
  es: 'compromiso,compromisos,permanencia,contrato,coste,costes,costo,límites,registro,instalación',
  fr: 'engagement,engagements,obligation,contrat,frais,inscription,limite,installation',
  it: 'impegno,impegni,vincoli,contratto,costi,limiti,registrazione',
  nl: 'verplichting,verplichtingen,contract,kosten,limiet',
  pl: 'zobowiązań,umowy,opłat,limitów',
  pt: 'compromisso,compromissos,fidelidade,contrato,custo,custos,limites,instalação',
};

/** Words that say that something is asked for. */
export const NEEDED: Words = {
  en: 'required,requires,require,needed,necessary,needs,need',
  de: 'erforderlich,nötig,notwendig,benötigt,benötigen,angeben',
  'ur-Latn': 'zaroori,zaruri,zaroorat,zarurat,lazmi,darkar,chahiye',
  ar: 'مطلوبة,مطلوب,تتطلب,يتطلب,تحتاج,يلزم,لازمة,حاجة',
  ur: 'ضروری,ضرورت,لازمی',
  es: 'requiere,requerida,necesaria,necesario,necesita',
  fr: 'requise,requis,nécessaire,exigée,demandée',
  it: 'richiesta,necessaria,richiede',
  nl: 'nodig,vereist,verplicht',
  pl: 'wymagana,wymagany,potrzebna',
  pt: 'necessário,necessária,exige,exigido,precisa',
};

/** Words between the parts of a trial: "free for 14 days", "14 din ka free trial". */
export const IN_TRIAL: Words = {
  en: 'a,an,your,our,the,full,for,of,with,get,start,begin,everything,all,features,now,today,it,free of charge,premium,pro,no-obligation,why not',
  de: 'eine,einen,die,den,alle,Funktionen,für,lang,jetzt,unverbindlich,Ihre,deine,starten,volle,vollen,vollem,mit,unserer,unsere',
  'ur-Latn': 'ka,ki,ke,liye,tak,apna,apni,shuru,karein,hamara',
  ar: 'لمدة,مدة,كاملة,كامل,ابدأ,ابدأ الآن,على,من,الآن',
  ur: 'کا,کی,کے,لیے,تک',
  es: 'de,del,un,una,tu,la,el,con,por,durante,todas,todo,acceso,completo,activar,activa,empieza,comienza,ahora',
  fr: 'de,d,un,une,votre,la,le,les,avec,pendant,accès,complet,commencez,démarrez,profitez,maintenant',
  it: 'di,un,una,la,il,tuo,tua,con,per,accesso,completo,inizia,ora',
  nl: 'een,de,het,uw,je,met,voor,lang,start,nu,volledige',
  pl: 'na,z,przez,pełny,dostęp,rozpocznij,zacznij,teraz',
  pt: 'de,do,um,uma,seu,o,a,com,por,durante,acesso,completo,comece,agora',
};

/** Adjectives that hold a number of days: "14-tägig". */
export const LONG: Words = {
  en: 'day long,days long',
  de: 'tägige,tägiger,tägigen,tägig,taegige',
  nl: 'daagse',
  pl: 'dniowy,dniowa,dniowego',
};

/** Words for what costs nothing, beside a length of time. */
export const FREE_FOR: Words = {
  es: 'gratis,gratuita,gratuito',
  fr: 'gratuit,gratuite,gratuitement,offert,offerts',
  it: 'gratis,gratuita,gratuito',
  nl: 'gratis',
  pl: 'za darmo,bezpłatny,bezpłatnie,darmowy',
  pt: 'grátis,gratuito,gratuita',
};

/** Days of further languages. */
export const DAYS: Words = {
  es: 'día,días',
  fr: 'jour,jours,journée,journées',
  it: 'giorno,giorni',
  nl: 'dag,dagen',
  pl: 'dzień,dni',
  pt: 'dia,dias',
};
/** The same, of weeks. */
export const WEEKS: Words = {
  es: 'semana,semanas',
  fr: 'semaine,semaines',
  it: 'settimana,settimane',
  nl: 'week,weken',
  pl: 'tydzień,tygodnie,tygodni',
  pt: 'semana,semanas',
};
/** Units of other lengths, which are no certain number of days. */
export const LONGER: Words = {
  es: 'mes,meses',
  fr: 'mois',
  it: 'mese,mesi',
  nl: 'maand,maanden',
  pl: 'miesiąc,miesiące,miesięcy',
  pt: 'mês,meses',
};
