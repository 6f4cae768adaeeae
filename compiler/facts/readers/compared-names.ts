/** What a page compares, by the names in its titles, its address and its tables. Needs few words of any language. */
import { keyOfWords, nameKey, spelling, wordsOf, type Word } from '../../base/words.ts';
import type { Page } from '../../pages/page.ts';

/** Words between compared things in titles and addresses. Words that can also mean "against", as in "against spam", are not included. */
const VERSUS: ReadonlySet<string> = new Set('vs versus مقابل מול 对比 對比 대'.split(' ').map(nameKey));

/** Beginnings of the words for "alternative". For scripts without spaces, parts of a word. */
const [BEGINNINGS = [], PARTS = []] = ['alternati alternaty альтернати εναλλακτ بديل البديل بدائل חלופ विकल्प', '대안 替代 代替 代わり'].map(
  (words) => words.split(' ').map(nameKey),
);

/** Maximum characters of a title, words of a name, and columns of a table. */
const MAXIMUM_TITLE = 300;
const MAXIMUM_WORDS = 5;
const MAXIMUM_COLUMNS = 30;

/** Separators of clauses in a title. */
const CLAUSE = /[:：|｜·•»›?？¿!！()（）「」【】,，、;—–]|\s-\s/u;

/** What a page compares. */
export interface Compared {
  /** Names as the page spells them, in its order. */
  readonly names: readonly string[];
  /** True when the own product is one of them, or the page calls it an alternative to them. */
  readonly isOwn: boolean;
}

type Source = Pick<Page, 'title' | 'documentTitle' | 'description' | 'headings' | 'tables' | 'path' | 'jsonld'>;
type Own = ReadonlySet<string>;

/** What a page compares. Null when it is not a comparison. `own` has the keys of the names of the company and its product. */
export const comparedNames = (page: Source, own: Own): Compared | null =>
  versusNames(page, own) ?? tabledNames(page, own) ?? alternativeTo(page, own);

/** True for a page whose JSON-LD declares an article, which may compare any subject. */
export const isArticle = ({ jsonld }: Pick<Page, 'jsonld'>): boolean =>
  jsonld.some(({ parent, types }) => parent === null && types.some((type) => /(?:Article|Posting)$/.test(type) && type !== 'JobPosting'));

/** The last segment of the path of a page, which often names the compared things. */
export const lastSegment = ({ path }: Pick<Page, 'path'>): string => path.split('/').findLast((part) => part !== '') ?? '';

/** Column names of the first table that compares the own product with another. The own product comes first. Empty without such a table. */
export const tableNames = ({ tables }: Pick<Page, 'tables'>, own: Own): readonly string[] => {
  for (const [head = []] of tables) {
    const names = head.slice(0, MAXIMUM_COLUMNS).filter((cell) => nameKey(cell) !== '');
    const ours = names.find((name) => own.has(nameKey(name)));
    const label = head[0] === ours || head[0] === '' ? undefined : head[0];
    const others = names.filter((name) => name !== ours && name !== label);
    if (ours !== undefined && others.length > 0) return [ours, ...others];
  }
  return [];
};

/** The compared parts of an address: "break-fix" and "managed-it" of `break-fix-vs-managed-it`. Empty when there are none. */
export const slugSides = (page: Pick<Page, 'path'>): readonly string[] => {
  const slug = lastSegment(page);
  return sidesOf(slug)?.map((words) => spelling(slug, words)) ?? [];
};

const titlesOf = ({ title, documentTitle }: Pick<Page, 'title' | 'documentTitle'>): readonly string[] =>
  [...new Set([title, documentTitle])].map((text) => text.slice(0, MAXIMUM_TITLE));

const clausesOf = (text: string): readonly (readonly Word[])[] => {
  const clauses: Word[][] = [[]];
  let end = 0;
  for (const word of wordsOf(text)) {
    if (CLAUSE.test(text.slice(end, word.start))) clauses.push([]);
    clauses.at(-1)?.push(word);
    end = word.end;
  }
  return clauses;
};

/** The sides of the first clause with a comparison, each as its words. */
const sidesOf = (text: string): readonly (readonly Word[])[] | null => {
  for (const clause of clausesOf(text)) {
    const sides: Word[][] = [[]];
    for (const word of clause) {
      if (VERSUS.has(word.key)) sides.push([]);
      else sides.at(-1)?.push(word);
    }
    if (sides.length > 1 && sides.every(({ length }) => length > 0)) return sides;
  }
  return null;
};

/** Possible names at the inner end of a side, by length. */
const runsOf = (side: readonly Word[], isFirst: boolean): readonly (readonly Word[])[] =>
  Array.from({ length: Math.min(side.length, MAXIMUM_WORDS) }, (_, more) => (isFirst ? side.slice(-more - 1) : side.slice(0, more + 1)));

/** "Acme vs Tool" in a title, or in the address when the title has both names in another form. */
const versusNames = (page: Source, own: Own): Compared | null => {
  const slug = slugSides(page);
  for (const text of titlesOf(page)) {
    const sides = sidesOf(text);
    if (sides !== null) return namedSides(page, { text, sides, slug }, own);
    const names = slug.map((side) => spelled(text, nameKey(side)));
    if (names.length > 0 && names.every((name) => name !== null)) return comparedOf(names, own);
  }
  return null;
};

