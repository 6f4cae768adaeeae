/** docs/explanation/scanners.md: what scanners give the example, from the definitions that the tests ask. */
import { blocks, GENERATED, table } from '../../docs/.vitepress/markdown.ts';
import { ACCEPTED } from '../scanners/accepted.ts';
import { READY_CHECKS, scoreOf } from '../scanners/isitagentready.ts';
import { readText } from './document.ts';

const VERSIONS = (JSON.parse(readText('tests/scanners/package.json')) as { readonly dependencies: Readonly<Record<string, string>> })
  .dependencies;

/** The scanners that run in the tests, by their packages; html-validate and axe are for people. */
const PACKAGES: Readonly<Record<keyof typeof ACCEPTED | 'skills-ref', string>> = {
  afdocs: 'afdocs',
  'agent-readability': '@vercel/agent-readability',
  lighthouse: 'lighthouse',
  'skills-ref': 'skills-ref',
};

/** Renders the page about scanners. */
export const scannersDocument = (): string => {
  const verdicts = READY_CHECKS.map(({ expected }) => expected);
  const [passed, scored] = [verdicts.filter((each) => each === 'pass').length, verdicts.filter((each) => each !== 'neutral').length];
  return blocks(
    GENERATED,
    '# Scanners',
    'What programs that judge sites for agents give the example site, what sitec refuses on purpose, and why. The tests ask every row.',
    '## isitagentready.com',
    `The scanner is only on the web, so the tests have its rules. ${passed} of ${scored} scored checks pass: ${scoreOf(verdicts)} of 100, level 5. A neutral check is not scored.`,
    table(
      ['Check', 'Passes when', 'Example', 'Reason'],
      READY_CHECKS.map(({ name, rule, expected, reason }) => [`\`${name}\``, rule, expected, reason]),
    ),
    '## Scanners that run in the tests',
    table(
      ['Scanner', 'Version', 'Check that is not passed', 'Reason'],
      Object.entries(PACKAGES).flatMap(([scanner, name]) => {
        const accepted = Object.entries({ ...ACCEPTED }[scanner as keyof typeof ACCEPTED] ?? { none: '' });
        return accepted.map(([check, reason]) => [name, VERSIONS[name] ?? '', check === 'none' ? check : `\`${check}\``, reason]);
      }),
    ),
  );
};
