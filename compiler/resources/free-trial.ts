import { drift as drifts } from '../problems/drift.ts';
import type { Page } from '../page.ts';
import type { Place } from '../problem.ts';
import { readTrial, TRIAL_FORM } from '../readers/grammar.ts';
import { markText, placeOf, reportUnreadable } from '../readers/marks.ts';
import type { PlansEntry } from '../readers/plan-content.ts';
import type { Sources } from '../resource.ts';
import { array, boolean, integer, nullable, object, type Infer } from '../schema.ts';
import { reason, slug, text } from './shapes.ts';

/** The free trial. */
export const freeTrialSchema = object('Free trial', {
  available: nullable(boolean('Whether there is one; null when no source tells')),
  days: nullable(integer('Length in days', { minimum: 0 })),
  cardRequired: nullable(boolean('Whether a payment card is asked for')),
  plans: array('Plans that it is for', slug('Slug of a plan')),
  raw: nullable(text('Words of the page')),
  reason: reason(),
});

type FreeTrial = Infer<typeof freeTrialSchema>;

/** What a trial is compared by. */
type Said = Pick<FreeTrial, 'available' | 'days' | 'cardRequired'>;

interface MarkedTrial {
  readonly trial: Said;
  readonly raw: string | null;
  readonly place: Place;
}

const markedTrials = (page: Page, problems: Sources['problems']): readonly MarkedTrial[] =>
  page.marks.flatMap((mark) => {
    if (mark.attributes.trial === undefined) return [];
    const trial = readTrial(mark.attributes.trial);
    if (!trial) reportUnreadable(page, mark, 'trial', TRIAL_FORM, problems);
    return trial ? [{ trial, raw: markText(mark), place: placeOf(page, mark, 'trial') }] : [];
  });

/** The free trial of the content file, checked against the page; without one, of the page. Every place must say the same. */
export const trialOf = (entries: readonly PlansEntry[], page: Page | null, { problems }: Sources): FreeTrial => {
  const found = page ? markedTrials(page, problems) : [];
  const own = entries.find(({ data }) => data.freeTrial);
  const content = contentTrial(own?.data.freeTrial ?? {});
  const [marked] = found;
  if (!marked) return content;
  const raw = content.raw ?? marked.raw;
  if (own && content.available !== null) {
    compareTrials({ trial: content, raw, place: own.entry.placeOf(['freeTrial']) }, 'the content file', found, problems);
    return { ...content, raw };
  }
  compareTrials(marked, 'the page', found, problems);
  return { ...content, ...marked.trial, raw, reason: null };
};

type ContentTrial = NonNullable<PlansEntry['data']['freeTrial']>;

const contentTrial = (content: ContentTrial): FreeTrial => {
  const { days = null, cardRequired = null, plans = [], raw = null } = content;
  const available = content.available ?? saysTrial(content);
  return { available, days, cardRequired, plans, raw, reason: available === null ? 'not_published' : null };
};

/** A trial without length, words or a plain yes is none that could be promised. */
const saysTrial = ({ days = 0, raw }: ContentTrial): true | null => (days > 0 || (raw !== undefined && !DENIED.test(raw)) ? true : null);

const DENIED = /\b(no|not|without|kein\w*|ohne|nahin)\b.{0,20}\b(trial|test\w*|probe\w*)/i;

const compareTrials = (said: MarkedTrial, level: string, others: readonly MarkedTrial[], problems: Sources['problems']): void => {
  for (const { trial, place } of others) {
    const known = said.trial.cardRequired !== null && trial.cardRequired !== null && said.trial.cardRequired !== trial.cardRequired;
    const [value, otherValue] = [words(said.trial, known), words(trial, known)];
    const values = { subject: 'plans.freeTrial', level, value, otherLevel: 'the page', otherValue };
    if (value !== otherValue) problems.add(drifts.limitDrift, values, said.place, place);
  }
};

/** A trial in words; whether a card is needed only where that is told apart. */
const words = ({ available, days, cardRequired }: Said, withCard: boolean): string =>
  available ? `${days ?? 'an unknown number of'} days${withCard ? ` with${cardRequired ? '' : 'out'} a card` : ''}` : 'no trial';
