// A kind has one name, in lower-case words with hyphens. Each place where the name is used has its own spelling.

/** Pattern for the name of a kind and for its singular. Each word starts with a letter, so that two names never have the same spelling. */
export const KIND_NAME = /^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/;

/** The name as a key of JSON: `caseStudies`. */
export const keyName = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** The name in tools and operations: `case_studies`. */
export const toolName = (name: string): string => name.replaceAll('-', '_');

/** The name of a schema in OpenAPI: `CaseStudies`. */
export const schemaName = (name: string): string => keyName(`-${name}`);

/** The name in sentences: `case studies`. */
export const plainName = (name: string): string => name.replaceAll('-', ' ');

/** A text with its first letter in upper case. */
export const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
