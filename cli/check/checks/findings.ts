import { type Finding, notApplicable, type NotApplicable, type Probe, type Context, type SampledPage, type Answer } from '../check.ts';
import { pageHtml, type PageHtml } from '../page-html.ts';
import { isPage, faultOf } from './reading.ts';

/** A finding of a path, if there is one. */
export const findingIf = (isWrong: boolean, path: string, values: NonNullable<Finding['values']> = {}): readonly Finding[] =>
  isWrong ? [{ path, values }] : [];

/** Findings of a path, one for each reason; null is none. */
export const reasonsAt = (path: string, reasons: readonly (string | null)[]): readonly Finding[] =>
  reasons.flatMap((reason) => (reason === null ? [] : [{ path, values: { path, reason } }]));

/** Findings of several places, each null where the check does not apply. `otherwise` tells why it applies to none of them. */
export const ofPlaces = (found: readonly (readonly Finding[] | null)[], otherwise: string): readonly Finding[] | NotApplicable =>
  found.every((each) => each === null) ? notApplicable(otherwise) : found.flatMap((each) => each ?? []);

/** Makes a check from a function that judges every item of a list. `otherwise` tells why the check does not apply without items. */
export const onEach =
  <Item>(
    itemsOf: (context: Context) => Promise<readonly Item[]>,
    otherwise: string,
    judge: (item: Item, context: Context) => readonly Finding[] | Promise<readonly Finding[]>,
  ): Probe['run'] =>
  async (context) => {
    const items = await itemsOf(context);
    if (items.length === 0) return notApplicable(otherwise);
    return (await Promise.all(items.map(async (item) => judge(item, context)))).flat();
  };

/** Pages of the sample that answer. */
export const livePages = async (context: Context): Promise<readonly SampledPage[]> =>
  (await context.pages()).filter(({ html }) => isPage(html));

/** Makes a check from a function that judges every page that answers; `isFor` selects the pages. */
export const onPages = (
  judge: (page: SampledPage, html: PageHtml, context: Context) => readonly Finding[] | Promise<readonly Finding[]>,
  isFor: (html: PageHtml) => boolean = () => true,
  otherwise = 'no page answers',
): Probe['run'] =>
  onEach(
    async (context) => (await livePages(context)).filter(({ html }) => isFor(pageHtml(html))),
    otherwise,
    (page, context) => judge(page, pageHtml(page.html), context),
  );

interface DocumentCheck extends Omit<Probe, 'run' | 'about'> {
  /** Public path of the file. */
  readonly path: string;
  /** Media types that its readers accept, the usual one first. */
  readonly types: readonly string[];
  /** Faults of the file, each as the end of a sentence; none when its readers can use it. */
  readonly faults: (answer: Answer, context: Context) => readonly string[] | Promise<readonly string[]>;
}

/**
 * A check of one file: that it exists, has its type, and is usable for its readers. The texts of its problem have the placeholders `{path}`
 * and `{reason}`.
 */
export const documentCheck = ({ path, types, faults, ...check }: DocumentCheck): Probe => ({
  ...check,
  about: [path],
  run: async (context) => {
    const answer = await context.get(path);
    const fault = faultOf(answer, types);
    return reasonsAt(path, fault === null ? await faults(answer, context) : [fault]);
  },
});
