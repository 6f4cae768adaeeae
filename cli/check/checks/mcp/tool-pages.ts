import { isText } from '../reading.ts';

/** Pages of one list that are asked for. */
const MOST_PAGES = 50;

/** What asks for a page: nothing for the first one. */
export interface PageParameters {
  readonly cursor?: string;
}

/** A page of a list of tools. */
export interface ToolPage<Tool> {
  /** What it was asked for with. */
  readonly parameters: PageParameters;
  readonly tools: readonly Tool[];
  /** True when there is another one behind it. */
  readonly hasNext: boolean;
}

/** The pages of a list, in their order. The last one says that it has another one behind it where the list has no end. */
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
