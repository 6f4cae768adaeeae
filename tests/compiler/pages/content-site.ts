/** Pages and configurations for the tests of `markdown` in the configuration. */
import type { Files } from '../site.ts';

/** `markdown` of the configuration. */
export interface Markdown {
  readonly main?: string;
  readonly keep?: readonly string[];
  readonly drop?: readonly string[];
}

/** A configuration with selectors. */
export const config = (markdown: Markdown): Files => ({ 'sitec.config.json': JSON.stringify({ markdown }) });

/** A page with a body. */
export const page = (body: string): string => `<!doctype html><html lang="en"><head><title>Acme</title></head><body>${body}</body></html>`;

/** Twelve words. */
export const WORDS = Array.from({ length: 12 }, (_, index) => `word${index}`).join(' ');
