/** E-mail addresses and telephone numbers on a page, linked or not. Their owners are determined later, from all pages together. */
import { once } from '../base/memoise.ts';
import { percentDecoded } from '../base/percent.ts';
import { attribute, classes, lineOf, type Element, type Parent, type Root, type RootContent } from '../markdown/hast.ts';
import { languageFiles, partsOf } from './language/language-files.ts';

/** An e-mail address or a telephone number of a page. */
export interface ContactMention {
  readonly field: 'email' | 'telephone';
  readonly value: string;
  /** True for a link to it, and for a number with a label for telephones. */
  readonly isNamed: boolean;
}

/** An e-mail address, with or without `mailto:`; null for anything else. */
export const emailOf = (value: string): string | null => {
  const [address = ''] = value.replace(/^mailto:/i, '').split(/[?,]/);
  const plain = percentDecoded(address).trim();
  return /^[^\s@]+@[^\s@]+$/.test(plain) ? plain : null;
};

/** A telephone number, with or without `tel:`; null for anything else. */
export const telephoneOf = (value: string): string | null => {
  // RFC 3966 has no slashes after the scheme, but many pages do.
  const [number = ''] = value.replace(/^tel:\/{0,2}/i, '').split(';');
  const plain = percentDecoded(number).trim();
  return /^\(?\+?[0-9 ()./-]{5,}$/.test(plain) ? plain : null;
};

/** Quotations, code and forms: their addresses belong to others or are examples. */
const FOREIGN = new Set(['blockquote', 'code', 'pre', 'q', 'samp', 'kbd', 'textarea', 'select', 'del', 's']);

/** Maximum mentions of a page: a page with more is a directory. */
const MAXIMUM = 40;

/** Mentions of a page, each once, in order. */
export const contactMentions = (root: Root): readonly ContactMention[] => {
  const found = new Map<string, ContactMention>();
  for (const mention of mentionsOf(root)) {
    const key = `${mention.field} ${mention.value}`;
    if (found.get(key)?.isNamed !== true) found.set(key, mention);
    if (found.size >= MAXIMUM) break;
  }
  return [...found.values()];
};

function* mentionsOf(root: Root): Generator<ContactMention> {
  const reader = new MentionReader();
  yield* reader.read(root);
  yield* besideAddresses(reader.texts);
}

/** Reads the texts and links of a page. */
class MentionReader {
  /** The texts so far. */
  readonly texts: string[] = [];
  /** The end of the text so far: a label and its number are often two elements. */
  #before = '';

  *read(parent: Parent): Generator<ContactMention> {
    for (const child of parent.children as readonly RootContent[]) {
      if (child.type === 'text') yield* this.#text(child.value);
      else if (child.type === 'element' && !FOREIGN.has(child.tagName)) {
        yield* linked(child, this.#before);
        yield* this.read(child);
        this.#before += iconOf(child);
      }
    }
  }

  *#text(text: string): Generator<ContactMention> {
    const whole = this.#before + text;
    if (text.trim() !== '') this.texts.push(text.trim());
    yield* mentionsInText(text, this.#before);
    const hasDigits = /\d/.test(text);
    if (hasDigits && NUMBER.test(text)) yield* labelledIn(whole);
    // A number must not go on in the next element.
    if (text.trim() !== '') this.#before = hasDigits ? '' : `${whole.trimEnd().slice(-LABEL_LENGTH)} `;
  }
}

/** The sign that an icon shows, from its classes: "fa fa-phone". Empty for another element. */
const iconOf = (element: Element): string =>
  element.children.length > 0 ? '' : (ICONS.find(([name]) => classes(element).some((each) => name.test(each)))?.[1] ?? '');

const ICONS: readonly (readonly [name: RegExp, sign: string])[] = [
  [/(?:^|-)fax(?:$|-)/i, 'fax '],
  [/(?:^|-)(?:tele)?phone(?:$|-)/i, '☎ '],
];

/** The contact that a link leads to. `before` is the end of the text before it. */
function* linked(element: Element, before: string): Generator<ContactMention> {
  const href = element.tagName === 'a' ? (attribute(element, 'href') ?? '').trim() : '';
  const email = /^mailto:/i.test(href) ? emailOf(href) : null;
  if (email !== null) yield { field: 'email', value: email.toLowerCase(), isNamed: true };
  if (/^tel:/i.test(href) && !FAX.test(before)) yield* numbersOf(href, lineOf(element));
}

/** The number of a link, and another one that it shows: the link of a template may still lead to somebody else. */
function* numbersOf(href: string, text: string): Generator<ContactMention> {
  const called = telephoneOf(href);
  if (called === null) return;
  const [shown = called] = NUMBER.exec(text) ?? [];
  const telephone = hasTrunkPrefix(called, shown) ? shown : called;
  yield { field: 'telephone', value: telephone, isNamed: true };
  if (!isSameTelephone(shown, telephone) && !beginsWith(shown, telephone)) yield { field: 'telephone', value: shown, isNamed: true };
}

/**
 * True for a number of a link that has the zero of calls within a country behind the code of the country, which the shown number has not: nobody
 * can call "+43 0660 1234567". Codes have up to three digits (ITU-T E.164).
 */
const hasTrunkPrefix = (called: string, shown: string): boolean => {
  const [wrong = '', right = ''] = [called, shown].map((value) => value.replace(/\D/g, ''));
  return shown.startsWith('+') && [1, 2, 3].some((code) => wrong === `${right.slice(0, code)}0${right.slice(code)}`);
};

/** The digits of a number without the zero of calls within a country. */
const digitsOf = (value: string): string => value.replace(/\(0\)/g, '').replace(/\D/g, '').replace(/^0+/, '');

/** Digits at the end by which numbers are compared: the code of the country is before them. */
const MOST_DIGITS = 9;
const LEAST_DIGITS = 7;

/** The digits that all forms of a number end with. */
export const endOfTelephone = (value: string): string => digitsOf(value).slice(-LEAST_DIGITS);

/** True for a number with and without the code of the country: "+49 30 123456" and "030 123456". */
export const isSameTelephone = (one: string, other: string): boolean => {
  const [first, second] = [digitsOf(one), digitsOf(other)];
  const length = Math.min(MOST_DIGITS, first.length, second.length);
  return first.slice(-length) === second.slice(-length);
};

/** True for a number with other digits behind it, such as opening hours. */
const beginsWith = (shown: string, telephone: string): boolean => {
  const [digits, called] = [digitsOf(shown), digitsOf(telephone)];
  for (let end = digits.length - 1; end >= LEAST_DIGITS; end--) if (called.endsWith(digits.slice(0, end))) return true;
  return false;
};

/** A number with any beginning, for texts that are known to be one. */
const NUMBER = /(?<![\w+])\(?\+?\d(?:[ ()./\u00A0-]{0,3}\d){6,14}(?!\d)/;

/** Lengths are limited (RFC 5321 section 4.5.3.1), so that matching is linear. */
const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.){1,8}[a-z]{2,24}(?![\w-]|\.\w)/gi;

/** A number with its country code (ITU-T E.164: at most 15 digits); other digits in a text may be anything. */
const TELEPHONE = /(?<![\w+])(?:\((?=\+\d{1,3}\)))?\+[1-9](?:[ ()./\u00A0-]{0,3}\d){6,14}(?!\d)/g;

function* mentionsInText(text: string, before: string): Generator<ContactMention> {
  if (text.includes('@')) for (const [value] of text.matchAll(EMAIL)) yield { field: 'email', value: value.toLowerCase(), isNamed: false };
  if (!text.includes('+')) return;
  for (const { 0: value, index } of text.matchAll(TELEPHONE)) {
    const label = (before + text.slice(0, index)).slice(-LABEL_LENGTH);
    if (!FAX.test(label)) yield { field: 'telephone', value: value.replaceAll('\u00A0', ' '), isNamed: endsWithLabel().test(label) };
  }
}

/** Maximum characters of a label with what is around it. */
const LABEL_LENGTH = 40;

/** A label for a fax at the end of a text. "Tel./Fax" is a telephone too. */
const FAX =
  /(?<!(?:[/&+]|(?<!\p{L})(?:und|and|y|et|e|i|og|och|en))\s?)(?:(?:tele)?fax\p{L}{0,8}|faks|факс|ファックス|ファクス|传真|傳真|팩스|فاكس)\.?(?:\s\p{L}{1,3}\.?)?\s{0,3}[:：]?\s{0,20}$/iu;

/**
 * The words for a telephone in all languages, where a star matches any ending, also without accents, and the scheme of telephone links (RFC
 * 3966).
 */
const labels = once((): string => {
  const forms = [...languageFiles().values()].flatMap(({ meanings }) => partsOf(meanings['phone'] ?? ''));
  const plain = forms.map((form) => form.normalize('NFD').replace(/\p{M}/gu, '')).filter((form) => /^[ -~]+$/.test(form));
  return [...new Set(['tel', 'tél', ...forms, ...plain])]
    .map((form) => form.replace('*', '\\p{L}{0,20}').replace(/\s+/g, '\\s+'))
    .join('|');
});

const endsWithLabel = once(
  () => new RegExp(`(?<![\\p{L}\\p{N}-])(?:${labels()})\\.?(?:\\s\\p{L}{1,3}\\.?)?\\s{0,3}[:：]?\\s{0,20}$`, 'iu'),
);

/**
 * A number after the picture of a telephone, or after a label and a colon, with a short word between them at most, as in "Telefon nr: 55 01 02 00". Without a colon, the label
 * is an abbreviation, or the number begins with the zero of calls within a country, or a word such as "at" is before it: "Tel. 55 01 02 00", "Telefon 030 123456",
 * "Call us at (555) 123-4567".
 */
const labelled = once(
  () =>
    new RegExp(
      `(?:[☎☏✆📞📱]\uFE0F?\\s{0,3}[:：]?|(?<![\\p{L}\\p{N}-])(?:${labels()})\\.?(?:(?:\\s\\p{L}{1,3}\\.?)?\\s{0,3}[:：]|(?<=(?<!\\p{L})\\p{L}{1,4}\\.)|(?=\\s{0,20}\\(?0)|\\s(?:at|on|unter|au|al|ao|op|på|pod|na|sul)(?=\\s)))\\s{0,20}(\\(?0?\\d(?:[ ()./\u00A0-]{0,3}\\d){6,13})(?![\\d:.,/-]*\\d)`,
      'giu',
    ),
);

/** A number of calls within a country that is a whole text: "0117 496 0123", "(0221) 98 76 54". */
const WHOLE = /^(?=(?:\D*\d){9,13}\D*$)\(?0[1-9]\d*\)?(?:[ ./-]{1,3}\(?\d+\)?)+$/;

/** Maximum characters of such a number. */
const LONGEST = 24;

/** An e-mail address, or a postal code beside its town. */
const BESIDE = /[\w.+-]@[\w-]+\.\w|(?<![\p{L}\d])\d{4,5} \p{Lu}\p{L}+|\p{L} [A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/u;

/** Numbers without a label right before or after an e-mail address or a town, as in the footer of a page. */
function* besideAddresses(texts: readonly string[]): Generator<ContactMention> {
  for (const [at, text] of texts.entries()) {
    if (text.length > LONGEST) continue;
    const value = text.replaceAll('\u00A0', ' ');
    const isBeside = WHOLE.test(value) && !TIME.test(value) && [at - 1, at + 1].some((other) => BESIDE.test(texts[other] ?? ''));
    if (isBeside) yield { field: 'telephone', value, isNamed: false };
  }
}

/** Opening hours and dates, which look like a number. */
const TIME = /\d[.]\d\d ?[-–] ?\d|^(?:19|20)\d\d[-/.]\d|^\d\d?[./]\d\d?[./](?:19|20)\d\d|^\d{4}-\d{4}(?!\d)/;

function* labelledIn(text: string): Generator<ContactMention> {
  for (const [, value = ''] of text.matchAll(labelled()))
    if (!TIME.test(value)) yield { field: 'telephone', value: value.replaceAll('\u00A0', ' '), isNamed: true };
}
