import { readFileSync } from 'node:fs';

const { homepage } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { readonly homepage?: string };

/** Address of the published documentation, with a slash at its end; without a home page in package.json, the address of `sitec serve`. */
export const ADDRESS = (process.env.SITEC_BASE_URL ?? homepage ?? 'http://127.0.0.1:4321').replace(/\/?$/, '/');
