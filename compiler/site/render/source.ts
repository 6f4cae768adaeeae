/** What a page that is being rendered gets for an address. */
export interface Reply {
  readonly status: number;
  /** Its Content-Type; empty for none. */
  readonly type: string;
  readonly body: Buffer;
}

/** An address that is not asked; the words name it in a problem. */
export interface Refused {
  readonly refused: string;
}

/** Answers the requests of pages that are being rendered. The browser itself has no network, so that nothing else is ever asked. */
export interface RenderSource {
  /** Answers a GET. */
  answer(url: URL): Promise<Reply | Refused>;
}

/** A page as it was rendered. */
export interface RenderedFile {
  /** Where its HTML lies, absolute; it is UTF-8 with a byte order mark. */
  readonly path: string;
  /** The few words that readers without scripts get of the page. */
  readonly emptyWords: string;
}

/** Files that were rendered, by the file of the page in its site. */
export type RenderedFiles = ReadonlyMap<string, RenderedFile>;
