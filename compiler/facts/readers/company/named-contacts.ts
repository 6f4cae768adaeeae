/** Contacts of a company from all its pages: its own addresses, by role. */
import { grouped } from '../../../base/group-by.ts';
import { nameKey } from '../../../base/words.ts';
import { endOfTelephone, isSameTelephone, type ContactMention } from '../../../pages/contact-mentions.ts';
import type { Page } from '../../../pages/page.ts';
import { compare } from '../../../problems/problem.ts';
import type { Claim } from '../../claim.ts';
import { namedClaim } from './company-pages.ts';
import { ownLabels } from './name-vote.ts';

/** Roles of contacts, and common names before the @ for each role. */
const ROLES: readonly (readonly [role: string, names: RegExp])[] = [
  ['support', /^(?:support|help|helpdesk|service|customer-?(?:service|care|support)|care|soporte|suporte|supporto|kundenservice)$/],
  ['sales', /^(?:sales|vertrieb|ventas|vendas|ventes|vendite|commercial)$/],
];

/** Addresses for a special purpose, which are not general contacts. */
const SPECIAL =
  /^(?:(?:no-?|do-?not-?)reply|abuse|security|privacy|dpo|gdpr|rgpd|datenschutz|legal|press|media|presse|jobs?|careers?|hr|billing|invoices?|postmaster|webmaster|hostmaster|noc|unsubscribe)\b/;

/** Reserved domains (RFC 2606, RFC 6761), which are only used in examples. */
const RESERVED = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/;

/** A mention and the pages that have it. The first page is shown. */
interface Named extends ContactMention {
  readonly pages: readonly Page[];
}

/**
 * Claims of the contacts that the pages mention. An email address belongs to the company when its domain is that of the site, when it is
 * the only one on the contact pages, when all there have one domain and one of them is for a purpose, when it is the only one with the name
 * of the site before the @, or when it is the only one of the site and several pages link to it. A telephone number belongs to the company
 * when it is on a contact page, not only behind an address for a special purpose, and no other number is on as many pages. `contactPages`
 * are the home page and those about the company.
 */
export const namedContacts = (pages: readonly Page[], contactPages: readonly Page[], base: string): readonly Claim[] => {
  const named = namedOf(pages.filter(({ listed }) => listed));
  const emails = ownEmails(
    named.filter(({ field }) => field === 'email'),
    contactPages,
    new URL(base).hostname,
  );
  const telephone = onlyMostNamed(
    named.filter(
      (each) =>
        each.field === 'telephone' && isNumber(each.value) && each.pages.some((page) => contactPages.includes(page)) && !isSpecial(each),
    ),
  );
  const roles = grouped(emails, roleOf);
  return [...[...roles].flatMap(([role, addresses]) => claimsOf(role, mostNamed(forAll(addresses)))), ...claimsOf('general', telephone)];
};

/** The addresses for information about the organization (RFC 2142, section 3), else all: a menu may have one for a purpose on every page. */
const forAll = (emails: readonly Named[]): readonly Named[] => {
  const found = emails.filter(({ value }) => value.startsWith('info@'));
  return found.length > 0 ? found : emails;
};

/** A mention on a page. */
interface Mentioned {
  readonly page: Page;
  readonly mention: ContactMention;
}

/** Every mention with its pages. */
const namedOf = (pages: readonly Page[]): readonly Named[] => {
  const mentions = pages.flatMap((page) => page.contacts.map((mention): Mentioned => ({ page, mention })));
  const alike = grouped(mentions, ({ mention: { field, value } }) => (field === 'email' ? value : endOfTelephone(value)));
  return [...alike.values()].flatMap(withoutForms).flatMap((group) => {
    const [best] = group;
    const isNamed = group.some(({ mention }) => mention.isNamed);
    return best ? [{ ...best.mention, isNamed, pages: [...new Set(group.map(({ page }) => page))] }] : [];
  });
};

/**
 * Groups mentions with equal ends by number. The form with the country code, which can be called from everywhere, is the first of its
 * group.
 */
