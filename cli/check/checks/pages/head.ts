import { thrownReason } from '../../../../compiler/base/errors.ts';
import { probesPages } from '../../../../compiler/problems/probes/pages.ts';
import type { Check } from '../../check.ts';
import type { Context } from '../../context.ts';
import { findingIf, onPages } from '../on-pages.ts';

/** Pages have titles. */
export const pageTitle: Check = {
  name: 'page-title',
  group: 'pages',
  weight: 2,
  problem: probesPages.pageTitle,
  isMended: false,
  run: onPages(({ path }, { title }) => findingIf(title === '', path)),
};

/** Pages that want to be listed say what they are about. */
export const pageDescription: Check = {
  name: 'page-description',
  group: 'pages',
  weight: 1,
  problem: probesPages.pageDescription,
  run: onPages(
    ({ path }, { description }) => findingIf(description === null, path),
    ({ listed }) => listed,
    'no page wants to be listed',
  ),
};

/** Pages that want to be listed say at which address, and that is one of the site. */
export const pageCanonical: Check = {
  name: 'page-canonical',
  group: 'pages',
  weight: 2,
  problem: probesPages.pageCanonical,
  isMended: true,
  run: onPages(
    ({ path }, { head }, context) => {
      const reason = canonicalFault(head.canonical, path, context);
      return reason === null ? [] : [{ path, values: { reason } }];
    },
    ({ listed }) => listed,
    'no page wants to be listed',
  ),
};

const canonicalFault = (canonical: string | undefined, path: string, { publicOrigin }: Context): string | null => {
  if (canonical === undefined) return 'names no canonical address';
  const base = publicOrigin + path;
  if (!URL.canParse(canonical, base)) return `names "${canonical}" as its canonical address, which is none`;
  const { origin } = new URL(canonical, base);
  return origin === publicOrigin ? null : `names an address of ${origin} as its canonical one, not of ${publicOrigin}`;
};

/** JSON-LD can be read. */
export const pageJsonLd: Check = {
  name: 'page-json-ld',
  group: 'pages',
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
    return [thrownReason(error).replace(/\s+/g, ' ')];
  }
};
