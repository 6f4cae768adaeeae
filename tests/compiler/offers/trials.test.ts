/** Trials that a text offers. */
import { describe, expect, it } from 'vitest';
import { trialIn } from '../../../compiler/offers/trials.ts';
import { vocabularyOf } from '../../../compiler/money/vocabulary.ts';

/** The trial in a text of a page whose language says nothing of it. */
const readTrial = (text: string, language = 'en'): ReturnType<typeof trialIn> => trialIn(text, vocabularyOf(language));

describe('a trial', () => {
  it.each([
    ['14-day free trial', 14],
    ['Start your 14-day trial', 14],
    ['Free trial for 14 days', 14],
    ['Try free for 30 days', 30],
    ['Try Growth free for 30 days', 30],
    ['Free for 14 days', 14],
    ['14 days free', 14],
    ['2-week free trial', 14],
    ['14-day free trial. 30-day money-back guarantee.', 14],
    ['Free for 14 days, then $49/mo', 14],
    ['Team $49 – 14 days free trial', 14],
    ['Kostenlos 14 Tage testen', 14],
    ['14 Tage kostenlos testen', 14],
    ['14-tägige Testphase', 14],
    ['30 Tage gratis', 30],
    ['14 din ka free trial', 14],
    ['14 din muft azmayen', 14],
    ['تجربة مجانية لمدة 14 يومًا', 14],
    ['جرّب مجانًا لمدة ١٤ يومًا', 14],
    ['All plans come with a 14-day free trial', 14],
    ['Every plan includes a free 14-day trial of all paid features', 14],
    ['14-day free trial with no commitment, no credit card required', 14],
    ['14-day free trial without obligation', 14],
    ['Not sure? Start your 14-day free trial.', 14],
    ['After your 14-day free trial, choose a plan', 14],
    ['Your trial ends after 14 days', 14],
    ['When your 14-day trial ends, you choose a plan', 14],
    ['Start your risk-free 14-day free trial', 14],
    ['You will not be charged during your 14-day free trial', 14],
    ['Sign up and try Acme for 14 days. No credit card.', 14],
    ['Try Acme free for 30 days. 60-day money-back guarantee', 30],
    ['Free trial: 14 days free', 14],
    ['You will not be charged until your 14-day free trial ends', 14],
    ['Was ist enthalten: 14 Tage Testphase', 14],
    ['Competitors give less. Start your 14-day free trial.', 14],
    ['14 Tage kostenlos testen, danach kostenpflichtiges Abo', 14],
    ['Jetzt 30 Tage unverbindlich testen', 30],
    ['Alle Tarife können Sie 14 Tage kostenlos testen', 14],
    ['Nach der Anmeldung 14 Tage kostenlos testen', 14],
    ['Die Testphase endet nach 14 Tagen automatisch', 14],
    ['14 Tage testen ohne Vertragsbindung', 14],
    ['14 din ka free trial bina card ke', 14],
    ['Apna 14 din ka free trial shuru karein', 14],
    ['14 din ke free trial ke baad plan chunein', 14],
    ['ابدأ تجربتك المجانية لمدة 14 يومًا', 14],
    ['ابدأ الفترة التجريبية لمدة 14 يومًا بدون التزام', 14],
    ['بعد التسجيل جرّب مجانًا لمدة 14 يومًا', 14],
  ])('%s: %d days', (text, days) => {
    expect(readTrial(text)).toMatchObject({ days });
  });

  it.each([
    ['fr', '14 jours d’essai gratuit'],
    ['es', 'Prueba gratuita de 14 días'],
    ['pl', '14 dni za darmo'],
    ['ja', '14日間無料トライアル'],
    ['ru', '14 дней бесплатно'],
    ['cs', '14 dnů zkušební verze zdarma'],
    ['sv', '14 dagars gratis provperiod'],
    ['tr', '14 gün ücretsiz deneme'],
    ['zh', '免费试用 14 天'],
    ['ko', '14일 무료 체험'],
  ])('%s: %s', (language, text) => {
    expect(readTrial(text, language)).toMatchObject({ days: 14 });
  });

  it.each([
    ['14-day free trial. No credit card required', false],
    ['No credit card required, 14-day free trial', false],
    ['14-day trial without a credit card', false],
    ['14 Tage testen. Keine Kreditkarte nötig', false],
    ['14 Tage ohne Kreditkarte testen', false],
    ['14 din ka free trial. Credit card ki zaroorat nahin', false],
    ['تجربة مجانية لمدة 14 يومًا، لا حاجة لبطاقة ائتمان', false],
    ['تجربة مجانية 14 يومًا بدون بطاقة', false],
    ['14-day free trial, credit card required', true],
    ['14 Tage testen (Kreditkarte erforderlich)', true],
    ['14 din ka free trial, card zaroori hai', true],
    ['14-day free trial', null],
    ['Is a credit card required? Start your 14-day free trial', null],
    ['Our competitors need a credit card. Start your 14-day free trial', null],
  ])('%s: card %s', (text, cardRequired) => {
    expect(readTrial(text)).toMatchObject({ days: 14, cardRequired });
  });

  it('keeps the words of the page', () => {
    expect(readTrial('Growth\nStart  ١٤-day free trial\nNo card')?.raw).toBe('Start ١٤-day free trial');
  });

  it.each([
    'Free trial',
    '30-day money-back guarantee',
    '14 days free support',
    '30 days free returns',
    '1 month free trial',
    '2 months free',
    '7-14 day trial',
    '7 – 14 days trial',
    'up to 30 days trial',
    '7-day trial or 14-day trial',
    '7-day trial. 14-day trial for teams.',
    '$1 trial for 14 days',
    'Try it and keep your data for 30 days',
    '0-day trial',
    '1.5-day trial',
    '30-day history',
    'Trial since 2019',
    'No 14-day free trial',
    'We do not offer a 14-day free trial.',
    "We don't have a free trial of 14 days",
    'A 14-day free trial is not available',
    'There is no 14-day trial, but a demo',
    'Do you offer a 14-day free trial?',
    'Wir bieten keine 14-tägige Testphase',
    'Eine 14-tägige Testphase gibt es nicht',
    'Gibt es eine 14-tägige Testphase?',
    '14 din ka free trial nahin hai',
    'لا توجد تجربة مجانية لمدة 14 يومًا',
    'هل توجد تجربة مجانية لمدة 14 يومًا؟',
    '',
  ])('is not in %j', (text) => {
    expect(readTrial(text)).toBeNull();
  });
});

