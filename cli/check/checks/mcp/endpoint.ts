import { paths } from '../../../../compiler/paths.ts';
import { isEventStream, looksLikeResponse, responseAmong } from '../../../web/event-stream.ts';
import { commonHeaders } from '../../../mcp/messages.ts';
import type { Answer, Context } from '../../check.ts';
import { isText, mediaType, memberOf, objectsIn, pathOnSite } from '../findings.ts';

/** Addresses of the server in a card: from `endpoint`, or from `remotes` as in registries. The older `sse` transport is left out. */
export const endpointsIn = (card: unknown): readonly string[] => {
  const remotes = objectsIn(memberOf(card, 'remotes')).filter(({ type }) => type !== 'sse');
  return [memberOf(card, 'endpoint'), ...remotes.map(({ url }) => url)].filter(isText);
};

/** Path of the MCP endpoint: the first one on this site in the server card, else the usual one. */
export const endpointOf = async (context: Context): Promise<string> => {
  const named = endpointsIn((await context.get(paths.mcpServerCard)).json());
  return named.map((address) => pathOnSite(address, context)).find((path) => path !== null) ?? paths.mcp;
};

/** Sends a JSON-RPC message to an endpoint, with the headers that every client sends. */
export const post = (context: Context, path: string, message: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  context.send(path, {
    method: 'POST',
    headers: { ...Object.fromEntries(commonHeaders()), ...headers },
    body: typeof message === 'string' ? message : JSON.stringify(message),
  });

/** The JSON-RPC response in an answer, either JSON or an event of a stream; undefined when there is none. */
export const responseIn = (answer: Answer): unknown =>
  isEventStream(answer.headers) ? responseAmong(answer.text()) : [answer.json()].flat().find(looksLikeResponse);

/** An answer to a message in words: its status and its error. */
export const answerWords = (answer: Answer): string => {
  const message = memberOf(memberOf(responseIn(answer), 'error'), 'message');
  const type = mediaType(answer);
  const isJson = type === 'application/json' || type === '';
  return `status ${answer.status}${isText(message) ? ` (${message})` : isJson ? '' : ` (${type})`}`;
};
