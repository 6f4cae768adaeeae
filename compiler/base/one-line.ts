/** A text with its white space as single spaces. Single spaces stay as they are, so that most texts have nothing to replace. */
export const singleSpaced = (text: string): string => text.replace(/\s{2,}|[^\S ]/g, ' ');

/** The same without spaces at its ends. */
export const oneLine = (text: string): string => singleSpaced(text).trim();

/** A text with its white space, and the zero-width spaces that mark where elements meet, as single spaces. */
export const seamless = (text: string): string => text.replace(/[\s\u200B]+/g, ' ');

/** A text in lower case without white space, for comparing texts in which it may differ. */
export const unspaced = (text: string): string => text.replace(/\s+/g, '').toLowerCase();

/** The start of a line with a maximum length, cut after a whole word if possible. */
const startOf = (line: string, length: number): string => {
  const start = line.slice(0, length);
  const space = start.lastIndexOf(' ');
  // A text without spaces is cut anywhere except inside of a character.
  return space > length / 2 ? start.slice(0, space) : start.replace(/[\uD800-\uDBFF]$/, '');
};

/** A text on one line with a maximum length; a longer one is cut after a whole word, if possible, and ends in an ellipsis. */
export const shorten = (text: string, maximum: number): string => {
  const line = oneLine(text);
  return line.length <= maximum ? line : `${startOf(line, maximum - 2)} …`;
};

/** The first words of a text with a maximum length, without an ellipsis, for programs. */
export const firstWords = (text: string, maximum: number): string => {
  const line = oneLine(text);
  return line.length <= maximum ? line : startOf(line, maximum);
};