const withoutForms = (alike: readonly Mentioned[]): readonly (readonly Mentioned[])[] => {
  const numbers: Mentioned[][] = [];
  const isFull = ({ mention: { value } }: Mentioned): boolean => value.startsWith('+');
  for (const each of alike.toSorted((a, b) => Number(isFull(b)) - Number(isFull(a)))) {
    const same = numbers.find(([first]) => first && isSameTelephone(first.mention.value, each.mention.value));
    if (same) same.push(each);
    else numbers.push([each]);
  }
  return numbers;
};

const ownEmails = (emails: readonly Named[], contactPages: readonly Page[], host: string): readonly Named[] => {
  const usable = emails.filter(({ value }) => !SPECIAL.test(value));
  const own = usable.filter(({ value }) => isOwnDomain(domainOf(value), host));
  if (own.length > 0) return own;
  const real = usable.filter(({ value }) => !RESERVED.test(domainOf(value)));
  const ofSite = real.filter(({ value }) => isNamedAfter(value, host));
  if (ofSite.length === 1) return ofSite;
  const isThere = ({ pages }: Named): boolean => pages.some((page) => contactPages.includes(page));
  const there = real.filter(isThere);
  if (there.length === 0) return real.length === 1 && real.every(({ isNamed, pages }) => isNamed && pages.length > 1) ? real : [];
  return there.length === 1 || isOfCompany(emails.filter(isThere)) ? there : [];
};

/** True for an address at a provider that has the name of the site: "acme@provider.example" on acme.com. */
const isNamedAfter = (email: string, host: string): boolean => ownLabels(host).has(nameKey(email.slice(0, email.indexOf('@'))));

/** True for addresses of one domain of which one is for a purpose, such as "sales": two people at a provider have none. */
const isOfCompany = (emails: readonly Named[]): boolean =>
  new Set(emails.map(({ value }) => domainOf(value))).size === 1 &&
  emails.some((each) => SPECIAL.test(each.value) || roleOf(each) !== 'general');

const domainOf = (email: string): string => email.slice(email.indexOf('@') + 1);

/** Domains above and below the host count: `example.com` for `docs.example.com`, and `mail.example.com` for `example.com`. */
const isOwnDomain = (domain: string, host: string): boolean => {
  const bare = host.replace(/^www\./, '');
  return domain === bare || domain.endsWith(`.${bare}`) || bare.endsWith(`.${domain}`);
};

const roleOf = ({ value }: Named): string => ROLES.find(([, names]) => names.test(value.slice(0, value.indexOf('@'))))?.[0] ?? 'general';

/** True for a number that is only right behind addresses for a special purpose, such as that of the press. */
const isSpecial = ({ value, pages }: Named): boolean =>
  pages.every(({ contacts }) => {
    const at = contacts.findIndex((each) => each.field === 'telephone' && isSameTelephone(each.value, value));
    const before = contacts[at - 1];
    return before?.field === 'email' && SPECIAL.test(before.value);
  });

/** A number with one or two different digits is a placeholder, and so is one whose end is one digit: "+39 000 000 0000". */
const isNumber = (value: string): boolean =>
  new Set(value.replace(/\D/g, '')).size > 2 && new Set(value.replace(/\D/g, '').slice(-PLACES)).size > 1;

/** Number of equal digits at the end of a placeholder. */
const PLACES = 7;

/** The mention on the most pages. Among equal ones, the first in alphabetical order. */
const mostNamed = (named: readonly Named[]): Named | null =>
  named.toSorted((a, b) => b.pages.length - a.pages.length || compare(a.value, b.value))[0] ?? null;

/**
 * The mention on more pages than any other; of several on as many, the only one with a link or label. Null when there are several, because
 * the pages do not say which one counts.
 */
const onlyMostNamed = (named: readonly Named[]): Named | null => {
  const most = Math.max(0, ...named.map(({ pages }) => pages.length));
  const shown = named.filter(({ pages }) => pages.length === most);
  const labelled = shown.filter(({ isNamed }) => isNamed);
  const [first = null, ...others] = labelled.length > 0 ? labelled : shown;
  return others.length === 0 ? first : null;
};

const claimsOf = (role: string, named: Named | null): readonly Claim[] => {
  const page = named?.pages[0];
  return named && page ? [namedClaim(page, `/contacts/${role}/${named.field}`, named.value)] : [];
};
