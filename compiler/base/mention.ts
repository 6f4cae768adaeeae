/** Scripts that write words apart and do not glue other words to them; in the others a name may stand inside a longer run of letters. */
const SPACED = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]/u;

const fold = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** True when a text names something: in whole words, so that "online" does not name "Line". Case and white space do not count. */
export const mentions = (text: string, name: string): boolean => {
  const [whole, wanted] = [fold(text), fold(name)];
  const isGlued = (a: string | undefined, b: string | undefined): boolean => SPACED.test(a ?? '') && SPACED.test(b ?? '');
  for (let at = wanted === '' ? -1 : whole.indexOf(wanted); at >= 0; at = whole.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    if (!isGlued(whole[at - 1], whole[at]) && !isGlued(whole[end - 1], whole[end])) return true;
  }
  return false;
};
