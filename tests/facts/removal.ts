/** Takes an amount out of the sources of a site, however it is written, so that nothing says it any more. */
import type { Files } from '../compiler/site.ts';
import type { TruePrice } from './truth.ts';

const DIGIT = '[0-9\u0660-\u0669\u06F0-\u06F9]';
/** Spaces that group digits, as characters and as references. */
const SPACE = '(?:[ \u00A0\u2009\u202F]|&nbsp;|&#8239;)';
/** Groups of three after spaces, or digits with signs between them. */
const NUMBER = `${DIGIT}{1,3}(?:${SPACE}${DIGIT}{3}(?!${DIGIT}))+(?:[.,]${DIGIT}{1,2}(?!${DIGIT}))?|${DIGIT}+(?:[.,'\u2019\u066B\u066C]${DIGIT}+)*`;
/** What holds digits and no amount: character references, names of elements, and attributes that no reader looks at for amounts. */
const MARKUP = `&#x?[0-9A-Fa-f]+;|<\\/?[a-z][a-z0-9-]*|\\s(?:class|id|href|src|style|for|name|viewBox|d|data-bs-target|data-price-id)="[^"]*"`;

const TOKEN = new RegExp(`(${MARKUP})|(${NUMBER})`, 'g');
/** A number as a value of JSON or YAML: it must stay one, or the whole block could not be read. */
const VALUE = new RegExp(`(:[ ]*)(${NUMBER})(?=[ ]*[,}\\]\\n])`, 'g');
/** In the configuration other numbers count plans or columns. */
const CONFIGURED = /("value": )([0-9.]+)/g;
const ATTRIBUTE = / data-sitec-price="([^"]*)"/g;

const toAscii = (text: string): string => text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/** Every way to read a number: with all signs as separators, and with the last sign as decimal sign. */
const readings = (text: string): readonly number[] => {
  const parts = toAscii(text).split(/[^0-9]+/);
  const whole = Number(parts.join(''));
  return parts.length === 1 ? [whole] : [whole, Number(`${parts.slice(0, -1).join('')}.${parts.at(-1)}`)];
};

const says = (text: string, value: number): boolean => readings(text.replace(/&nbsp;|&#8239;/g, ' ')).includes(value);

/** A text without an amount. */
const without = (text: string, { value, written = [] }: TruePrice): string => {
  const cut = written.reduce((rest, fragment) => rest.replaceAll(fragment, ''), text);
  const unmarked = cut.replace(ATTRIBUTE, (attribute, grammar: string) =>
    grammar.split(/[ ;]/).some((word) => says(word, value)) ? '' : attribute,
  );
  const emptied = unmarked.replace(VALUE, (whole, colon: string, number: string) => (says(number, value) ? `${colon}null` : whole));
  return emptied.replace(TOKEN, (whole, markup?: string) => (markup === undefined && says(whole, value) ? '' : whole));
};

const withoutConfigured = (text: string, { value }: TruePrice): string =>
  text.replace(CONFIGURED, (whole, key: string, number: string) => (Number(number) === value ? `${key}null` : whole));

/** The files of a site without an amount. */
export const removeAmount = (files: Files, price: TruePrice): Files =>
  Object.fromEntries(
    Object.entries(files).map(([path, body]) => [
      path,
      path.startsWith('sitec.config.') ? withoutConfigured(String(body), price) : without(String(body), price),
    ]),
  );

/** The files of a site without JSON-LD. */
export const removeJsonld = (files: Files): Files =>
  Object.fromEntries(
    Object.entries(files).map(([path, body]) => [
      path,
      String(body).replace(/<script type="application\/ld\+json[^>]*>[\s\S]*?<\/script>/gi, ''),
    ]),
  );
