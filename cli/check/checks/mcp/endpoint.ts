import { paths } from '../../../../compiler/paths.ts';
import { commonHeaders } from '../../../mcp-headers.ts';
import type { Answer, Context } from '../../context.ts';
import { isEventStream } from '../../../event-stream.ts';
import { isResponse, responseAmong } from '../../event-stream.ts';
import { isText, mediaType, memberOf, pathOnSite } from '../reading.ts';

/** Path of the MCP endpoint: the one that the server card names, else the usual one. */
export const endpointOf = async (context: Context): Promise<string> => {
  const card = (await context.get(paths.mcpServerCard)).json();
  const named = memberOf(card, 'endpoint');
  return (isText(named) ? pathOnSite(named, context) : null) ?? paths.mcp;
};

/** Takes a JSON-RPC message to an endpoint, with the headers that every client sends. */
export const post = (context: Context, path: string, message: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  context.send(path, {
    method: 'POST',
    headers: { ...Object.fromEntries(commonHeaders()), ...headers },
    body: typeof message === 'string' ? message : JSON.stringify(message),
  });

/** The JSON-RPC response in an answer, be it JSON or an event of a stream; undefined when there is none. */
export const responseIn = (answer: Answer): unknown =>
  isEventStream(answer.headers) ? responseAmong(answer.text()) : [answer.json()].flat().find(isResponse);

/** What an answer to a message is, for a sentence: its status, and the error that it holds. */
export const answerWords = (answer: Answer): string => {
  const message = memberOf(memberOf(responseIn(answer), 'error'), 'message');
  const type = mediaType(answer);
  const isJson = type === 'application/json' || type === '';
  return `status ${answer.status}${isText(message) ? ` (${message})` : isJson ? '' : ` (${type})`}`;
};
