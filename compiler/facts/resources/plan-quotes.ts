import { addressOfWords } from '../../base/text-fragment.ts';
import type { Money } from '../../schema/shapes.ts';
import type { SiteOffer } from '../readers/shown-offers.ts';
import type { Settled } from '../settle.ts';

/** The offer on the pages for a record. Undefined when there is none. */
type Shown = Pick<SiteOffer, 'page' | 'offer'> | undefined;

/** The id of the card of an offer on a page. Null when another page shows it. */
const anchorOn = (url: string, shown: Shown): string | null => (shown?.page.url === url ? shown.offer.anchor : null);

/** The address of a page with the fragment of the card of an offer. */
export const addressOf = (url: string, shown: Shown): string => {
  const anchor = anchorOn(url, shown);
  return anchor === null ? url : `${url}#${encodeURIComponent(anchor)}`;
};

/** Words of a page with their address. */
export const quoted = (url: string, quote: string | null, shown: Shown): Pick<Money, 'quote' | 'page'> => ({
  quote,
  page: quote === null ? null : addressOfWords(url, quote, anchorOn(url, shown)),
});

/**
 * The words of the page with their address, from the winner or else from a source that confirms it. Sources in conflict have several
 * places.
 */
export const quoteIn = ({ value, page, confirming }: Settled, shown: Shown): Pick<Money, 'quote' | 'page'> => {
  const { quote: own, reason } = value as Pick<Money, 'quote' | 'reason'>;
  if (reason === 'disputed') return { quote: own, page };
  const said = [{ value, page }, ...confirming.map((claim) => ({ value: claim.shown ?? claim.value, page: claim.page }))];
  const words = said.map((each) => ({ url: each.page, quote: (each.value as Pick<Money, 'quote'>).quote }));
  const { url, quote } = words.find((each) => each.quote !== null) ?? { url: page, quote: null };
  return quoted(url, quote, shown);
};
