import { isNamed, type Element, type Root } from '../../markdown/hast.ts';
import { gridOf, type CellRow } from '../../markdown/table-grid.ts';
import { isForeign, isHidden } from './visibility.ts';

/** The visible tables of a page, each as a grid of cells. Nested tables are part of their cell. */
export const tableGrids = (root: Root | Element): readonly (readonly CellRow[])[] =>
  root.children.flatMap((child): readonly (readonly CellRow[])[] => {
    if (child.type !== 'element' || isForeign(child) || isHidden(child)) return [];
    return child.tagName === 'table' ? [gridOf(rowsOf(child))] : tableGrids(child);
  });

const rowsOf = (parent: Element): readonly Element[] =>
  parent.children.flatMap((child) => {
    if (child.type !== 'element' || isNamed(child, 'table', 'td', 'th')) return [];
    return child.tagName === 'tr' ? [child] : rowsOf(child);
  });
