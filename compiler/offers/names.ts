import { classes, isHeading, shapeOf, type Element } from '../markdown/hast.ts';
import { seamless } from '../base/one-line.ts';
import { areAllAlike } from './alike.ts';
import { namesBesideBadges } from './badges.ts';
import type { Line } from './lines.ts';
import { isListed, offerKey, linesIn, type Draft, type PageLines } from './offer.ts';
import { LONGEST_NAME, SENTENCE_MARK, type PricedLine } from './priced-lines.ts';

/** Names of a sum. */
const TOTALS =
  /^(?:sub-?total|(?:grand |estimated )?total(?: due)?|amount due|gesamt\p{L}*|zwischensumme|summe|totale|montant total|importe total|razem|suma|итого|合計|合计|总计|toplam|المجموع|din totalpris|i alt|totalt|yhteensä)(?![\p{L}])/iu;

/** True for the name of a sum, as in an invoice or a calculator. Offers do not have such a name. */
export const isSum = (text: string): boolean => TOTALS.test(text);

/** Names of payments that are not the price of anything: deposits, taxes of visitors, fees for a cancellation, and minimum orders. */
const PAYMENTS =
  "cancellation|cancellation fee|no-show|no-show fee|late fee|minimum order|stornierung|storno|stornogebühr|stornogebühren|mindestbestellwert|mindestauftragswert|mindestbestellmenge|annulation|frais d’annulation|frais d'annulation|commande minimum|minimum de commande|cancelación|pedido mínimo|cancelamento|disdetta|cancellazione|ordine minimo|annulering|annuleringskosten|minimale bestelling|minimum bestelbedrag|anulacja|minimalne zamówienie|storno poplatek|avbestilling|avbokning|afbestilling|udeblivelse|peruutus|peruutusmaksu|deposit|deposits|security deposit|damage deposit|down payment|prepayment|balance due|visitor tax|visitors tax|tourist tax|city tax|resort tax|anzahlung|restzahlung|kaution|kurtaxe|kurabgabe|kurbeitrag|ortstaxe|gästetaxe|gästebeitrag|nächtigungsabgabe|acompte|arrhes|caution|dépôt de garantie|taxe de séjour|señal|fianza|anticipo|depósito|tasa turística|caparra|acconto|cauzione|deposito|deposito cauzionale|tassa di soggiorno|imposta di soggiorno|sinal|caução|depósito caução|taxa turística|aanbetaling|borg|waarborg|waarborgsom|toeristenbelasting|zaliczka|zadatek|kaucja|opłata klimatyczna|opłata miejscowa|taksa klimatyczna|záloha|kauce|vratná záloha|rekreační poplatek|depositum|handpenning|varausmaksu|takuuvuokra|vakuusmaksu|kapora|depozito|turistická taxa|avans|garanție|задаток|предоплата|депозит|залог|аванс|курортный сбор|завдаток|передоплата|保証金|敷金|手付金|前受金|宿泊税|入湯税|押金|订金|定金|보증금|예약금|عربون|تأمين".split(
    '|',
  );
const PAYMENT = new RegExp(`^(?:${PAYMENTS.join('|')})(?=$|\\s*[^\\p{L}\\s]|\\s(?:per|pro|par|por|pr|je|za|na|a)(?![\\p{L}]))`, 'iu');

/** True for the name of a payment that is not the price of an offer: "Deposit (cash)", "Kurtaxe pro Person". */
export const isPayment = (name: string): boolean => PAYMENT.test(name);

