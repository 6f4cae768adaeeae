/** A page that is too deep or too large to be converted. */
export class PageLimitError extends Error {
  readonly limit: number;

  constructor(what: string, limit: number) {
    super(what);
    this.limit = limit;
  }
}

/** Levels that elements are nested. */
export const MAXIMUM_DEPTH = 500;
const MAXIMUM_ELEMENTS = 200_000;

/** Refuses a page of more elements or levels than can be converted; `levels` may be more than the limit where a parser adds some. */
export const checkLimits = (elements: number, depth: number, levels: number): void => {
  if (elements > MAXIMUM_ELEMENTS) throw new PageLimitError(`more than ${MAXIMUM_ELEMENTS} elements`, MAXIMUM_ELEMENTS);
  if (depth > levels) throw new PageLimitError(`elements nested more than ${MAXIMUM_DEPTH} levels deep`, MAXIMUM_DEPTH);
};
