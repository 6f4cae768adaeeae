import { Parser, type ParserOptions } from 'htmlparser2';

/** What is told of a text with elements, in its order. */
interface Listener {
  readonly opened: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text: (text: string) => void;
  readonly closed: (name: string) => void;
}

/** Open elements at which a text is not read on. What the parser does for each tag grows with them; pages and sitemaps have less than a hundred. */
const MAXIMUM_LEVELS = 2000;

/** Reads the elements of HTML or XML, in a time that grows no faster than its length. Where elements are nested without an end, nothing behind is told. */
export const readElements = (source: string, { opened, text, closed }: Listener, options: ParserOptions): void => {
  let levels = 0;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        opened(name, attributes);
        if (++levels > MAXIMUM_LEVELS) parser.pause();
      },
      ontext: text,
      onclosetag: (name) => {
        levels--;
        closed(name);
      },
    },
    options,
  );
  parser.write(source);
  parser.end();
};
