/** What every scanner gets: a site on this machine, and the tools. */
import { ToolPackage } from '../tools/tool-package.ts';

/** A bundle that is built for the address under which it is served. */
export interface ScannedSite {
  readonly url: string;
  /** The site as it was before it was compiled. */
  readonly rendered: string;
  readonly dist: string;
  /** File of the report about the build. */
  readonly report: string;
  /** Temporary folder that tools may write to. */
  readonly folder: string;
  /** Chromium or Chrome. */
  readonly browser: string;
}

/** The package of this folder. */
export const tools = new ToolPackage(import.meta.dirname);

/** The JSON that a tool printed; throws with its words when it printed something else. */
export const printedJson = <Value>({
  stdout,
  stderr,
  code,
}: {
  readonly stdout: string;
  readonly stderr: string;
  readonly code: number | null;
}): Value => {
  try {
    return JSON.parse(stdout) as Value;
  } catch {
    throw new Error(`exit code ${code}, and no JSON: ${(stderr || stdout).slice(0, 500)}`);
  }
};
