/** Words for becoming a customer, and for requests to do something. Notation: see lexicon.ts. */
import type { ConceptForms } from '../forms.ts';

/** Whole requests: they name the act and its object at once, so they are forms of both. */
const REQUESTS = {
  en: `"call me back" "call me at" "call me on" "call me tomorrow" "please call me" "ring me" "phone me" "give me a call" "book me" "sign me up" "upgrade me"
    "downgrade me" "pay me back" "pay back" "money back" "send me a" "send me an" "send me my" "send me money" "send an email" "log me in" "charge me" "refund me"
    "unsubscribe me" "schedule a call" "book a call" "book a meeting"`,
  de: `"ruf mich an" "ruft mich an" "rufen sie mich an" "ruf mich bitte" "ruft mich bitte" "rufen sie mich bitte" "ruf mich zurück" "rufen sie mich zurück" "ruft mich zurück" rückruf "geld zurück" "schick mir eine"
    "schick mir einen" "schick mir meine" "schicken sie mir eine" "schicken sie mir meine" "sende mir eine" "sende mir meine" "buch mir" "buche mir" "buchen sie mir"
    "buch mich" "melde mich ab" "meldet mich ab" "stuf mich" "stufe mich" "trag mich ein"`,
  'ur-Latn': `"mujhe call" "mujhay call" "call karo" "call karein" "call kar do" "mujhe phone" "paise wapas" "paise wapis" "paisay wapas" "paisay wapis" "raqam wapas"
    "mujhe bhej" "mujhe bhejo" "email bhej" "email karo" "book kar do" "book kardo" "book karo" "mujhe upgrade"`,
  ar: `كلموني كلمني "اتصلوا بي" "اتصل بي" "اتصل علي" "اتصلوا علي" "احجز لي" "احجزلي" "احجزوا لي" سجلني سجلوني "رجعوا فلوسي" "رجع فلوسي" "رجعلي فلوسي"
    "رد فلوسي" "ردوا فلوسي" "استرداد أموالي" "أرسل لي" "ارسلوا لي" "ابعثوا لي" "ابعثلي" ابعتلي ابعتولي ارسلولي رقيني`,
};

