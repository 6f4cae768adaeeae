/** Words for selling, delivering and charging. Notation: see lexicon.ts. */
import type { ConceptForms } from '../forms.ts';

/** Concepts of orders, from the catalogue to the invoice. */
export const ORDERS: ConceptForms = {
  ORDER: {
    en: 'order orders ordering ordered "purchase order"',
    de: 'bestell* auftrag aufträge auftrags* order orders',
    'ur-Latn': 'order orders talab* farmaish* oder ordar*',
    ar: 'طلب طلبي* أوردر* طلبات* أوامر الشراء اوردرات طلبا',
  },
  RECEIVE: {
    en: 'receive* receiving "accept orders" "accepting orders" "take orders" "taking orders" "take an order" "get orders" "getting orders" collect collecting',
    de: 'annehm* annahme entgegennehm* empfang* erhalt* nehme "nehme an" aufnehm* aufgenommen entgegengen*',
    'ur-Latn': 'lena lein lene lenay wusool* qabool* wasool* vasool* lenaa',
    ar: 'استقبال تلقي قبول أستقبل* استقبل* نستقبل* يستقبل* أستلم* استلم* نستلم* يستلم* استلام* أتلقى نتلقى يتلقى أخذ',
  },
  CUSTOMER: {
    en: 'customer* client clients buyer* shopper* consumer* "people who buy"',
    de: 'kunde kunden kundin* kundschaft käufer* kundenfrage* kundendat* verbraucher* kundenanfrag*',
    'ur-Latn': 'customer* gahak* grahak* kharidar* custmer* costumer* gaahak* khareedar* sarif*',
    ar: 'عميل* عملاء* زبون* زبائن* مشتري* زباين* عملا الزبون* كستمر* مستهلك*',
  },
  DELIVERY: {
    en: 'deliver* ship shipping shipment* shipped courier* parcel* dispatch* package packages "where is my order"',
    de: 'liefer* versand* zustell* paket pakete pakets sendung* kurier* päckchen ausliefer* verschick* versend*',
    'ur-Latn': 'delivery tarseel* courier* parcel* delivry dilivery tarsil* parsal* kuriyer* koriyar* "parcel kahan" riwana* rawana*',
    ar: 'توصيل* شحن* تسليم* طرد* طرود* مندوب التوصيل كوريير ارسالي* إرسالي* يوصل نوصل',
  },
  TRACKING: {
    en: `track tracking tracked "tracking number" trace tracing "where is the parcel" "where their parcel" "delivery status"
      "order status" "shipping status" "parcel status"`,
    de: `verfolg* sendungsverfolgung sendungsnummer* tracking nachverfolg* trackingnummer* paketnummer* lieferstatus versandstatus
      bestellstatus sendungsstatus "wo ist das paket" "wo mein paket"`,
    'ur-Latn': `track tracking "kahan pahuncha" traking trackng trak "kahan hai parcel" "parcel kahan" "tracking number" "order ka status"
      "delivery ka status" "parcel ka status"`,
    ar: 'تتبع* متابعة تعقب* يتتبع* أتتبع نتتبع "رقم التتبع" "رقم الشحنة" "رقم تتبع" "حالة الشحنة" "حالة الطلب" تراكينج تراكنج',
  },
  REFUND: {
    en: 'refund* "money back" return returns returned reimbursement*',
    de: 'erstatt* rückerstatt* rückgabe* "geld zurück" retour* rücksendung* umtausch*',
    'ur-Latn': 'refund* "paise wapas" "raqam wapas" wapsi* vapsi* "wapas lena" "wapas karna"',
    ar: 'استرداد* استرجاع* إرجاع* مرتجع* ترجيع* استبدال',
  },
  CONFIRM: {
    en: 'confirm* verif*',
    de: 'bestätig* verifizier* bestatig*',
    'ur-Latn': 'confirm* tasdeeq* tasdiq* pakka pakki',
    ar: 'تأكيد* تحقق تثبيت أكد* أؤكد* نؤكد* يؤكد* تاكيد* توثيق* التحقق',
  },
  CASH: {
    en: 'cash cod "cash on delivery" "pay on delivery" "payment on delivery" "paying at the door"',
    de: 'nachnahme* bargeld "zahlung bei lieferung" "zahlen bei lieferung" "barzahlung"',
    'ur-Latn': 'cash cod naqd "cash on delivery" kaish "delivery par paise" "delivery pe paise" nakad',
    ar: 'نقد* "الدفع عند الاستلام" "عند الاستلام" كاش* "الدفع عند التسليم" "دفع عند الاستلام" "الدفع كاش"',
  },
  PRODUCT: {
    en: 'product* item items goods "price list" merchandise assortment',
    de: 'produkt* artikel ware preisliste*',
    'ur-Latn': 'product* masnuat saman maal prodact* samaan ashya',
    ar: 'منتج* بضائع سلع* بضاع* المنتج* منتوج*',
  },
  CATALOGUE: {
    en: 'catalog* catalouge* "product list" "price list"',
    de: 'katalog* sortiment* produktkatalog* produktliste*',
    'ur-Latn': 'catalog* fehrist* katalog* catlog* "product list"',
    ar: 'كتالوج* فهرس* كاتلوج* كتلوج* كاتالوج* "قائمة المنتجات" "لائحة المنتجات" كتالوك*',
  },
  STOCK: {
    en: 'stock stocks inventory "out of stock" warehouse* restock*',
    de: 'lager* bestand bestände warenbestand* vorrat* vorräte lieferbar* ausverkauft*',
    'ur-Latn': 'stock zakheera inventory stok zakhira "khatam maal"',
    ar: 'مخزون* مخزن مستودع* "نفاد الكمية" ستوك كمية الكمية',
  },
  INVOICE: {
    en: 'invoice* receipt* bill bills billing',
    de: 'rechnung* beleg belege quittung* faktura*',
    'ur-Latn': 'invoice* raseed* bill bills rasid* invois*',
    ar: 'فاتور* فواتير* إيصال* الفاتورة',
  },
  TAX: {
    en: 'tax taxes vat gst',
    de: 'steuer mehrwertsteuer* umsatzsteuer* mwst ust steuersatz*',
    'ur-Latn': 'tax taxes gst mehsool* teks',
    ar: 'ضريب* ضرائب* "القيمة المضافة"',
  },
  SHOP: {
    en: 'shop shops store stores storefront* ecommerce "online shop" retail* "e commerce" webshop*',
    de: 'shop shops laden läden geschäft onlineshop* webshop* händler* ladengeschäft*',
    'ur-Latn': 'dukan* shop store dukaan* shops stores "online store" dokan*',
    ar: 'متجر* متاجر* دكان* تاجر محل محلات',
  },
  SELL: {
    en: 'sell sells selling sold sale',
    de: 'verkauf* verkäuf*',
    'ur-Latn': 'bech* farokht*',
    ar: 'بيع* أبيع* نبيع* يبيع* تبيع* مبيع',
  },
  CART: {
    en: 'cart carts basket* checkout',
    de: 'warenkorb* einkaufswagen',
    'ur-Latn': 'cart tokri checkout',
    ar: 'سلة* عربة "إتمام الشراء"',
  },
  REFUSE: {
    en: 'refus* reject* "not accepted" undeliver* "no show"',
    de: 'verweiger* abgelehn* ablehn* zurückgewies*',
    'ur-Latn': 'inkaar* inkar* "nahi leta" "nahi lete" "wapas aata" "wapas aate"',
    ar: 'رفض* يرفض* مرفوض*',
  },
  LOWER: {
    en: 'reduce* reducing fewer cut',
    de: 'reduzier* senk* verringer* weniger',
    'ur-Latn': 'ghata*',
    ar: 'تقليل* أقلل نقلل خفض تخفيض',
  },
};