/** Fees that are paid beside the price of a thing. A fee for a membership or a course is a price itself. */
const FEES = new RegExp(
  `^(?:${[
    '(?:(?:one-off|one-time|initial) )?(?:cleaning|booking|set-?up|joining|sign-?up|registration|enrolment|enrollment|application|admin(?:istration|istrative)?|processing|handling|service|delivery|shipping|linen|pet)(?: and \\p{L}+)? (?:fees?|charges?)',
    "frais (?:de |d[’']|du )(?:ménage|nettoyage|dossier|réservation|service|livraison|port|gestion|inscription|mise en service|déplacement)",
    '(?:einmalige )?(?:(?:end)?reinigungs|buchungs|bearbeitungs|service|anmelde|aufnahme|einrichtungs|liefer|versand|anschluss)(?:gebühr(?:en)?|kosten|pauschale)|endreinigung',
    '(?:gastos|tasa|tarifa|cuota) de (?:limpieza|gestión|reserva|servicio|inscripción|envío|alta)',
    '(?:spese|costi|quota) di (?:pulizia|gestione|prenotazione|servizio|iscrizione|spedizione|attivazione)|pulizi[ae] finali?',
    'taxa de (?:limpeza|serviço|reserva|matrícula|inscrição|adesão|entrega)',
    '(?:eind)?schoonmaak(?:kosten)?|(?:reserverings|administratie|service|inschrijf|verzend|bezorg)kosten|inschrijfgeld',
    'opłata (?:za sprzątanie|rezerwacyjna|serwisowa|wpisowa|administracyjna|aktywacyjna)|wpisowe',
    '(?:slut)?(?:städning|rengøring|rengjøring)|(?:bokningsavgift|gebyr for rengøring|oprettelsesgebyr|etableringsgebyr|startavgift)',
  ].join('|')})(?![\\p{L}])`,
  'iu',
);

/** True for the name of a fee beside the price of a thing: "Cleaning fee", "Frais de ménage". */
export const isFee = (name: string): boolean => FEES.test(name) || isPayment(name);

/** True for a name that only says how much: "30 minutes". */
export const isQuantity = (name: string): boolean => /^\p{Nd}+\s*\p{L}+\.?$/u.test(name);

/** A line that may be the name of a draft. */
export interface Candidate {
  readonly name: string;
  /** The properties that distinguish the names of a set of records from their other lines. */
  readonly signature: string;
  readonly isHeading: boolean;
  /** True for the words of one element of a row. */
  readonly isPart?: boolean;
  /** True for the name of an add-on. In a card it is a part of the offer, but in a list of services it may be one of them. */
  readonly isExtra?: boolean;
  readonly order: number;
  /** Number of lines from it to the price. Absent for a name that another source knows. */
  readonly before?: number;
  readonly line: PricedLine;
}

const signatureOf = ({ heading, block }: Line): string => (heading > 0 ? `h${heading}` : shapeOf(block));

/** Without the words before an amount that only say how much, where another line is the name: "Haircut", "30 minutes, 40 €". */
const withoutQuantities = (all: readonly Candidate[]): readonly Candidate[] => {
  const isOnly = ({ name, line }: Candidate): boolean => line.amounts.length > 0 && isQuantity(name);
  return all.filter((each) => !isOnly(each) || !all.some((other) => other.order < each.order && !isOnly(other)));
};

const candidatesOf = (draft: Draft, page: PageLines): readonly Candidate[] => withoutQuantities(allOf(draft, page));

const allOf = (draft: Draft, page: PageLines): readonly Candidate[] => {
  const all = linesIn(draft, page);
  const firstPrice = all.findIndex(({ price }) => price === 'amount');
  const behind = firstPrice === 0 ? nameBehind(all, draft) : null;
  return all.flatMap((each, order): readonly Candidate[] => {
    const { line } = each;
    const isAbove = firstPrice < 0 || order <= firstPrice;
    const isInPlace = line.heading > 0 || each === behind || (isAbove && isOutside(line, draft, order));
    if (!isInPlace || isSentence(each)) return [];
    const isExtra = page.isExtra(line.text);
    const isLine = draft.to - draft.from === 1;
    const name = nameOf(each, isLine) || (isLine ? unitIn(each, page) : '');
    const found = [{ name, signature: signatureOf(line) }, ...namesInRow(each)];
    return found
      .filter(({ name }) => isName(name, each, page) && (!page.isLabel(name) || page.periodIn(name) !== null))
      .map((known) => ({ ...known, isHeading: line.heading > 0, isExtra, order, before: firstPrice - order, line: each }));
  });
};

/**
 * The line behind the price that begins a record, if it may be its name: before a link or a list, and other lines that are all alike. A
 * figure and its label have nothing else.
 */
const nameBehind = ([first, name, ...others]: readonly PricedLine[], draft: Draft): PricedLine | null => {
  const isName = first?.rest === '' && name?.price === null && isText(name, draft);
  return isName && isOverLines(name, others, draft) ? name : null;
};

const isOverLines = ({ line }: PricedLine, others: readonly PricedLine[], draft: Draft): boolean => {
  const blocks = others.filter((each) => isText(each, draft)).map((each) => each.line.block);
  const areLines = blocks.length > 1 && areAllAlike(blocks) && !areAllAlike([line.block, ...blocks]);
  return areLines || (blocks.length === 0 && others.length > 0);
};

