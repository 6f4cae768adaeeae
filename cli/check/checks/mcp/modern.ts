import { packageVersion } from '../../../../compiler/base/package.ts';
import { META, MODERN_VERSIONS } from '../../../../compiler/build/service-info.ts';
import { headersOf } from '../../../mcp/messages.ts';
import type { Answer, Context } from '../../check.ts';
import { isObject, memberOf, objectsIn } from '../findings.ts';
import { answerWords, post, responseIn } from './endpoint.ts';
import { toolPages } from './tool-pages.ts';

/** What a client without a handshake (revision 2026-07-28) finds at an endpoint. */
export interface ModernVisit {
  /** What is wrong; null when the server supports the revision. */
  readonly fault: string | null;
  readonly tools: readonly Readonly<Record<string, unknown>>[];
}

const [REVISION] = MODERN_VERSIONS;

/** `_meta` has what older revisions send in a handshake (MCP 2026-07-28, basic). */
const about = {
  [META.revision]: REVISION,
  [META.capabilities]: {},
  'io.modelcontextprotocol/clientInfo': { name: 'sitec-check', version: packageVersion() },
};

/** Sends a request of that revision, with the headers that repeat parts of its body (basic/transports). */
export const postModern = (
  context: Context,
  path: string,
  method: string,
  params: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> => {
  const message = { jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: about } } as const;
  return post(context, path, message, { ...Object.fromEntries(headersOf(message, undefined)), ...headers });
};

/** Sends `server/discover`, and lists the tools. */
export const visitModern = async (context: Context, path: string): Promise<ModernVisit> => {
  const discovered = await postModern(context, path, 'server/discover');
  const fault = discoveryFault(discovered);
  if (fault !== null) return { fault, tools: [] };
  let words = '';
  const pages = await toolPages(async (parameters) => {
    const listed = await postModern(context, path, 'tools/list', { ...parameters });
    words = answerWords(listed);
    const result = resultOf(listed);
    return { tools: objectsIn(memberOf(result, 'tools')), nextCursor: memberOf(result, 'nextCursor') };
  });
  const tools = pages.flatMap((page) => page.tools);
  return { fault: tools.length > 0 ? null : `tools/list answers with ${words} and no tool`, tools };
};

const discoveryFault = (answer: Answer): string | null => {
  const versions = memberOf(resultOf(answer), 'supportedVersions');
  if (!Array.isArray(versions)) return `server/discover answers with ${answerWords(answer)}`;
  return versions.includes(REVISION) ? null : `its supportedVersions are ${versions.join(', ')}`;
};

/** The result in an answer; undefined for an error, and for an answer that is not a response. */
export const resultOf = (answer: Answer): unknown => {
  const result = memberOf(responseIn(answer), 'result');
  return isObject(result) ? result : undefined;
};