/** Concepts of acts. `ändere` folds to the German word for other, and the Urdu `band` is English, so they stand in phrases. */
export const ACTIONS: ConceptForms = {
  SIGN_UP: {
    en: `"sign up" "signing up" "sign us up" signup sign-up register registering registered registration subscribe subscribing buy buying purchase purchasing
      onboard onboarding enrol enroll "get started" "getting started" "get going" "create an account" "create account" "creating an account" "make an account"
      "set up an account" "open an account" "open account" "opening an account" "new account" "get an account" "start using" "how do i start" "how can i start"
      "where do i start" "how do we start" "become a customer" "become a client" "join you" "want to join" "can i join" "can we join" "how to join" "order a plan"
      "book a plan" "get a plan" "get access"`,
    de: `registrier* anmelden anmeldung anmelde anzumelden "melde ich mich an" "melde mich an" "melden wir uns an" "meldet man sich an" kaufen kaufe erwerben
      buchen buche buchbar bestellen bestelle abschließen abschließe abzuschließen "schließe ich ab" abonnieren abonniere "konto anlegen" "konto erstellen"
      "konto eröffnen" "eröffne ich ein konto" "eröffnen wir ein konto" "erstelle ich ein konto" "bekomme ich ein konto" "konto einrichten" "account anlegen" "account erstellen" "account eröffnen" "ein konto an" loslegen "lege ich los" "legen wir los"
      "fange ich an" "fangen wir an" "wie starte" "wie starten" "kunde werden" "kundin werden" "werde ich kunde" einsteigen mitmachen beitreten neukunde signup
      "sign up"`,
    'ur-Latn': `khareed* kharid* "sign up" signup register registr registration rajistar subscribe buy join "account banana" "account banaana" "account banaun"
      "account banaon" "account banao" "account banaein" "account bana" "account kaise" "account kese" "account kahan" "account khol" "account kholna"
      "account open" "account create" "naya account" "shuru kaise" "kaise shuru" "kese shuru" "shuru karna" "shuru karun" "shuru karoon" "start kaise"
      "kaise start" "start karna" "start karun" "lena hai" "lena ho" "lena chahta" "lena chahti" "lena chahte" "plan lena" "plan loon" "package lena"
      "subscription lena" "subscription kaise" "member banna" "hasil karna"`,
    ar: `تسجيل التسجيل للتسجيل بالتسجيل أسجل نسجل اشترك أشترك نشترك يشترك بشترك للاشتراك شراء الشراء للشراء أشتري نشتري بشتري انضم ننضم انضمام الانضمام للانضمام
      أبدأ نبدأ أبلش بلش "إنشاء حساب" "أنشئ حساب" "أنشئ حسابا" "انشاء حساب" "فتح حساب" "أفتح حساب" "نفتح حساب" "أعمل حساب" "نعمل حساب" "اسوي حساب"
      "حساب جديد" "كيف أبدأ" "كيف أبلش" "اطلب باقة" "أحصل على حساب"`,
  },
  ACT: {
    en: `${REQUESTS.en} delete cancel refund refunds refunded reimburse change create close reset update remove upgrade downgrade unsubscribe terminate deactivate
      reactivate modify "pause my" "stop my" "freeze my" "unlock my" "restore my" "recover my" "rename my" "transfer my" "move my" "edit my" "give me my" "switch me"`,
    de: `${REQUESTS.de} lösch* kündig* erstatt* rückerstatt* zurückerstat* erstell* storn* schließe schließen schließt schließ ändern ändert änderung* geändert
      umändern "ändere mein" "ändere meine" "ändere meinen" "ändere bitte" "ändere das" "ändere den" "ändere die" entfern* deaktivier* reaktivier* widerruf*
      zurückzahl* zurücksetzen "setz mein" "setze mein" "setzt mein" aktualisier* verlängere pausier* abbestell* upgraden downgraden upgrade downgrade hochstufen
      herabstufen "beende mein" "beenden sie mein" "leg mir" "lege mir" "richte mir" "mach mir"`,
    'ur-Latn': `${REQUESTS['ur-Latn']} delete cancel cancle refund remove reset update upgrade downgrade close unsubscribe deactivate "band karo" "band kar"
      "band kardo" "band karna" "band karein" "band karwana" "band karwa" "khatam karo" "khatam kar" "khatam kardo" "khatam karna" "badal do" "badal dein" "badal den"
      "badal kar" badlo badlna badalna hatao hatado "hata do" "hata dein" mitao "mita do" "nikal do" "wapas karo" "wapas kar" "wapis karo" "wapis kar" "change karo"
      "change kar" "change kardo" "change karna" "bana do" "bana dein" banado "create karo" "bhej do" "bhej dein"`,
    ar: `${REQUESTS.ar} احذف حذف احذفوا احذفي احذفلي امسح امسحوا امسحلي إلغاء ألغ ألغي الغوا الغيلي كنسل كنسلي كنسلوا غيروا غيرولي غيرلي "غير كلمة" "غير لي" تغيير
      عدلوا "عدل لي" استرداد استرجاع إرجاع أسترد أغلق أغلقوا اقفل اقفلوا سكروا أوقف أوقفوا إيقاف عطلوا تعطيل ترقية رقوا حدثوا فعلوا "انشئ لي" "اعمل لي" اعملي
      "سوي لي" سوولي`,
  },
  OBJECT: {
    en: `${REQUESTS.en} account subscription subscriptions invoice invoices password order payment booking money receipt profile username "my plan" "our plan" "my data"
      "my card" "my email" "my number" "my name" "my address" "my trial" "my bill" "my contract" "my details" "my membership" "payment method"`,
    de: `${REQUESTS.de} konto account abo abonnement rechnung rechnungen passwort kennwort bestellung zahlung geld vertrag kundenkonto benutzerkonto nutzerkonto
      mitgliedschaft buchung profil zugang quittung benutzername termin "meine daten" "mein tarif" "meinen tarif" "meinem tarif" "mein paket" "meinen plan"
      "meine karte" "meine adresse" "meine nummer" "meinen namen"`,
    'ur-Latn': `${REQUESTS['ur-Latn']} account akaunt subscription invoice password order payment paise paisay raqam raseed profile booking contract "mera plan"
      "mere plan" "mera package" "mera number" "mera data" "mera email" "meri email" "mera card" "mera naam" "mera bill" "meri membership"`,
    ar: `${REQUESTS.ar} حساب حسابي حسابنا اشتراك اشتراكي اشتراكنا فاتورة فاتورتي فواتيري طلبي طلبيتي أموالي فلوسي مصاري مصاريي باسورد باسوردي باقتي خطتي دفعتي
      بياناتي بطاقتي عقدي حجزي اسمي ملفي عضويتي مبلغي "كلمة المرور" "كلمة السر" "كلمة مرور" "كلمة سر" "الرقم السري"`,
  },
};
