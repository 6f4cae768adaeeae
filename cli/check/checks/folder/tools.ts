import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../../../../compiler/paths.ts';
import { probesFolder } from '../../../../compiler/problems/probes/folder.ts';
import { INDEX_FILE } from '../../../../runtime/bundle.ts';
import { type Finding, notApplicable, type Probe, type Context } from '../../check.ts';
import { isBundle } from '../../sample.ts';
import { isObject, memberOf, objectsIn } from '../findings.ts';

/** A list of tools and its names; null where there is no such list. */
interface ToolList {
  readonly path: string;
  readonly names: readonly string[] | null;
}

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];

/** Tools that the runtime serves. */
const servedTools = (folder: string): readonly string[] => {
  const tools = memberOf(memberOf(JSON.parse(readFileSync(join(folder, INDEX_FILE), 'utf8')), 'mcp'), 'tools');
  return isObject(tools) ? Object.keys(tools) : [];
};

/** The lists that name every tool. The page for developers is plain text, so only names that occur in it are known. */
const listsOf = async ({ get }: Context, served: readonly string[]): Promise<readonly ToolList[]> => {
  const [card, catalogue, developers] = await Promise.all([get(paths.mcpServerCard), get(paths.aiCatalog), get(paths.developers)]);
  const capabilities = objectsIn(memberOf(catalogue.json(), 'entries')).flatMap((entry) => texts(entry.capabilities));
  return [
    {
      path: paths.mcpServerCard,
      names: card.status === 200 ? objectsIn(memberOf(card.json(), 'tools')).flatMap(({ name }) => texts([name])) : null,
    },
    { path: paths.aiCatalog, names: catalogue.status === 200 ? capabilities : null },
    { path: paths.developers, names: developers.status === 200 ? served.filter((name) => developers.text().includes(name)) : null },
  ];
};

const differences = ({ path, names }: ToolList, served: readonly string[]): readonly Finding[] => {
  const lacking = served.filter((name) => !names?.includes(name));
  const more = (names ?? []).filter((name) => !served.includes(name));
  const words = [...lacking.map((name) => `${name} is missing`), ...more.map((name) => `${name} is not served`)];
  return names === null || words.length === 0 ? [] : [{ path, values: { other: paths.mcp, names: words.join(', ') } }];
};

/** Every list of tools has exactly the tools that are served. */
export const toolsAgree: Probe = {
  name: 'tools-agree',
  weight: 3,
  problem: probesFolder.toolsDiffer,
  run: async (context) => {
    const { folder } = context.subject;
    if (folder === null || !isBundle(folder)) return notApplicable('the MCP checks read the tools of a site without a bundle');
    const served = servedTools(folder);
    const lists = await listsOf(context, served);
    // A bundle for hosts without POST has the tables, but does not advertise them.
    if (lists[0]?.names === null) return notApplicable('the bundle has no MCP server');
    return lists.flatMap((list) => differences(list, served));
  },
};
