/** Words for selling, delivering and charging. Notation: see lexicon.ts. */
import type { ConceptForms } from '../lexicon.ts';

/** Concepts of orders, from the catalogue to the invoice. */
export const ORDERS: ConceptForms = {
  ORDER: {
    en: 'order orders ordering ordered',
    de: 'bestell* auftrag aufträge auftrags*',
    'ur-Latn': 'order orders talab* farmaish*',
    ar: 'طلب طلبات طلبي* طلبيات أوردر*',
  },
  RECEIVE: {
    en: 'receive* receiving accept* "take orders" "taking orders"',
    de: 'annehm* annahme entgegennehm* empfang* erhalt*',
    'ur-Latn': 'lena lein lene lenay wusool* qabool*',
    ar: 'استقبال استلام تلقي قبول',
  },
  CUSTOMER: {
    en: 'customer* client clients buyer* shopper*',
    de: 'kunde kunden kundin* kundschaft käufer*',
    'ur-Latn': 'customer* gahak* grahak* kharidar*',
    ar: 'عميل* عملاء* زبون* زبائن* مشتري*',
  },
  DELIVERY: {
    en: 'deliver* ship shipping shipment* shipped courier* parcel* dispatch*',
    de: 'liefer* versand* zustell* paket pakete pakets sendung* kurier*',
    'ur-Latn': 'delivery tarseel* courier* parcel*',
    ar: 'توصيل* شحن* تسليم* طرد طرود',
  },
  TRACKING: {
    en: 'track tracking tracked "tracking number"',
    de: 'verfolg* sendungsverfolgung sendungsnummer* tracking',
    'ur-Latn': 'track tracking "kahan pahuncha"',
    ar: 'تتبع* متابعة تعقب*',
  },
  REFUND: {
    en: 'refund* "money back" return returns',
    de: 'erstatt* rückerstatt* rückgabe* retoure* "geld zurück"',
    'ur-Latn': 'refund* wapsi "paise wapas" "raqam wapas"',
    ar: 'استرداد* استرجاع* إرجاع* مرتجع*',
  },
  CONFIRM: { en: 'confirm* verif*', de: 'bestätig* verifizier*', 'ur-Latn': 'confirm* tasdeeq* tasdiq*', ar: 'تأكيد* أكد تحقق تثبيت' },
  CASH: {
    en: 'cash cod "cash on delivery"',
    de: 'nachnahme* bargeld',
    'ur-Latn': 'cash cod naqd',
    ar: 'نقد* كاش "الدفع عند الاستلام" "عند الاستلام"',
  },
  PRODUCT: {
    en: 'product* item items goods',
    de: 'produkt* artikel ware',
    'ur-Latn': 'product* masnuat saman maal',
    ar: 'منتج* سلعة سلع بضاعة بضائع',
  },
  CATALOGUE: { en: 'catalog*', de: 'katalog* sortiment*', 'ur-Latn': 'catalog* fehrist*', ar: 'كتالوج* فهرس*' },
  STOCK: {
    en: 'stock stocks inventory "out of stock" warehouse*',
    de: 'lager* bestand bestände warenbestand*',
    'ur-Latn': 'stock zakheera inventory',
    ar: 'مخزون* مخزن مستودع*',
  },
  INVOICE: {
    en: 'invoice* receipt* bill bills billing',
    de: 'rechnung* beleg belege quittung*',
    'ur-Latn': 'invoice* raseed* bill bills',
    ar: 'فاتور* فواتير* إيصال*',
  },
  TAX: {
    en: 'tax taxes vat gst',
    de: 'steuer steuern mehrwertsteuer* umsatzsteuer* mwst ust',
    'ur-Latn': 'tax taxes gst mehsool*',
    ar: 'ضريب* ضرائب',
  },
  SHOP: {
    en: 'shop shops store stores storefront* ecommerce',
    de: 'shop shops laden läden geschäft',
    'ur-Latn': 'dukan* shop store',
    ar: 'متجر* متاجر دكان',
  },
};
