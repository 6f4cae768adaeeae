const FORMS =
  'GmbH(?: & Co\\. ?KG)?|UG(?: \\(haftungsbeschränkt\\))?|AG|KG|OHG|SE|Inc\\.?|LLC|L\\.L\\.C\\.|Ltd\\.?|Limited|PLC|Corp\\.?|Corporation|SARL|SAS|' +
  'S\\.A\\.|S\\.L\\.|S\\.r\\.l\\.|B\\.V\\.|BV|N\\.V\\.|Oy|AB|ApS|A/S|FZ-?LLC|FZCO|FZE';

const PATTERN = new RegExp(`[\\s,]\\s?(?:(?:\\(?(?:Pvt|Pte|Pty)\\.?\\)?|Private) )?(?:${FORMS})$`);

/** True for a registered name: one that ends with the form of the company. */
export const hasLegalForm = (name: string): boolean => PATTERN.test(name);

/** A name of a company without the form at its end: "Acme" of "Acme, Inc.". */
export const withoutLegalForm = (name: string): string => name.replace(PATTERN, '');
