import { Parser } from 'htmlparser2';

/** Events for the elements of a text, in order. `offset` is the start of the tag or text, in UTF-16 code units. */
interface Listener {
  readonly opened?: (name: string, attributes: Readonly<Record<string, string>>, offset: number) => void;
  /** Character references are decoded. After `false`, no more events follow. */
  readonly text?: (text: string, offset: number) => false | void;
  /** `isImplied` is true when the element ends without an end tag. */
  readonly closed?: (name: string, isImplied: boolean) => void;
}

/**
 * Maximum open elements before parsing stops. The work of the parser for each tag grows with this number. Pages and sitemaps have fewer
 * than a hundred.
 */
const MAXIMUM_LEVELS = 2000;

/**
 * Parses the elements of HTML or XML as written, in linear time. HTML names are in lower case. When elements are nested too deeply, no more
 * events follow.
 */
export const readElements = (source: string, { opened, text, closed }: Listener, language: 'html' | 'xml' = 'html'): void => {
  let levels = 0;
  const parser: Parser = new Parser(
    {
      onopentag: (name, attributes) => {
        opened?.(name, attributes, parser.startIndex);
        if (++levels > MAXIMUM_LEVELS) parser.pause();
      },
      ontext: (part) => {
        if (text?.(part, parser.startIndex) === false) parser.pause();
      },
      onclosetag: (name, isImplied) => {
        levels--;
        closed?.(name, isImplied);
      },
    },
    { xmlMode: language === 'xml' },
  );
  parser.write(source);
  parser.end();
};
