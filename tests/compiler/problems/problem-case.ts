import { html, type BuildOptions, type Files } from '../site.ts';

/** A site that has exactly one problem. */
export interface ProblemCase {
  readonly code: string;
  readonly files: Files;
  readonly options?: BuildOptions;
  /** The whole message; a pattern where it depends on the folder. */
  readonly message: string | RegExp;
  /** File of the place; null when the problem has no place. */
  readonly file: string | null;
  /** What stands in the line of the place; null when the problem is about the whole file. */
  readonly text: string | null;
  readonly line: number | null;
}

/** The smallest site without a problem. */
export const home: Files = { 'index.html': html('Acme') };

/** A page with a plan in attributes. */
export const pricing = (plan: string): string => html('Pricing', plan);

/** A marked plan; the price stands in an attribute and in the text. */
export const card = '<div data-sitec-plan="solo"><h2 data-sitec-name>Solo</h2><p data-sitec-price="19 USD P1M">$19 a month</p></div>';

/** A script of JSON-LD. */
export const jsonld = (value: unknown): string => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
