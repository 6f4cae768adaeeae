/** A page that is too deep or too large to be converted. */
export class PageLimitError extends Error {
  readonly limit: number;

  constructor(what: string, limit: number) {
    super(what);
    this.limit = limit;
  }
}

/** Maximum levels of nested elements. */
export const MAXIMUM_DEPTH = 500;
const MAXIMUM_ELEMENTS = 200_000;

/** Throws for a page with too many elements or levels. `levels` may be more than the limit when a parser adds some. */
export const checkLimits = (elements: number, depth: number, levels: number): void => {
  if (elements > MAXIMUM_ELEMENTS) throw new PageLimitError(`more than ${MAXIMUM_ELEMENTS} elements`, MAXIMUM_ELEMENTS);
  if (depth > levels) throw new PageLimitError(`elements nested more than ${MAXIMUM_DEPTH} levels deep`, MAXIMUM_DEPTH);
};
