import { hash } from 'node:crypto';
import { CODING_SUFFIXES, INDEX_FILE, INDEX_FORMAT, MANIFEST_FILE, type McpTable, type RuntimeIndex } from '../../runtime/bundle.ts';
import { answerLanguages, compileAnswers } from '../answers/compile.ts';
import type { Artefact, BundleFile } from '../artefact.ts';
import { json } from '../base/json.ts';
import { createPause } from '../base/pace.ts';
import { estimateTokens } from '../base/tokens.ts';
import type { Build, Emitter } from '../build/build.ts';
import { writes } from '../config/only.ts';
import { rateLimitOf } from '../config/rate-limit.ts';
import { countsTokens, headerTable, mediaType, type HeaderClass } from '../header-table.ts';
import { type ChosenHosts, checkLimits } from '../hosts/choose.ts';
import { hostOutputs, type HostOutput } from '../hosts/files.ts';
import { compilePassages } from '../passages/index.ts';
import { missingPaths } from '../paths.ts';
import { input } from '../problems/input.ts';
import { compare, type FailOn, firstOf, type ProblemList } from '../problems/problem.ts';
import { a2aTable } from '../protocols/a2a.ts';
import { httpTable, limitTable, missingApiPath } from '../protocols/http.ts';
import { filedMethods, mcpTable } from '../protocols/mcp/table.ts';
import { toolFiles } from '../protocols/mcp/tools.ts';
import { keptOriginals } from '../site/in-place/record.ts';
import type { Stage } from '../stage/stage.ts';
import { Compression, type CodedForms } from './compression/encodings.ts';
import { manifestText, withManifest } from './manifest.ts';
import { ClaimedPaths, RouteTable } from './route-table.ts';

/** A written bundle, with the files that belong beside it. */
interface WrittenBundle {
  /** All files except the manifest and the compressed forms. */
  readonly files: readonly BundleFile[];
  readonly hosts: readonly HostOutput[];
}

/** Writes the artefacts of a build, and, when they may be published, the files that depend on all of them. */
export const writeBundle = async (
  build: Build,
  emitters: readonly Emitter[],
  chosen: ChosenHosts,
  stage: Stage,
  failOn: FailOn,
): Promise<WrittenBundle> => {
  const compression = new Compression(stage, chosen.codings, siteFiles(build));
  try {
    const files = await writeArtefacts(build, emitters, stage, compression);
    const isFit = failOn === 'never' || !build.problems.failed;
    return isFit ? await writeIndex(build, chosen, files, stage, compression) : { files, hosts: [] };
  } finally {
    await compression.close();
  }
};

/** Paths of the files of the site in the bundle. */
const siteFiles = ({ site }: Build): readonly string[] =>
  [...site.assets, ...site.documents.map(({ file }) => file)].map((file) => `/${file}`);

/**
 * Writes every artefact to the stage, one at a time. Of two with the same path the first is written: files of the site come before those of
 * sitec.
 */
const writeArtefacts = async (
  build: Build,
  emitters: readonly Emitter[],
  stage: Stage,
  compression: Compression,
): Promise<readonly BundleFile[]> => {
  const files: BundleFile[] = [];
  const kept: string[] = [];
  const taken = new ClaimedPaths(build);
  const pause = createPause();
  const takes = (artefact: Artefact): boolean => {
    const first = taken.take(artefact.path, artefact.origin);
    if (first === null) return true;
    if (!isOfSite(first, build) || FROM_SITE.has(artefact.class)) reportTaken(artefact, first, build);
    else {
      kept.push(first);
      takeRow(artefact, first, files, stage);
    }
    return false;
  };
  for (const emitter of emitters) {
    for (const artefact of emitter.emit(build)) {
      await pause();
      const { alias, ...own } = artefact;
      const isFree = takes(own);
      const hasAlias = alias !== undefined && takes({ ...own, path: alias });
      const written = isFree ? tryWrite(hasAlias ? artefact : own, stage, build.problems) : [];
      for (const file of written) compression.begin(file);
      files.push(...written);
      build.settings.onProgress({ step: 'artefacts', done: files.length });
    }
  }
  reportKept([...new Set(kept)].sort(compare), build);
  new RouteTable(files, build.serves.negotiation).reportTaken(build.problems);
  return files;
};

/** A file of the site that replaces one of sitec gets its place and its headers, because readers look for it in the same way. */
const takeRow = ({ path, class: row, page }: Artefact, origin: string, files: BundleFile[], stage: Stage): void => {
  const index = files.findIndex((file) => file.path === path);
  if (index === -1) return;
  files.splice(index, 1);
  const body = stage.read(path.slice(1));
  files.push(describe({ path, class: row, body, ...(page !== undefined && { page }), origin }, body));
};

/** Rows of files that also exist in the folder of the site. */
const FROM_SITE: ReadonlySet<HeaderClass> = new Set(['asset', 'hashedAsset', 'htmlFile']);

const isOfSite = (origin: string, { site }: Build): boolean => origin.startsWith(`${site.name}/`);

/** The places are the files of the site among the two; files of sitec have none. */
const reportTaken = ({ path, origin }: Artefact, first: string, build: Build): void => {
  const files = [origin, first].filter((file) => isOfSite(file, build));
  build.problems.add(input.pathTaken, { path: path.slice(1), first, second: origin }, ...files.map((file) => ({ file })));
};

