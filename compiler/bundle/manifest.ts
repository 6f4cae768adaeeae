import { createHash } from 'node:crypto';
import { MANIFEST_FILE, type RuntimeIndex } from '../../runtime/bundle.ts';
import type { BundleFile } from '../artefact.ts';
import { json } from '../base/json.ts';
import type { Build } from '../build/build.ts';
import { partNames } from '../config/only.ts';
import { headerTable } from '../header-table.ts';
import { paths, twinPath } from '../paths.ts';
import { compare } from '../problems/problem.ts';
import { buyersQuestions, hasGuide } from '../verdict/questions.ts';
import { zstdEncoder } from './compression/codings.ts';
import type { CodedForms } from './compression/encodings.ts';

/**
 * The members of a manifest about the whole bundle: the public address; the written parts, when not all were; what not every host of it
 * can do; the selectors by which its markdown differs from its pages; and the questions of buyers. A check of the bundle where it is served
 * needs them.
 */
const aboutBundle = (build: Build): Readonly<Record<string, unknown>> => {
  const { settings, serves } = build;
  const { markdown = {} } = settings.config;
  const parts = partNames(settings.only);
  // Where aliases are not served, there are files instead.
  const lacks = Object.entries(serves).flatMap(([ability, isServed]) => (isServed || ability === 'aliases' ? [] : [ability]));
  return {
    version: 1,
    site: build.base,
    zstdEncoder: zstdEncoder(),
    ...(parts && { parts }),
    ...(lacks.length > 0 && { lacks }),
    ...(Object.keys(markdown).length > 0 && { markdown }),
    ...(hasGuide(build) && { questions: buyersQuestions(build) }),
  };
};

/**
 * The addresses of listed pages by the paths of their markdown. `sitec publish` compares the digests of these files in two manifests: those
 * of HTML change with every version of a script.
 */
const addressesOf = ({ listed }: Build): ReadonlyMap<string, string> => new Map(listed.map(({ path, url }) => [twinPath(path), url]));

/** Text of the manifest: every file with its digest and its compressed forms, and what the bundle does not have. */
export const manifestText = (build: Build, files: readonly BundleFile[], forms: ReadonlyMap<string, CodedForms>): string => {
  const addresses = addressesOf(build);
  const listed = files
    .toSorted((a, b) => compare(a.path, b.path))
    .map(({ path, sha256, bytes, type }) => {
      const [name, address] = [path.slice(1), addresses.get(path)];
      return [name, { sha256, bytes, type, ...(address !== undefined && { address }), ...forms.get(name) }] as const;
    });
  return `${JSON.stringify({ ...aboutBundle(build), files: Object.fromEntries(listed) }, null, 1)}\n`;
};

/**
 * An index that includes the manifest. The manifest has the digest of the index, so its entity tag cannot be its own digest. It is a digest
 * of everything in the manifest.
 */
export const withManifest = (index: RuntimeIndex, build: Build, files: readonly BundleFile[]): RuntimeIndex => {
  const digest = createHash('sha256')
    .update(json(index))
    .update(json(aboutBundle(build)));
  for (const { path, sha256, type } of files) digest.update(JSON.stringify([path, sha256, type]));
  digest.update(JSON.stringify([...addressesOf(build)]));
  const variant = [MANIFEST_FILE, `"${digest.digest('hex').slice(0, 32)}"`, index.headers.length] as const;
  return { ...index, routes: { ...index.routes, [paths.manifest]: { variant } }, headers: [...index.headers, headerTable.internal] };
};
