import type { Config } from '../config/schema.ts';
import type { ProposedConfig } from './config-text.ts';
import { openFacts, type Findings } from './findings.ts';
import type { OpenFact } from './open-facts.ts';

/** A configuration that is proposed, and what of the site it leaves out. */
export interface Proposal extends ProposedConfig {
  /** What only pages show and nobody has confirmed. */
  readonly left: readonly OpenFact[];
}

/** A key of a configuration with its comment. */
interface Part<T> {
  readonly value: T;
  readonly comment: readonly string[];
}

/** What a project is rendered with, for the comment at the folder of the site. */
type GeneratorWords = string | null;

/** The configuration for what was found; of what pages only show, it takes what is confirmed, by the path of the fact. */
export const proposalOf = (findings: Findings, confirmed: ReadonlySet<string>, generator: GeneratorWords): Proposal => {
  const left = openFacts(findings).filter(({ path }) => !confirmed.has(path));
  const accept = acceptOf(findings, confirmed, left);
  const company = companyOf(findings, confirmed);
  const { hosts, hostsFound, input, out, site, siteSource } = findings;
  const top: Readonly<Record<string, Part<unknown> | null>> = {
    // What the project says already would only grow old here.
    site:
      siteSource === 'project'
        ? null
        : { value: site, comment: [siteSource === 'given' ? 'Public address' : 'Public address, as the site names it'] },
    input: { value: input, comment: [`Folder with the rendered site${generator === null ? '' : ` (${generator})`}`] },
    out:
      out === null
        ? null
        : { value: out, comment: [out === input ? IN_PLACE : 'Folder for the bundle, which is published instead of the site'] },
    hosts:
      hosts.length === 0
        ? null
        : { value: [...hosts], comment: [`Where the bundle is published${hostsFound === null ? '' : ` (found: ${hostsFound})`}`] },
    'facts.company': company,
    ...Object.fromEntries(
      findings.globs.map(({ kind, glob, count }) => [
        `facts.${kind}`,
        { value: { pages: glob }, comment: [`${count} pages that are read as ${kind}`] },
      ]),
    ),
    accept,
  };
  const parts = Object.entries(top).flatMap(([key, part]) => (part === null ? [] : [[key, part] as const]));
  const comments = Object.fromEntries(parts.map(([key, { comment }]) => [key, comment]));
  return { config: configOf(parts), comments, left };
};

const IN_PLACE = 'The bundle is made in place: it is put into the folder of the site';

/** Puts keys such as `facts.guides` into each other. */
const configOf = (parts: readonly (readonly [key: string, part: Part<unknown>])[]): Config => {
  const config: Record<string, unknown> = {};
  const facts: Record<string, unknown> = {};
  for (const [key, { value }] of parts) {
    const [, inner] = key.split('.');
    if (inner === undefined) config[key] = value;
    else config.facts = Object.assign(facts, { [inner]: value });
  }
  return config;
};

const acceptOf = ({ prices }: Findings, confirmed: ReadonlySet<string>, left: readonly OpenFact[]): Part<string[]> | null => {
  const value = prices.map(({ path }) => path).filter((path) => confirmed.has(path));
  const open = left.filter((fact) => prices.includes(fact));
  if (value.length === 0 && open.length === 0) return null;
  const comment = ['Prices that only pages show, and that a person has checked'];
  if (open.length === 0) return { value, comment };
  return {
    value,
    comment: [
      ...comment,
      'Not checked, and so published as shown:',
      ...open.map(({ path, words, place }) => `  '${path}'  ${words}, ${place.file}`),
    ],
  };
};

const companyOf = ({ company }: Findings, confirmed: ReadonlySet<string>): Part<unknown> | null => {
  const taken = company.filter(({ path }) => confirmed.has(path));
  if (taken.length === 0) return null;
  const value = {};
  for (const { path, value: text } of taken) setAt(value, path.split('.').slice(1), text);
  return { value, comment: ['What the pages show of the company, and no other source states'] };
};

const setAt = (target: Record<string, unknown>, [key = '', ...rest]: readonly string[], value: string): void => {
  if (rest.length === 0) target[key] = value;
  else setAt((target[key] ??= {}) as Record<string, unknown>, rest, value);
};
