/** Moves large answers of methods out of the index into separate files, one of which a request opens. */
import type { McpAnswer, McpLookup, McpMethod } from '../../../runtime/bundle.ts';
import { compare } from '../../problems/problem.ts';

/** Characters of JSON after which a file ends; answers of a method that fit into one file stay in the index. */
const ENOUGH = 30_000;

/** A file of the bundle, and its JSON. */
type MethodFile = readonly [file: string, json: string];

/** Methods for the index, and the files that it names. */
export interface FiledMethods {
  readonly methods: Readonly<Record<string, McpMethod>>;
  readonly files: readonly MethodFile[];
}

/** Splits the methods into index entries and files. */
export const fileMethods = (methods: Readonly<Record<string, McpMethod>>): FiledMethods => {
  const filed = Object.entries(methods).map(([name, method]) => ({ name, ...fileMethod(name, method) }));
  return {
    methods: Object.fromEntries(filed.map(({ name, method }) => [name, method])),
    files: filed.flatMap(({ files }) => files),
  };
};

const fileMethod = (name: string, method: McpMethod): { readonly method: McpMethod; readonly files: readonly MethodFile[] } => {
  const groups = method.kind === 'lookup' ? grouped(method) : [];
  if (method.kind !== 'lookup' || groups.length < 2) return { method, files: [] };
  const files = groups.map((group, at) => [`_sitec/methods/${name}/${at}.json`, JSON.stringify(Object.fromEntries(group))] as const);
  const firsts = files.map(([file], at) => [groups[at]?.[0]?.[0] ?? '', file] as const);
  return { method: { ...method, answers: {}, files: firsts }, files };
};

/** The answers of a method by their values, in groups of one file each. */
const grouped = ({ answers }: McpLookup): readonly (readonly (readonly [value: string, answer: McpAnswer])[])[] => {
  const groups: (readonly [string, McpAnswer])[][] = [];
  let size = Infinity;
  for (const entry of Object.entries(answers).sort(([left], [right]) => compare(left, right))) {
    if (size > ENOUGH) {
      groups.push([]);
      size = 0;
    }
    groups.at(-1)?.push(entry);
    size += JSON.stringify(entry).length;
  }
  return groups;
};
