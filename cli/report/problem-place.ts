import { placeWords } from '../../compiler/report/places.ts';
import type { LocatedPlace } from './outcome.ts';

/** Where something stands: `content/plans.yaml:3:12 (data-sitec-price)`, with what is known of it. */
export const whereIs = ({ file, line, column, note }: LocatedPlace): string =>
  placeWords({ file, line: line ?? null, column: column ?? null, at: note ?? null });
