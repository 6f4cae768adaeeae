import type { Config } from '../schema.ts';
import type { TextFault } from '../text-fault.ts';
import { RANGE_FORM, wrongRanges } from './proxy-ranges.ts';

/** Entries of `trustProxy`, `allowedHosts` and `allowedOrigins` that can never match a request. */
export const accessFaults = ({ trustProxy = [], allowedHosts = [], allowedOrigins = [] }: Config): readonly TextFault[] => [
  ...faults('trustProxy', wrongRanges(trustProxy), RANGE_FORM),
  ...faults(
    'allowedHosts',
    allowedHosts.filter((text) => !isHost(text)),
    'must be one host, without scheme, path and wildcard, such as www.example.com',
  ),
  ...faults(
    'allowedOrigins',
    allowedOrigins.filter((text) => !isOrigin(text)),
    'must be one origin, without path and wildcard, such as https://app.example.com',
  ),
];

const faults = (key: string, texts: readonly string[], expected: string): readonly TextFault[] =>
  texts.map((text) => ({ key, text, expected }));

/** Browsers and clients send a host in the form of the URL standard: names in other scripts have their ASCII form. */
const isHost = (text: string): boolean =>
  !text.includes('*') && [`http://${text}`, `https://${text}`].some((url) => URL.canParse(url) && new URL(url).host === text.toLowerCase());

const isOrigin = (text: string): boolean =>
  !text.includes('*') && /^https?:/i.test(text) && URL.canParse(text) && new URL(text).href === `${new URL(text).origin}/`;
