/** Words for plans and what they cost. Notation: see lexicon.ts. */
import type { ConceptForms } from '../forms.ts';

/** Concepts of plans. The German plural `Pläne` folds to the English `plane`, so it stands in phrases only. */
export const PLANS: ConceptForms = {
  PRICE: {
    en: `price* pricing pricelist cost costs costing fee fees charge charges rate rates expensive "how much" "what do you charge" "what would it cost"
      "what does it cost" "rate card" quote quotes quotation "set me back" "my budget"`,
    de: `preis* kosten kostet koste kostete kostenpunkt gebühr* teuer teure teurer "wie viel kostet" "wieviel kostet" "was kostet" "was kosten"
      "wie teuer" "was zahle ich" "was zahlt man" "was zahlen wir" "was muss ich zahlen" "was verlangt ihr" "was nehmt ihr" "wie viel zahle" "wie viel macht"
      entgelt* aufpreis* mehrkosten fixkosten gesamtkosten grundgebühr* monatsgebühr* jahresgebühr* monatspreis* jahrespreis* listenpreis* gesamtpreis*
      einstiegspre* endpreis* nettopreis* bruttopreis* paketpreis* lizenzkosten lizenzgebühr* kostenvoranschlag`,
    'ur-Latn': `price prices pricing qeemat* keemat* qimat* kimat* qeimat* qeematein keematein daam daamon rate rates kharcha kharchay kharche kharch kharach
      fee fees charge charges cost costs mehnga mehngi mehnge mehngay mahnga mahngi menhga "kitne ka" "kitne ki" "kitne ke" "kitnay ka" "kitnay ki" "kitnay ke"
      "kitna ka" "kitne mein" "kitnay mein" "kitne main" "kitne me" "kitne paise" "kitnay paise" "kitne paisay" "kitna paisa" "kitne pese" "kitne rupay"
      "kitne rupees" "kitne dollar" "kitnay dollar" "kitna lagta" "kitna lagega" "kitne lagenge" "kitne lagte" "kitna parega" "kitna paray ga" "kya lete"
      "kitna lete" "kitne lete" "kitna dena" "kitne dene"`,
    ar: `سعر* اسعار* بسعر* لسعر* تكلف* كلفة كلفته يكلف يكلفني تكلفني بتكلف بيكلف بكم بكام بقديش قديش بأديش ثمن* رسوم رسومكم تسعير* غالي غالية مكلف مكلفة
      "كم ثمن" "كم يكلف" "كم تكلف" "كم سعر" "كم السعر" "كم أدفع" "كم ندفع" "كم يطلع" "كم تطلع" "كم يصير" "عامل كام" "عاملة كام" "سعره كام" والأسعار بالأسعار للأسعار والسعر
      ستكلف* سيكلف* هتكلف* هيكلف* حتكلف* حيكلف* كلف* يكلف* بتكلف* بيكلف* تكاليف* بسعر أسعاركم أسعارك`,
  },
  PLAN: {
    en: `plan plans tier tiers package packages subscription subscriptions edition editions bundle bundles "price plan" "pricing plan" "pricing plans"
      "pricing tiers" "pricing model" "pricing options" "payment plan" "which version" "which versions" "software licence" "software license"`,
    de: `plan tarif* paket* abo abos abonnement* abomodell* aboplan edition editionen preisplan preismodell* preispaket* preisstufe* preisstaffel* lizenzmodell*
      "welche version" "welche versionen" "welche variante" "welche varianten" "welche stufe" "welche stufen" "welche pläne" "eure pläne" "ihre pläne"
      "alle pläne" "die pläne" "unsere pläne" "beide pläne" "pläne habt" "pläne gibt" "pläne bietet" "pläne und preise" "preise und pläne" "den plänen"
      "euren plänen" "ihren plänen" "allen plänen" "bezahlte pläne" "kostenpflichtige pläne"`,
    'ur-Latn': `plan plans plano package packages pakage pakages packege packeges packejes subscription subscriptions tier tiers bundle bundles`,
    ar: `باقة باقات باقات* باقتي باقتكم باق بباقة لباقة بالباقة للباقة والباقة بالباقات للباقات والباقات خطة خطط خططكم خطتي خطتكم بالخطة للخطة والخطة بالخطط والخطط
      اشتراك* باشتراك لاشتراك بكج باكج بكجات باكجات باكدج بكيج حزمة حزم حزمتكم بلان بلانات`,
  },
  LEAST: {
    en: `cheapest cheap cheaper lowest affordable inexpensive economical "least expensive" "least costly" "costs least" "costs the least" "entry level"
      "low cost" "low budget" "on a budget" "small budget" "tight budget" "limited budget" "budget friendly" "smallest plan" "smallest package" "starting price"
      "starting at" "starting from" "starts at" "starts from" "entry price" "minimum price" "pay the least"`,
    de: `günstig* billig* niedrigst* preiswert* preisgünstig* erschwinglic* "am wenigsten" "kleinste paket" "kleinstes paket" "kleinste tarif"
      "kleinster tarif" "kleinsten tarif" "kleines budget" "kleinem budget" "wenig budget" "wenig geld" "ab wie viel" "ab wieviel" einstiegspre* einstiegstar*
      einsteigerta* einsteigerpa* mindestpreis*`,
    'ur-Latn': `sasta sasti saste sastay sastey sasty sabse-sasta cheap cheapest cheaper lowest "kam se kam" "sab se kam" "sabse kam" "kam qeemat" "kam price"
      "kam rate" "kam paise" "kam paison" "kam paisay" "kam kharcha" "kam daam" "sab se chota" "sabse chota" "sab se chhota" "chota plan" "chhota plan"`,
    ar: `أرخص رخيص* الأقل أقل أوفر بأرخص أرخصها أقلها بأقل "أقل سعر" "أقل تكلفة" "أدنى سعر" "يبدأ من" "تبدأ من" "أصغر باقة" "أبسط باقة" "باقة اقتصادية"
      "الباقة الاقتصادية" "ميزانية محدودة" "ميزانية قليلة" "ميزانيتي"`,
  },
  PRICIEST: {
    en: `priciest costliest dearest "most expensive" "highest price" "highest priced" "costs most" "costs the most" "top tier" "top plan" "top package"
      "biggest plan" "largest plan" "biggest package" "largest package" "highest plan" "highest tier"`,
    de: `teuerst* "höchster preis" "höchste preis" "höchsten preis" "kostet am meisten" "größte paket" "größtes paket" "größte tarif" "größter tarif"
      "größten tarif" "höchste tarif" "höchster tarif"`,
    'ur-Latn': `mehnga-tareen "sab se mehnga" "sab se mehngi" "sab se mehnge" "sab se mahnga" "sab se mahngi" "sab say mehnga" "sub se mehnga" "sabse mehnga"
      "sabse mehngi" "sabse mahnga" "sabse mahngi" "sab se bara plan" "sabse bara plan" "sab se bara package" "most expensive"`,
    ar: `أغلى الأغلى أغلاها "أعلى سعر" "الأعلى سعرا" "أكبر باقة" "أعلى باقة" "الأكثر تكلفة" "أكبر خطة"`,
  },
};
