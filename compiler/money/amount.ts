/** An amount of money in a line, with what the words bound to it say. */
export interface Amount {
  /** Null when its spelling has no certain meaning. */
  readonly value: number | null;
  /** The upper end of a range. */
  readonly high: number | null;
  /** Currency (ISO 4217); null when its sign may stand for several. */
  readonly currency: string | null;
  /** The currencies that its sign may stand for. */
  readonly codes: readonly string[];
  /** What the amount is for (ISO 8601): P1M a month. */
  readonly period: string | null;
  /** What it counts once for, in the words of the page: "user", "100 replies". */
  readonly per: string | null;
  readonly from: boolean;
  /** How often it is paid (ISO 8601), by words bound to the amount. */
  readonly billed: string | null;
  readonly taxIncluded: boolean | null;
  /**
   * A saving, a former price, one of the first periods, an estimate and what costs extra are no prices of the thing itself; `later` is paid
   * when a first price is over.
   */
  readonly role: 'price' | 'addOn' | 'former' | 'later' | 'saving' | 'about';
  /** True when it is said to be paid once. */
  readonly once: boolean;
  /** Words of the page. */
  readonly raw: string;
  /** Where they begin and end in the text that was read, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
}
