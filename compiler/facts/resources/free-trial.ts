import { quoteOf } from '../values.ts';
import { readTrial, TRIAL_FORM, type Trial } from '../readers/attribute-forms.ts';
import { vocabularyOf } from '../../money/vocabulary.ts';
import { trialIn } from '../../offers/trials.ts';
import type { Page } from '../../pages/page.ts';
import { drift as drifts } from '../../problems/drift.ts';
import { array, boolean, integer, nullable, object, type Infer } from '../../schema/builder.ts';
import { quote, reason, slug, valueStatus } from '../../schema/shapes.ts';
import type { Claim } from '../claim.ts';
import { markText, placeOf, reportUnreadable } from '../readers/marks.ts';
import type { PlansEntry } from '../readers/plans/plan-content.ts';
import type { PricingPage } from '../readers/plans/pricing-page.ts';
import { visibleText } from '../readers/visible-text.ts';
import type { Sources } from '../resource.ts';
import { isStated, settle, type Drift, type Settled } from '../settle.ts';

/** The free trial. */
export const freeTrialSchema = object('Free trial', {
  available: nullable(boolean('Whether there is one')),
  days: nullable(integer('Length in days', { minimum: 0 })),
  cardRequired: nullable(boolean('Whether a payment card is asked for')),
  plans: array('Plans that it is for', slug('Slug of a plan')),
  quote: quote(),
  status: valueStatus(),
  reason: reason(),
});

type FreeTrial = Infer<typeof freeTrialSchema>;

const POINTER = '/freeTrial';

/**
 * The free trial from the content file, from `data-sitec-trial` and from the words of the pricing page. The first source with data wins.
 */
export const trialOf = (entries: readonly PlansEntry[], pricing: PricingPage | null, sources: Sources): FreeTrial => {
  const page = pricing?.page.url ?? `${sources.base}/`;
  const content = entries.flatMap((entry) => contentClaims(entry, page));
  const claims = pricing ? [...content, ...markedClaims(pricing.page, sources), ...shownClaims(pricing)] : content;
  const settled = settle('plans', claims, () => TRIAL, sources)
    .get('plans')
    ?.get(POINTER);
  const plans = entries.flatMap(({ data }) => data.freeTrial?.plans ?? []);
  const trial = settled ? trialFrom(settled, plans) : { ...unknown, plans: [...plans] };
  sources.log.publish('plans.freeTrial', trial);
  return trial;
};

const unknown: Omit<FreeTrial, 'plans'> = {
  available: null,
  days: null,
  cardRequired: null,
  quote: null,
  status: 'not_found',
  reason: 'not_found',
};

/** Another source may have the card requirement or the words. */
const trialFrom = (settled: Settled, plans: readonly string[]): FreeTrial => {
  const { winner, confirming, opposing } = settled;
  const { available, cardRequired, ...trial } = winner.value as Trial;
  // Lines with different lengths may be about different plans.
  const days = winner.level === 'heuristic' && opposing.length > 0 ? null : trial.days;
  const others = confirming.map((claim) => claim.value as Trial);
  const words = [winner, ...confirming].find((claim) => claim.quote)?.quote;
  const card = cardRequired ?? others.find((other) => other.cardRequired !== null)?.cardRequired ?? null;
  return {
    available,
    days,
    cardRequired: card,
    plans: [...plans],
    quote: words ? quoteOf(words) : null,
    status: isStated(settled) ? 'confirmed' : 'shown',
    reason: null,
  };
};

const TRIAL: Drift = {
  problem: drifts.limitDrift,
  key: (value) => lengthOf(value as Trial),
  differs: (first, second) =>
    saysCard(first as Trial) !== saysCard(second as Trial) && saysCard(first as Trial) !== null && saysCard(second as Trial) !== null,
  words: (value) => [lengthOf(value as Trial), CARD.get(saysCard(value as Trial))].filter(Boolean).join(' '),
};

const saysCard = ({ available, cardRequired }: Trial): boolean | null => (available ? cardRequired : null);

const CARD: ReadonlyMap<boolean | null, string> = new Map([
  [true, 'with a card'],
  [false, 'without a card'],
]);

const lengthOf = ({ available, days }: Trial): string => (available ? `${days ?? 'an unknown number of'} days` : 'no trial');

type ContentTrial = NonNullable<PlansEntry['data']['freeTrial']>;

const contentClaims = ({ data, entry }: PlansEntry, page: string): readonly Claim[] => {
  const trial = data.freeTrial;
  const available = trial && (trial.available ?? saysTrial(trial));
  if (!trial || available === null || available === undefined) return [];
  const value: Trial = { available, days: trial.days ?? null, cardRequired: trial.cardRequired ?? null };
  return [
    { slug: 'plans', pointer: POINTER, value, level: 'content', page, place: entry.placeOf(['freeTrial']), quote: trial.quote ?? null },
  ];
};

/** True for a trial with a length, or with words that do not deny it. Null for others. */
const saysTrial = ({ days = 0, quote: words }: ContentTrial): true | null =>
  days > 0 || (words !== undefined && !DENIED.test(words)) ? true : null;

const DENIED = /\b(no|not|without|kein\w*|ohne|nahin)\b.{0,20}\b(trial|test\w*|probe\w*)/i;

const markedClaims = (page: Page, { problems }: Sources): readonly Claim[] =>
  page.marks.flatMap((mark): readonly Claim[] => {
    if (mark.attributes.trial === undefined) return [];
    const value = readTrial(mark.attributes.trial);
    if (!value) reportUnreadable(page, mark, 'trial', TRIAL_FORM, problems);
    return value
      ? [
          {
            slug: 'plans',
            pointer: POINTER,
            value,
            level: 'attribute',
            page: page.url,
            place: placeOf(page, mark, 'trial'),
            quote: markText(mark),
          },
        ]
      : [];
  });

/** The trials in the text of the pricing page, line by line. */
const shownClaims = ({ page, root }: PricingPage): readonly Claim[] => {
  const shown = visibleText(root);
  const vocabulary = vocabularyOf(page.spoken);
  let start = 0;
  return shown.text.split('\n').flatMap((line): readonly Claim[] => {
    const offset = shown.offsetAt(start);
    start += line.length + 1;
    const trial = trialIn(line, vocabulary);
    if (!trial) return [];
    const { raw, ...length } = trial;
    const value: Trial = { available: true, ...length };
    return [
      {
        slug: 'plans',
        pointer: POINTER,
        value,
        level: 'heuristic',
        page: page.url,
        place: { file: page.source, offset, note: 'text' },
        quote: raw,
      },
    ];
  });
};
