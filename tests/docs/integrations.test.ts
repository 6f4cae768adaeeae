/** docs/integrations.md shows configurations that the integrations are tested with, and the inputs and outputs that action.yml has. */
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { action } from '../integrations/action-runner.ts';
import { generators } from '../integrations/generators.ts';
import { fence, readText, table } from './document.ts';

const document = readText('docs/integrations.md');

interface Workflow {
  readonly jobs: { readonly site: { readonly steps: readonly { readonly uses?: string; readonly with?: object }[] } };
}

it.each(generators)('shows the configuration of $name', ({ name, config }) => {
  expect(document).toContain(fence('js', readText(`tests/integrations/sites/${name}/${config}`)));
});

it.each(generators)('names sitec/$name, which the package exports', ({ name }) => {
  const { exports } = JSON.parse(readText('package.json')) as { readonly exports: object };
  expect(exports).toHaveProperty([`./${name}`]);
  expect(document).toMatch(new RegExp(`^\\| \\w+ [^|]+ \\| \`sitec/${name}\` \\|`, 'm'));
});

describe('the action', () => {
  it('has a row for each input', () => {
    const rows = Object.entries(action.inputs).map(([name, { description, default: text }]) => [
      `\`${name}\``,
      text === '' ? '' : `\`${text}\``,
      description,
    ]);
    expect(document).toContain(table(['input', 'default', 'what it is'], rows));
  });

  it('has a row for each output', () => {
    const rows = Object.entries(action.outputs).map(([name, { description }]) => [`\`${name}\``, description]);
    expect(document).toContain(table(['output', 'what it is'], rows));
  });

  it('is shown with inputs and outputs that it has', () => {
    const [, workflow = ''] = /^```yaml\n([^]*?)^```$/m.exec(document) ?? [];
    const used = (parse(workflow) as Workflow).jobs.site.steps.find(({ uses }) => uses?.includes('/sitec@'));
    expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(used?.with ?? { none: '' })));
    const outputs = [...workflow.matchAll(/steps\.sitec\.outputs\.([\w-]+)/g)].map(([, name]) => name);
    expect(outputs.length).toBeGreaterThan(0);
    expect(Object.keys(action.outputs)).toEqual(expect.arrayContaining(outputs));
  });
});
