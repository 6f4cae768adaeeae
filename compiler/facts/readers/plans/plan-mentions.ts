import { foldName } from '../../../base/slug.ts';
import { isLabel } from '../../../money/amounts.ts';
import type { AmountMention } from '../../../money/mentions.ts';
import { scan, type Token } from '../../../money/scan.ts';
import { vocabularyOf, type Match } from '../../../money/vocabulary.ts';
import { planKey } from './plan-key.ts';

type Meaning = 'leading' | 'beside';

const words = (list: string): ReadonlySet<string> => new Set(list.split(/[\s,]+/));

/** Words between an amount and a plan after it: "$19 a month with Solo". */
const LEADING = words(
  `with,for,on,in,of,to,per,under, mit,für,im,in,bei,beim,pro,zum,den,unter, mein,ke,liye,par,ka,ki, مع,في,ل,على,من, con,por,para,pour,avec,com`,
);

/**
 * Words that may be between the name of a plan and its price, or beside either, in addition to the words of the amount grammar. With any
 * other word, the price may belong to something else.
 */
const BESIDE = words(
  `this,that,which,our,your,my,its,it,you,we,they,if,so,why,is,are,be,will,would,at,as,low,little,about,around,today,still,costing,starts,starting,
    begins,priced,tier,package,edition,pay,pays,paying,get,gets,try,buy,choose,pick,take,need,going,upgrade,upgrading,downgrade,switch,switching,
    move,moving,subscribe,join,compare,see,all,includes,including,include,included,comes,offers,unlimited,up,vat,tax,taxes,excl,incl,excluding,
    before,after,discount,also,ours,always,fee,
    die,dem,ein,eine,einen,unser,unsere,unseren,unserem,dieser,diese,sie,du,wir,wenn,ist,sind,wird,heute,schon,kosten,pläne,version,zahlen,zahlst,
    zahlt,bezahlen,erhalten,bekommen,wählen,testen,buchen,wechseln,wechsle,zu,alle,enthält,inklusive,inkl,zzgl,mwst,unbegrenzt,unbegrenzte,bis,
    lediglich,es,nun,beträgt,liegt,beginnt,startet,
    ki,ka,ke,qeemat,keemat,sirf,mein,hai,hain,se,shuru,aur,ya,aap,hum,fi,har,tak,lein,chunein,
    خطة,باقة,الخطة,الباقة,بسعر,سعر,سعرها,مقابل,تكلف,يكلف,تكلفتها,تكلفة,ثمن,تبدأ,يبدأ,فقط,هي,هو,و,أو,الآن,ابتداء,بدءا,اشترك,اختر,ضريبة,
    cuestan,coûtent,à,partir,de,por,al,par,il,un,une,uno,una,es,est,è,piano,offre,plano`,
);

/** The plan may be named in any language, so this has English words and words that are the same in all languages. */
const WORDS = vocabularyOf(null);

/** Roles of words that only belong to prices. */
const ROLES = ['filler', 'article', 'each', 'from', 'billed', 'taxIncluded', 'taxExcluded', 'once', 'later', 'pricing'] as const;

const isOfPrice = ({ codes, rate, unit, roles }: Match['meaning']): boolean =>
  codes === undefined && (rate !== undefined || unit !== undefined || ROLES.some((role) => roles.has(role)));

/** The meaning of a word, and the index of the next token. Null for a word that does not belong to a price. */
const meaningAt = (tokens: readonly Token[], index: number): { readonly meaning: Meaning | null; readonly next: number } | null => {
  const token = tokens[index];
  if (token === undefined) return null;
  if (LEADING.has(token.text)) return { meaning: 'leading', next: index + 1 };
  if (BESIDE.has(token.text)) return { meaning: 'beside', next: index + 1 };
  const match = WORDS.at(tokens, index);
  if (match !== null && isOfPrice(match.meaning)) return { meaning: 'beside', next: match.next };
  return isHarmless(token) || isCounted(tokens, index) ? { meaning: null, next: index + 1 } : null;
};

/** The meanings of the words of a text. Null when one does not belong to a price, or when it has another amount. */
const meaningsOf = (tokens: readonly Token[]): ReadonlySet<Meaning> | null => {
  const found = new Set<Meaning>();
  for (let index = 0; index < tokens.length;) {
    const word = meaningAt(tokens, index);
    if (word === null) return null;
    if (word.meaning !== null) found.add(word.meaning);
    index = word.next;
  }
  return found;
};

