/** Maximum wait, in ms. What still runs after it does not write files, or hangs. */
const PATIENCE_MS = 10_000;

/** Polling interval, in ms. */
const PAUSE_MS = 20;

/** Resources of an idle process: its terminal, and timers, such as the one in this file. */
const RESTING = /^(?:Timeout|TTYWrap|PipeWrap|SignalWrap)$/;

/**
 * Waits until a generator neither reads nor writes files. VitePress ends its build before its sitemap is written, and Docusaurus calls all
 * plugins at the same time. Without the wait, a different part of the files would be missing in each build.
 */
export const atRest = async (): Promise<void> => {
  const end = performance.now() + PATIENCE_MS;
  do await new Promise((resolve) => void setTimeout(resolve, PAUSE_MS));
  while (process.getActiveResourcesInfo().some((name) => !RESTING.test(name)) && performance.now() < end);
};
