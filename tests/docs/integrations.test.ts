/** docs/how-to/generators.md shows configurations that the integrations are tested with, and docs/how-to/ci.md the inputs and outputs of action.yml. */
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { action } from '../integrations/action-runner.ts';
import { generators } from '../integrations/generators.ts';
import { fence, table } from '../../docs/.vitepress/markdown.ts';
import { readText } from './document.ts';

const document = readText('docs/how-to/generators.md');
const guide = readText('docs/how-to/ci.md');

interface Workflow {
  readonly jobs: { readonly site: { readonly steps: readonly { readonly uses?: string; readonly with?: object }[] } };
}

it.each(generators)('shows the configuration of $name', ({ name, config }) => {
  expect(document).toContain(fence('js', readText(`tests/integrations/sites/${name}/${config}`)));
});

it.each(generators)('names the plugin for $name, which the package exports', ({ entry }) => {
  const { exports } = JSON.parse(readText('package.json')) as { readonly exports: object };
  expect(exports).toHaveProperty([`./${entry}`]);
  expect(document).toMatch(new RegExp(`^\\| \\w+ [^|]+ \\| \`sitec/${entry}\` \\|`, 'm'));
});

describe('the action', () => {
  it('has a row for each input', () => {
    const rows = Object.entries(action.inputs).map(([name, { description, default: text }]) => [
      `\`${name}\``,
      text === '' ? '' : `\`${text}\``,
      description,
    ]);
    expect(guide).toContain(table(['input', 'default', 'what it is'], rows));
  });

  it('has a row for each output', () => {
    const rows = Object.entries(action.outputs).map(([name, { description }]) => [`\`${name}\``, description]);
    expect(guide).toContain(table(['output', 'what it is'], rows));
  });

  it('is shown with inputs and outputs that it has', () => {
    const workflow =
      [...guide.matchAll(/^```yaml\n([^]*?)^```$/gm)].map(([, yaml = '']) => yaml).find((yaml) => yaml.includes('/sitec@')) ?? '';
    const used = (parse(workflow) as Workflow).jobs.site.steps.find(({ uses }) => uses?.includes('/sitec@'));
    expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(used?.with ?? { none: '' })));
    const outputs = [...workflow.matchAll(/steps\.sitec\.outputs\.([\w-]+)/g)].map(([, name]) => name);
    expect(outputs.length).toBeGreaterThan(0);
    expect(Object.keys(action.outputs)).toEqual(expect.arrayContaining(outputs));
  });
});
