/** The example with the button that copies pages, and with its report: built once more, because no other test wants either. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compile } from '../../compiler/index.ts';
import { REPORT_FILE } from '../../compiler/site/project-folder.ts';
import { loadBundle } from '../../runtime/adapters/node-bundle.ts';
import { serve } from '../../runtime/adapters/node.ts';
import { example } from './example.ts';

/** The site as it is served, and the address of its report. */
export interface CopySite {
  readonly url: string;
  readonly report: string;
  close(): Promise<void>;
}

/** Compiles and serves it; throws when it does not compile. */
export const serveCopySite = async (): Promise<CopySite> => {
  const folder = mkdtempSync(join(example.folder, 'copy-'));
  const [config, out] = [join(folder, 'sitec.config.json'), join(folder, 'dist')];
  const settings = JSON.parse(readFileSync(example.config, 'utf8')) as object;
  writeFileSync(config, JSON.stringify({ ...settings, inject: ['links', 'directive', 'webmcp', 'copy'] }));
  const options = { cwd: example.repository, input: example.rendered, out, config, baseUrl: example.url };
  const { exitCode, problems } = await compile(options);
  if (exitCode !== 0) throw new Error(`The example does not compile: ${problems.map(({ message }) => message).join('; ')}`);
  const { url, close } = await serve(await loadBundle(out), { port: 0, host: '127.0.0.1', limit: false });
  return { url, report: pathToFileURL(join(folder, REPORT_FILE)).href, close };
};
