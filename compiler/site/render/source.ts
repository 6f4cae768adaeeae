/** The response for a page that is being rendered. */
export interface Reply {
  readonly status: number;
  /** Its Content-Type. Empty for none. */
  readonly type: string;
  readonly body: Buffer;
}

/** A refused address, with the words for a problem. */
export interface Refused {
  readonly refused: string;
}

/** Answers the requests of pages during rendering. The browser has no network access, so these are all of their requests. */
export interface RenderSource {
  /** Answers a GET request. */
  answer(url: URL): Promise<Reply | Refused>;
}

/** A rendered page. */
export interface RenderedFile {
  /** Absolute path of its HTML, in UTF-8 with a byte order mark. */
  readonly path: string;
  /** The few words that readers without scripts get from the page. */
  readonly emptyWords: string;
}

/** Rendered files, by the file of the page in its site. */
export type RenderedFiles = ReadonlyMap<string, RenderedFile>;
