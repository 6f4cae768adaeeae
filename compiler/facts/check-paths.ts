import { didYouMean } from '../base/did-you-mean.ts';
import type { Config } from '../config/schema.ts';
import { input } from '../problems/input.ts';
import type { Place, ProblemList } from '../problems/problem.ts';
import type { JsonSchema } from '../schema/builder.ts';
import { keyName } from './kinds/names.ts';
import { recordsOf, type Resource } from './resource.ts';
import { factsOf, type Facts } from './resources/index.ts';

/** What the paths of the configuration are looked up in. */
interface Known {
  readonly config: Config;
  readonly resources: readonly Resource[];
  readonly facts: Facts;
  /** Paths of all facts that a source says something of; a record that is in one source only need not be published. */
  readonly told: readonly string[];
  readonly configPlace: (...path: readonly string[]) => Place;
  readonly problems: ProblemList;
}

/** Reports paths in `accept` and `drift` that name no fact: they would silently have no effect. */
export const checkFactPaths = (known: Known): void => {
  const { accept = [], drift = {} } = known.config;
  for (const path of accept) checkPath('accept', path, known.configPlace('accept'), known);
  for (const path of Object.keys(drift)) checkPath('drift', path, known.configPlace('drift', path), known);
};

const checkPath = (key: string, path: string, place: Place, known: Known): void => {
  const parts = path.split('.');
  const resource = known.resources.find(({ name }) => name === parts[0]);
  const names = resource ? namesIn(resource, parts[1] ?? '*', known) : [known.resources.map(({ name }) => name)];
  const at = parts.findIndex((part, index) => part !== '*' && names[index]?.includes(part) === false);
  const part = parts[at];
  if (part === undefined) return;
  known.problems.add(input.factPathUnknown, { key, path, suggestion: didYouMean(part, names[at] ?? []) }, place);
};

/** What the parts of a path can be: a kind, a record and a property of it, or a kind and a property of its own. */
const namesIn = (resource: Resource, second: string, { facts, told }: Known): readonly (readonly string[])[] => {
  const { name, schema } = resource;
  const { [keyName(name)]: list, ...head } = schema.json.properties as Readonly<Record<string, JsonSchema>>;
  const own = Object.keys(head);
  if (!list || own.includes(second)) return [[name], own];
  const published = recordsOf(resource, factsOf(facts, resource).body).map(({ slug }) => slug);
  const stated = told.filter((path) => path.startsWith(`${name}.`)).map((path) => path.split('.')[1] ?? '');
  const properties = (list.items as JsonSchema).properties as JsonSchema;
  return [[name], [...new Set([...published, ...stated, ...own])], Object.keys(properties)];
};
