import { bareType, mediaType as typeByName } from '../../../../compiler/header-table.ts';
import { probesHeaders } from '../../../../compiler/problems/probes/headers.ts';
import { notApplicable, type Probe, type Context } from '../../check.ts';
import { pageHtml } from '../../page-html.ts';
import { isThere } from '../follow.ts';
import { findingIf, livePages, mediaType, pathOnSite } from '../findings.ts';

/** Maximum files to check. */
const MOST = 20;

/** Media types with several usual names. */
const ALIASES: Readonly<Record<string, RegExp>> = {
  'text/javascript': /^(?:text|application)\/(?:x-)?javascript$/,
  'application/xml': /^(?:text|application)\/(?:[a-z.]+\+)?xml$/,
  'image/x-icon': /^image\/(?:x-icon|vnd\.microsoft\.icon)$/,
  'font/woff': /^(?:font|application)\/(?:x-)?(?:font-)?woff$/,
};

const assetPaths = async (context: Context): Promise<readonly string[]> => {
  const pages = await livePages(context);
  const all = pages.flatMap(({ path, html }) => pageHtml(html).assets.flatMap((href) => pathOnSite(href, context, path) ?? []));
  return [...new Set(all)].filter((path) => typeByName(bareName(path)) !== 'application/octet-stream').slice(0, MOST);
};

const bareName = (path: string): string => path.split('?', 1)[0] ?? '';

/** Scripts, style sheets and images of the pages have the media type of their extension. */
export const assetTypes: Probe = {
  name: 'asset-types',
  weight: 2,
  problem: probesHeaders.mediaType,
  isMended: false,
  run: async (context) => {
    const assets = await assetPaths(context);
    if (assets.length === 0) return notApplicable('the pages have no scripts, style sheets or images of their own');
    const answers = await Promise.all(assets.map(async (path) => ({ path, answer: await context.look(path) })));
    return answers
      .filter(({ answer }) => isThere(answer) && answer.status === 200)
      .flatMap(({ path, answer }) => {
        const expected = bareType(typeByName(bareName(path)));
        const type = mediaType(answer);
        return findingIf(type !== expected && !ALIASES[expected]?.test(type), path, { type: type || 'none', expected });
      });
  },
};
