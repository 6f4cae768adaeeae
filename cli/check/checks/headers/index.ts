import { probesHeaders } from '../../../../compiler/problems/probes/headers.ts';
import { type Check, type Finding, inGroup, notApplicable, type Probe, type Context } from '../../check.ts';
import { findingIf, onEach } from '../findings.ts';
import { assetTypes } from './assets.ts';
import { storedSeconds } from './cache-control.ts';
import { classedFiles, expectedHeader, type ClassedFile } from './files.ts';

/** Makes a check from a function that judges a few files of each class; `isFor` selects the files. */
const onFiles = (
  judge: (file: ClassedFile, context: Context) => readonly Finding[] | Promise<readonly Finding[]>,
  isFor: (file: ClassedFile) => boolean = () => true,
): Probe['run'] => onEach(async (context) => (await classedFiles(context)).filter(isFor), 'there is no such file', judge);

const etagOf = ({ answer }: ClassedFile): string | null => answer.headers.get('etag');

const entityTag: Probe = {
  name: 'etag',
  weight: 2,
  problem: probesHeaders.entityTag,
  run: onFiles((file) => findingIf(etagOf(file) === null, file.path)),
};

const notModified: Probe = {
  name: 'not-modified',
  weight: 2,
  problem: probesHeaders.unchanged,
  run: onFiles(
    async (file, context) => {
      const { status } = await context.get(file.path, { 'if-none-match': etagOf(file) ?? '' });
      return findingIf(status !== 304, file.path, { status });
    },
    (file) => etagOf(file) !== null,
  ),
};

/**
 * Maximum seconds for which a cache may answer without revalidation. Without a header, caches choose, and are not known to choose longer.
 */
const HOUR = 3600;

const cacheLifetime: Probe = {
  name: 'cache-control',
  weight: 2,
  problem: probesHeaders.cacheLifetime,
  run: onFiles(({ path, answer }) => {
    const value = answer.headers.get('cache-control') ?? '';
    return findingIf(storedSeconds(value) > HOUR, path, { value });
  }),
};

/** A page of another site: some servers send CORS headers only for a request with an origin. */
const ELSEWHERE = 'https://elsewhere.invalid';

const cors: Probe = {
  name: 'cors',
  weight: 2,
  problem: probesHeaders.cors,
  run: onFiles(
    async ({ path }, context) => {
      const { headers } = await context.get(path, { origin: ELSEWHERE });
      return findingIf(!['*', ELSEWHERE].includes(headers.get('access-control-allow-origin') ?? ''), path);
    },
    ({ row }) => expectedHeader(row, 'access-control-allow-origin') !== undefined,
  ),
};

const sniffing: Probe = {
  name: 'nosniff',
  weight: 1,
  problem: probesHeaders.sniffing,
  run: onFiles(({ path, answer }) => findingIf(answer.headers.get('x-content-type-options')?.toLowerCase() !== 'nosniff', path)),
};

/** Below this size in bytes, compression has no use. */
const LEAST_BYTES = 2000;

const compression: Probe = {
  name: 'compression',
  weight: 1,
  problem: probesHeaders.compression,
  run: async (context) => {
    if (context.subject.folder !== null) return notApplicable('compression is up to the host');
    return onFiles(
      async ({ path }) => {
        const { headers, bytes } = await context.get(path, { 'accept-encoding': 'br, gzip' });
        return findingIf(!/\b(?:br|gzip|zstd|deflate)\b/.test(headers.get('content-encoding') ?? ''), path, { bytes: bytes.length });
      },
      ({ answer, row }) => answer.bytes.length > LEAST_BYTES && (expectedHeader(row, 'vary') ?? '').includes('Accept-Encoding'),
    )(context);
  },
};

const headLikeGet: Probe = {
  name: 'head',
  weight: 1,
  problem: probesHeaders.headDiffers,
  run: onFiles(async ({ path, answer }, context) => {
    const { status } = await context.send(path, { method: 'HEAD' });
    return findingIf(status !== answer.status, path, { status, expected: answer.status });
  }),
};

/** Checks of headers, which only servers send. */
export const headersChecks: readonly Check[] = inGroup('headers', [
  ...[entityTag, notModified, assetTypes].map((check) => ({ ...check, needs: 'any' }) as const),
  ...[cacheLifetime, cors, sniffing].map((check) => ({ ...check, needs: 'headers' }) as const),
  ...[compression, headLikeGet].map((check) => ({ ...check, needs: 'any' }) as const),
]);
