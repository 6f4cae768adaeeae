/** What a request of MCP 2026-07-28 must declare (basic, basic/transports): in `_meta`, and again in headers. */
import type { McpEra, McpTable } from '../bundle.ts';
import type { ServiceRequest } from '../exchange.ts';
import { fieldsOf, fill, isObject, type Fields } from '../rpc.ts';
import { valueIn } from '../table.ts';

/** Era of a message, from its members and its request. */
export const eraOf = ({ meta, revisions }: McpTable, { params }: Fields, request: ServiceRequest): McpEra => {
  const revision = request.header('mcp-protocol-version');
  if (meta.revision in fieldsOf(fieldsOf(params)._meta)) return 'modern';
  if (revision !== undefined) return valueIn(revisions, revision) ?? 'modern';
  return request.header('mcp-method') === undefined ? 'legacy' : 'modern';
};

/** Error outcome for a request of the modern era without the required declarations; undefined for a valid one. */
export const refusalOf = (table: McpTable, method: string, params: Fields, request: ServiceRequest): string | undefined => {
  const { errors, meta, named, revisions } = table;
  const { [meta.revision]: revision, [meta.capabilities]: capabilities } = fieldsOf(params._meta);
  if (typeof revision !== 'string') {
    const header = headerOf(request, 'mcp-protocol-version');
    return header === undefined || valueIn(revisions, header) ? errors.meta : fill(errors.revision, header);
  }
  const mismatch = (name: string, value: unknown): string | undefined => {
    const header = headerOf(request, name.toLowerCase());
    // A name that is not a text is left to the method.
    if (typeof value !== 'string' || header?.trim() === value) return undefined;
    const said = header === undefined ? 'header is missing,' : `header "${header}" does not match`;
    return fill(errors.header, `${name} ${said} body value '${value}'`);
  };
  const era = valueIn(revisions, revision);
  const refusals = [
    mismatch('MCP-Protocol-Version', revision),
    era === 'modern' ? undefined : fill(era ? errors.superseded : errors.revision, revision),
    isObject(capabilities) ? undefined : errors.capabilities,
    mismatch('Mcp-Method', method),
    mismatch('Mcp-Name', params[valueIn(named, method) ?? '']),
  ];
  return refusals.find((refusal) => refusal !== undefined);
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
