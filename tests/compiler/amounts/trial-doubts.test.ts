/** Texts that name a trial and offer none. */
import { describe, expect, it } from 'vitest';
import { readTrialText } from '../../../compiler/amounts/trials.ts';

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
    expect(readTrialText(text)).toBeNull();
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
    expect(readTrialText(text)).toBeNull();
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
    expect(readTrialText(text)).toBeNull();
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
    expect(readTrialText(text)).toBeNull();
  });
});
