/** Finds the generators of this machine that npm does not bring; run as a program it installs Debian's when it may, else says what to do. */
import { findProgram, provide } from './machine.js';

const advice = (name, variable) =>
  `no ${name} found, so no first answer will be asked of a site of it: install ${name}, or set ${variable} to it`;

const GENERATORS = {
  hugo: { variable: 'HUGO_PATH', names: ['hugo'], package: 'hugo', advice: advice('hugo', 'HUGO_PATH') },
  jekyll: { variable: 'JEKYLL_PATH', names: ['jekyll'], package: 'jekyll', advice: advice('jekyll', 'JEKYLL_PATH') },
};

/** Path of the program of a generator; undefined when there is none. */
export const findGenerator = (name) => findProgram(GENERATORS[name]);

for (const generator of Object.values(GENERATORS)) provide(import.meta.url, generator);
