import { once } from '../base/memoise.ts';
import { foldName } from '../base/slug.ts';
import type { Meaning } from './phrases.ts';
import { scan, type Token } from './scan.ts';
import { isOfPrices, UNKNOWN, type Role } from './units.ts';
import type { Vocabulary } from './vocabulary.ts';
import { PAID, WORDS } from './words.ts';

/** Maximum words of a title or heading that names a price list. */
const TITLE_WORDS = 6;

const TITLE_PART = /\s[-–—·]\s|[|｜:：•»/]/;

/** Titles of price lists that only say costs or a menu: inside a longer title these words mean anything. */
const COSTS = new Set(
  'costs fees kosten behandlungskosten honorar coûts frais costes costos costi onorari custos koszty opłaty składki avgifter gebyrer kostnader omkostninger costuri 費用 费用 비용 menu menü menù carte carta cardápio ementa meny menukort ruokalista jídelníček étlap メニュー お品書き 菜单 菜單 메뉴'.split(
    ' ',
  ),
);

/** The ends of words for price lists in languages with compounds: "Kurspreise", "Jahresbeiträge", "medlemspriser". */
const COMPOUND =
  /(?<!film|literatur|kunst|musik|kultur|buch|ehren|förder|design|innovations|nobel|sieger)(?<=\p{L}{2})(?:preise|tarife|gebühren|honorare|prijzen|tarieven|priser|hinnat)$|^(?:mitglieds|mitglieder|vereins|monats|jahres|kurs)beiträge$|^preis(?:übersicht|tabelle)$|^(?:speise|getränke|wein|menü)karten?$/iu;

/** Roles of words that are price headings, also alone. A word for "per" alone may be a name: "Pro". */
const LABEL_ROLES: readonly Role[] = ['pricing', 'from', 'billed'];

/** True for a title or heading, or a short part of one, that names a price list: "Pricing | Acme". */
export const namesPrices = (text: string, vocabulary: Vocabulary): boolean =>
  text.split(TITLE_PART).some((part) => isShort(part) && (hasRole(part, 'pricing', vocabulary) || isCompound(part)));

/** True for a title, or a part of one, that names a price list or only costs: "Costs | Acme", "Costs 2030", but not "Cut your costs". */
export const titlesPrices = (text: string, vocabulary: Vocabulary): boolean =>
  namesPrices(text, vocabulary) || text.split(TITLE_PART).some(isCosts);

/** Words for price lists as addresses have them: without accents. A word of three letters may be a language: "/ar". */
const SPELLED = once(() => new Set(WORDS.pricing.split(',').flatMap((word) => (word.length > 3 ? foldName(word) : []))));

/** True for a part of an address that is one word for prices: "preise", "preturi". */
export const spellsPrices = (name: string, vocabulary: Vocabulary): boolean =>
  namesPrices(name, vocabulary) || SPELLED().has(foldName(name));

const isShort = (part: string): boolean => part.trim().split(/\s+/).length <= TITLE_WORDS && part.length <= 60;

const isCompound = (part: string): boolean => scan(part).some(({ text }) => COMPOUND.test(text));

/** True for a part that is only a word for costs, perhaps with the year of the prices. */
const isCosts = (part: string): boolean =>
  COSTS.has(
    part
      .replace(/[\p{Nd}.:/–-]+/gu, '')
      .trim()
      .toLowerCase(),
  );

const hasRole = (part: string, role: Role, vocabulary: Vocabulary): boolean => {
  const tokens = scan(part).filter(({ kind }) => kind === 'word');
  return tokens.some((_, index) => vocabulary.at(tokens, index)?.meaning.roles.has(role));
};

/** True for a name of prices of others: "Market average", "Competitors". */
export const namesOthers = (name: string, vocabulary: Vocabulary): boolean => hasRole(name, 'others', vocabulary);

/** True for a text that begins with a word for an add-on: "Extra storage", "+ 100 GB". */
export const isExtra = (text: string, vocabulary: Vocabulary): boolean => {
  const tokens = scan(text);
  const match = vocabulary.at(tokens, 0);
  // "Plus" alone may be the name of a plan.
  return match?.meaning.roles.has('addOn') === true && match.next < tokens.length;
};

/** What ends the words of a label: "Annual: ", "Price (USD)", "Yearly payment -20%". */
export const BEHIND_LABEL = /[:(（]|\s[-–−]?\p{Nd}+\s?%/u;

/** True for words that label prices and are not a name: "Price", "per month", "USD". */
export const isLabel = (text: string, vocabulary: Vocabulary): boolean => {
  const [name = ''] = text.split(BEHIND_LABEL);
  const tokens = scan(name).filter(({ kind }) => kind !== 'break');
  let tells = false;
  for (let index = 0; index < tokens.length;) {
    const { meaning, next } = vocabulary.at(tokens, index) ?? { meaning: UNKNOWN, next: index + 1 };
    if (isInitial(tokens, index) || (tokens[index]?.kind !== 'mark' && !isBeside(meaning))) return false;
    tells ||= isTelling(meaning) || isPriceWord(tokens[index]);
    index = next;
  }
  return tells;
};

/** A capital letter alone or at the end is a name: "M", "Plan A". */
const isInitial = (tokens: readonly Token[], index: number): boolean =>
  index === tokens.length - 1 &&
  /^(?:\p{Lu}|X+[LS])$/u.test(tokens[index]?.raw ?? '') &&
  (index === 0 || tokens[index - 1]?.kind === 'word');

const isTelling = (meaning: Meaning): boolean => isOfPrices(meaning) || LABEL_ROLES.some((role) => meaning.roles.has(role));

/** A sum is a label too, but not what is paid by the month. */
const isPriceWord = (token: Token | undefined): boolean => token !== undefined && (PAID.has(token.text) || token.text === 'total');

const isBeside = (meaning: Meaning): boolean => isTelling(meaning) || meaning.roles.has('filler') || meaning.roles.has('article');

/** A label without words for prices at its start: "Price per night", "Preis in €". */
export const withoutPricing = (text: string, vocabulary: Vocabulary): string => {
  const tokens = scan(text);
  let index = 0;
  for (let match = vocabulary.at(tokens, 0); match && isPrices(match.meaning); match = vocabulary.at(tokens, index)) index = match.next;
  return text
    .slice(tokens[index]?.start ?? text.length)
    .replace(/^(?:in|en|em) /, '')
    .trim();
};

const isPrices = (meaning: Meaning): boolean => (meaning.roles.has('pricing') || meaning.roles.has('filler')) && !isOfPrices(meaning);
