/** A `data-sitec-*` element of a page. */
export interface Mark {
  /** Attribute names without `data-sitec-`, and their unchanged values. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The nearest marked ancestor. Null when there is none. */
  readonly parent: Mark | null;
  /** Text of the element, hidden or not. */
  text: string;
  /** Offset of its tag, in UTF-16 code units from the start of the page. */
  readonly offset: number;
}

/**
 * Value of `data-sitec` on the JSON-LD that sitec writes into a page. Such a script is not a source of facts, so that no fact confirms
 * itself in the next build.
 */
export const OWN_DATA = 'jsonld';

/** A JSON-LD script of a page. */
export interface Script {
  text: string;
  /** Offset of its text, in UTF-16 code units from the start of the page. */
  start: number;
}

/** Data from the head of a page. */
export interface Head {
  lang?: string;
  dir?: string;
  base?: string;
  title: string;
  description?: string;
  canonical?: string;
  /** True when canonical links with different addresses conflict. Then none of them counts. */
  isContradictory?: boolean;
  siteName?: string;
  modified?: string;
  published?: string;
  noindex: boolean;
  refresh: boolean;
  readonly alternates: { readonly language: string; readonly url: string }[];
}
