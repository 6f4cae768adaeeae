import { facts } from '../problems/facts.ts';
import type { Page } from '../page.ts';
import type { Place } from '../problem.ts';
import { readTrial, TRIAL_FORM, type Trial } from '../readers/grammar.ts';
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

const NO_TRIAL: FreeTrial = { available: null, days: null, cardRequired: null, plans: [], raw: null, reason: 'not_published' };

interface MarkedTrial {
  readonly trial: Trial;
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

/** The free trial of the content file, checked against the page; without one, of the page. */
export const trialOf = (entries: readonly PlansEntry[], page: Page | null, { problems }: Sources): FreeTrial => {
  const found = page ? markedTrials(page, problems) : [];
  const [marked = null] = found;
  const own = entries.find(({ data }) => data.freeTrial);
  if (!own?.data.freeTrial) return marked ? { ...NO_TRIAL, ...marked.trial, raw: marked.raw, reason: null } : NO_TRIAL;
  const trial = contentTrial(own.data.freeTrial, marked);
  for (const other of found) compareTrials(trial, other.trial, own.entry.placeOf(['freeTrial']), other.place, problems);
  return trial;
};

type ContentTrial = NonNullable<PlansEntry['data']['freeTrial']>;

const contentTrial = (content: ContentTrial, marked: MarkedTrial | null): FreeTrial => {
  const { available = true, days = null, cardRequired = null, plans = [], raw = marked?.raw ?? null } = content;
  return { available, days, cardRequired, plans, raw, reason: null };
};

const compareTrials = (content: FreeTrial, page: Trial, contentPlace: Place, pagePlace: Place, problems: Sources['problems']): void => {
  const words = ({ available, days }: FreeTrial | Trial): string => (available ? `${days ?? 'an unknown number of'} days` : 'no trial');
  if (words(content) === words(page)) return;
  problems.add(
    facts.limitDrift,
    { subject: 'plans.freeTrial', level: 'the content file', value: words(content), otherLevel: 'the page', otherValue: words(page) },
    contentPlace,
    pagePlace,
  );
};
