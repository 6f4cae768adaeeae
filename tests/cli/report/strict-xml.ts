/** Names, and nothing else that XML could have: elements, attributes in double quotes, texts, the five entities. */
const TOKEN = /<\?xml version="1\.0" encoding="UTF-8"\?>|<(\/?)([a-z]+)((?: [a-z]+="[^"<]*")*)(\/?)>|[^<]+/gy;

/** Characters that XML 1.0 allows (section 2.2), as code points. */
const CHARACTERS = /^[\u0009\u000a\u000d\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u;

/** Why a text is no well-formed XML document as far as reports need it; null when it is one. */
export const xmlFault = (text: string): string | null => {
  if (!CHARACTERS.test(text)) return 'it holds a character that XML does not allow';
  if (/&(?!(?:amp|lt|gt|quot|#39);)/.test(text)) return 'it holds an ampersand that begins no entity';
  if (text.includes(']]>')) return 'it holds the end of a CDATA section';
  const open: string[] = [];
  let read = 0;
  for (const [token, end, name = '', , empty] of text.matchAll(TOKEN)) {
    read += token.length;
    if (name === '' || empty) continue;
    if (!end) open.push(name);
    else if (open.pop() !== name) return `</${name}> ends nothing`;
  }
  if (read < text.length) return `it cannot be read at ${JSON.stringify(text.slice(read, read + 40))}`;
  return open.length === 0 ? null : `<${open.join('> <')}> is not ended`;
};
