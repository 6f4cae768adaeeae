import type { Config } from '../config/schema.ts';
import type { OpenFact } from './company-facts.ts';
import type { ProposedConfig } from './config-text.ts';
import { openFacts, type Findings } from './findings.ts';

/** A proposed configuration, and the facts that it leaves out. */
export interface Proposal extends ProposedConfig {
  /** Facts that only pages show and that nobody confirmed. */
  readonly left: readonly OpenFact[];
}

/** Answers of the user that no page has. */
export interface PersonKnows {
  /** Paths of the confirmed facts. */
  readonly confirmed: ReadonlySet<string>;
  /** Name of the company; null when it is known, and without an answer. */
  readonly name: string | null;
  /** Kinds that the site does not have. */
  readonly none: readonly string[];
}

/** The answers when no questions are asked. */
export const NOBODY: PersonKnows = { confirmed: new Set(), name: null, none: [] };

/** A key of a configuration with its comment. */
interface Part<T> {
  readonly value: T;
  readonly comment: readonly string[];
}

/** Description of the generator, for the comment at the folder of the site. */
type GeneratorWords = string | null;

/** The configuration for the findings, with the confirmed facts. */
export const proposalOf = (findings: Findings, { confirmed, name, none }: PersonKnows, generator: GeneratorWords): Proposal => {
  const left = openFacts(findings).filter(({ path }) => !confirmed.has(path));
  const accept = acceptOf(findings, confirmed, left);
  const company = companyOf(findings, confirmed, name);
  const { hosts, hostsFound, input, out, site, siteSource } = findings;
  const top: Readonly<Record<string, Part<unknown> | null>> = {
    // An address that the project already sets would become outdated here.
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
    kinds:
      none.length === 0
        ? null
        : { value: Object.fromEntries(none.map((kind) => [kind, false])), comment: ['Kinds that this site does not have'] },
    accept,
  };
  const parts = Object.entries(top).flatMap(([key, part]) => (part === null ? [] : [[key, part] as const]));
  const comments = Object.fromEntries(parts.map(([key, { comment }]) => [key, comment]));
  return { config: configOf(parts), comments, left };
};

/** Maximum unchecked prices that the file lists. */
const MOST_OPEN = 3;

const IN_PLACE = 'The bundle is written into the site folder';

/** Nests keys such as `facts.guides`. */
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
  const comment = ['Prices that only pages show, and that you have confirmed'];
  if (open.length === 0) return { value, comment };
  return {
    value,
    comment: [
      ...comment,
      'Not confirmed, so published as shown:',
      ...open.slice(0, MOST_OPEN).map(({ path, words, place }) => `  '${path}'  ${words}, ${place.file}`),
      ...(open.length > MOST_OPEN ? [`  and ${open.length - MOST_OPEN} more`] : []),
    ],
  };
};

const companyOf = ({ company }: Findings, confirmed: ReadonlySet<string>, name: string | null): Part<unknown> | null => {
  const taken = company.filter(({ path }) => confirmed.has(path));
  if (taken.length === 0 && name === null) return null;
  const value = name === null ? {} : { name };
  for (const { path, value: text } of taken) setAt(value, path.split('.').slice(1), text);
  return { value, comment: ['Company details that no other source has'] };
};

const setAt = (target: Record<string, unknown>, [key = '', ...rest]: readonly string[], value: string): void => {
  if (rest.length === 0) target[key] = value;
  else setAt((target[key] ??= {}) as Record<string, unknown>, rest, value);
};
