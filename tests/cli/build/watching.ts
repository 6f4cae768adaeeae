/** Commands that watch, as processes: what they print is waited for, never a time. */
import { onTestFinished, vi } from 'vitest';
import { html, SiteFolder, type Files } from '../../compiler/site.ts';
import { ServerProcess } from '../serve/server-process.ts';

/** How long a build may take on a busy machine. */
export const PATIENCE = { timeout: 50_000, interval: 50 };

/** A page at the root of https://acme.example. */
export const page = (text: string, head = ''): string =>
  html(text, '<p>Text.</p>', `<link rel="canonical" href="https://acme.example/">${head}`);

/** A small site that is removed when the test ends. */
export const siteOf = (files: Files = {}): SiteFolder => {
  const site = new SiteFolder({ 'index.html': page('One'), 'sitec.config.json': '{ "input": "site" }', ...files });
  onTestFinished(() => site.remove());
  return site;
};

/** A command in the folder of a site; it is ended with the test. */
export const start = (site: SiteFolder, ...command: readonly string[]): ServerProcess => {
  const child = new ServerProcess(site.folder, { command });
  onTestFinished(() => child.kill());
  return child;
};

/** Lines about builds on one of the streams. */
export const builds = (text: string): readonly string[] => text.match(/^(?:built|failed).*$/gm) ?? [];

/** Waits for something that a process prints, and says what it has printed when that does not come. */
export const printed = ({ output }: ServerProcess, isThere: () => boolean): Promise<unknown> =>
  vi.waitUntil(isThere, PATIENCE).catch(() => {
    throw new Error(`It has printed:\n${output.stdout}\n${output.stderr}`);
  });

/** The address that a server has printed, without a slash at its end. */
export const urlOf = async (server: ServerProcess): Promise<string> => {
  const url = (): string | undefined => /(?<=^Site {6})http:\/\/127\.0\.0\.1:\d+/m.exec(server.output.stdout)?.[0];
  await printed(server, () => url() !== undefined);
  return url() ?? '';
};
