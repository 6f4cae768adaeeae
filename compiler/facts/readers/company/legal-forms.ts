const FORMS =
  'GmbH(?: & Co\\. ?KG)?|UG(?: \\(haftungsbeschränkt\\))?|AG|KG|OHG|SE|Inc\\.?|LLC|L\\.L\\.C\\.|Ltd\\.?|Limited|PLC|Corp\\.?|Corporation|SARL|SAS|' +
  'S\\.A\\.|S\\.L\\.|S\\.r\\.l\\.|B\\.V\\.|BV|N\\.V\\.|Oy|AB|ApS|A/S|FZ-?LLC|FZCO|FZE';

const PATTERN = new RegExp(`[\\s,]\\s?(?:(?:\\(?(?:Pvt|Pte|Pty)\\.?\\)?|Private) )?(?:${FORMS})$`);

/** True for a registered name, which ends with a legal form. */
export const hasLegalForm = (name: string): boolean => PATTERN.test(name);

/** A company name without the legal form at its end: "Acme" for "Acme, Inc.". */
export const withoutLegalForm = (name: string): string => name.replace(PATTERN, '');

/** Maximum words of a registered name. */
const MAXIMUM_WORDS = 6;

/** "Acme Ltd." for "© 2026 Acme Ltd. All rights reserved.". Null for a line with other content. */
export const registeredName = (line: string): string | null => {
  const name = line
    .replace(/^(?:©|\(c\)|copyright|[\s\d–—,.|-])+/iu, '')
    .replace(/[\s|·–—,-]*(?:all rights reserved|alle rechte vorbehalten|جميع الحقوق محفوظة).*$/iu, '')
    .replace(/[\s|·,]+$/, '')
    .replace(/(?<=GmbH|Limited|LLC|AG)\.$/, '');
  return hasLegalForm(name) && name.split(' ').length <= MAXIMUM_WORDS ? name : null;
};
