import { LIMIT_FORM, PRICE_FORM, readLimit, readPrice } from '../attribute-forms.ts';
import { foldName } from '../../../base/slug.ts';
import type { Mark } from '../../../html/types.ts';
import { readLine } from '../../../money/amounts.ts';
import { vocabularyOf } from '../../../money/vocabulary.ts';
import type { Page } from '../../../pages/page.ts';
import type { ProblemList } from '../../../problems/problem.ts';
import type { Claim } from '../../claim.ts';
import type { AddOn } from '../../resources/plan.ts';
import { inherited, markText, placeOf, reportUnreadable } from '../marks.ts';
import { PRICE } from '../prices.ts';

/** The plan claims of the `data-sitec-*` attributes of a page. */
export const planMarks = (page: Page, problems: ProblemList): readonly Claim[] =>
  page.marks.flatMap((mark) => {
    const slug = inherited(mark, 'plan');
    if (slug === null) return [];
    const claim = (name: string, pointer: string, value: unknown): Claim => ({
      slug,
      pointer,
      value,
      level: 'attribute',
      page: page.url,
      place: placeOf(page, mark, name),
    });
    return [
      ...(mark.attributes.name === undefined ? [] : textClaims(mark, 'name', claim)),
      ...(mark.attributes.description === undefined ? [] : textClaims(mark, 'description', claim)),
      ...values(mark, 'price').flatMap((value) => {
        const price = readPrice(value, markText(mark));
        if (!price) reportUnreadable(page, mark, 'price', PRICE_FORM, problems);
        return price ? [claim('price', PRICE, price)] : [];
      }),
      ...values(mark, 'limit').flatMap((value) => {
        const limit = readLimit(value, markText(mark));
        if (!limit) reportUnreadable(page, mark, 'limit', LIMIT_FORM, problems);
        return limit ? [claim('limit', `/limits/${limit.key}`, limit.limit)] : [];
      }),
      ...values(mark, 'addon').flatMap((value) => {
        const addOn = markedAddOn(value, markText(mark), page.spoken);
        if (!addOn) reportUnreadable(page, mark, 'addon', PRICE_FORM, problems);
        return addOn ? [claim('addon', `/addOns/${foldName(addOn.name)}`, addOn)] : [];
      }),
    ];
  });

/** The values of an attribute. An empty attribute gives one value that cannot be read. */
const values = (mark: Mark, name: string): readonly string[] => {
  const value = mark.attributes[name];
  if (value === undefined) return [];
  const parts = value.split(';').filter((part) => part.trim() !== '');
  return parts.length === 0 ? [''] : parts;
};

const textClaims = (mark: Mark, name: string, claim: (name: string, pointer: string, value: unknown) => Claim): readonly Claim[] => {
  const value = mark.attributes[name] || markText(mark);
  return value === null ? [] : [claim(name, `/${name}`, value)];
};

/** An add-on and its price. Its name is the text of the element without the amount. */
const markedAddOn = (value: string, text: string | null, language: string | null): AddOn | null => {
  const price = readPrice(value, text);
  const { amounts, rest } = readLine(text ?? '', vocabularyOf(language));
  const name = (amounts.length === 0 ? (text ?? '') : rest).replace(/[\s:+–—-]+/g, ' ').trim();
  return price && name !== '' ? { name, price } : null;
};
