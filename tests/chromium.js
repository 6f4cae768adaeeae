/** Finds the Chromium of this machine for the browser tests; run as a program it installs Debian's when it may, else says what to do. */
import { findProgram, provide } from './machine.js';

const CHROMIUM = {
  variable: 'CHROME_PATH',
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  paths: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'],
  package: 'chromium',
  advice: 'no Chromium found, so the browser tests will be skipped: install chromium, or set CHROME_PATH to a Chromium or Chrome',
};

/** Flags of every run: it needs no rights, no graphics card, and nothing from the network. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Path of the first Chromium or Chrome of this machine; undefined when there is none. */
export const findChromium = () => findProgram(CHROMIUM);

provide(import.meta.url, CHROMIUM);
