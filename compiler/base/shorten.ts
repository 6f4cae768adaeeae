const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The start of a line: at most some characters, ended after a whole word, where there is one. */
const startOf = (line: string, length: number): string => {
  const start = line.slice(0, length);
  const space = start.lastIndexOf(' ');
  // A text without spaces is cut anywhere, but not inside of a character.
  return space > length / 2 ? start.slice(0, space) : start.replace(/[\uD800-\uDBFF]$/, '');
};

/** A text on one line of at most some characters: what is longer ends after a whole word, where there is one, and in an ellipsis. */
export const shorten = (text: string, maximum: number): string => {
  const line = oneLine(text);
  return line.length <= maximum ? line : `${startOf(line, maximum - 2)} …`;
};

/** The first words of a text, of at most some characters and without a sign that they are not all: for programs. */
export const firstWords = (text: string, maximum: number): string => {
  const line = oneLine(text);
  return line.length <= maximum ? line : startOf(line, maximum);
};
