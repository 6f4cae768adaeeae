/** Words that any question about an offer may hold without asking for anything by themselves. Notation: see lexicon.ts. */
import type { ConceptForms } from '../forms.ts';

/** `GENERAL` adds nothing to a question; `WHERE` asks for a place or for permission. */
export const GENERAL_WORDS: ConceptForms = {
  GENERAL: {
    en: `business including location contract connection adress office great perfect super awesome cool nice section part team built really actually suggest published list lists listed overview summary every everything each total whole entire information info details detail offer offers offering offerings
      offered product products software service services tool tools app apps application applications system systems solution solutions website websites
      web site page pages online digital customer customers client clients businesses shop store use using used useful currently current now today
      nowadays still already yet really actually exactly basically generally usually option options different various several multiple other others
      another additional further next first last latest possible possibly question questions ask asking answer answers quick quickly short shortly briefly
      simple simply easy easily "kind of" "sort of" "type of" types "thanks in advance" "in advance please" roughly approximately approx around per own
      one ones thing things way something anything curious wondering wonder interested interest interesting consider considering understand understanding
      explore find look looking check learn hear read send "send me" big sized normal normally regular specific particular certain good great nice proper
      dear guys "my business" "our business" "your business" "a business" "the business" "small business" "for business" "a startup" "our startup"
      "my startup" "small company" "small shop" "medium sized" "how big" "how large" correct wrong true always everyone everybody permanent permanently
      provide enter needed necessary required new existing`,
    de: `super toll prima perfekt klasse eigentlich steckt sagen sag stimmt liste listen auflistung übersicht überblick zusammenfassung alles alle allen aller insgesamt gesamt komplett komplette kompletten vollständig*
      ganz ganze ganzen information informationen info infos details detail einzelheiten angebot angebote angeboten anbieten bietet bieten produkt
      produkte produkten software dienst dienstleistung dienstleistungen leistung leistungen tool tools app apps anwendung anwendungen programm programme
      system systeme lösung lösungen webseite webseiten website websites internetseite homepage seite seiten online kunde kunden kundin kundinnen geschäft
      "pro benutzer" "pro nutzer" "pro user" "pro person" "pro kontakt" "pro konto" geschäfte betrieb betriebe laden shop onlineshop unternehmer derzeit
      aktuell aktuelle aktuellen aktueller momentan gerade jetzt heute bereits wirklich tatsächlich genau genaue genauen grundsätzlich normalerweise
      option optionen möglichkeit möglichkeiten verschieden* unterschiedl* diverse mehrere andere anderen anderer anderes weitere weiteren weiterer
      zusätzlich* nächste nächsten erste ersten letzte letzten möglich mögliche möglichen frage fragen antwort antworten kurz kurze kurzer schnell
      schnelle einfach einfache einfachen "art von" "danke im voraus" "vielen dank im voraus" ungefähr circa zirka rund jeweils eigene eigenen eigenes
      irgendwas irgendwelche sache sachen ding dinge interessiere interessiert interessieren interesse wissen erfahren sehen schauen finden anzeigen
      nennen sagen "sag mir" "sagt mir" "sagen sie mir" "zeig mir" "zeigt mir" "zeigen sie mir" "gib mir" "schick mir" "lässt sich" "lassen sich" nutzen
      nutze nutzt verwenden verwende benutzen benutze klein kleine kleines kleinen kleiner groß große großes großen großer mittelgroß* bestimmte
      bestimmten gut gute liebe lieber liebes hinterlegen hinterlege angeben angabe eingeben eintragen eintrag dauerhaft ständig immer neu neue neuen
      neuer neues nötig notwendig erforderlich gleich korrekt prozent vorhanden vorhandene`,
    'ur-Latn': `zabardast behtareen khoob acha achha theek sach suna bilkul list fehrist overview khulasa har sab sabhi saare saari saray sara tamam pura poora poori puri total kul information info maloomat malumat
      maloomaat tafseel tafseelat tafsilat detail details offer offers product products software service services khidmat khidmaat tool tools app apps
      application system solution website site page online customer customers gahak grahak client clients business karobar karobaar shop dukan dukaan
      store filhal filhaal aaj aajkal "aaj kal" waqai waqayi haqeeqat asal bilkul option options alag qism qisam aqsam kai doosra doosre doosri dusra
      dusre dusri mazeed naya naye nayi agla agli agle pehla pehle pehli akhri aakhri mumkin sawal sawaal sawalat jawab jawaab jaldi mukhtasar asan asaan
      aasan "barae meharbani" taqreeban taqriban takreeban andazan lagbhag cheez cheezain cheezein cheezen chahta chahti chahte poochna puchna pochna
      pooch poochh janna jaanna maloom dekhna dekh samajh istemal istemaal use istimal chota choti chote chhota acha achi achay achha "bata do" "de do"
      "de dein" "dikha do" "dikha dein" lazmi zaroori sahi durust hamesha mustaqil mojooda taarruf`,
    ar: `تتم يتم زال زالت زالوا مرحلة المرحلة ممتاز رائع قسم القسم أخبرني أخبرنا حدثني حدثنا احكيلي زيارتكم زيارة صحيح أصلا واحدة الواحدة يقع تقع يوجد قائمة لائحة القوائم ملخص نظرة جميع كافة كامل كاملة بالكامل إجمالي مجموع معلومات معلومة تفاصيل تفصيل عرض عروض منتج منتجات منتجكم منتجاتكم برنامج
      برامج برنامجكم خدمة خدمات خدماتكم خدمتكم بخدماتكم لخدماتكم أداة أدوات أداتكم تطبيق تطبيقات تطبيقكم بالتطبيق للتطبيق نظام أنظمة نظامكم حل حلول حلولكم
      موقع الموقع بالموقع للموقع موقعكم صفحة صفحات الصفحة أونلاين إلكتروني إلكترونية عميل عملاء عملائي عملائنا لعملائي زبون زبائن زبائني متجر متاجر متجري
      لمتجري محل محلي نشاط تجاري تجارة أعمال شغل شغلي شغلنا مشروع مشروعي لمشروعي حاليا حالي الحالية الآن اليوم هسا هلق هلأ دلوقتي الحين لسه لسا بعدها فعلا
      حقا بالضبط بالظبط تماما تحديدا أساسا عادة خيار خيارات الخيارات مختلف مختلفة متعدد متعددة عدة أخرى آخر تاني ثاني ثانية غيرها غيره جديد جديدة التالي
      التالية أول أولى الأول أخير أخيرة ممكنة متاحة سؤال سؤالي أسئلة جواب إجابة إجابتكم بسرعة سريع سريعة باختصار مختصر بسيط سهل سهلة بسهولة نوع أنواع
      تقريبا حوالي قرابة لكل شيء شي أشياء حاجة حاجات معرفة أعرف نعرف عرفوني اخبرني أخبروني خبرني خبروني قولي قولوا قل "قل لي" "قول لي" احكيلي استفسار
      استفسر مهتم مهتمة مهتمين أرى أشوف نشوف ورجيني وريني وروني استخدم نستخدم استخدام باستخدام لاستخدام صغير صغيرة كبير كبيرة متوسط متوسطة معين معينة جيد
      جيدة زين منيح كويس "شكرا مقدما" "وشكرا مسبقا" "أعطني" اعطيني عطني مسموح يسمح تسمح صح مرة مرات لغة اللغة باللغة بلغة لغات اللغات بالمناسبة
      وبالمناسبة دائما دايما أخذ آخذ ناخذ نأخذ خذ باخذ ضروري إجباري مطلوب مطلوبة موجودة`,
  },
  WHERE: {
    en: `where "where can i" "where can we" "where do i" "where do we" "where is" "how can i" "how can we" "how do i" "how do we" "can i" "can we"
      "could i" "could we" "is it possible" "am i able" "are we able" "may i"`,
    de: `wohin "wo ist" "wo sind" "wo bekomme" "wo kriege" "wo melde" "wo steht" "wo stehen" "wo sehe" "wo liegt" "wo kaufe" "wo buche" "wo kann ich"
      "wo können wir" "wo kann man" "wo finde ich" "wo gibt es" "wie kann ich" "wie können wir" "wie kann man" "kann ich" "können wir" "kann man"
      "könnte ich" "ist es möglich" "darf ich" "geht es dass" "lässt sich" "lassen sich"`,
    'ur-Latn': `kahan kahaan kidhar kider "kahan se" "kahan par" "kahan pe" "kis jagah" "kya main" "kya mein" "kya hum" "kar sakta" "kar sakte"
      "kar sakti" "ho sakta" "ho sakte" "ho sakti" "mumkin hai" "ijazat hai"`,
    ar: `أين وين فين ويين وينه وينها فينه "من أين" "من وين" "منين" "هل يمكنني" "هل يمكن" "هل يمكننا" "هل أستطيع" "هل نستطيع" "هل أقدر" "هل نقدر" "ممكن"
      "أقدر" "نقدر" "فيني" "بقدر" "منقدر" "كيف يمكنني" "كيف أقدر"`,
  },
};
