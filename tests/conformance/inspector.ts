/** Calls of the Inspector's command line, which clients and directories judge servers with: each has to end with a certain exit code. */
import { paths } from '../../compiler/paths.ts';
import type { Outcome } from '../tools/outcome.ts';
import { runTool } from './tools.ts';

/** A call: words after the address, and its exit code. */
export interface InspectorCall {
  readonly words: readonly string[];
  /** 0 done, 5 a result is an error, 6 a schema is faulty, 7 to 9 a skill is not what it says. */
  readonly code: number;
}

const call = (code: number, ...words: readonly string[]): InspectorCall => ({ code, words });
const tool = (code: number, name: string, ...pairs: readonly string[]): InspectorCall =>
  call(code, '--method', 'tools/call', '--tool-name', name, ...pairs.flatMap((pair) => ['--tool-arg', pair]));

const ERAS = ['modern', 'legacy', 'auto'];
/** Every file of every skill has the digest and the size that the list says. */
const SKILLS = call(0, '--protocol-era', 'modern', '--method', 'skills/list', '--verify', '--require-digests');

/** Calls of the fixture; its tools have no schemas that everybody reads, so that `--strict` would not be content with them. */
export const FIXTURE_CALLS: readonly InspectorCall[] = [
  ...ERAS.map((era) => call(0, '--protocol-era', era, '--method', 'tools/list')),
  tool(0, 'test_simple_text'),
  tool(5, 'test_error_handling'),
  call(0, '--method', 'resources/read', '--uri', 'test://static-text'),
  call(0, '--method', 'prompts/get', '--prompt-name', 'test_simple_prompt'),
  SKILLS,
];

/** Calls of the example site, with records that it has. */
export const exampleCalls = async (base: string, url: string): Promise<readonly InspectorCall[]> => {
  const get = async (name: string): Promise<Readonly<Record<string, readonly { readonly slug: string }[]>>> =>
    (await (await fetch(new URL(`${paths.api}${name}.json`, url))).json()) as Readonly<
      Record<string, readonly { readonly slug: string }[]>
    >;
  const first = async (name: string): Promise<string> => (await get(name))[name]?.[0]?.slug ?? '';
  const [guide, feature, comparison] = await Promise.all([first('guides'), first('features'), first('comparisons')]);
  return [
    ...ERAS.map((era) => call(0, '--protocol-era', era, '--method', 'tools/list', '--strict')),
    tool(0, 'get_plans'),
    tool(0, 'list_features'),
    tool(0, 'get_feature', `slug=${feature}`),
    tool(0, 'list_platforms'),
    tool(0, 'search_guides', 'query=order'),
    tool(0, 'get_guide', `slug=${guide}`),
    tool(0, 'get_comparison', `slug=${comparison}`),
    tool(0, 'get_contact'),
    tool(5, 'get_guide', 'slug=no-such-guide'),
    call(0, '--method', 'resources/read', '--uri', `${base}/guides/${guide}/index.md`),
    call(0, '--method', 'prompts/get', '--prompt-name', 'compare_tools', '--prompt-args', `tool=${comparison}`),
    SKILLS,
  ];
};

/** Makes one call. */
export const inspect = async (endpoint: string, { words, code }: InspectorCall, folder: string): Promise<Outcome> => {
  const ended = await runTool('inspector', ['--cli', endpoint, '--transport', 'http', '--format', 'json', ...words], folder);
  const said = ended.stderr.trim().split('\n').at(-1) ?? '';
  const unexpected = ended.code === code ? [] : [`exit code ${ended.code} instead of ${code}${said && `: ${said}`}`];
  return { name: words.filter((word) => word !== '--method').join(' '), expected: 0, unexpected };
};
