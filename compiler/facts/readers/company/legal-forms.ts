/**
 * Legal forms behind a name: the common ones of companies and partnerships in the code list of ISO 20275 (GLEIF, version 1.5), without those
 * that other words look like.
 */
const BEHIND = [
  'GmbH|GmbH & Co. KG|gGmbH|Ges.m.b.H.|UG|UG (haftungsbeschränkt)|AG|KG|OHG|GbR|e.K.|e.V.|eG|SE',
  'Inc.|LLC|L.L.C.|Ltd.|Limited|LLP|PLC|Corp.|Corporation|FZ-LLC|FZLLC|FZCO|FZE',
  'SARL|S.A.R.L.|Sàrl|SAS|S.A.S.|SASU|EURL|SA|S.A.|SL|S.L.|SLU|S.L.U.|S.A. de C.V.|S. de R.L. de C.V.',
  'Srl|SRL|S.R.L.|S.r.l.|S.r.l.s.|SpA|S.p.A.|S.n.c.|S.a.s.|Lda.|Ltda.|LTDA|EIRELI|S/A',
  'BV|B.V.|NV|N.V.|VOF|V.O.F.|Oy|Oyj|AB|HB|ApS|A/S|I/S|AS|ASA|ehf.|OÜ|SIA|UAB',
  'Sp. z o.o.|sp. z o.o.|sp. k.|sp. j.|s.r.o.|spol. s r.o.|a.s.|v.o.s.|d.o.o.|j.d.o.o.|d.d.',
  'Kft.|Zrt.|Nyrt.|Bt.|A.Ş.|Ltd.Şti.|LTD.ŞTİ.|ООД|ЕООД|АД|Α.Ε.|Ε.Π.Ε.|Ι.Κ.Ε.|Ο.Ε.|Ε.Ε.',
  'בע"מ|בע״מ|ذ.م.م|ش.م.م|प्राइवेट लिमिटेड|จำกัด',
].flatMap((forms) => forms.split('|'));

/** Legal forms in front of a name. */
const FRONT = ['ООО', 'ТОВ', 'ФОП', 'ИП', 'Công ty TNHH', 'Công ty Cổ phần'];

/** Legal forms in front of a name or behind it, without a space between them. */
const JOINED = ['株式会社', '有限会社', '合同会社', '有限公司', '주식회사', '㈜', '（株）'];

/** A pattern for one of several forms, the longest first. A space may be behind each of their points, and the last point may be missing. */
const anyOf = (forms: readonly string[]): string =>
  forms
    .toSorted((one, other) => other.length - one.length)
    .map((form) =>
      form
        .replaceAll(/[()]/g, String.raw`\$&`)
        .replaceAll('.', String.raw`\.\s?`)
        .replace(/\\s\?$/, '?'),
    )
    .join('|');

const LAST = String.raw`[\s,]\s?(?:(?:\(?(?:Pvt|Pte|Pty)\.?\)?|Private) )?(?:${anyOf(BEHIND)})`;
const FIRST = String.raw`(?:${anyOf(FRONT)})\s`;
const EDGE = anyOf(JOINED);

const AT_AN_END = new RegExp(`(?:${LAST}|${EDGE})$|^(?:${FIRST}|${EDGE})`);

/** True for a registered name, which ends or begins with a legal form. */
export const hasLegalForm = (name: string): boolean => AT_AN_END.test(name);

/** A company name without its legal form: "Acme" for "Acme, Inc.". */
export const withoutLegalForm = (name: string): string => name.replace(AT_AN_END, '').trim();

/** A registered name in a text, or the name of a person: two words with capitals, or in a script without them a text behind a colon. */
const NAME = new RegExp(
  String.raw`\p{Lu}[\p{L}\p{N}&.’'-]*${LAST}(?![\p{L}\p{N}])|(?<!\p{L})${FIRST}\S*\p{Lu}|${EDGE}|\p{Lu}[\p{L}’'-]+ (?:\p{Lu}\. ?)?\p{Lu}\p{Ll}|[:：]\s*\p{Lo}{2}`,
  'u',
);

/** Whether a text names a company or a person. */
export const namesSomebody = (text: string): boolean => NAME.test(text);

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
