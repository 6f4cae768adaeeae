import { isMap, isSeq, parseDocument } from 'yaml';
import type { HostName } from '../../../compiler/config/host-names.ts';
import { changedFile, NONE, type FileChanges } from './addition.ts';
import { withMember } from './json-text.ts';
import type { Project } from './project.ts';

const NEW = 'sitec.config.json';

/** Adds a host to the configuration of a project. A configuration in code, or one that already lists hosts, is left to the user. */
export const hostChanges = ({ config, hosts, read }: Project, name: HostName): FileChanges => {
  if (hosts.includes(name)) return NONE;
  const before = config === null ? null : read(config);
  if (config === null || before === null)
    return { edits: [{ path: NEW, before: null, after: `{\n  "hosts": ["${name}"]\n}\n`, replaces: false }], pastes: [] };
  const named = [...hosts, name];
  const path = config.endsWith('package.json') ? ['sitec'] : [];
  if (config.endsWith('.json'))
    return changedFile(config, before, (text) => inJson(text, path, name), `"hosts": [${named.map((each) => `"${each}"`).join(', ')}]`);
  if (/\.ya?ml$/.test(config)) return changedFile(config, before, (text) => inYaml(text, name), `hosts: [${named.join(', ')}]`);
  return { edits: [], pastes: [{ path: config, text: `hosts: [${named.map((each) => `'${each}'`).join(', ')}],` }] };
};

const inJson = (text: string, path: readonly string[], name: string): string | null =>
  hostsOf(text, path) === null ? withMember(text, path, 'hosts', [name]) : null;

/** Adds a line at the end, so that everything before it stays as it is. */
const inYaml = (text: string, name: string): string | null => {
  if (hostsOf(text, []) !== null || !isBlock(text)) return null;
  const added = `${text === '' || text.endsWith('\n') ? text : `${text}\n`}hosts: [${name}]\n`;
  return hostsOf(added, [])?.join() === name ? added : null;
};

/** Whether a document has one key on each line, so that a new line adds a key. */
const isBlock = (text: string): boolean => {
  const { contents, errors } = parseDocument(text);
  return errors.length === 0 && (contents === null || (isMap(contents) && !contents.flow));
};

/** The hosts that a configuration in JSON or YAML names; null when it names none. */
const hostsOf = (text: string, path: readonly string[]): readonly unknown[] | null => {
  const hosts = parseDocument(text).getIn([...path, 'hosts']);
  return hosts === undefined ? null : isSeq(hosts) ? (hosts.toJSON() as readonly unknown[]) : [hosts];
};
