/** Rewrites an amount in the sources of a site, however it is written: takes it away, says it twice, or says another one in one place. */
import type { Files } from '../compiler/site.ts';
import { NUMBER, readings, withSpaces } from './figures.ts';
import type { TruePrice } from './truth.ts';

/** One place where an amount stands. */
export interface Occurrence {
  /** What the source has for the figures, or for the markup that holds them. */
  readonly written: string;
  /** In the text of a page, in a tag of it, in a label for screen readers, as a value of JSON or YAML, as a number of the configuration, or divided over elements. */
  readonly place: 'text' | 'tag' | 'label' | 'value' | 'configured' | 'divided';
  /** True in a source that states the price and not only shows it. */
  readonly explicit: boolean;
  /** Text of the source right before the figures and right behind them. */
  readonly before: string;
  readonly after: string;
}

/** Gives what stands in the place of an occurrence. */
export type Rewrite = (occurrence: Occurrence) => string;

/** What holds digits and no amount: character references, names of elements, and attributes that no reader looks at for amounts. */
const MARKUP = `&#x?[0-9A-Fa-f]+;|<\\/?[a-z][a-z0-9-]*|\\s(?:class|id|href|src|style|for|name|viewBox|d|data-bs-target|data-price-id)="[^"]*"`;
/** A number as a value of JSON or YAML: it must stay one, or the whole block could not be read. */
const VALUE = `(?<=:[ ]*)(?:${NUMBER})(?=[ ]*[,}\\]\\n])`;
const TOKEN = `(?<markup>${MARKUP})|(?<value>${VALUE})|${NUMBER}`;
/** In the configuration other numbers count plans or columns. */
const CONFIGURED = /(?<="value": )[0-9.]+/g;

/** Currencies beside a figure, and what may stand between them. */
const SIGN = String.raw`&(?:euro|pound|yen|#36|#x24);|\p{Lu}{0,3}\p{Sc}|[A-Z]{3}(?![A-Za-z])|kr\b|Rs\.?|zł|Kč|[元円원]|만원|يورو|یورو|ر\.س|ج\.م|د\.إ|دولار|ريال|درهم|روپے`;
const GAP = String.raw`(?:\s|&nbsp;|&#8239;|<!--.*?-->|</?(?:span|small|sup|sub|b|strong)\b[^>]*>)*`;
const SIGN_BEFORE = new RegExp(`(${SIGN})${GAP}$`, 'u');
const SIGN_BEHIND = new RegExp(`^${GAP}(${SIGN})`, 'u');

/** Characters beside a figure in which its currency may stand. */
const NEAR = 120;

const says = (text: string, value: number): boolean => readings(withSpaces(text)).includes(value);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The files of a site with an amount rewritten wherever it stands. */
export const rewriteAmount = (files: Files, price: TruePrice, rewrite: Rewrite): Files =>
  Object.fromEntries(
    Object.entries(files).map(([path, body]) => {
      const text = String(body);
      return [path, path.startsWith('sitec.config.') ? inConfiguration(text, price, rewrite) : inSource(text, path, price, rewrite)];
    }),
  );

/** Every place where an amount stands. */
export const occurrencesOf = (files: Files, price: TruePrice): readonly Occurrence[] => {
  const found: Occurrence[] = [];
  rewriteAmount(files, price, (occurrence) => {
    found.push(occurrence);
    return occurrence.written;
  });
  return found;
};

