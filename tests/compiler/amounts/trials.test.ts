/** Trials that a text offers. */
import { describe, expect, it } from 'vitest';
import { readTrialText } from '../../../compiler/amounts/trials.ts';

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
    ['Kostenlos 14 Tage testen', 14],
    ['14 Tage kostenlos testen', 14],
    ['14-tägige Testphase', 14],
    ['30 Tage gratis', 30],
    ['14 din ka free trial', 14],
    ['14 din muft azmayen', 14],
    ['تجربة مجانية لمدة 14 يومًا', 14],
    ['جرّب مجانًا لمدة ١٤ يومًا', 14],
    ['أسبوعين تجربة مجانية، 0 ريال', 14],
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
    expect(readTrialText(text)).toMatchObject({ available: true, days });
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
  ])('%s: card %s', (text, cardRequired) => {
    expect(readTrialText(text)).toMatchObject({ days: 14, cardRequired });
  });

  it('keeps the words of the page', () => {
    expect(readTrialText('Growth\nStart  ١٤-day free trial\nNo card')?.raw).toBe('Start ١٤-day free trial');
  });

  it.each([
    'Free trial',
    '30-day money-back guarantee',
    '14 days free support',
    '30 days free returns',
    '1 month free trial',
    '2 months free',
    '7-14 day trial',
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
    expect(readTrialText(text)).toBeNull();
  });
});
