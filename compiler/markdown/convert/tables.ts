import { elements, isNamed, lineOf, type Element, type Parent } from '../hast.ts';

/** A table as a grid of texts. Spans have been written out before: the value of such a cell stands in each place. */
export type Grid = readonly (readonly string[])[];

/** Every table below a node as a grid. Nested tables are text of their cell. */
export const gridsOf = (root: Parent): readonly Grid[] => {
  const grids: Grid[] = [];
  const visit = (parent: Parent): void => {
    for (const child of parent.children) {
      if (child.type !== 'element') continue;
      if (child.tagName === 'table') grids.push(gridOf(child));
      else visit(child);
    }
  };
  visit(root);
  return grids;
};

const gridOf = (table: Element): Grid =>
  [...elements(table)]
    .filter((element) => element.tagName === 'tr')
    .map((row) => row.children.flatMap((cell) => (cell.type === 'element' && isNamed(cell, 'td', 'th') ? [lineOf(cell)] : [])));
