import type { Build } from '../../build/build.ts';
import { weekdays } from '../../base/dates.ts';
import { ownLanguages } from '../../words/languages.ts';
import { fullName, ownerOf } from '../owner.ts';
import type { Line, RecordPassage } from './record.ts';

/** Role of a contact -> words of questions for it, the role that answers questions for any contact first. */
const ROLES: Readonly<Record<string, readonly string[]>> = {
  general: ['contact'],
  support: ['support', 'contact'],
  sales: ['sales', 'contact'],
};
const ORDER = Object.keys(ROLES);

/** The company, its office and its contacts. */
export const companyRecords = (build: Build): readonly RecordPassage[] => {
  const { name, legalName, description, office, contacts, pages } = build.facts.company.body;
  const contactPage = pages['contact'] ?? null;
  const named = legalName === null ? [] : [{ text: legalName, pointer: '/legalName', key: 'legalName', intent: 'company.about' }];
  const about: RecordPassage = {
    kind: 'company',
    url: pages['about'] ?? null,
    title: description === null ? name : fullName(build),
    answers: ownerOf(build) === null ? ['company'] : ['company', 'owner'],
    lines: description === null ? named : [{ text: description, pointer: '/description', key: 'description', intent: 'company.about' }],
  };
  const place: RecordPassage = {
    kind: 'company',
    url: contactPage,
    title: '',
    answers: ['place'],
    lines: office === null ? [] : [{ text: office.raw, pointer: '/office/raw', key: 'office', intent: 'contacts.office' }],
  };
  const linesOf = (role: string, ways: readonly ('email' | 'telephone' | 'hours' | 'url')[]): readonly Line[] =>
    ways.flatMap((way): readonly Line[] => {
      const contact = contacts[role];
      const text = contact?.[way] ?? null;
      const intent = role === 'sales' ? 'contacts.sales' : 'contacts.support';
      return text === null
        ? []
        : [{ text, pointer: `/contacts/${role}/${way}`, key: `contacts.${role}.${way}`, intent, status: contact?.status ?? '' }];
    });
  // The hours of one role answer alone; those of others, such as sales, are a part of their contact.
  const open = ['support', 'general', 'sales'].find((role) => contacts[role]?.hours) ?? '';
  // Without a contact for support, the general one is asked.
  const general = contacts['support'] ? [] : ['support'];
  const byRole = Object.entries(contacts).toSorted(([one], [other]) => ORDER.indexOf(one) - ORDER.indexOf(other));
  const ways = byRole.map(([role, contact]): RecordPassage => {
    const known = { email: contact?.email, phone: contact?.telephone };
    const reachable = Object.entries(known).flatMap(([meaning, value]) => (value ? [meaning] : []));
    const lines = linesOf(role, role === open ? ['email', 'telephone', 'url'] : ['email', 'telephone', 'hours', 'url']);
    return {
      kind: 'company',
      url: contactPage,
      title: '',
      answers: [...(ROLES[role] ?? ['contact']), ...(role === 'general' ? general : []), ...reachable],
      lines,
    };
  });
  // Hours of the whole week answer for each day.
  const implied = [...ownLanguages(build)].flatMap((language) => weekdays(language)).join(' ');
  const lines = linesOf(open, ['hours']).map((line) => ({ ...line, implied }));
  const hours: RecordPassage = { kind: 'company', url: contactPage, title: '', answers: ['hours'], lines };
  return [about, ...ways, hours, place];
};
