/** An amount of money in a line, with the meaning of the words that belong to it. */
export interface Amount {
  /** Null when its spelling is ambiguous. */
  readonly value: number | null;
  /** The upper end of a range. */
  readonly high: number | null;
  /** Currency (ISO 4217). Null when its sign is ambiguous. */
  readonly currency: string | null;
  /** The possible currencies of its sign. */
  readonly codes: readonly string[];
  /** The period that the amount is for (ISO 8601): P1M for a month. */
  readonly period: string | null;
  /** The unit that the amount is for, in the words of the page: "user", "100 replies". */
  readonly per: string | null;
  readonly from: boolean;
  /** The billing period (ISO 8601), from words that belong to the amount. */
  readonly billed: string | null;
  readonly taxIncluded: boolean | null;
  /**
   * A saving, a former price, an introductory price, an estimate and the price of an add-on are not the price of the thing itself. `later`
   * is the price after an introductory one.
   */
  readonly role: 'price' | 'addOn' | 'former' | 'later' | 'saving' | 'about';
  /** True for a one-time payment. */
  readonly once: boolean;
  /** True for a recurring payment for a part of what the amount before it is for: "€500, €200 annual maintenance". */
  readonly fee?: true;
  /** Words of the page. */
  readonly raw: string;
  /** Start and end in the text, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
}
