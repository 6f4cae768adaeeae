/** Makes a large site from a small one: its pages are repeated, each time with other words in other places. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const WORD = /\b[a-z]{5,12}\b/g;
/** Tags, and the elements of scripts and styles, whose text is not text of the page. */
const MARKUP = /(<script[^]*?<\/script>|<style[^]*?<\/style>|<[^>]*>)/;
/** Share of the words that a copy replaces. */
const SHARE = 0.15;

/** Numbers from 0 to 1, the same in every run (a linear congruential generator, with the constants of Numerical Recipes). */
const randomNumbers = (): (() => number) => {
  let state = 1;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
};

/**
 * Writes a site with a number of pages into a folder. Copies of a page are below `part-1`, `part-2` and so on, without a canonical address.
 */
export const growSite = (source: string, folder: string, pages: number): void => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).sort();
  const texts = files.filter((file) => file.endsWith('.html')).map((file) => [file, readFileSync(join(source, file), 'utf8')] as const);
  const vocabulary = [
    ...new Set(
      texts.flatMap(
        ([, text]) =>
          text
            .split(MARKUP)
            .filter((_, at) => at % 2 === 0)
            .join(' ')
            .match(WORD) ?? [],
      ),
    ),
  ];
  const random = randomNumbers();
  const other = (word: string): string => (random() < SHARE ? (vocabulary[Math.floor(random() * vocabulary.length)] ?? word) : word);
  const copyOf = (text: string, copy: number): string =>
    text
      .replace(/<link[^>]+rel="?(?:canonical|alternate)"?[^>]*>/g, '')
      .split(MARKUP)
      .map((part, at) => (at % 2 === 0 ? part.replace(WORD, other) : part))
      .join('')
      .replace(/<title>([^<]*)/, `<title>$1 ${copy}`);
  for (let page = 0; page < pages; page++) {
    const [file, text] = texts[page % texts.length] ?? ['', ''];
    const copy = Math.floor(page / texts.length);
    const path = join(folder, copy === 0 ? '' : `part-${copy}`, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, copy === 0 ? text : copyOf(text, copy));
  }
};
