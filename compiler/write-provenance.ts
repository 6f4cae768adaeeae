import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Claim } from './claim.ts';
import type { Settings } from './config.ts';
import type { FactLog } from './fact-log.ts';
import { factWords } from './fact-words.ts';
import { LineCounter } from './place.ts';
import { PROVENANCE_FILE, type FactRecord, type ProvenanceFile, type SourceRecord } from './provenance.ts';

/** The folder of the project: that of the configuration file, else the working folder. */
export const projectFolder = ({ cwd, configFile }: Pick<Settings, 'cwd' | 'configFile'>): string =>
  configFile === null ? cwd : dirname(join(cwd, configFile));

/**
 * Writes what every source said of every fact beside the project, for `sitec explain`; also when the build fails, because that is when
 * somebody asks. It is not part of the bundle and ignored by git. A folder that cannot be written costs the explanation, not the build.
 */
export const writeProvenance = (log: FactLog, base: string, settings: Settings): void => {
  const lines = new LineCounter(settings.cwd);
  const facts = Object.fromEntries(
    log.entries().map(([path, { value, reason, winner, confirming, losing }]): [string, FactRecord] => {
      const source = (claim: Claim): SourceRecord => sourceOf(path, claim, lines);
      return [
        path,
        {
          value,
          words: factWords(path, value, reason),
          reason,
          winner: winner && source(winner),
          confirming: confirming.map(source),
          losing: losing.map(source),
        },
      ];
    }),
  );
  const file: ProvenanceFile = { version: 1, base, facts };
  const path = join(projectFolder(settings), PROVENANCE_FILE);
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(join(dirname(path), '.gitignore'), '*\n');
    writeFileSync(`${path}.tmp`, `${JSON.stringify(file, null, 1)}\n`);
    renameSync(`${path}.tmp`, path);
  } catch {
    // Read-only project folders are usual in CI.
  }
};

const sourceOf = (path: string, { level, value, shown, page, place, raw }: Claim, lines: LineCounter): SourceRecord => {
  const said = shown ?? value;
  const { line, column } = lines.position(place);
  return {
    level,
    value: said,
    words: factWords(path, said),
    page,
    file: place.file,
    line,
    column,
    at: place.note ?? null,
    raw: raw ?? rawOf(said),
  };
};

const rawOf = (value: unknown): string | null => {
  const raw = typeof value === 'object' && value !== null ? (value as { raw?: unknown }).raw : null;
  return typeof raw === 'string' ? raw : null;
};
