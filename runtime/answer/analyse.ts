/**
 * The analyser: turns text of any language into terms. Compiler and runtime share it, because index and query must be folded alike. It has
 * no language detection and no stop list: folding and a light stem work for all scripts, also when one index mixes languages. Every regular
 * expression is a constant; none is built from input.
 */

const INVISIBLE = /[\u0640\u00AD\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
const FOREIGN_DIGIT = /[\u0660-\u0669\u06F0-\u06F9]/gu;
const VARIANT = /[أإآٱىئیےؤةہھۃەکگپچڤ]/gu;
/**
 * Parts of a run of letters and digits: scripts without spaces, including their extensions such as the prolonged sound mark, and others.
 */
const PARTS = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}]+|[^\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}]+/gu;
/** Whether a word, or a part of a run, is in a script without spaces. */
export const UNSPACED = /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}]/u;

/** Interchangeable letters in Arabic, Persian and Urdu, after the one in the index. */
const ROWS = ['اأإآٱ', 'يىئیے', 'وؤ', 'هةہھۃە', 'كکگ', 'بپ', 'جچ', 'فڤ'];
const LETTERS = new Map(ROWS.flatMap((row) => [...row].map((letter) => [letter, row.charAt(0)] as const)));

/**
 * Article or `and` before an Arabic word, then one ending after it, similar to light10; a look-around requires a minimum of remaining
 * letters.
 */
const ARABIC_INFLECTIONS = [
  [/^(?:(?:وال|بال|كال|فال|لل|ال)(?=..)|و(?=...))/u, ''],
  [/(?<=..)(?:ها|ان|ات|ون|ين|يه|يا|ه|ي)$/u, ''],
] as const;
/** English, German and French inflections, removed one after the other. */
const LATIN_INFLECTIONS = [
  [/ies$/u, 'y'],
  // `planning`, `shipped`: the doubled letter is removed with the ending.
  [/(?:(?<=.)(.)\1|(?<=..)(.))(?:ing|(?<!e)ed)$/u, '$1$2'],
  [/(?<=...)(?:ern|en|er|es)$|(?<=....)(?:em|st|et|ez)$/u, ''],
  // `geliefert` loses its start, because pages have `liefert`.
  [/(?<=...)[es]$|(?<=^..)s$|^ge(?=.{6,}[td]$)/u, ''],
] as const;

/**
 * One spelling for variants: case, width, accents, Arabic letter variants, digits of other scripts and invisible characters.
 * @returns the folded text; it may be longer than the input, because NFKC expands ligatures.
 */
export const fold = (text: string): string => {
  const plain = text.normalize('NFKC').toLowerCase().replaceAll('ß', 'ss').replace(INVISIBLE, '');
  const digits = plain.replace(FOREIGN_DIGIT, (digit) => String(digit.charCodeAt(0) & 15));
  // Letters come before NFD, which would split off the hamza as a mark to remove.
  const letters = digits.replace(VARIANT, (letter) => LETTERS.get(letter) ?? letter);
  const bare = letters.normalize('NFD').replace(/\p{Mn}/gu, '');
  return bare.normalize('NFC');
};

/** Folded words of a text in order, not stemmed. Text without spaces (Han, kana, Thai) becomes overlapping pairs. */
export const tokens = (text: string): readonly string[] => {
  const runs = fold(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return runs.flatMap((run) => run.match(PARTS) ?? []).flatMap((part) => (UNSPACED.test(part) ? pairs(part) : [part]));
};

/** Folded word without its inflection, for Arabic and Latin letters; a word of another script, or with digits, does not change. */
export const stem = (token: string): string => {
  const latin = /^[a-z]{3,}$/u.test(token) ? LATIN_INFLECTIONS : [];
  const steps = /^[\u0621-\u064A]+$/u.test(token) ? ARABIC_INFLECTIONS : latin;
  return steps.reduce((rest, [part, replacement]) => rest.replace(part, replacement), token);
};

/** Every two neighbouring characters; a single one alone. */
const pairs = (text: string): readonly string[] => {
  const [first = '', ...others] = text;
  return others.length === 0 ? [text] : others.map((letter, at) => (others[at - 1] ?? first) + letter);
};

/** Text in every script for which the rules differ; a hash of the results also detects hosts with other Unicode tables. */
const PROBES = `Straße ÄÖÜ planning agreed companies Häusern prices ﬁt Ｆｕｌｌ Ünïcödé İstanbul Ёлка abc123 a-b c_d x\u200By
  qeemat Shukriya phoxx quick geliefert livrez
  أسعار الباقات والاشتراكات پاکستان کی قیمت ٢٤ ۲۴ كـتـاب 価格はいくら 套餐价格 ราคา हिन्दी कीमत`;

/** FNV-1a (32 bit) over the UTF-8 bytes of a text. */
const hash = (text: string): string => {
  const sum = new TextEncoder().encode(text).reduce((value, byte) => Math.imul(value ^ byte, 0x01000193) >>> 0, 0x811c9dc5);
  return sum.toString(16).padStart(8, '0');
};

/** Fingerprint of this analyser (eight hexadecimal digits): an index with another one must be refused (SITEC3401). */
export const ANALYSER = hash(JSON.stringify(tokens(PROBES).map(stem)));
