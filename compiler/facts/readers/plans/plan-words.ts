import type { Words } from '../../../amounts/phrases.ts';

/** Words that lead from an amount to the plan behind it: "$19 a month with Solo". */
export const LEADING: Words = {
  en: 'with,for,on,in,of,to,per,under',
  de: 'mit,für,im,in,bei,beim,pro,zum,den,unter',
  'ur-Latn': 'mein,ke liye,par,ka,ki',
  ar: 'مع,في,ل,على,من',
  und: 'con,por,para,pour,avec,com',
};

/** Words that may stand between the name of a plan and its price, or beside either; with another word, something else may cost that. */
export const BESIDE: Words = {
  en: `the,a,an,this,that,which,our,your,my,its,it,you,we,they,and,or,if,so,then,why,is,are,be,will,would,at,from,as,low,little,about,around,only,just,
    now,today,still,costs,cost,costing,starts,starting,begins,price,prices,priced,pricing,plan,plans,tier,package,edition,subscription,
    membership,pay,pays,paying,get,gets,try,buy,choose,pick,take,need,going,upgrade,upgrading,downgrade,switch,switching,move,moving,subscribe,
    join,compare,see,all,includes,including,include,included,comes,offers,unlimited,up,billed,charged,paid,invoiced,plus vat,plus tax,vat,tax,taxes,excl,incl,
    excluding,before,after,discount,net,gross,also,ours,always,fee`,
  de: `der,die,das,dem,den,ein,eine,einen,unser,unsere,unseren,unserem,dieser,diese,Sie,du,wir,und,oder,wenn,ist,sind,wird,ab,nur,jetzt,heute,schon,
    kostet,kosten,Preis,Preise,Tarif,Tarife,Paket,Pakete,Plan,Pläne,Abo,Version,Edition,zahlen,zahlst,zahlt,bezahlen,erhalten,bekommen,wählen,Wählen,
    testen,buchen,wechseln,wechsle,zu,für,alle,enthält,inklusive,inkl,zzgl,MwSt,netto,brutto,abgerechnet,unbegrenzt,unbegrenzte,bis,lediglich,es,nun,
    beträgt,liegt,beginnt,startet,monatlich,jährlich`,
  'ur-Latn': 'plan,ki,ka,ke,qeemat,keemat,sirf,mein,hai,hain,se,shuru,aur,ya,aap,hum,fi,har,tak,lein,chunein,ab',
  ar: 'خطة,باقة,الخطة,الباقة,بسعر,سعر,سعرها,مقابل,تكلف,يكلف,تكلفتها,تكلفة,ثمن,تبدأ,يبدأ,فقط,هي,هو,و,أو,لكل,كل,الآن,ابتداء,بدءا,اشترك,اختر,ضريبة',
  und: `cuesta,cuestan,coûte,coûtent,custa,costa,kost,desde,à,a,dès,partir,de,por,solo,seulement,al,par,el,la,le,il,o,un,une,uno,una,es,est,è,plan,
    piano,forfait,offre,plano`,
};