const inSource = (text: string, path: string, { value, written = [] }: TruePrice, rewrite: Rewrite): string => {
  const divided = written.map(escaped).join('|');
  const tokens = new RegExp(divided === '' ? TOKEN : `(?<divided>${divided})|${TOKEN}`, 'g');
  return text.replace(tokens, (...found: unknown[]) => {
    const whole = String(found[0]);
    const offset = found.find((each) => typeof each === 'number') ?? 0;
    const groups = found.at(-1) as Readonly<Record<'markup' | 'value' | 'divided', string | undefined>>;
    if (groups.markup !== undefined || (groups.divided === undefined && !says(whole, value))) return whole;
    const [before, after] = [text.slice(0, offset), text.slice(offset + whole.length)];
    const isTag = before.lastIndexOf('<') > before.lastIndexOf('>');
    const isScript = before.lastIndexOf('<script') > before.lastIndexOf('</script');
    const isPage = path.endsWith('.html');
    const isLabel = isTag && /\saria-label="[^"]*$/.test(before);
    const inPage = isLabel ? 'label' : isTag || isScript ? 'tag' : 'text';
    const place = groups.divided !== undefined ? 'divided' : groups.value !== undefined ? 'value' : inPage;
    return rewrite({ written: whole, place, explicit: isTag || isScript || !isPage, before, after });
  });
};

const inConfiguration = (text: string, { value }: TruePrice, rewrite: Rewrite): string =>
  text.replace(CONFIGURED, (written, offset: number) =>
    Number(written) === value
      ? rewrite({
          written,
          place: 'configured',
          explicit: true,
          before: text.slice(0, offset),
          after: text.slice(offset + written.length),
        })
      : written,
  );

const ATTRIBUTE = / data-sitec-price="[^"]*"/g;

/** Takes an amount away. A value stays one, and what marks a price goes as a whole: a price without an amount is an error of its own. */
export const removeAmount = (files: Files, price: TruePrice): Files => {
  const isMarked = (attribute: string): boolean => attribute.split(/["= ;]/).some((word) => says(word, price.value));
  const unmarked = Object.entries(files).map(([path, body]) => [
    path,
    String(body).replace(ATTRIBUTE, (attribute) => (isMarked(attribute) ? '' : attribute)),
  ]);
  return rewriteAmount(Object.fromEntries(unmarked) as Files, price, ({ place }) =>
    place === 'value' || place === 'configured' ? 'null' : '',
  );
};

/** Writes an amount a second time behind it, wherever a page shows it with its currency: "$49 $49". Figures alone would be another number: "49 49". */
export const doubleAmount = (files: Files, price: TruePrice, gap: string): Files =>
  rewriteAmount(files, price, ({ written, place, before, after }) => {
    const leading = SIGN_BEFORE.exec(before.slice(-NEAR))?.[1];
    if (place === 'text' && leading !== undefined) return `${written}${gap}${leading}${written}`;
    const trailing = SIGN_BEHIND.exec(after.slice(0, NEAR))?.[1];
    // Letters that touch figures would be another word: "zł2".
    const apart = /\p{L}$/u.test(trailing ?? '') ? ' ' : gap;
    return place === 'text' && trailing !== undefined ? `${written} ${trailing}${apart}${written}` : written;
  });

/** Another figure in the form of one: the digits of its first group are moved on. */
export const shifted = (written: string, by: number): string =>
  written.replace(/(?<![<&#\w])[0-9\u0660-\u0669\u06F0-\u06F9]+/, (digits) =>
    digits.replace(/./g, (digit, at: number) => {
      const code = digit.charCodeAt(0);
      const [zero, figure] = [code - (code & 0xf), code & 0xf];
      // The first digit is never 0.
      return String.fromCharCode(zero + (at === 0 ? ((figure + by - 1) % 9) + 1 : (figure + by) % 10));
    }),
  );

/** Says another amount at one of the places where an amount stands. */
export const changeAmount = (files: Files, price: TruePrice, at: number, by: number): Files => {
  let index = 0;
  return rewriteAmount(files, price, ({ written }) => (index++ === at ? shifted(written, by) : written));
};

/** The files of a site without JSON-LD. */
export const removeJsonld = (files: Files): Files =>
  Object.fromEntries(
    Object.entries(files).map(([path, body]) => [
      path,
      String(body).replace(/<script type="application\/ld\+json[^>]*>[\s\S]*?<\/script>/gi, ''),
    ]),
  );
