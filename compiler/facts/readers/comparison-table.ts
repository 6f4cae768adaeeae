import { nameKey } from '../../base/words.ts';
import { readCell } from '../../markdown/cells.ts';
import type { Grid } from '../../markdown/convert/tables.ts';
import { boolean, nullable, object, type Infer } from '../../schema/builder.ts';
import { text } from '../../schema/shapes.ts';

const cellSchema = (whose: string) =>
  object(`Cell of ${whose}`, {
    included: nullable(boolean('Yes or no; null when the cell says it in words')),
    text: nullable(text('Words of the cell')),
  });

/** A row of a comparison table. */
export const comparisonRowSchema = object('Row', {
  name: text('What is compared'),
  product: cellSchema('the product'),
  competitor: cellSchema('the other tool'),
});

type Row = Infer<typeof comparisonRowSchema>;

/**
 * The rows of the first table with a column for the product, under one of its names, and a column for the other tool. An empty cell is
 * unknown.
 */
export const comparisonRows = (tables: readonly Grid[], own: ReadonlySet<string>, competitor: string): readonly Row[] => {
  for (const [head = [], ...rows] of tables) {
    const ours = head.findIndex((cell) => own.has(nameKey(cell)));
    const theirs = head.findIndex((cell) => nameKey(cell) === nameKey(competitor));
    if (ours < 0 || theirs < 0) continue;
    const label = head.findIndex((_, index) => index !== ours && index !== theirs);
    return rows.flatMap((row) => {
      const name = row[label] ?? '';
      return name === '' ? [] : [{ name, product: readCell(row[ours] ?? ''), competitor: readCell(row[theirs] ?? '') }];
    });
  }
  return [];
};
