import { isMap, isSeq, parseDocument } from 'yaml';
import type { HostName } from '../../compiler/host.ts';
import { changedFile, type FileChanges } from './addition.ts';
import { withMember } from './json-text.ts';
import type { Project } from './project.ts';

const NEW = 'sitec.config.json';

/** Has the configuration of a project name a host. Code is changed by people only, and so is a list of hosts that is there already. */
export const hostChanges = ({ config, read }: Project, name: HostName): FileChanges => {
  const before = config === null ? null : read(config);
  if (config === null || before === null)
    return { edits: [{ path: NEW, before: null, after: `${JSON.stringify({ hosts: [name] })}\n`, replaces: false }], pastes: [] };
  if (/\.json$/.test(config)) return changedFile(config, before, (text) => inJson(text, name), `"hosts": ["${name}"]`);
  if (/\.ya?ml$/.test(config)) return changedFile(config, before, (text) => inYaml(text, name), `hosts: [${name}]`);
  return { edits: [], pastes: [{ path: config, text: `hosts: ['${name}'],` }] };
};

const inJson = (text: string, name: string): string | null => {
  if (names(text)?.includes(name)) return text;
  return names(text) === null ? withMember(text, [], 'hosts', [name]) : null;
};

/** A line at the end: everything before it stays as it is. */
const inYaml = (text: string, name: string): string | null => {
  if (names(text)?.includes(name)) return text;
  const { contents, errors } = parseDocument(text);
  const isBlock = contents === null || (isMap(contents) && !contents.flow);
  if (names(text) !== null || errors.length > 0 || !isBlock) return null;
  const added = `${text === '' || text.endsWith('\n') ? text : `${text}\n`}hosts: [${name}]\n`;
  return names(added)?.join() === name ? added : null;
};

/** The hosts that a configuration in JSON or YAML names; null when it names none. */
const names = (text: string): readonly unknown[] | null => {
  const hosts = parseDocument(text).get('hosts');
  return hosts === undefined ? null : isSeq(hosts) ? (hosts.toJSON() as readonly unknown[]) : [hosts];
};
