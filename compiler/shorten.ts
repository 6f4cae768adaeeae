/** A text on one line of at most some characters: what is longer ends after a whole word, where there is one, and in an ellipsis. */
export const shorten = (text: string, maximum: number): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maximum) return line;
  const start = line.slice(0, maximum - 2);
  const space = start.lastIndexOf(' ');
  // A text without spaces is cut anywhere, but not inside of a character.
  return `${space > maximum / 2 ? start.slice(0, space) : start.replace(/[\uD800-\uDBFF]$/, '')} …`;
};
