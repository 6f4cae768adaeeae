const words = (list: string): ReadonlySet<string> => new Set(list.split(/[\s,]+/));

/** Words between an amount and a plan after it: "$19 a month with Solo". */
export const LEADING = words(
  `with,for,on,in,of,to,per,under, mit,für,im,in,bei,beim,pro,zum,den,unter, mein,ke,liye,par,ka,ki, مع,في,ل,على,من, con,por,para,pour,avec,com`,
);

/**
 * Words that may be between the name of a plan and its price, or beside either, in addition to the words of the amount grammar. With any
 * other word, the price may belong to something else.
 */
export const BESIDE = words(
  `this,that,which,our,your,my,its,it,you,we,they,if,so,why,is,are,be,will,would,at,as,low,little,about,around,today,still,costing,starts,starting,
    begins,priced,tier,package,edition,pay,pays,paying,get,gets,try,buy,choose,pick,take,need,going,upgrade,upgrading,downgrade,switch,switching,
    move,moving,subscribe,join,compare,see,all,includes,including,include,included,comes,offers,unlimited,up,vat,tax,taxes,excl,incl,excluding,
    before,after,discount,also,ours,always,fee,
    die,dem,ein,eine,einen,unser,unsere,unseren,unserem,dieser,diese,sie,du,wir,wenn,ist,sind,wird,heute,schon,kosten,pläne,version,zahlen,zahlst,
    zahlt,bezahlen,erhalten,bekommen,wählen,testen,buchen,wechseln,wechsle,zu,alle,enthält,inklusive,inkl,zzgl,mwst,unbegrenzt,unbegrenzte,bis,
    lediglich,es,nun,beträgt,liegt,beginnt,startet,
    ki,ka,ke,qeemat,keemat,sirf,mein,hai,hain,se,shuru,aur,ya,aap,hum,fi,har,tak,lein,chunein,
    خطة,باقة,الخطة,الباقة,بسعر,سعر,سعرها,مقابل,تكلف,يكلف,تكلفتها,تكلفة,ثمن,تبدأ,يبدأ,فقط,هي,هو,و,أو,الآن,ابتداء,بدءا,اشترك,اختر,ضريبة,
    cuestan,coûtent,à,partir,de,por,al,par,il,un,une,uno,una,es,est,è,piano,offre,plano`,
);
