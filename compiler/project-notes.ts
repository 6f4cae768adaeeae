import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Settings } from './config.ts';

/** The folder of the project: that of the configuration file, else the working folder. */
export const projectFolder = ({ cwd, configFile }: Pick<Settings, 'cwd' | 'configFile'>): string =>
  configFile === null ? cwd : dirname(join(cwd, configFile));

/**
 * Writes a JSON document beside the project, for other commands: it is not part of the bundle and ignored by git. A folder that cannot be
 * written costs the document, not the build. `file` is relative to the project folder.
 */
export const writeNote = (file: string, document: unknown, settings: Pick<Settings, 'cwd' | 'configFile'>): void => {
  const path = join(projectFolder(settings), file);
  const text = `${JSON.stringify(document, null, 1)}\n`;
  try {
    if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(join(dirname(path), '.gitignore'), '*\n');
    writeFileSync(`${path}.tmp`, text);
    renameSync(`${path}.tmp`, path);
  } catch {
    // Read-only project folders are usual in CI.
  }
};
