import { slugify } from '../../../base/slug.ts';
import { drift as drifts } from '../../../problems/drift.ts';
import type { Claim } from '../../claim.ts';
import type { Drift } from '../../settle.ts';
import { isOtherOffice, type Office } from './office.ts';

/** How values of the company are compared. Descriptions, profiles, pictures, hours and languages may differ between sources. */
export const companyDrift = (pointer: string): Drift | null => {
  if (pointer === '/name' || pointer === '/legalName') return TEXT;
  if (pointer === '/office') return OFFICE;
  return /\/(?:email|telephone)$/.test(pointer) ? ADDRESS : null;
};

const TEXT: Drift = {
  problem: drifts.companyDrift,
  key: (value) => slugify(String(value)) || String(value),
  words: String,
};

/** Numbers with and without the country code are equal when both end in the same digits. */
const ADDRESS: Drift = {
  problem: drifts.companyDrift,
  key: (value) => (String(value).includes('@') ? String(value).toLowerCase() : String(value).replace(/\D/g, '').slice(-7)),
  words: String,
};

/** Addresses can be compared when both have a town. */
const OFFICE: Drift = {
  problem: drifts.companyDrift,
  key: (value) => ((value as Office).city === null ? null : 'office'),
  differs: (first, second) => isOtherOffice(first as Office, second as Office),
  words: (value) => (value as Office).raw,
};

/** True for two equal claims about one value of the company. */
export const saysSame = (first: Claim, second: Claim): boolean => {
  const drift = companyDrift(first.pointer);
  return drift !== null && drift.key(first.value) === drift.key(second.value);
};
