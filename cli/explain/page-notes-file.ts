import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { didYouMean } from '../../compiler/base/did-you-mean.ts';
import { relativePath } from '../../compiler/base/file-path.ts';
import { addressDecoded } from '../../compiler/base/percent.ts';
import { digestOf, type PageNote } from '../../compiler/pages/note.ts';
import { PAGES_FILE, PAGES_VERSION, type BuildNote } from '../../compiler/pages/notes-file.ts';
import { array, boolean, integer, object, oneOf, open, string, type Schema } from '../../compiler/schema/builder.ts';
import { violations } from '../../compiler/schema/validate.ts';
import { refuse } from '../terminal/exit.ts';
import { readJsonBytes } from '../bundle/json-file.ts';
import { projectOf, type ProjectFlags } from './provenance-file.ts';

/** The note of a build about a page, and the state of its markdown version. */
export interface FoundNote {
  readonly build: BuildNote & {
    /** When the notes were written, in ISO 8601. */
    readonly noted: string;
  };
  readonly page: PageNote;
  readonly twin: {
    /** Path of the markdown version, relative to the working folder. */
    readonly file: string;
    readonly url: string;
    /** True when the build wrote the current file. A build with errors, or one into another folder, leaves the previous one. */
    readonly isOfBuild: boolean;
  };
}

const text = { text: string('Text'), words: integer('Words') };
const listed = (properties: Readonly<Record<string, Schema<unknown>>>) =>
  object('Notes', {
    first: array('The first', open('Note', { ...text, ...properties })),
    others: open('The others', { count: integer('Number'), words: integer('Words') }),
  });

const buildSchema = open('Build', {
  version: integer('Version'),
  site: string('Folder'),
  base: string('Address'),
  out: string('Folder'),
  pages: integer('Pages'),
});

const pageSchema = open('Page', {
  path: string('Path'),
  title: string('Title'),
  source: string('Path'),
  words: open('Words', { body: integer('Words'), content: integer('Words') }),
  candidates: array('Candidates', open('Candidate', { by: string('Sign'), words: integer('Words'), isAccepted: boolean('Accepted') })),
  leftOut: listed({ rule: string('Rule'), hidden: boolean('Hidden'), times: integer('Times') }),
  missed: array(
    'What rules took',
    open('Note', { rule: string('Rule'), kind: oneOf('Kind', ['heading', 'question', 'amount']), text: string('Text') }),
  ),
  kept: listed({ selector: string('Selector') }),
  repeated: listed({
    rule: oneOf('Rule', ['menu', 'text']),
    group: string('Group'),
    groupPages: integer('Pages'),
    holders: integer('Pages'),
  }),
  twin: open('Twin', { path: string('Path'), characters: integer('Characters'), digest: string('Digest') }),
});

/** Finds the note of the last build about a page. Prints a fault to stderr and returns the exit code when there is none. */
export const findPageNote = async (path: string, flags: ProjectFlags): Promise<FoundNote | number> => {
  const folder = await projectOf(flags);
  if (folder === null) return 3;
  const cwd = resolve(flags.cwd ?? '.');
  const file = join(folder, PAGES_FILE);
  const name = relativePath(cwd, file);
  const bytes = bytesOf(file);
  if (typeof bytes === 'string') return refuse(`${name} ${bytes}. Build it first: sitec build`);
  const build = readLine<BuildNote>(bytes, 0, buildSchema);
  if (typeof build === 'string') return refuse(`${name} ${build}. Build again: sitec build`);
  const version: number = build.version;
  if (version !== PAGES_VERSION)
    return refuse(`${name} has version ${version}, this sitec reads version ${PAGES_VERSION}. Build again: sitec build`);
  const start = startOf(path, bytes);
  if (start < 0) return refuse(unknownPage(path, bytes), 2);
  const page = readLine<PageNote>(bytes, start, pageSchema);
  if (typeof page === 'string') return refuse(`${name} ${page}. Build again: sitec build`);
  const noted = statSync(file).mtime.toISOString();
  return { build: { ...build, noted }, page, twin: twinOf(page, join(folder, build.out), build.base, cwd) };
};

const bytesOf = (file: string): Buffer | string => {
  try {
    return readFileSync(file);
  } catch (error) {
    const { code = 'unknown reason' } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' ? 'is not there' : `cannot be read (${code})`;
  }
};

/** The document of a line, or why there is none. */
const readLine = <T>(bytes: Buffer, start: number, schema: Schema<unknown>): T | string => {
  const end = bytes.indexOf('\n', start);
  const document = readJsonBytes(bytes.subarray(start, end < 0 ? bytes.length : end));
  if ('reason' in document) return document.reason;
  const [wrong] = violations(schema, document.value);
  return wrong ? `is incomplete: ${JSON.stringify(wrong.path.join('/'))} ${wrong.reason}` : (document.value as T);
};

/** Start of a line of a page; its path is the first key. */
const LINE = '\n{"path":';

/** Offset of the line of a page; -1 when there is none. The argument may be percent-encoded, as in a browser's address bar. */
const startOf = (path: string, bytes: Buffer): number => {
  const starts = [path, addressDecoded(path)].map((each) => bytes.indexOf(`${LINE}${JSON.stringify(each)},`));
  const found = starts.find((start) => start >= 0);
  return found === undefined ? -1 : found + 1;
};

const unknownPage = (path: string, bytes: Buffer): string => {
  const known: string[] = [];
  for (let at = bytes.indexOf(LINE); at >= 0; at = bytes.indexOf(LINE, at + 1)) {
    const end = bytes.indexOf('","title":', at);
    const document = readJsonBytes(Buffer.from(`${bytes.toString('utf8', at + 1, Math.max(at, end))}"}`));
    if ('value' in document) known.push(String(document.value.path));
  }
  const hint = didYouMean(path, known) || `; it noted ${known.length}, and none that it could not read`;
  return `the last build has no page "${path}"${hint}`;
};

const twinOf = ({ twin }: PageNote, out: string, base: string, cwd: string): FoundNote['twin'] => {
  const file = join(out, twin.path);
  const bytes = bytesOf(file);
  const body = typeof bytes === 'string' ? null : bytes.toString('utf8').slice(-twin.characters);
  return {
    file: relativePath(cwd, file),
    url: base + encodeURI(twin.path),
    isOfBuild: body !== null && digestOf(body) === twin.digest,
  };
};