/** True for a line that is not a link, and not in a list of the record. */
const isText = ({ line }: PricedLine, draft: Draft): boolean => line.control === null && !isListed(line, draft);

/** The words of each element of a row: the name after a badge in an element of its own, or before a note that is too long for a name. */
const namesInRow = ({
  line: { block, heading, edges, text },
  amounts,
}: PricedLine): readonly Pick<Candidate, 'name' | 'signature' | 'isPart'>[] => {
  if (heading > 0 || amounts.length > 0 || edges.length === 0) return [];
  const starts = [{ at: 0, signature: `${shapeOf(block)} 0` }, ...edges.map(({ at, element }) => ({ at, signature: shapeOf(element) }))];
  return starts.map(({ at, signature }, index) => ({ name: nameIn(text.slice(at, starts[index + 1]?.at)), signature, isPart: true }));
};

/** True for a line outside the list items of the record. The record itself may be an item, and its first line always counts. */
const isOutside = (line: Line, draft: Draft, order: number): boolean => !isListed(line, draft) || order === 0;

/** "A call costs $65 an hour." is not a name. */
const isSentence = ({ line, amounts, price }: PricedLine): boolean =>
  amounts.length > 0 && price !== 'amount' && line.heading === 0 && SENTENCE_MARK.test(line.text);

/** Words before the amount of a line. For a line that is a whole record, words after it or for its unit or period count too. */
const nameOf = ({ line, amounts, lead, rest }: PricedLine, isLine = false): string => {
  const [amount] = amounts;
  if (!amount) return nameIn(ownText(line));
  // What is in brackets behind an amount is a note.
  return nameIn(isLine && !/\p{L}/u.test(lead) ? rest.replace(/^[^(（]*[)）]/u, '') : lead);
};

/** The unit of an amount, else the word for its period before it: "5 € pro Kind", "Jahresbeitrag 9 €". */
const unitIn = ({ amounts: [amount] }: PricedLine, page: PageLines): string => {
  const rate = /^\p{L}*(?:-\p{L}+)*/u.exec(amount?.raw ?? '')?.[0] ?? '';
  return amount?.per ?? (page.rateBefore(rate) === null ? '' : nameIn(rate));
};

/** Words of a line, without a badge in its own element: "Pro", "Most popular". */
const ownText = ({ heading, owner, text }: Line): string => {
  const own = owner.children.flatMap((child) => (child.type === 'text' ? [child.value] : [])).join(' ');
  const isAlone = (heading > 0 && isHeading(owner)) || hasBadge(owner);
  return isAlone && /\p{L}/u.test(own) ? own : (text.split('\u200B')[0] ?? '');
};

/** True for words followed by one element with its own style. */
const hasBadge = ({ children: [first, second, ...others] }: Element): boolean =>
  first?.type === 'text' &&
  second?.type === 'element' &&
  classes(second).length > 0 &&
  others.every((child) => child.type === 'text' && child.value.trim() === '');

/** Words of a line, without marks at its ends, and pictures before it. A plus directly after a word is part of a name: "Pro+". */
export const nameIn = (text: string): string =>
  seamless(text).replace(
    /^(?:[\s•·–—:|★*\p{Extended_Pictographic}\p{Emoji_Modifier}-]|\uFE0F|\u200D)+|(?:[\s•·:：–—|★*_-]|(?<![\p{L}\p{N}])\+|\.{2,}|…)+$/gu,
    '',
  );

const isName = (name: string, { follows, leads, line }: PricedLine, page: PageLines): boolean =>
  name.length <= LONGEST_NAME &&
  /\p{L}/u.test(name) &&
  ((!follows && !leads) || line.heading > 0 || page.rateBefore(name) !== null) &&
  !/[.!?。！？…]$/.test(name.replace(/(?:(?<!\p{L})\p{L}{1,4}\.)+$/u, ''));

/** True for the names of offers that another source names. */
export type IsKnown = (name: string) => boolean;

/** True for a line that is a known name. */
export const isKnownName = (each: PricedLine, isKnown: IsKnown): boolean => each.amounts.length === 0 && isKnown(nameOf(each));

