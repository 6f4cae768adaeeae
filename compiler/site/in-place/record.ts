import { hash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { json } from '../../base/json.ts';
import type { Settings } from '../../config/settings.ts';
import { input } from '../../problems/input.ts';
import { compare, type ProblemList } from '../../problems/problem.ts';
import type { Stage } from '../../stage/stage.ts';
import type { Site } from '../site.ts';
import { keptFile, ORIGINALS_FILE, type Original, type OriginalsFile } from './originals-file.ts';
import { insertedRanges } from './ranges.ts';

/** A file of the bundle that only the next build in the same place reads. */
export type KeptFile = readonly [file: string, body: string | Buffer];

/** What is asked of the build. */
interface InPlaceBuild {
  readonly site: Pick<Site, 'folder' | 'name'>;
  readonly settings: Pick<Settings, 'isInPlace' | 'config'>;
  readonly problems: ProblemList;
}

/**
 * What a bundle that takes the place of its site keeps of it: for each file of the site that the bundle has too, how it becomes what it was. To be called
 * once every other file is in the stage. What the bundle would cover without having it is a problem.
 */
export const keptOriginals = ({ site, problems, settings }: InPlaceBuild, stage: Stage): readonly KeptFile[] => {
  if (!settings.isInPlace) return [];
  const files: [string, Original][] = [];
  const kept = new Map<string, Buffer>();
  // Else a page that the bundle changes would be as old as the bundle.
  const isDated = settings.config.dates?.includes('file');
  for (const path of filesIn(site.folder)) {
    const covered = stage.cover(path);
    const [file, source] = [join(site.folder, path), `${site.name}/${path}`];
    if (covered === null) continue;
    if (covered === 'folder' || !lstatSync(file).isFile()) {
      problems.add(input.pathTaken, { path, first: source, second: 'the bundle' }, { file: source });
      continue;
    }
    files.push([path, originalOf(readFileSync(file), stage.read(path), kept)]);
    if (isDated) stage.copyTimes(path, file);
  }
  const record: OriginalsFile = { version: 1, files: Object.fromEntries(files.toSorted(([a], [b]) => compare(a, b))) };
  return [...[...kept].map(([digest, bytes]) => [keptFile(digest), bytes] as const), [ORIGINALS_FILE, json(record)]];
};

const originalOf = (original: Buffer, written: Buffer, kept: Map<string, Buffer>): Original => {
  const ranges = insertedRanges(original, written);
  if (ranges !== null) return ranges;
  const digest = hash('sha256', original);
  kept.set(digest, original);
  return digest;
};

/** Everything below a folder that is no folder itself. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => !item.isDirectory())
    .map((item) =>
      join(item.parentPath, item.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
