/** Words for what costs nothing and for trying it first. Notation: see lexicon.ts. */
import type { ConceptForms } from '../forms.ts';

/** Concepts of trials. */
export const TRIALS: ConceptForms = {
  TRIAL: {
    en: `trial trials demo demos "try it" "try out" "try you" "try this" "try for" "try free" "try before" "test it" "test drive" "test run" "test account"
      "test period" "test version" "test phase" "demo account" "can i try" "can we try" "could i try" "want to try" "like to try" "love to try" "trying out"
      "trying it" "give it a try" "give it a go" "can i test" "can we test" "want to test" "like to test" "evaluation period" "free test"`,
    de: `testphase testphasen testzeitraum testversion testen teste testet getestet testzugang testkonto testaccount testabo testmonat testwoche testtage testdauer
      testperiode probe* probier* ausprobieren ausprobiert auszuprobieren antesten schnupper* reinschnuppern demo demos demoversion demozugang democonto
      "zum testen" "zur probe" "auf probe" "mal testen" "mal probieren"`,
    'ur-Latn': `trial trials tryal traial demo demos azmaish azmaaish aazmaish azmane azmana azmaana azmayein "azma kar" "azma ke" "azma sakta" "azma sakte" try
      "test karna" "test kar" "test karke" "check kar ke" "istemal kar ke dekh" "istemal karke dekh" "chala ke dekh" "chala kar dekh"`,
    ar: `تجربة تجريبي تجريبية تجريب أجرب نجرب تجرب جرب اجربه اجربها نجربه نجربها اجربكم بجرب بالتجربة للتجربة والتجربة لتجربة التجريبي التجريبية ديمو تريال
      "قبل الشراء" "قبل ما اشتري" "قبل الدفع" "قبل ما أدفع" "قبل الاشتراك" "قبل ما اشترك"`,
  },
  FREE: {
    en: `free freemium gratis "free of charge" "no cost" "no charge" "zero cost" "without paying" "for nothing" "at no cost"`,
    de: `kostenlos* gratis kostenfrei* umsonst unentgeltlic* gebührenfrei* freemium gratisversion gratistarif gratisplan "ohne kosten" "ohne zu zahlen"
      "ohne zu bezahlen" "für lau" "für umme" "null euro"`,
    'ur-Latn': `free muft muftt mufat "bina paise" "bina paison" "baghair paise" "baghair paison" "bagair paise" "paise diye baghair" "paise diye bina"`,
    ar: `مجاني مجاني* مجانا مجانية مجان بالمجان ببلاش فري "بدون مقابل" "دون مقابل" "بدون رسوم" "بلا رسوم" "من غير فلوس" "بدون فلوس" "بدون دفع" "بدون ما أدفع"
      "من غير ما أدفع"`,
  },
  DURATION: {
    en: `"how long" duration "how many days" "how many weeks" "how many months" days weeks lasts lasting "does it last" "last for" "trial last" "trial length"
      expire expires expired expiry expiration "run out" "runs out" ends "end date" "start date" "until when" "till when" "does it end" "does it start" "trial end"
      "trial start" "time limit" "time period" "valid for" "valid until" validity "minimum term" "contract term" "contract length" "notice period"
      "cancellation period"`,
    de: `"wie lange" dauer dauert dauern laufzeit* tage tagen wochen "wie viele tage" "wie viele wochen" "läuft ab" ablaufen abläuft endet enden "bis wann"
      "ab wann" beginnt "wann endet" "wann beginnt" "wann läuft" gültig* mindestlaufz* vertragslauf* vertragsdauer kündigungsfr* frist befristet*
      testdauer zeitraum`,
    'ur-Latn': `"kitne din" "kitnay din" "kitne dinon" "kitne dino" "kitne hafte" "kitne haftay" "kitne mahine" "kitnay mahine" "kitni dair" "kitni der"
      "kitna arsa" "kitne arse" "kitne arsay" "kab tak" "kab khatam" "kab shuru" "kitna time" "kitna waqt" "kitne time" "kitne waqt" dinon hafte hafta haftay
      arsa arsay muddat mudat duration "din ka" "din ke" "din ki" "din tak" "din chalta" days weeks validity expire expiry "khatam hota" "khatam hoga"
      "khatam ho"`,
    ar: `مدة مدته مدتها لمدة والمدة أيام يوما اسبوع اسبوعين أسابيع "كم يوم" "كم يوما" "كم مدة" "كم اسبوع" "كم تستمر" "كم يستمر" "كم تدوم" "كم تطول" تستمر يستمر
      تدوم تنتهي ينتهي بتنتهي بينتهي بتخلص انتهاء "متى تبدأ" "متى يبدأ" "حتى متى" "إلى متى" "لحد امتى" "لمتى" صلاحية صلاحيتها صلاحيته "قديش مدة"
      "قد ايه مدة" فترة فترتها`,
  },
};
