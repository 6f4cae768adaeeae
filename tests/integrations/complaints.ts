/** What the checks of this folder say, and what they break. */
import { join } from 'node:path';

/** A complaint, unless something holds. */
export const unless = (holds: boolean, complaint: string): readonly string[] => (holds ? [] : [complaint]);

/** A content file whose price the pricing page of every small site contradicts. */
export const CONTRADICTION = join(import.meta.dirname, 'sites/contradiction.yaml');