const reportKept = (kept: readonly string[], { site, problems }: Build): void => {
  const files = firstOf(kept.map((file) => file.slice(site.name.length)));
  const [file] = kept;
  if (file !== undefined) problems.add(input.filesKept, { files, count: kept.length }, { file });
};

/** A name that the file system rejects is a fault of a page or record, and not of the output folder. */
const tryWrite = (artefact: Artefact, stage: Stage, problems: ProblemList): readonly BundleFile[] => {
  try {
    return [writeFile(artefact, stage)];
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['ENAMETOOLONG', 'EILSEQ', 'EINVAL'].includes(code)) throw error;
    const at = artefact.origin === artefact.path.slice(1) ? '' : ` at ${artefact.path}`;
    problems.add(input.nameUnusable, { file: artefact.origin, at, reason: `the file system refuses the name (${code})` });
    return [];
  }
};

const writeFile = (artefact: Artefact, stage: Stage): BundleFile => {
  const bytes = typeof artefact.body === 'string' ? Buffer.from(artefact.body) : artefact.body;
  const file = describe(artefact, bytes);
  stage.write(file.path.slice(1), bytes, file.sha256);
  return file;
};

const describe = ({ path, alias, class: row, body, page, schema, modified = null, origin }: Artefact, bytes: Uint8Array): BundleFile => {
  const declared = headerTable[row][0][1];
  const type = declared === '{type}' ? mediaType(path) : declared;
  return {
    path,
    ...(alias !== undefined && { alias }),
    class: row,
    ...(page !== undefined && { page }),
    ...(schema !== undefined && { schema }),
    ...(modified !== null && { modified }),
    sha256: hash('sha256', bytes),
    bytes: bytes.length,
    type,
    ...(countsTokens(row, type) && { tokens: estimateTokens(typeof body === 'string' ? body : Buffer.from(body).toString()) }),
    origin,
  };
};

/**
 * Writes the files that depend on the others: the ready results of /mcp, the compressed forms, the runtime's index, the files of hosts, and
 * at the end the manifest.
 */
const writeIndex = async (
  build: Build,
  chosen: ChosenHosts,
  files: readonly BundleFile[],
  stage: Stage,
  compression: Compression,
): Promise<WrittenBundle> => {
  const write = (file: string, body: string | Buffer, row: HeaderClass = 'internal'): BundleFile =>
    writeFile({ path: `/${file}`, class: row, body, origin: 'runtime index' }, stage);
  const known = new Map(files.map((file) => [file.path, file]));
  const methods = filedMethods(build, known);
  const results: BundleFile[] = [];
  // One at a time: together they are as large as the texts of all pages.
  for (const made of [toolFiles(build, known), methods.files])
    for (const [file, body] of made) {
      build.settings.onProgress({ step: 'artefacts', done: files.length + results.length });
      results.push(...tryWrite({ path: `/${file}`, class: 'internal', body, origin: file }, stage, build.problems));
    }
  const forms = await compression.write(files, build.settings.onProgress);
  const index = write(INDEX_FILE, json(withManifest(runtimeIndex(build, files, mcpTable(build, known, methods), forms), build, files)));
  const served = [...files, ...results, index];
  const hosts = hostOutputs(build, chosen, served);
  const inside = new Map(hosts.flatMap(({ inside: own }) => own.map(({ path, body }) => [path, body] as const)));
  const others = [...inside].map(([path, body]) => write(path, body, 'hostFile'));
  const all = [...served, ...others, ...keptOriginals(build, stage).map(([file, body]) => write(file, body))];
  checkLimits(chosen.hosts, all, codedFiles(forms, stage), build.problems);
  stage.write(MANIFEST_FILE, manifestText(build, all, forms));
  return { files: all, hosts };
};

/** The compressed forms beside the files. */
const codedFiles = (forms: ReadonlyMap<string, CodedForms>, stage: Stage): readonly Pick<BundleFile, 'path' | 'bytes'>[] =>
  [...forms].flatMap(([file, { encodings }]) =>
    encodings.map((coding) => {
      const path = file + CODING_SUFFIXES[coding];
      return { path, bytes: stage.size(path) ?? 0 };
    }),
  );

const runtimeIndex = (build: Build, files: readonly BundleFile[], mcp: McpTable, forms: ReadonlyMap<string, CodedForms>): RuntimeIndex => {
  const { negotiation } = build.serves;
  const table = new RouteTable(files, negotiation);
  const rateLimit = rateLimitOf(build.settings.config);
  return {
    format: INDEX_FORMAT,
    site: build.base,
    routes: table.routes(),
    encodings: Object.fromEntries([...forms].map(([name, { encodings }]) => [name, encodings])),
    missing: {
      page: { variant: table.variant(missingPaths.page), ...(negotiation && { markdown: table.variant(missingPaths.markdown) }) },
      api: { variant: table.variant(missingPaths.api) },
      apiPath: missingApiPath,
    },
    http: httpTable(build.base, build.settings.config, writes(build.settings.only, 'api')),
    headers: table.headers,
    mcp,
    a2a: a2aTable(answerLanguages(build)),
    passages: compilePassages(build).table,
    answers: compileAnswers(build),
    limit: rateLimit && limitTable(rateLimit),
  };
};
