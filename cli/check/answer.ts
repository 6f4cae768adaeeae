import { answeredText } from '../../compiler/crawl/page-bytes.ts';
import { isHtml } from '../../compiler/crawl/reach.ts';
import { cutFailure } from '../web-failure.ts';
import type { Answer } from './context.ts';
import { NoAnswer, noAnswerBehind } from './no-answer.ts';

/** Bytes of one answer above which it is not read on. */
const MOST_BYTES = 50_000_000;

/** Reads a response to its end. Rejects with `NoAnswer` when it has none. */
export const readAnswer = async (path: string, response: Response, patience: number): Promise<Answer> => {
  try {
    return new ReadAnswer(response.status, response.headers, await bytesOf(path, response));
  } catch (error) {
    const { reason, advice } = cutFailure(error, patience);
    throw noAnswerBehind(error) ?? new NoAnswer(path, reason, advice);
  }
};

const bytesOf = async (path: string, { body }: Response): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new NoAnswer(path, `has more than ${MOST_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/** Pages are in the encoding that they or their Content-Type name, everything else is UTF-8. */
const textOf = (bytes: Uint8Array, contentType: string): string =>
  isHtml(contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '') ? answeredText(bytes, contentType) : new TextDecoder().decode(bytes);

class ReadAnswer implements Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
  #text: string | undefined;

  constructor(status: number, headers: Headers, bytes: Uint8Array) {
    this.status = status;
    this.headers = headers;
    this.bytes = bytes;
  }

  text(): string {
    return (this.#text ??= textOf(this.bytes, this.headers.get('content-type') ?? ''));
  }

  json(): unknown {
    try {
      return JSON.parse(this.text()) as unknown;
    } catch {
      return undefined;
    }
  }
}
