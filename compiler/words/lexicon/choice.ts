/** Words for choosing: what fits, what is there, what is different. Notation: see lexicon.ts. */
import type { ConceptForms } from '../forms.ts';

/** Concepts of choosing. */
export const CHOICE: ConceptForms = {
  FIT: {
    en: `recommend* suit suits suited suiting suitable best need needs fit fits right enough should ideal sufficient choose choosing choice pick take advise
      advice suggest suggests suggestion suggestions require requires "which one" "good for" "go for" "go with" "makes sense" "looking for" "made for"
      "meant for" "designed for" needed necessary required`,
    de: `empfehl* empfiehl* empfohlen passt passen passend* geeignet* eignet brauche brauchen braucht bräuchte bräuchten benötig* reicht reichen ausreich*
      genügt genug richtig* nehmen nehme optimal* ideal ideale idealen beste besten bester bestes sollte sollten sinnvoll* lohnt wählen wähle auswählen aussuchen
      "am besten" "soll ich" "sollen wir" "lohnt sich" "ratet ihr" "rätst du" "raten sie" "schlagt ihr vor" "schlägst du vor" "ich suche" "wir suchen"
      "suche ich" "suchen wir" nötig notwendig erforderlich`,
    'ur-Latn': `munasib monasib munaseb theek thik teek sahi sahih behtareen behtreen bahtareen best chahiye chahye chaiye chahiyay chahie chahyay chahiyen lena
      lun loon mashwara mashwra mashvara suit recommend perfect tajweez zaroorat zarurat zarorat kafi kaafi "kya lena" "kya loon" "acha rahega"
      "acha rahay ga" "acha rahe ga" "theek rahega" "sahi rahega" "theek rahe ga" "chal jayega" "chal jaye ga" "guzara ho" chunun chunna`,
    ar: `يناسب* تناسب* أنسب الأنسب مناسب* بيناسب* بتناسب* ملائم* أحتاج نحتاج يحتاج محتاج محتاجة محتاجين بحتاج يلزمني تلزمني يلزمنا لازمني تكفي يكفي تكفينا يكفينا
      يكفيني تكفيني كافي كافية بتكفي بيكفي تنصح* بتنصح* انصح* نصيح* أختار نختار اختر تختار أفضل الأفضل أحسن يصلح تصلح مثالي مثالية تقترح* اقتراح* ترشح*
      تحتاج تحتاجون يحتاجون احتياج* يناسبن* ينصح* أنصح بنصح`,
  },
  HAVE: {
    en: `"do you have" "do you offer" "do you provide" "do you guys have" "do you guys offer" "is there" "are there" "does it have" "does it offer"
      "does it provide" "does this have" "does the app have" "you have" "you offer" "you provide" "have you got" "you got" "do u have" "is there any" "are there any"`,
    de: `"habt ihr" "haben sie" "hast du" "bietet ihr" "bieten sie" "bietest du" "gibt es" gibts "gibt s" "verfügt ihr über" "verfügen sie über"
      "verfügt es über" "hat die app" "hat das tool" "hat eure app" "hat euer tool"`,
    'ur-Latn': `"aap ke paas" "ap ke paas" "aapke paas" "apke paas" "aap ke pas" "ap ke pas" "apke pas" "aapke pas" "tumhare paas" "kya aap" "kya ap" "kya isme"
      "kya is mein" "is mein hai" "isme hai" "milta hai" "milti hai" "milte hain" "mil sakta" "mil sakti" "dete hain" "dete ho" "offer karte" "provide karte"`,
    ar: `"هل لديكم" "هل عندكم" "هل لديك" "هل عندك" "هل توفرون" "هل تقدمون" "هل يوجد" "هل توجد" "هل هناك" "هل فيه" "في عندكم" "فيه عندكم" "يوجد لديكم"
      "يوجد عندكم" "توجد لديكم" "توجد عندكم" "موجود عندكم" "متوفر عندكم" "متوفر لديكم" توفرون تقدمون توفروا بتوفروا بتقدموا`,
  },
  VERSUS: {
    en: `vs versus "compared to" "compared with" "compared against" "compare to" "compare with" "compare against" "comparison with" "comparison to"
      "alternative to" "alternatives to" "alternative for" "better than" "worse than" "cheaper than" "as good as" "different from" "different to" "differ from"
      "differs from" "difference to" "difference from" "instead of" "rather than" "switch from" "switching from" "migrate from" "migrating from" "replacement for"
      "similar to" "same as" "compete with" "competitor to" "competitor of" "measure up to" "stack up against"`,
    de: `vs versus "vergleich mit" "vergleich zu" "im vergleich zu" "im vergleich mit" "verglichen mit" "unterschied zu" "unterschiede zu" "unterscheidet von"
      "euch von" "alternative zu" "alternativen zu" "alternative für" "besser als" "schlechter als" "günstiger als" "billiger als" "teurer als" "anders als"
      "so gut wie" "statt" anstatt "anstelle von" gegenüber "ersatz für" "wechsel von" "wechseln von" "umstieg von" "umsteigen von" "ähnlich wie"
      "konkurrenz zu" "konkurrent von"`,
    'ur-Latn': `vs versus "muqabla" "se behtar" "se bahtar" "se acha" "se achi" "se achay" "se sasta" "se sasti" "se mehnga" "ke muqable" "ke muqablay"
      "ke muqabla" "ki jagah" "ke bajaye" "ke bajae" "ka alternative" "ki alternative" "se different" "se mukhtalif" "se farq" "se muqabla" "se compare"
      "ka mutabadil" "ke mutabadil"`,
    ar: `"مقارنة مع" "مقارنة ب" "بالمقارنة مع" "بالمقارنة ب" "مقارنة بـ" "بديل عن" "بديل ل" "بديلا عن" "أفضل من" "أحسن من" "أرخص من" "أسوأ من" "أغلى من"
      "الفرق بينكم وبين" "الفرق بينك وبين" "يميزكم عن" "بدلا من" "عوضا عن" "تختلفون عن" "يختلف عن" "تختلف عن" "بتختلفوا عن" "تتفوقون على"`,
  },
  COMPARE: {
    en: 'compar* vs versus differ* alternative alternatives competitor* rival rivals compete competes "better than" "worse than" "stand out" "sets you apart"',
    de: `vergleich* verglichen unterschied* unterscheid* alternative* konkurrent* konkurrenz mitbewerber* wettbewerber* gegenüberste* alleinstellu*
      "besser als" "schlechter als" "hebt euch ab"`,
    'ur-Latn': `farq faraq fark muqabla muqablay muqable muqaabla mukabla mukable mukablay moazna mawazna muwazna compare comparison comparisons compair behtar
      bahtar different difference mukhtalif alternative alternatives mutabadil competitor competitors`,
    ar: `مقارن* بمقارن* نقارن تقارن أقارن قارن قارنوا فرق الفرق فروق فروقات والفرق بديل بدائل بديلة منافس* اختلاف اختلافات يميز* تميز* يختلف تختلف تختلفون
      موازنة`,
  },
};
