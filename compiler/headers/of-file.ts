import type { HeaderSet } from '../../runtime/contract/reply.ts';
import type { BundleFile } from '../artefact.ts';
import { httpDate } from '../base/dates.ts';
import { headerTable, type HeaderClass } from '../header-table.ts';
import { encodePath } from '../paths.ts';

/** What of a file decides its headers, besides its row. */
export type HeaderFacts = Pick<BundleFile, 'page' | 'schema' | 'modified' | 'tokens' | 'type'>;

/** What of a bundle decides them. */
export interface HeaderContext {
  /** The Link set of pages. */
  readonly links: string;
  /** Whether pages are negotiated. */
  readonly negotiates: boolean;
}

/**
 * The headers of a file by a row of the header table. `{page}` and `{tokens}` stay, for the runtime fills them for each route. Headers whose value
 * the file does not have are left out.
 */
export const fileHeaders = (row: HeaderClass, file: HeaderFacts, { links, negotiates }: HeaderContext): HeaderSet => {
  const isFolder = file.page?.endsWith('/') ?? true;
  return headerTable[row]
    .filter(([, value]) => file.schema !== undefined || !value.includes('{schema}'))
    .filter(([, value]) => file.tokens !== undefined || !value.includes('{tokens}'))
    .filter(([, value]) => file.modified !== undefined || !value.includes('{modified}'))
    .map(([name, value]): readonly [string, string] => [
      name,
      value
        .replace('{type}', file.type)
        .replace('{links}', links)
        .replace('{schema}', encodePath(file.schema ?? ''))
        .replace('{modified}', () => httpDate(file.modified ?? ''))
        .replace('<{page}/>', isFolder ? '<{page}/>' : '<{page}>')
        .replace(/^Accept, /, negotiates ? 'Accept, ' : ''),
    ]);
};
