import { statSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { beyondLimits } from '../../../../compiler/hosts/check.ts';
import { probesFolder } from '../../../../compiler/problems/probes/folder.ts';
import { CODING_SUFFIXES } from '../../../../runtime/bundle.ts';
import { notApplicable, type Probe } from '../../check.ts';

const isCoded = (path: string): boolean => Object.values(CODING_SUFFIXES).some((suffix) => path.endsWith(suffix));

/** The folder is within the documented limits of its hosts. */
export const hostLimits: Probe = {
  name: 'host-limits',
  weight: 3,
  problem: probesFolder.hostLimit,
  run: async ({ subject: { folder, hosts = [] } }) => {
    const limited = hosts.filter(({ limits }) => limits !== undefined);
    if (folder === null || limited.length === 0) return notApplicable('no configured host has documented limits');
    const uploads = fastGlob
      .sync('**/*', { cwd: folder, dot: true, suppressErrors: true })
      .map((path) => ({ path, bytes: statSync(join(folder, path)).size }));
    const [coded, files] = [uploads.filter(({ path }) => isCoded(path)), uploads.filter(({ path }) => !isCoded(path))];
    return beyondLimits(limited, files, coded).map(({ message, fix }) => ({ values: { reason: message, advice: fix } }));
  },
};
