import { dateOf } from '../../base/dates.ts';
import { array, object, optional, string, type Infer } from '../../schema/builder.ts';
import type { TextFault } from '../text-fault.ts';

/** Characters of an address by RFC 3986: no white space and no line break, so that a value stays on its line. */
const SIGNS = '[!#-;=?-\\[\\]_a-z~]+';

const addresses = (description: string, schemes: string) =>
  array(description, string('Address', { pattern: `^(?:${schemes})${SIGNS}$` }), { minItems: 1 });

const pages = (description: string) => optional(addresses(description, 'https://'));

/** The key `security` of the configuration: the fields of security.txt (RFC 9116, section 2.5), except for Canonical, which sitec fills. */
export const securityConfig = object('Where to report a weakness; written to /.well-known/security.txt (RFC 9116)', {
  contact: addresses('Addresses for reports, the preferred one first: mailto:, https: or tel:', 'mailto:|https://|tel:'),
  expires: string('When all of this ends to hold, for example 2027-06-30T00:00:00Z; the RFC recommends less than a year ahead', {
    pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d+)?(?:Z|[+-]\\d{2}:\\d{2})$',
  }),
  encryption: optional(addresses('Keys to encrypt reports with', 'https://|dns:|openpgp4fpr:')),
  acknowledgments: pages('Pages that thank those who reported'),
  preferredLanguages: optional(
    array(
      'Languages of reports, none before another',
      string('Language tag (BCP 47)', { pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$' }),
      {
        minItems: 1,
      },
    ),
  ),
  policy: pages('Pages that say how reports are handled'),
  hiring: pages('Pages with open positions in security'),
});

/** Values of `security` that match the schema, but are not valid addresses or times. */
export const securityFaults = ({ security }: { readonly security?: Infer<typeof securityConfig> | undefined }): readonly TextFault[] => {
  if (!security) return [];
  const { expires, contact, encryption = [], acknowledgments = [], policy = [], hiring = [] } = security;
  const named = { contact, encryption, acknowledgments, policy, hiring };
  const wrong = Object.entries(named).flatMap(([key, texts]) =>
    texts.filter((text) => !isAddress(text)).map((text) => ({ key: `security.${key}`, text, expected: 'must be a whole address' })),
  );
  const isTime = dateOf(expires) !== null && !Number.isNaN(Date.parse(expires));
  return isTime ? wrong : [...wrong, { key: 'security.expires', text: expires, expected: 'must be a time that there is (RFC 3339)' }];
};

/** `mailto:` needs a mailbox; other addresses must be valid by the URL standard. */
const isAddress = (text: string): boolean => URL.canParse(text) && (!text.startsWith('mailto:') || /^mailto:[^@?]+@[^@?]+/.test(text));
