import { createHash } from 'node:crypto';
import { MANIFEST_FILE, type RuntimeIndex } from '../../runtime/bundle.ts';
import type { BundleFile } from '../artefact.ts';
import { json } from '../base/json.ts';
import type { Build } from '../build/build.ts';
import { partNames } from '../config/only.ts';
import { headerTable } from '../header-table.ts';
import { paths } from '../paths.ts';
import { compare } from '../problems/problem.ts';
import { zstdEncoder, type CodedForms } from './encodings.ts';

/** What a manifest says of the whole bundle: the parts that were written, when not all were, and what not every host of it does. */
const aboutBundle = ({ settings, serves }: Build): Readonly<Record<string, unknown>> => {
  const parts = partNames(settings.only);
  const lacks = Object.entries(serves).flatMap(([ability, isServed]) => (isServed ? [] : [ability]));
  return { version: 1, zstdEncoder: zstdEncoder(), ...(parts && { parts }), ...(lacks.length > 0 && { lacks }) };
};

/** Text of the manifest: every file with its digest and its compressed forms, and what the bundle is without. */
export const manifestText = (build: Build, files: readonly BundleFile[], forms: ReadonlyMap<string, CodedForms>): string => {
  const listed = files
    .toSorted((a, b) => compare(a.path, b.path))
    .map(({ path, sha256, bytes, type }) => {
      const name = path.slice(1);
      return [name, { sha256, bytes, type, ...forms.get(name) }] as const;
    });
  return `${JSON.stringify({ ...aboutBundle(build), files: Object.fromEntries(listed) }, null, 1)}\n`;
};

/**
 * An index that answers for the manifest too. The manifest holds the digest of the index, so that its entity tag cannot be its own digest:
 * it is one of all that the manifest is made of.
 */
export const withManifest = (index: RuntimeIndex, build: Build, files: readonly BundleFile[]): RuntimeIndex => {
  const digest = createHash('sha256')
    .update(json(index))
    .update(json(aboutBundle(build)));
  for (const { path, sha256, type } of files) digest.update(JSON.stringify([path, sha256, type]));
  const variant = [MANIFEST_FILE, `"${digest.digest('hex').slice(0, 32)}"`, index.headers.length] as const;
  return { ...index, routes: { ...index.routes, [paths.manifest]: { variant } }, headers: [...index.headers, headerTable.internal] };
};
