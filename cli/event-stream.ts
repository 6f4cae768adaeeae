/** The data of each event of a stream of events, as it comes (HTML standard, section 9.2.6). An event that the stream ends in the middle of counts. */
export async function* eventData(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let rest = '';
  let data: string[] = [];
  for await (const text of textOf(chunks)) {
    // A CR at the end may be the first half of a CR LF.
    const lines = (rest + text).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (/^data(?::|$)/.test(line)) data.push(line.slice(5).replace(/^ /, ''));
      if (line !== '' || data.length === 0) continue;
      yield data.join('\n');
      data = [];
    }
  }
}

async function* textOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
  yield `${decoder.decode()}\n\n`;
}
