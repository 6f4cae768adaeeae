/**
 * What the A2A guide says, one file a language. A template is a sentence or a part of one; `{name}` stands for a published value, or for
 * another part that holds some. No template holds a value of its own.
 */
import { AR } from './ar.ts';
import { DE } from './de.ts';
import { EN, type Templates } from './en.ts';
import { UR_LATN } from './ur-latn.ts';

/** Language (BCP 47) -> templates. The first one that a site names is its default. */
export const TEMPLATES = { en: EN, de: DE, 'ur-Latn': UR_LATN, ar: AR } as const satisfies Readonly<Record<string, Templates>>;

/** Beginnings of names that a site may add templates to: of its own kinds of limits, and of its own statuses. */
export const OPEN_TEMPLATES: readonly string[] = ['limit.', 'status.'];

/** What stands in braces in a template. */
const PLACEHOLDER = /\{(\w+)\}/g;

/** Names of the placeholders of a text, in their order. */
export const placeholdersOf = (text: string): readonly string[] => [...text.matchAll(PLACEHOLDER)].flatMap(([, name]) => name ?? []);

/** A text with its placeholders filled. */
export const fillTemplate = (text: string, valueOf: (name: string) => string): string =>
  text.replace(PLACEHOLDER, (_, name: string) => valueOf(name));
