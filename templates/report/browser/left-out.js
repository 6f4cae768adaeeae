// Finds the removed parts of a page. The notes of the build have the start of such a text, and its number of words, but not its place.
import { lettersOf } from './dom.js';

/** Attribute of a removed element; its value is the rule. */
export const LEFT_OUT = 'data-sitec-left-out';

/** Letters of a text that are compared first. */
const BEGINNING = 40;
const SILENT = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'HEAD']);
/** Scripts without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const textOf = (node) => {
  if (node.nodeType === 3) return `${node.data}`;
  if (SILENT.has(node.nodeName)) return '';
  return [...node.childNodes].map(textOf).join(' ');
};

const wordsOf = (text) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Whether an element has a removed text, of which the note has all or the start. */
const isText = (element, { letters, isCut, words }) => {
  const text = textOf(element);
  const own = lettersOf(text);
  if (!isCut) return own === letters;
  return own.startsWith(letters) && (UNSPACED.test(text) || Math.abs(wordsOf(text) - words) <= 2 + words * 0.3);
};

/** Elements by their first letters; an element comes before its descendants. */
const byBeginning = (body) => {
  const found = new Map();
  const beginnings = new Map();
  const beginningOf = (node) => {
    if (node.nodeType === 3) return lettersOf(node.data.slice(0, 400)).slice(0, BEGINNING);
    if (node.nodeType !== 1 || SILENT.has(node.nodeName)) return '';
    const known = beginnings.get(node);
    if (known !== undefined) return known;
    let text = '';
    for (const child of node.childNodes) {
      text += beginningOf(child);
      if (text.length >= BEGINNING) break;
    }
    beginnings.set(node, text.slice(0, BEGINNING));
    return text.slice(0, BEGINNING);
  };
  for (const element of body.querySelectorAll('*')) {
    const beginning = beginningOf(element);
    if (beginning !== '') found.set(beginning, [...(found.get(beginning) ?? []), element]);
  }
  return found;
};

/** Marks the removed parts of a document. */
export const markLeftOut = (page, leftOut) => {
  const elements = byBeginning(page.body);
  for (const { rule, text, words, times } of leftOut) {
    const isCut = text.endsWith('…');
    const letters = lettersOf(text);
    if (letters === '') continue;
    const fits =
      isCut && letters.length < BEGINNING
        ? [...elements].flatMap(([beginning, some]) => (beginning.startsWith(letters) ? some : []))
        : elements.get(letters.slice(0, BEGINNING));
    const found = (fits ?? []).filter((element) => !element.closest(`[${LEFT_OUT}]`) && isText(element, { letters, isCut, words }));
    const outermost = found.filter((element) => !found.some((other) => other !== element && other.contains(element)));
    for (const element of outermost.slice(0, times)) element.setAttribute(LEFT_OUT, `${rule}: ${words} words`);
  }
};
