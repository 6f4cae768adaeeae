/** Projects that `sitec` looks at, and what it says of them. */
import { vi } from 'vitest';
import { runLook, type LookFlags } from '../../../cli/look/look.ts';
import { html } from '../../compiler/site.ts';
import { run } from '../fixture.ts';

/** Path -> content of a project. */
export type Files = Readonly<Record<string, string>>;

/** Says what the public address is. */
export const CANONICAL = '<link rel="canonical" href="https://acme.example/">';
const price = (amount: number): string =>
  `<div data-sitec-plan="solo" data-sitec-name="Solo" data-sitec-price="${amount} USD P1M">Solo: $${amount} a month</div>`;
/** Pages of a small site in a folder. */
export const pages = (folder: string): Files => ({
  [`${folder}/index.html`]: html('Acme', '', CANONICAL),
  [`${folder}/pricing/index.html`]: html('Pricing', price(49)),
});
/** Runs `sitec` in a folder; variables of this machine do not count. */
export const look = (cwd: string, flags: LookFlags = {}) => {
  for (const name of ['GITHUB_ACTIONS', 'SITEC_REPORTER', 'SITEC_FAIL_ON']) vi.stubEnv(name, '');
  return run(() => runLook(undefined, { cwd, ...flags }));
};

/** Lines of what is printed, by their labels. */
export const linesOf = (text: string, label: string): readonly string[] =>
  text.split('\n').flatMap((line) => (line.startsWith(` ${label} `) ? [line.slice(9)] : []));
