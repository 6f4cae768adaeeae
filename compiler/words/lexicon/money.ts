/** Words for paying: money, cards, discounts. Notation: see lexicon.ts. */
import type { ConceptForms } from '../forms.ts';

/** Concepts of paying. */
export const MONEY: ConceptForms = {
  CURRENCY: {
    en: 'currency currencies usd eur gbp chf aed sar pkr egp dollar dollars euro euros rupee rupees dirham dirhams riyal riyals "british pounds" "pounds sterling"',
    de: 'währung* usd eur gbp chf dollar euro "schweizer franken" "britische pfund" "us dollar"',
    'ur-Latn': `currency currencies curency karansi karency usd eur pkr aed sar dollar dollars dollaron euro euros rupee rupees rupay rupaye rupaya rupaiye rupe riyal
      dirham`,
    ar: `عملة عملات عملتكم بعملة بالعملة دولار دولارات بالدولار يورو باليورو ريال ريالات بالريال درهم دراهم بالدرهم جنيه بالجنيه دينار بالدينار روبية ليرة
      بالليرة`,
  },
  PAY: {
    en: `pay pays paying paid payment payments payable billed prepaid prepay paypal checkout "bank transfer" "wire transfer" "direct debit" "on invoice"
      "by invoice"`,
    de: `zahl* bezahl* überweis* lastschrift* vorkasse sepa paypal "auf rechnung" "per rechnung" ratenzahlung*`,
    'ur-Latn': `pay payment payments paid ada adaigi adayegi adaiegi adaayegi "paise dena" "paise dene" "paise deta" "paise dete" "paise bhej" "paise jama"
      "bank transfer" easypaisa jazzcash`,
    ar: `دفع أدفع ندفع تدفع يدفع ادفعلكم دفعات مدفوع* بالدفع للدفع والدفع بدفع سداد أسدد تسديد "تحويل بنكي" "حوالة بنكية" "تحويل مصرفي"`,
  },
  CARD: {
    en: `"credit card" "credit cards" "debit card" "debit cards" "bank card" "bank cards" "card details" "card number" "card information" "card info"
      "card data" "card needed" "card required" "card necessary" "card on file" "a card" "my card" "no card" "any card" "payment method" "payment methods"
      "payment option" "payment options" "payment details" "payment information" "payment info" "way to pay" "ways to pay" "how can i pay" "how do i pay"
      "billing details" mastercard`,
    de: `kreditkarte* kreditkartendaten bankkarte* debitkarte* girokarte* ec-karte kartendaten kartennummer zahlungsmitt* zahlungsart* zahlungsmeth*
      zahlungsweis* zahlungsdaten zahlungsmögl* bezahlmethod* bankdaten bankverbindung kontodaten "eine karte" "keine karte" "meine karte" "ohne karte"
      "mit karte" "per karte" "karte angeben" "karte hinterlegen" "karte nötig" mastercard "wie kann ich zahlen" "wie kann ich bezahlen" "wie bezahle ich"
      "wie zahle ich"`,
    'ur-Latn': `"credit card" "credit cards" "debit card" "bank card" "atm card" "card details" "card number" "card dena" "card deni" "card dene" "card ki" "card ke"
      "card ka" "card chahiye" "card chahye" "card zaroori" "card zaruri" "card lagana" "card lagega" "card add" "bina card" "baghair card" "bagair card"
      "payment method" "payment methods" "payment ka tareeqa" "payment ka tarika" "payment kaise" "pay kaise" "kaise pay" mastercard`,
    ar: `ببطاق* بالبطاق* "بطاقة ائتمان" "بطاقة ائتمانية" "البطاقة الائتمانية" "بطاقة الائتمان" "بطاقات الائتمان" "بطاقة بنكية" "البطاقة البنكية" "بطاقة مصرفية" "بطاقة مدى"
      "بدون بطاقة" "من غير بطاقة" "بيانات البطاقة" "بيانات بطاقتي" "رقم البطاقة" بطاقتي بطاقة "كريدت كارد" "كرديت كارد" "ماستر كارد" ماستركارد "فيزا كارد"
      "وسيلة دفع" "وسيلة الدفع" "وسائل الدفع" "وسائل دفع" "طريقة الدفع" "طرق الدفع" "طريقة دفع" "كيف أدفع" "كيف ادفعلكم" "ازاي أدفع" "شلون أدفع"`,
  },
  DISCOUNT: {
    en: `discount* coupon* voucher* "promo code" "promo codes" promocode promotion promotions deals rebate rebates negotiable nonprofit* ngo ngos "a deal" "any deal" "good deal"
      "best deal" "special deal" "special offer" "special offers" "special price" "special rate" "percent off" "per cent off" "money off" "price cut"
      "price reduction" "reduced price" "reduced rate" "cheaper for" "black friday" "cyber monday" "summer sale" "flash sale" "on sale" "for students"
      "student price" "student plan" "student rate" "student offer" "non profit" "non profits" "for charities" "charity rate" "volume pricing" "bulk pricing"
      "bulk price" "early bird" "referral code" "startup program" "lower the price"`,
    de: `rabatt* gutschein* ermäßig* coupon* vergünstig* preisnachlas* "einen nachlass" "nachlass für" skonto sonderangebo* sonderpreis* sonderaktion*
      aktionscode* aktionspreis* "promo code" promocode* promoaktion* studentenrab* studententar* studierenden* mengenrabatt* treuerabatt* jahresrabatt*
      frühbucher* schnäppchen gemeinnützig* verhandelbar "black friday" "cyber monday" "prozent günstiger" "prozent weniger" "prozent auf" "günstiger für"
      "billiger für" "für studenten" "für studierende" "für schüler" "für vereine" "für ngos" "für startups"`,
    'ur-Latn': `discount discounts discont diskount riayat* riyayat* riaayat* promocode coupon coupons voucher vouchers deals "promo code" "koi deal" "koi offer"
      "special offer" "percent off" "kuch kam" "thora kam" "thori kam" "kam kar" "kam karo" "kam karein" "kam ho" "sasta kar" "sasta karo" "black friday"
      "sale lagi" "students ke liye" "student ke liye" "talib e ilm"`,
    ar: `خصم* خصومات بخصم تخفيض* بتخفيض كوبون كوبون* حسومات قسيمة قسائم تنزيلات عروضكم مخفض* "كود خصم" "رمز خصم" "عرض خاص" "عروض خاصة" "أي عروض"
      "عندكم عروض" "لديكم عروض" "في عروض" "فيه عروض" "سعر خاص" "الجمعة البيضاء" "الجمعة السوداء" "بلاك فرايدي" للطلاب للطلبة "سعر الطلاب" "غير ربحية"
      "غير الربحية" "للجمعيات الخيرية" "الجمعيات الخيرية" "برومو كود" بروموكود تراعونا تراعوني`,
  },
};
