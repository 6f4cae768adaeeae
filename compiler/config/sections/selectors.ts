import { elementSelectorFault } from '../../facts/readers/selectors.ts';
import { isShape, SHAPE } from '../../markdown/icon-shape.ts';
import { selectionsOf } from '../../markdown/selections.ts';
import type { Config } from '../schema.ts';

/** A text of the configuration that is of the right type and cannot be used. */
export interface TextFault {
  /** Key that it stands at: `markdown.keep`. */
  readonly key: string;
  readonly text: string;
  /** What it must be and why it is not, as the second half of a sentence. */
  readonly expected: string;
}

/** The selectors of `markdown` and `icons` that are none; an icon may be named by its shape too. */
export const selectorFaults = (config: Config): readonly TextFault[] =>
  selectionsOf(config).flatMap(({ key, selector }) => {
    const reason = key === 'icons' && isShape(selector) ? null : elementSelectorFault(selector);
    const form = key === 'icons' ? `a CSS selector, or ${SHAPE} and 12 hexadecimal digits` : 'a CSS selector';
    return reason === null ? [] : [{ key, text: selector, expected: `must be ${form} (${reason})` }];
  });
