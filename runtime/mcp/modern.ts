/** What a request of MCP 2026-07-28 must declare (basic, basic/transports): in `_meta`, and again in headers. */
import { MCP_NAMED, META, type McpEra, type McpTable } from '../bundle.ts';
import type { ServiceRequest } from '../exchange.ts';
import { fieldsOf, fill, isObject, type Fields } from '../rpc.ts';

interface ModernRules {
  /** Era of a message, from its members and its request. */
  eraOf(message: Fields, request: ServiceRequest): McpEra;
  /** Error outcome for a request without the required declarations; undefined for a valid one. */
  refusal(method: string, params: Fields, request: ServiceRequest): string | undefined;
}

/** The rules of the modern era over the compiled tables of a bundle. */
export const createModernRules = ({ revisions, errors }: McpTable): ModernRules => {
  const eras = new Map(Object.entries(revisions));
  const names = new Map<string, string>(Object.entries(MCP_NAMED));

  const refusal = (method: string, params: Fields, request: ServiceRequest): string | undefined => {
    const name = params[names.get(method) ?? ''];
    return (
      wrongMeta(fieldsOf(params._meta), headerOf(request, 'mcp-protocol-version')) ??
      mismatch('Mcp-Method', headerOf(request, 'mcp-method'), method) ??
      // A name that is not a text is left to the method.
      (typeof name === 'string' ? mismatch('Mcp-Name', headerOf(request, 'mcp-name'), name) : undefined)
    );
  };

  const wrongMeta = (meta: Fields, header: string | undefined): string | undefined => {
    const revision = meta[META.revision];
    if (typeof revision !== 'string') return header === undefined || eras.has(header) ? errors.meta : fill(errors.revision, header);
    const wrongHeader = mismatch('MCP-Protocol-Version', header, revision);
    if (wrongHeader !== undefined) return wrongHeader;
    if (eras.get(revision) !== 'modern') return fill(eras.has(revision) ? errors.superseded : errors.revision, revision);
    return isObject(meta[META.capabilities]) ? undefined : errors.capabilities;
  };

  const mismatch = (name: string, header: string | undefined, value: string): string | undefined => {
    if (header?.trim() === value) return undefined;
    const said = header === undefined ? 'header is missing,' : `header "${header}" does not match`;
    return fill(errors.header, `${name} ${said} body value '${value}'`);
  };

  return {
    refusal,
    eraOf: ({ params }, request) => {
      const revision = request.header('mcp-protocol-version');
      if (META.revision in fieldsOf(fieldsOf(params)._meta)) return 'modern';
      if (revision !== undefined) return eras.get(revision) ?? 'modern';
      return request.header('mcp-method') === undefined ? 'legacy' : 'modern';
    },
  };
};

/** Value of a header that may be encoded as `=?base64?…?=` (UTF-8), because headers only allow ASCII. */
const headerOf = (request: ServiceRequest, name: string): string | undefined => {
  const header = request.header(name);
  const encoded = /^\s*=\?base64\?([\w+/=]*)\?=\s*$/i.exec(header ?? '')?.[1];
  if (encoded === undefined) return header;
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0)));
  } catch {
    return header;
  }
};
