import { paths } from '../../../../compiler/paths.ts';
import { probesA2a } from '../../../../compiler/problems/probes/a2a.ts';
import type { Context } from '../../check.ts';
import { documentCheck, isObject, isText, JSON_TYPES, memberOf, objectsIn, pathOnSite } from '../findings.ts';

/** Members that every version of the card requires (A2A 0.3.0 section 5.5, 1.0 section 4.4.1). */
const TEXTS = ['name', 'description', 'version'] as const;
const LISTS = ['defaultInputModes', 'defaultOutputModes', 'skills'] as const;

/** Check of the agent card. */
export const agentCard = documentCheck({
  name: 'a2a-agent-card',
  weight: 2,
  problem: probesA2a.card,
  path: paths.agentCard,
  types: [JSON_TYPES],
  faults: (answer, context) => {
    const card = answer.json();
    const skills = objectsIn(memberOf(card, 'skills'));
    const addresses = [...new Set(interfacesOf(card).map(({ url }) => url))];
    return [
      ...TEXTS.filter((key) => !isText(memberOf(card, key))).map((key) => `it has no ${key}`),
      ...LISTS.filter((key) => !isFull(memberOf(card, key))).map((key) => `its ${key} are missing or empty`),
      ...skills
        .filter((skill) => !isText(skill.id) || !isText(skill.name) || !isText(skill.description) || !isFull(skill.tags))
        .map(({ id }) => `its skill ${String(id)} lacks id, name, description or tags`),
      ...(addresses.length > 0 ? [] : ['it has no address for JSON-RPC']),
      ...addresses.filter((url) => pathOnSite(url, context) === null).map((url) => `its address ${url} is on another site`),
    ];
  },
});

const isFull = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

/** An address at which the agent speaks JSON-RPC. */
export interface AgentInterface {
  readonly url: string;
  /** Version of the protocol, major and minor. */
  readonly version: string;
}

/** The addresses of a card: `supportedInterfaces` since 1.0, `url` before. */
export const interfacesOf = (card: unknown): readonly AgentInterface[] => {
  const supported = objectsIn(memberOf(card, 'supportedInterfaces')).flatMap(({ url, protocolBinding, protocolVersion }) =>
    isText(url) && protocolBinding === 'JSONRPC' ? [{ url, version: versionOf(protocolVersion, '1.0') }] : [],
  );
  const url = memberOf(card, 'url');
  const isOld = isText(url) && (memberOf(card, 'preferredTransport') ?? 'JSONRPC') === 'JSONRPC';
  const old = isOld ? [{ url, version: versionOf(memberOf(card, 'protocolVersion'), '0.3') }] : [];
  return [...supported, ...old.filter(({ version }) => !supported.some((each) => each.version === version))];
};

const versionOf = (value: unknown, usual: string): string => (isText(value) ? value.split('.').slice(0, 2).join('.') : usual);

/** True for a card that requires a login: `security` before 1.0, `securityRequirements` since. */
export const namesLogin = (card: unknown): boolean => {
  const schemes = memberOf(card, 'securitySchemes');
  const isNamed = isObject(schemes) && Object.keys(schemes).length > 0;
  return isNamed || ['security', 'securityRequirements'].some((key) => isFull(memberOf(card, key)));
};

/** The first example question of the card; null for a card without examples. */
export const questionOf = async (context: Context): Promise<string> => {
  const card = (await context.get(paths.agentCard)).json();
  const examples = objectsIn(memberOf(card, 'skills')).flatMap(({ examples: list }) => (Array.isArray(list) ? list.filter(isText) : []));
  return examples[0] ?? 'What can you answer?';
};