/** The line of a draft with a known name. Null when there is none. */
export const knownName = (draft: Draft, page: PageLines, isKnown: IsKnown): Candidate | null => {
  const all = linesIn(draft, page);
  const order = all.findIndex((each) => isKnownName(each, isKnown));
  const line = all[order];
  return line ? { name: nameOf(line), signature: '', isHeading: line.line.heading > 0, order, line } : null;
};

/** True for drafts that each have more than a price: a list, and a link or button, or a text below the price that is about something else. */
const areChoices = (drafts: readonly Draft[], page: PageLines): boolean =>
  drafts.every((draft) => {
    const all = linesIn(draft, page);
    const items = all.flatMap(({ line }) => (isListed(line, draft) ? [line.item] : []));
    const isChoice = new Set(items).size > 1 && all.some(({ line }) => line.control !== null && line.item === null);
    const [, ...below] = all.slice(all.findIndex(({ price }) => price === 'amount'));
    return isChoice || below.some((each) => isText(each, draft) && !each.follows && wordsIn(each.line.text) >= SLOGAN_WORDS);
  });

/** The names of the drafts of a set: one for each, all different, at the same position in each. Null when there are none. */
export interface Names {
  readonly of: ReadonlyMap<Draft, Candidate>;
  readonly isHeading: boolean;
}

/** Without the main heading, which is the name of the page, unless most drafts have one. */
const withoutTitle = (all: readonly (readonly Candidate[])[]): readonly (readonly Candidate[])[] => {
  const isTitle = ({ signature }: Candidate): boolean => signature === 'h1';
  const isOne = all.length > 1 && all.filter((candidates) => candidates.some(isTitle)).length * 2 <= all.length;
  return isOne ? all.map((candidates) => candidates.filter((each) => !isTitle(each))) : all;
};

