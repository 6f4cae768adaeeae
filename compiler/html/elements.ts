import { Parser } from 'htmlparser2';

/** What is told of a text with elements, in its order; `offset` is where the tag or the text begins, in UTF-16 code units. */
interface Listener {
  readonly opened?: (name: string, attributes: Readonly<Record<string, string>>, offset: number) => void;
  /** References are decoded. */
  readonly text?: (text: string, offset: number) => void;
  /** `isImplied` where the element ends without a tag of its own. */
  readonly closed?: (name: string, isImplied: boolean) => void;
}

/** Open elements at which a text is not read on. What the parser does for each tag grows with them; pages and sitemaps have less than a hundred. */
const MAXIMUM_LEVELS = 2000;

/**
 * Reads the elements of HTML or XML as they are written, in a time that grows no faster than their length; HTML has its names in lower case. Where
 * elements are nested without an end, nothing behind is told.
 */
export const readElements = (source: string, { opened, text, closed }: Listener, language: 'html' | 'xml' = 'html'): void => {
  let levels = 0;
  const parser: Parser = new Parser(
    {
      onopentag: (name, attributes) => {
        opened?.(name, attributes, parser.startIndex);
        if (++levels > MAXIMUM_LEVELS) parser.pause();
      },
      ontext: (part) => text?.(part, parser.startIndex),
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
