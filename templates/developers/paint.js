// Colours of code, as highlight ranges: the text is not split.
const PARTS =
  /("(?:[^"\\\n]|\\.)*"(?=\s*:))|("(?:[^"\\\n]|\\.)*"|'[^'\n]*')|\b(GET|POST|const|await|import|with|as|true|false|null|None|-?\d+(?:\.\d+)?)\b/g;
const KINDS = ['sitec-key', 'sitec-string', 'sitec-word'];

/** Colours the text of an element; call it again after a change. */
export const paint = (code) => {
  const text = code.firstChild;
  if (!self.Highlight || !text) return;
  for (const kind of KINDS) {
    if (!CSS.highlights.has(kind)) CSS.highlights.set(kind, new Highlight());
    for (const range of CSS.highlights.get(kind))
      if (code.contains(range.startContainer) || !range.startContainer.isConnected) CSS.highlights.get(kind).delete(range);
  }
  for (const match of text.data.slice(0, 20000).matchAll(PARTS)) {
    const range = new StaticRange({
      startContainer: text,
      startOffset: match.index,
      endContainer: text,
      endOffset: match.index + match[0].length,
    });
    CSS.highlights.get(KINDS[match.slice(1).findIndex(Boolean)]).add(range);
  }
};
