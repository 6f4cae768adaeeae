import { isMap, isSeq, parseDocument } from 'yaml';
import type { HostName } from '../../../compiler/config/host-names.ts';
import { changedFile, NONE, type FileChanges } from './addition.ts';
import { withMember } from './json-text.ts';
import type { Project } from './project.ts';

const NEW = 'sitec.config.json';

/** Has the configuration of a project name a host. Code is changed by people only, and so is a list of hosts that is there already. */
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

/** A line at the end: everything before it stays as it is. */
const inYaml = (text: string, name: string): string | null => {
  if (hostsOf(text, []) !== null || !isBlock(text)) return null;
  const added = `${text === '' || text.endsWith('\n') ? text : `${text}\n`}hosts: [${name}]\n`;
  return hostsOf(added, [])?.join() === name ? added : null;
};

/** Whether a document is a list of keys, each on a line, so that another line is another key. */
const isBlock = (text: string): boolean => {
  const { contents, errors } = parseDocument(text);
  return errors.length === 0 && (contents === null || (isMap(contents) && !contents.flow));
};

/** The hosts that a configuration in JSON or YAML names; null when it names none. */
const hostsOf = (text: string, path: readonly string[]): readonly unknown[] | null => {
  const hosts = parseDocument(text).getIn([...path, 'hosts']);
  return hosts === undefined ? null : isSeq(hosts) ? (hosts.toJSON() as readonly unknown[]) : [hosts];
};
