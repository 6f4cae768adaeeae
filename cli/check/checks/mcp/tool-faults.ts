import { isObject, isText, memberOf } from '../findings.ts';

type Tool = Readonly<Record<string, unknown>>;

/** Why models or clients cannot use a listed tool; none when they can. */
export const toolFaults = (tool: Tool): readonly string[] => {
  const { description, inputSchema, outputSchema } = tool;
  const properties = memberOf(inputSchema, 'properties');
  const bare = Object.entries(isObject(properties) ? properties : {}).filter(([, property]) => !isText(memberOf(property, 'description')));
  return [
    ...(isText(description) ? [] : ['it has no description']),
    ...(memberOf(inputSchema, 'type') === 'object' ? [] : ['its inputSchema is not of type object']),
    ...(outputSchema === undefined || memberOf(outputSchema, 'type') === 'object' ? [] : ['its outputSchema is not of type object']),
    ...bare.map(([name]) => `its argument ${name} has no description`),
  ];
};

/** How two lists of tools differ, as the end of a sentence; null when they are the same for a client. */
export const difference = (these: readonly Tool[], those: readonly Tool[]): string | null => {
  const [first, second] = [byName(these), byName(those)];
  const only = [...first.keys()].filter((name) => !second.has(name));
  const lacking = [...second.keys()].filter((name) => !first.has(name));
  const single = [...only, ...lacking];
  if (single.length > 0) return `${single.join(', ')} ${single.length === 1 ? 'is' : 'are'} only on one side`;
  const other = [...first].find(([name, tool]) => described(tool) !== described(second.get(name) ?? {}));
  return other === undefined ? null : `${other[0]} has two descriptions`;
};

const byName = (tools: readonly Tool[]): ReadonlyMap<string, Tool> => new Map(tools.map((tool) => [String(tool.name), tool]));

/** The parts of a tool that clients use. The order of keys does not matter. */
const described = ({ description, inputSchema }: Tool): string => JSON.stringify([description, sorted(inputSchema)]);

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key])]),
  );
};
