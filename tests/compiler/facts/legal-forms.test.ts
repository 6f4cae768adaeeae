/** Registered names, which have a legal form. */
import { describe, expect, it } from 'vitest';
import { hasLegalForm, namesSomebody, registeredName, withoutLegalForm } from '../../../compiler/facts/readers/company/legal-forms.ts';

describe('a legal form', () => {
  it.each([
    ['Acme GmbH & Co. KG', 'Acme'],
    ['Acme, Inc.', 'Acme'],
    ['Acme Inc', 'Acme'],
    ['Acme Pvt. Ltd.', 'Acme'],
    ['Acme UG (haftungsbeschränkt)', 'Acme'],
    ['Novák s. r. o.', 'Novák'],
    ['Nordtre sp. z o.o.', 'Nordtre'],
    ['Acme S.A. de C.V.', 'Acme'],
    ['Umay LTD. ŞTİ.', 'Umay'],
    ['Umay LTD.ŞTİ.', 'Umay'],
    ['Έργο Α.Ε.', 'Έργο'],
    ['株式会社テスト', 'テスト'],
    ['テスト株式会社', 'テスト'],
    ['ООО Ромашка', 'Ромашка'],
  ])('is a part of %s', (name, bare) => {
    expect([hasLegalForm(name), withoutLegalForm(name), registeredName(`© 2026 ${name}`)]).toEqual([true, bare, name]);
  });

  it.each(['known as', 'CV Maker', 'PT Studio', 'Los Angeles, CA', 'UG (haftungsbeschränkt)', 'Acme'])('is not in %s', (name) => {
    expect([hasLegalForm(name), withoutLegalForm(name)]).toEqual([false, name]);
  });
});

it.each([
  ['Operated by Acme GmbH in Berlin', true],
  ['The site is run by Jane Doe.', true],
  ['代表者：山田太郎', true],
  ['founded in 2001', false],
  ['we are behind it', false],
])('%s names somebody: %s', (text, names) => {
  expect(namesSomebody(text)).toBe(names);
});
