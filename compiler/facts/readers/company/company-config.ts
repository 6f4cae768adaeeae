import { propertiesOf, type JsonSchema, type Schema } from '../../../schema/builder.ts';
import { companyContent } from '../../../schema/content.ts';
import type { Claim } from '../../claim.ts';
import { configValues } from '../../config-values.ts';
import type { Sources } from '../../resource.ts';
import { companyClaims, type CompanyContent } from './company-content.ts';

/** Company facts of the configuration: `app`, `facts.company`, and single values by path such as `company.legalName`. */
export const companyConfig = (sources: Sources): readonly Claim[] => {
  const { config, base, configPlace } = sources;
  const { app } = config;
  const whole = { ...(app !== undefined && { app }), ...config.facts?.company };
  const stated = companyClaims(whole, { level: 'config', base, placeOf: (path) => configPlace(path.at(-1) ?? '') });
  const single = overrides(sources);
  const overridden = new Set(single.map(({ pointer }) => pointer));
  return [...single, ...stated.filter(({ pointer }) => !overridden.has(pointer))];
};

const overrides = (sources: Sources): readonly Claim[] =>
  configValues('company', sources).flatMap((given) => {
    const { key, path, value, place } = given;
    const schema = textAt(companyContent.json, path);
    if (schema)
      return given.isOf(schema) ? companyClaims(nested(path, value), { level: 'config', base: sources.base, placeOf: () => place }) : [];
    given.reportUnknown(key, PATHS);
    return [];
  });

/** Paths of the texts that can be set separately. An address is set as a whole, because parts of two addresses do not make one. */
const PATHS: readonly string[] = [
  ...['name', 'legalName', 'description', 'logo', 'app'].map((field) => `company.${field}`),
  ...['support', 'sales'].flatMap((label) => ['email', 'telephone', 'url', 'hours'].map((field) => `company.contacts.${label}.${field}`)),
];

/** The schema of the text at a path. Null when there is no text that can be set. */
const textAt = (schema: JsonSchema, path: readonly string[]): Schema<unknown> | null => {
  if (!PATHS.includes(['company', ...path].join('.'))) return null;
  const json = path.reduce<JsonSchema>((at, name) => propertiesOf(at)[name] ?? {}, schema);
  return { json, required: true };
};

const nested = (path: readonly string[], value: unknown): CompanyContent =>
  path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as CompanyContent;
