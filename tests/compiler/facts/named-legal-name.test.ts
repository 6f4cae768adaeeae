/** The registered name of a company on its pages. */
import { expect, it } from 'vitest';
import { buildSite, html } from '../site.ts';

const legalNameOf = async (...lines: readonly string[]): Promise<string | null> => {
  const { json } = await buildSite({
    files: {
      'index.html': html('Acme', '<p>Anvils.</p>'),
      'impressum.html': html('Impressum', lines.map((line) => `<p>${line}</p>`).join('')),
      'content/company.yaml': 'name: Acme Anvils\n',
    },
  });
  return (json('api/v1/company.json') as { readonly legalName: string | null }).legalName;
};

it.each<[name: string | null, ...lines: string[]]>([
  ['Acme Anvils GmbH', 'Acme Anvils GmbH', 'Ambossweg 5', '10115 Berlin'],
  ['ACME Anvils s.r.o.', '© 2026 ACME Anvils s.r.o.', 'ACME Anvils s.r.o.'],
  [null, 'Acme Anvils makes anvils for Umbrella GmbH.', 'Umbrella GmbH'],
  [null, 'Acme Anvils GmbH', 'Acme Anvils AG'],
  [null, 'Acme Anvils'],
])('is %s', async (name: string | null, ...lines: string[]) => {
  expect(await legalNameOf(...lines)).toBe(name);
});
