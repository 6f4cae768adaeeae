/** A `data-sitec-*` element of a page. */
export interface Mark {
  /** Attribute names without `data-sitec-` -> values, as they stand. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The nearest marked element around it; null when there is none. */
  readonly parent: Mark | null;
  /** Text of the element, hidden or not. */
  text: string;
  /** Where its tag begins, in UTF-16 code units from the start of the page. */
  readonly offset: number;
}

/** A JSON-LD script of a page. */
export interface Script {
  text: string;
  /** Where its tag begins, in UTF-16 code units from the start of the page. */
  readonly offset: number;
  /** Where its text begins. */
  start: number;
}

/** What the head of a page says. */
export interface Head {
  lang?: string;
  dir?: string;
  base?: string;
  title: string;
  description?: string;
  canonical?: string;
  /** True where several canonical links name different addresses; none of them counts. */
  isContradictory?: boolean;
  siteName?: string;
  modified?: string;
  published?: string;
  noindex: boolean;
  refresh: boolean;
  readonly alternates: { readonly language: string; readonly url: string }[];
}
