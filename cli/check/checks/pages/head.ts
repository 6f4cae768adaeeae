import { singleSpaced } from '../../../../compiler/base/one-line.ts';
import { thrownReason } from '../../../../compiler/base/errors.ts';
import { probesPages } from '../../../../compiler/problems/probes/pages.ts';
import type { Probe, Context } from '../../check.ts';
import { findingIf, onPages } from '../findings.ts';

/** Pages have titles. */
export const pageTitle: Probe = {
  name: 'page-title',
  weight: 2,
  problem: probesPages.pageTitle,
  isMended: false,
  run: onPages(({ path }, { title }) => findingIf(title === '', path)),
};

/** Pages that may be indexed have descriptions. */
export const pageDescription: Probe = {
  name: 'page-description',
  weight: 1,
  problem: probesPages.pageDescription,
  run: onPages(
    ({ path }, { description }) => findingIf(description === null, path),
    ({ listed }) => listed,
    'every page has noindex',
  ),
};

/** Pages that may be indexed have a canonical address on the site. */
export const pageCanonical: Probe = {
  name: 'page-canonical',
  weight: 2,
  problem: probesPages.pageCanonical,
  isMended: true,
  run: onPages(
    ({ path }, { head }, context) => {
      const reason = canonicalFault(head.canonical, path, context);
      return reason === null ? [] : [{ path, values: { reason } }];
    },
    ({ listed }) => listed,
    'every page has noindex',
  ),
};

const canonicalFault = (canonical: string | undefined, path: string, { publicOrigin }: Context): string | null => {
  if (canonical === undefined) return 'has no canonical address';
  const base = publicOrigin + path;
  if (!URL.canParse(canonical, base)) return `names "${canonical}" as its canonical address, which is not an address`;
  const { origin } = new URL(canonical, base);
  return origin === publicOrigin ? null : `has a canonical address at ${origin}, not at ${publicOrigin}`;
};

/** JSON-LD can be read. */
export const pageJsonLd: Probe = {
  name: 'page-json-ld',
  weight: 2,
  problem: probesPages.pageJsonLd,
  run: onPages(
    ({ path }, { jsonld }) => jsonld.flatMap((text) => jsonFault(text)).map((reason) => ({ path, values: { reason } })),
    ({ jsonld }) => jsonld.length > 0,
    'no page has JSON-LD',
  ),
};

const jsonFault = (text: string): readonly string[] => {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    return [singleSpaced(thrownReason(error))];
  }
};
