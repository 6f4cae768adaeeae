import { join } from 'node:path';
import { isObject } from '../../compiler/base/json.ts';
import { packageVersion } from '../../compiler/base/package.ts';
import { INDEX_FILE, MANIFEST_FILE } from '../../runtime/bundle.ts';
import { readJsonFile } from '../bundle/json-file.ts';
import { count } from '../report/outcome.ts';
import { labelled } from './lines.ts';

/** The lines for a folder that is a bundle; `name` is its name on the command line. */
export const bundleLines = (folder: string, name: string): readonly string[] => {
  const files = fieldOf(folder, MANIFEST_FILE, 'files');
  const site = fieldOf(folder, INDEX_FILE, 'site');
  const facts = [isObject(files) ? count(Object.keys(files).length, 'file') : '', typeof site === 'string' ? site : ''];
  return [
    [
      'sitec',
      packageVersion(),
      ' this folder is a bundle that sitec wrote',
      ...facts.filter((fact) => fact !== '').map((fact) => ` ${fact}`),
    ].join(' '),
    labelled('next', `sitec serve ${name} · sitec check ${name}`),
  ];
};

const fieldOf = (folder: string, file: string, name: string): unknown => {
  const document = readJsonFile(join(folder, file));
  return 'reason' in document ? undefined : document.value[name];
};
