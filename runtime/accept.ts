/** Lists of preferences with weights: Accept, Accept-Encoding and Accept-Language (RFC 9110 section 12.4.2). */
import type { ServiceRequest } from './exchange.ts';
import { valueIn } from './table.ts';

/** Maximum items of a list, so that no header can make a request slow. */
export const MAXIMUM_ITEMS = 64;

/** A list without an item (RFC 9110 section 5.6.1.2). */
const EMPTY = /^[\s,]*$/;

/**
 * Reads the Accept header (RFC 9110 section 12.5.1).
 * @returns the quality (0 to 1) of the first of some media ranges that the header names; 0 when it names none.
 */
export const quality = (request: ServiceRequest, ...ranges: readonly string[]): number => {
  const list = request.header('accept') ?? '';
  // An empty list excludes nothing.
  const weights = weightsOf(EMPTY.test(list) ? '*/*' : list);
  const named = ranges.find((range) => weights.has(range));
  return (named !== undefined && weights.get(named)) || 0;
};

/**
 * Reads the Accept-Encoding header (RFC 9110 section 12.5.3). No request is ever refused for it: the plain file is always possible.
 * @returns the client's preferred coding of the available ones (best first); undefined for none.
 */
export const chooseCoding = <Coding extends string>(header: string | undefined, codings: readonly Coding[]): Coding | undefined => {
  if (header === undefined || codings.length === 0) return undefined;
  const weights = weightsOf(header);
  const weigh = (coding: string): number => weights.get(coding) ?? weights.get(`x-${coding}`) ?? weights.get('*') ?? 0;
  const wanted = codings.filter((coding) => weigh(coding) > 0 && weigh(coding) >= weigh('identity'));
  return wanted.toSorted((left, right) => weigh(right) - weigh(left))[0];
};

/**
 * Reads the Accept-Language header (RFC 9110 section 12.5.4). `languages` maps each range and its first subtag, in lower case, to a
 * language.
 * @returns the client's preferred language (BCP 47); undefined when the header names none of them. `*` does not select one.
 */
export const preferredLanguage = (header: string | undefined, languages: Readonly<Record<string, string>>): string | undefined => {
  const liked = [...weightsOf(header ?? '')].filter(([, weight]) => weight > 0).toSorted(([, left], [, right]) => right - left);
  const named = liked.map(([range]) => valueIn(languages, range) ?? valueIn(languages, range.split('-', 1)[0]));
  return named.find((language) => language !== undefined);
};

/** A weight of RFC 9110 section 12.4.2, with more digits than the three of the standard, as in the expressions for hosts. */
const WEIGHT = /^(?:0(?:\.\d{0,9})?|1(?:\.0{0,9})?)$/;

/** Name in lower case -> weight. */
type Weights = ReadonlyMap<string, number>;

/** Lists of earlier requests: a program sends the same one with every request. */
const known = new Map<string, Weights>();
const MAXIMUM_KNOWN = 500;
/** Longer lists, in UTF-16 code units, are not kept, so that clients cannot fill the memory. */
const MAXIMUM_KNOWN_LENGTH = 300;

const weightsOf = (list: string): Weights => {
  const weights = known.get(list) ?? readWeights(list);
  if (known.size > MAXIMUM_KNOWN) known.clear();
  if (list.length <= MAXIMUM_KNOWN_LENGTH) known.set(list, weights);
  return weights;
};

/** An item with an invalid weight does not count; of two with one name the first counts. */
const readWeights = (list: string): Weights => {
  const weights = new Map<string, number>();
  for (const item of list.toLowerCase().split(',', MAXIMUM_ITEMS)) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    const weight = parameters.find((part) => part.startsWith('q='))?.slice(2) ?? '1';
    if (WEIGHT.test(weight) && !weights.has(name)) weights.set(name, Number(weight));
  }
  return weights;
};