describe('a trial', () => {
  it.each([
    'Competitors give a 7-day free trial, we give 14',
    'Unlike Rival, which has a 14-day free trial, we are free',
    'Most tools offer a 14-day free trial',
    'Others: 14-day free trial',
    'Compared to the 14-day free trial of Rival, ours is longer',
    'Instead of a 14-day free trial we have a free plan',
    'Mitbewerber bieten 14 Tage kostenlos testen',
    'Anders als Rival mit seiner 14-tägigen Testphase sind wir kostenlos',
    'Die meisten Anbieter haben eine Testphase von 14 Tagen',
    'Andere Anbieter lassen Sie 14 Tage kostenlos testen',
    'Im Gegensatz zu Rival mit 14 Tagen Testphase',
    'Doosre tools 7 din ka free trial dete hain',
    'Competitors 14 din ka free trial dete hain',
    'Rival ke muqable mein 14 din ka free trial',
    'المنافسون يقدمون تجربة مجانية لمدة 14 يومًا',
    'على عكس غيرنا مع تجربة مجانية لمدة 14 يومًا',
    'معظم الأدوات تقدم تجربة مجانية لمدة 7 أيام',
  ])('of somebody else is not in %j', (text) => {
    expect(readTrial(text)).toBeNull();
  });

  it.each([
    'Our 14-day free trial was discontinued in 2023',
    'We used to offer a 14-day free trial',
    'The 14-day free trial is no longer available',
    'Until 2022 there was a 14-day free trial',
    'We have retired our 14-day free trial',
    'Our 14-day trial ended in 2023',
    'Coming soon: a 14-day free trial',
    'Unsere 14-tägige Testphase wurde eingestellt',
    'Früher konnten Sie 14 Tage kostenlos testen',
    'Die 14-tägige Testphase gibt es nicht mehr',
    'Bald 14 Tage kostenlos testen',
    'Pehle 14 din ka free trial tha',
    '14 din ka free trial band kar diya gaya',
    '14 din ka free trial jald aa raha hai',
    'كانت هناك تجربة مجانية لمدة 14 يومًا',
    'توقفت التجربة المجانية لمدة 14 يومًا',
    'لم تعد التجربة المجانية لمدة 14 يومًا متاحة',
  ])('of another time is not in %j', (text) => {
    expect(readTrial(text)).toBeNull();
  });

  it.each([
    '14 day paid trial',
    'A paid trial of 14 days',
    '14-day trial at half price',
    'Try Acme risk-free for 30 days',
    'Your 30-day risk-free trial',
    'Try Acme for 30 days or your money back',
    'Try Acme for 30 days. Not happy? Full refund.',
    '14-day discounted trial',
    '14-tägige kostenpflichtige Testphase',
    '30 Tage ohne Risiko testen',
    '30 Tage risikofrei testen',
    '30 Tage testen, sonst Geld zurück',
    '14 Tage zum halben Preis testen',
    '14 din ka paid trial',
    '30 din try karein, warna paise wapas',
    '30 din baghair risk try karein',
    'تجربة مدفوعة لمدة 14 يومًا',
    'جرّب لمدة 30 يومًا بدون مخاطر',
    'جرّب لمدة 30 يومًا أو استرداد المبلغ',
  ])('that costs money is not in %j', (text) => {
    expect(readTrial(text)).toBeNull();
  });

  it.each([
    'Data is kept for 14 days after free trial',
    'You have 30 days after the trial to export',
    'After your free trial you have 30 days to pay',
    'Your trial data stays 30 days after the end',
    'When the trial is over you have 30 days',
    'Within 14 days of your trial',
    'In the first 7 days of your free trial',
    '14-day free webinar trial lesson',
    'A trial lesson for 14 days',
    'A 14-day clinical trial',
    'Daten bleiben 14 Tage nach der Testphase',
    'Nach der Testphase haben Sie 30 Tage Zeit',
    'In den ersten 7 Tagen der Testphase',
    'Probestunde 14 Tage',
    'Free trial ke baad 30 din tak data rahega',
    'Trial class 14 din',
    'تبقى البيانات 14 يومًا بعد الفترة التجريبية',
    'بعد انتهاء الفترة التجريبية لديك 30 يومًا',
    'درس تجريبي لمدة 14 يومًا',
  ])('that is something else is not in %j', (text) => {
    expect(readTrial(text)).toBeNull();
  });
});
