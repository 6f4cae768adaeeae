import { textMember } from '../base/json.ts';
import type { FactRecord, ProvenanceFile, SourceRecord } from '../config/provenance-file.ts';
import type { Settings } from '../config/settings.ts';
import { LineCounter } from '../problems/locate.ts';
import { writeNote } from '../site/project-folder.ts';
import type { Site } from '../site/site.ts';
import { pathInSite } from '../site/source-path.ts';
import type { Claim } from './claim.ts';
import type { FactLog } from './log.ts';
import { factWords } from './words.ts';

/** Path of the file, relative to the project folder. */
export const PROVENANCE_FILE = '.sitec/provenance.json';

/** The claims of a build about its facts, and its project. */
interface Claimed {
  readonly base: string;
  readonly log: Pick<FactLog, 'entries'>;
  readonly settings: Settings;
  readonly site: Site;
}

/**
 * Writes all claims about all facts to a file of the project, for `sitec explain`. Writes it also when the build fails, because users need
 * it then. Returns the path.
 */
export const writeProvenance = ({ base, log, settings, site }: Claimed): ProvenanceFile => {
  const lines = new LineCounter(settings.cwd, pathInSite(site, settings.cwd));
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
  writeNote(PROVENANCE_FILE, file, settings);
  return file;
};

const sourceOf = (path: string, { level, value, shown, page, place, quote }: Claim, lines: LineCounter): SourceRecord => {
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
    quote: quote ?? textMember(said, 'quote'),
  };
};
