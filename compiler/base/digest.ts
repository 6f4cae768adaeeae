import { hash } from 'node:crypto';

/** A digest of values that can be written as JSON. */
export const digest = (...values: readonly unknown[]): string => hash('sha256', JSON.stringify(values), 'base64url');
