/** The syntax of nginx, and what both of its files name. */
import { createHash } from 'node:crypto';
import type { HostPlan } from '../host.ts';

/** First line of a file. */
export const NGINX_NOTE = '# Written by sitec from its header table. It is written anew by every build.';

/** A token in quotes. A dollar sign would begin a variable, and nginx has no escape for it: no value of the header table and no answer holds one. */
export const quoted = (value: string): string => `"${value.replace(/["\\]/g, String.raw`\$&`)}"`;

/** A regular expression as it is. Those of this compiler hold no quote, and no backslash before one, a backslash, or what nginx would read as a line break. */
export const expression = (operator: '~' | '~*', source: string): string => `"${operator}${source}"`;

/** A host that a name can tell: nginx finds variables in buckets of 64 bytes, and a hyphen would look like a dot. Others are told by their digest. */
const TELLABLE = /^[a-z0-9.]{1,20}$/;

/** A name of one site, so that several sites fit into one nginx. */
export const nginxName = ({ build }: HostPlan, name?: string): string => {
  const { host } = new URL(build.base);
  const site = TELLABLE.test(host) ? host.replaceAll('.', '_') : createHash('sha256').update(host).digest('hex').slice(0, 8);
  return ['sitec', site, ...(name === undefined ? [] : [name])].join('_');
};

/** A variable of one site. */
export const variable = (plan: HostPlan, name: string): string => `$${nginxName(plan, name)}`;

/** A block with its lines. */
export const block = (head: string, lines: readonly string[]): readonly string[] => [`${head} {`, ...lines.map((line) => `  ${line}`), '}'];

/** Text of a file: groups of lines with an empty line between them. */
export const textOf = (groups: readonly (readonly string[])[]): string =>
  `${groups
    .filter((group) => group.length > 0)
    .map((group) => group.join('\n'))
    .join('\n\n')}\n`;

/** Values of headers with `{page}`. Each has a variable of its own: where the request target tells no page, all of the value has to be empty. */
export const linkValues = ({ headers }: HostPlan): readonly string[] => {
  const values = [headers.page, ...headers.rules.map((rule) => rule.headers)].flatMap((set) => set.map(([, value]) => value));
  return [...new Set(values.filter((value) => value.includes('{page}')))];
};

/** The variable of such a value. */
export const linkVariable = (value: string, plan: HostPlan): string => variable(plan, `link_${linkValues(plan).indexOf(value) + 1}`);