/** Without the names that several drafts have. The parts of rows, which may be labels and values, count only for themselves. */
const withoutShared = (all: readonly (readonly Candidate[])[]): readonly (readonly Candidate[])[] => {
  const counts = new Map<string, number>();
  const keyOf = ({ name, isPart }: Pick<Candidate, 'name' | 'isPart'>): string => `${isPart ? ' ' : ''}${offerKey(name)}`;
  for (const candidates of all) for (const key of new Set(candidates.map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  const isOwn = (each: Candidate): boolean =>
    counts.get(keyOf(each)) === 1 && !(each.isPart && counts.has(keyOf({ ...each, isPart: false })));
  return all.map((candidates) => candidates.filter(isOwn));
};

/** The names of drafts whose line also has a badge: "Pro" and "Recommended" beside names alone. */
const namesInBadged = (of: ReadonlyMap<Draft, Candidate>): readonly (readonly [Draft, Candidate])[] => {
  const all = [...of];
  if (all.some(([, { isPart, line }]) => isPart === true || line.amounts.length > 0)) return [];
  const own = namesBesideBadges(all.map(([, { line }]) => [line.line]));
  return all.flatMap(([draft, candidate], index): readonly (readonly [Draft, Candidate])[] => {
    const name = nameIn(own.get(index) ?? '');
    return name === '' ? [] : [[draft, { ...candidate, name }]];
  });
};

/** Without the words of badges that only some drafts have. */
const withoutBadges = (all: readonly (readonly Candidate[])[]): readonly (readonly Candidate[])[] => {
  const isBadge = (signature: string): boolean => signature.split('.').some((name) => /(?:^|[-_])(?:badge|ribbon)(?:$|[-_])/i.test(name));
  const isOfAll = (signature: string): boolean =>
    all.length > 1 && all.every((candidates) => candidates.some((each) => each.signature === signature));
  return all.map((candidates) => candidates.filter(({ signature }) => !isBadge(signature) || isOfAll(signature)));
};

/**
 * Of several lines alike in one record, such as a name and a badge, the one that is as far from the price as those of the other records.
 * Where no other record has a price, the last one before it. `single` has the distances in the records with one such line.
 */
const nearest = (own: readonly Candidate[], single: readonly number[]): Candidate | undefined => {
  const [usual, ...others] = new Set(single.filter((before) => before > 0));
  if (single.length === 0 || others.length > 0) return undefined;
  return usual === undefined ? own.findLast(({ before = 0 }) => before > 0) : own.find(({ before }) => before === usual);
};

/** Minimum words of a heading that may be a slogan, and maximum words of a label above it. */
const SLOGAN_WORDS = 4;
const LABEL_WORDS = 2;

const wordsIn = (name: string): number => name.split(/\s+/).length;

/** True for a text with all words of a name. */
const holdsWords = (text: string, name: string): boolean => ` ${text.toLowerCase()} `.includes(` ${name.toLowerCase()} `);

/** The labels of the links and buttons of a draft, which may have its name: "Choose Pro". */
const actionsOf = (draft: Draft, page: PageLines): string =>
  linesIn(draft, page)
    .flatMap(({ line }) => (line.control !== null && line.item === null ? line.text : []))
    .join(' ');

/**
 * The labels directly above headings that are slogans: "PRO" above "Bring your whole team along", where the page speaks of the price of
 * each label elsewhere.
 */
const labelsAbove = (
  of: ReadonlyMap<Draft, Candidate>,
  all: readonly (readonly Candidate[])[],
  drafts: readonly Draft[],
  page: PageLines,
): readonly (readonly [Draft, Candidate])[] => {
  if (of.size < drafts.length || [...of.values()].some(({ name, isHeading }) => !isHeading || wordsIn(name) < SLOGAN_WORDS)) return [];
  const isSaid = ({ name }: Candidate): boolean =>
    page.priced.some(
      ({ amounts, index, line: { text } }) =>
        amounts.length > 0 && drafts.every(({ from, to }) => index < from || index >= to) && holdsWords(text, name),
    );
  const labels = drafts.flatMap((draft, at): readonly (readonly [Draft, Candidate])[] => {
    const isAbove = ({ order }: Candidate): boolean => order + 1 === of.get(draft)?.order;
    const label = all[at]?.find((each) => isAbove(each) && wordsIn(each.name) <= LABEL_WORDS && isSaid(each));
    return label ? [[draft, label]] : [];
  });
  return labels.length === drafts.length && new Set(labels.map(([, { signature }]) => signature)).size === 1 ? labels : [];
};

/** Finds the lines with the names of the drafts of a set: equal markup and different words. */
export const namesOf = (drafts: readonly Draft[], page: PageLines): Names => {
  const all = withoutShared(withoutBadges(withoutTitle(drafts.map((draft) => candidatesOf(draft, page)))));
  const listed = all.map((candidates) => candidates.filter(({ isExtra }) => isExtra !== true));
  const labels = drafts.map((draft) => actionsOf(draft, page));
  const signatures = new Map<string, { count: number; isHeading: boolean; said: number; order: number }>();
  for (const [index, candidates] of listed.entries()) {
    for (const signature of new Set(candidates.map((each) => each.signature))) {
      const first = candidates.find((each) => each.signature === signature) as Candidate;
      const known = signatures.get(signature) ?? { count: 0, isHeading: first.isHeading, said: 0, order: 0 };
      const said = known.said + Number(holdsWords(labels[index] ?? '', first.name));
      signatures.set(signature, { ...known, count: known.count + 1, said, order: known.order + first.order });
    }
  }
  const ranked = [...signatures].sort(
    ([, a], [, b]) => b.count - a.count || Number(b.isHeading) - Number(a.isHeading) || b.said - a.said || a.order - b.order,
  );
  const headings = ranked.filter(([, { isHeading, count }]) => isHeading && count * 2 > drafts.length);
  const [best] = [...headings, ...ranked];
  const of = new Map<Draft, Candidate>();
  const placed = all.map((candidates) => candidates.filter(({ signature }) => signature === best?.[0]));
  const single = placed.flatMap(([first, ...others]) => (first && others.length === 0 ? (first.before ?? 0) : []));
  const isPeriod = ({ name }: Candidate): boolean => page.periodIn(name) !== null;
  drafts.forEach((draft, index) => {
    const candidates = listed[index] ?? [];
    const own = candidates.filter(({ signature }) => signature === best?.[0]);
    const chosen =
      nearest(own, single) ??
      own[0] ??
      all[index]?.find(({ signature, order }) => signature === best?.[0] && order === 0) ??
      candidates.find(({ isHeading }) => isHeading) ??
      (best?.[1].isHeading === true ? undefined : candidates[0]);
    if (chosen) of.set(draft, chosen);
  });
  for (const [draft, name] of [...namesInBadged(of), ...labelsAbove(of, all, drafts, page)]) of.set(draft, name);
  // "Monthly" and "Yearly" are two prices of one offer, unless each is a card to choose.
  if ([...of.values()].every(isPeriod) && !areChoices(drafts, page)) of.clear();
  return { of, isHeading: best?.[1].isHeading ?? false };
};