interface Sides {
  readonly text: string;
  readonly sides: readonly (readonly Word[])[];
  /** Sides in the address. */
  readonly slug: readonly string[];
}

const namedSides = (page: Source, { text, sides, slug }: Sides, own: Own): Compared | null => {
  const heads = page.tables.flatMap(([head = []]) => head.slice(0, MAXIMUM_COLUMNS));
  const others = titlesOf(page).map((title) => sidesOf(title)?.map(keyOfWords) ?? []);
  const names = sides.map((side, index) => {
    const runs = runsOf(side, index === 0);
    const ours = runs.findLast((run) => own.has(keyOfWords(run)));
    if (ours !== undefined) return spelling(text, ours);
    const shorter = others.map((keys) => keys[index] ?? '').filter((key) => key !== keyOfWords(side));
    const witnesses = [...[slug[index] ?? lastSegment(page), ...heads].map(nameKey), ...shorter];
    const agreed = runs.find((run) => witnesses.includes(keyOfWords(run)));
    return spelling(text, agreed ?? properName(text, side, index === 0));
  });
  return comparedOf(names, own);
};

/** The words of a side from its inner end up to the first word in lower case. The whole side when its inner word is in lower case. */
const properName = (text: string, side: readonly Word[], isFirst: boolean): readonly Word[] => {
  const isLower = ({ start }: Word): boolean => /^\p{Ll}/u.test(text.slice(start));
  const outward = isFirst ? side.toReversed() : side;
  const end = outward.findIndex((word) => isLower(word));
  const name = (end <= 0 ? outward : outward.slice(0, end)).slice(0, MAXIMUM_WORDS);
  return isFirst ? name.toReversed() : name;
};

/** Names that contain the own name, such as its plans and versions, are not other products. */
const comparedOf = (names: readonly string[], own: Own): Compared | null => {
  const keys = names.map(nameKey);
  const isOwn = keys.some((key) => own.has(key));
  const others = keys.filter((key) => !own.has(key));
  const isOwnToo = (name: string): boolean => wordsOf(name).some(({ key }) => own.has(key)) && !own.has(nameKey(name));
  if (others.length === 0 || names.some(isOwnToo)) return null;
  return { names, isOwn };
};

/** A title with the names of two columns of a table, one of them the own product: "Acme im Vergleich zu Tool". */
const tabledNames = (page: Source, own: Own): Compared | null => {
  const [ours, ...others] = tableNames(page, own);
  if (ours === undefined) return null;
  for (const text of titlesOf(page).flatMap((title) => clausesOf(title).map((words) => spelling(title, words)))) {
    const named = others.filter((name) => spelled(text, nameKey(name)) !== null);
    const isOwn = [...own].some((key) => spelled(text, key) !== null) || (wordsOf(text).some(isAlternative) && !isArticle(page));
    if (isOwn && named.length > 0) return { names: [ours, ...named], isOwn: true };
  }
  return null;
};

const isAlternative = ({ key }: Word): boolean =>
  BEGINNINGS.some((word) => key.startsWith(word)) || PARTS.some((word) => key.includes(word));

/** A name as a text spells it. Null when the text does not have it. */
const spelled = (text: string, name: string): string | null => {
  const words = wordsOf(text);
  for (const start of words.keys())
    for (const run of runsOf(words.slice(start, start + MAXIMUM_WORDS), false)) if (keyOfWords(run) === name) return spelling(text, run);
  return null;
};

/**
 * "Alternative to Tool" in the title and address of a page about the own product that is not an article. The name is beside the word in the
 * address, spelled as in the title. The one that headings and description use most often counts.
 */
const alternativeTo = (page: Source, own: Own): Compared | null => {
  const [title] = titlesOf(page).filter((text) => wordsOf(text).some(isAlternative));
  const said = [...page.headings.filter(({ level }) => level > 1).map(({ text }) => text), page.description ?? ''].join('\n');
  if (title === undefined || isArticle(page)) return null;
  const ours = [...own].map((key) => spelled(`${page.title}\n${said}`, key)).find((name) => name !== null);
  const [best] = besideAlternative(page)
    .flatMap((key) => spelled(title, key) ?? [])
    .filter((name) => !/^\p{Ll}/u.test(name) && !own.has(nameKey(name)))
    .map((name) => ({ name, times: said.split(name).length - 1 }))
    .filter(({ times }) => times > 0)
    .toSorted((a, b) => b.times - a.times || b.name.length - a.name.length);
  return ours && best ? { names: [ours, best.name], isOwn: true } : null;
};

/** Keys of possible names beside the word for "alternative" in an address: before it, after it, or after it and a short word. */
const besideAlternative = (page: Pick<Page, 'path'>): readonly string[] => {
  const segments = page.path.split('/').filter((part) => part !== '');
  const words = wordsOf(segments.slice(-2).join('/'));
  const at = words.findIndex(isAlternative);
  if (at < 0) return [];
  const behind = words.slice(at + 1);
  const runs = [
    runsOf(words.slice(0, at), true),
    runsOf(behind, false),
    (behind[0]?.key.length ?? 4) < 4 ? runsOf(behind.slice(1), false) : [],
  ];
  return runs.flat().map(keyOfWords);
};
