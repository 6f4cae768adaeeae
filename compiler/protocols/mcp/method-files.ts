/** Answers of methods that would make the index large lie in files of their own, of which a request opens one. */
import type { McpAnswer, McpLookup, McpMethod } from '../../../runtime/bundle.ts';
import { compare } from '../../problems/problem.ts';

/** Characters of JSON from which on a file ends; the answers of a method that fill no more than one stay in the index. */
const ENOUGH = 30_000;

/** A file of the bundle, and its JSON. */
type MethodFile = readonly [file: string, json: string];

/** Methods as the index has them, and the files that it names. */
export interface FiledMethods {
  readonly methods: Readonly<Record<string, McpMethod>>;
  readonly files: readonly MethodFile[];
}

/** Parts the methods into what stays in the index, and files. */
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
  const files = groups.map((group, at) => [`_sitec/methods/${name}/${at}.json`, JSON.stringify(group)] as const);
  const firsts = files.map(([file], at) => [groups[at]?.[0]?.[0] ?? '', file] as const);
  return { method: { ...method, answers: {}, files: firsts }, files };
};

/** The answers of a method by their values, as many in a row as fill a file. */
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