/** False at the end of a sentence or line, which also ends the statement about a plan. */
const isHarmless = ({ kind, raw }: Token): boolean =>
  kind === 'number' || (kind === 'mark' && !/^(?:[.!?؟…;؛•·|#。！？]|\p{Sc})$/u.test(raw));

/** "5 users", "per seat" */
const isCounted = (tokens: readonly Token[], index: number): boolean => {
  const isWord = tokens[index]?.kind === 'word' && index > 0;
  return isWord && (tokens[index - 1]?.kind === 'number' || WORDS.at(tokens, index - 1)?.meaning.roles.has('each') === true);
};

const tokensOf = (text: string): readonly Token[] => scan(text.replace(/\]\([^)\n]*\)/g, ' '));

/** True when the word directly after an amount or a name can belong to a price. */
const isOpenEnd = (text: string): boolean => {
  const tokens = /^[ -]?\p{L}/u.test(text) ? tokensOf(text.slice(text.startsWith('-') ? 1 : 0)) : [];
  return tokens.length === 0 || meaningAt(tokens, 0) !== null;
};

const WORD = /[\p{L}\p{N}]/u;

/** Indexes of a name in a text as whole words, in the spelling of the plan. */
const placesOf = (name: string, text: string): readonly number[] => {
  const places: number[] = [];
  for (let at = name === '' ? -1 : text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!WORD.test(text[at - 1] ?? ' ') && !WORD.test(text[at + name.length] ?? ' ')) places.push(at);
  return places;
};

/** True when a name is near an amount, so that the amount may be about it. */
export const isNear = (name: string, { before, after }: AmountMention): boolean =>
  placesOf(name, before).length > 0 || placesOf(name, after).length > 0;

/**
 * True when an amount is the price of a plan: in one sentence without another thing that could have the price, directly under its name, or
 * in its column of a table. `own` has the normalized names of the company: "Acme Pro" is Pro, "MacBook Pro" is not.
 */
export const isAbout = (name: string, mention: AmountMention, own: ReadonlySet<string>): boolean => {
  const { before, after, heads } = mention;
  if (heads !== null && isInTable(name, heads, own)) return true;
  if (!isOpenEnd(after) && !after.trimStart().startsWith(name)) return false;
  const [last, first] = [placesOf(name, before).at(-1), placesOf(name, after)[0]];
  const isBehind =
    last !== undefined && !isPartOfName(before.slice(0, last), own) && leadsTo(before.slice(0, last), before.slice(last + name.length));
  return isBehind || (first !== undefined && isLedBy(after.slice(0, first)) && isOpenEnd(after.slice(first + name.length)));
};

const isInTable = (name: string, [column, row]: readonly [string, string], own: ReadonlySet<string>): boolean => {
  const isPlan = (head: string): boolean => planKey(head, own) === planKey(name, own);
  return (isPlan(column) && isPriceHead(row)) || (isPlan(row) && isPriceHead(column));
};

/** True for the heading of a row or column of prices: "Price per month", but not "Price per SMS". */
const isPriceHead = (head: string): boolean => isLabel(head, vocabularyOf(null));

/** True when a name is the end of a longer name. */
const isPartOfName = (before: string, own: ReadonlySet<string>): boolean => {
  const [, word = ''] = /([\p{L}\p{N}][\p{L}\p{M}\p{N}'’&+]*)[ -]$/u.exec(before) ?? [];
  if (!/\p{Lu}/u.test(word) || meaningsOf(tokensOf(word)) !== null) return false;
  const folded = `-${foldName(before)}`;
  return ![...own].some((company) => company !== '' && folded.endsWith(`-${company}`));
};

/** True when the text between a name and the amount after it is part of the same sentence, or when the name is a title above the amount. */
const leadsTo = (lead: string, between: string): boolean => {
  const [title = '', ...lines] = between.split('\n');
  const line = lines.pop();
  if (line === undefined) return meaningsOf(tokensOf(between)) !== null;
  const isTitle = /(?:^|\n)[^\p{L}\p{N}\n]*$/u.test(lead) && meaningsOf(tokensOf(title)) !== null;
  // Under a title the amount may follow a former one: "was $39, now $19".
  const words = line.split(/\p{Sc}[\d.,\s]*/u).at(-1) ?? '';
  return isTitle && meaningsOf(tokensOf(words)) !== null && !lines.some((each) => each.startsWith('#'));
};

const isLedBy = (between: string): boolean => {
  const tokens = tokensOf(between);
  if (tokens.length === 0) return true;
  return !tokens.some(({ raw }) => /^[,:–—]$/.test(raw)) && (meaningsOf(tokens)?.has('leading') || tokens.every(({ raw }) => raw === '('));
};
