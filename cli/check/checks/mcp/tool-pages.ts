import { isText } from '../findings.ts';

/** Maximum pages of one list. */
const MOST_PAGES = 50;

/** Parameters for a page; empty for the first one. */
export interface PageParameters {
  readonly cursor?: string;
}

/** A page of a list of tools. */
export interface ToolPage<Tool> {
  /** Parameters of the request for it. */
  readonly parameters: PageParameters;
  readonly tools: readonly Tool[];
  /** True when another page follows. */
  readonly hasNext: boolean;
}

/** The pages of a list, in order. The last one has `hasNext` where the list does not end. */
export const toolPages = async <Tool>(
  ask: (parameters: PageParameters) => Promise<{ readonly tools: readonly Tool[]; readonly nextCursor?: unknown }>,
): Promise<readonly ToolPage<Tool>[]> => {
  const pages: ToolPage<Tool>[] = [];
  let parameters: PageParameters | null = {};
  while (parameters !== null && pages.length < MOST_PAGES) {
    const { tools, nextCursor } = await ask(parameters);
    pages.push({ parameters, tools, hasNext: isText(nextCursor) });
    parameters = isText(nextCursor) ? { cursor: nextCursor } : null;
  }
  return pages;
};
