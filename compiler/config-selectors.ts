import type { Config } from './config-schema.ts';
import { isShape, SHAPE } from './markdown/icon-shape.ts';
import { selectionsOf } from './markdown/selections.ts';
import { elementSelectorFault } from './readers/selectors.ts';

/** A selector of the configuration that cannot be used. */
export interface SelectorFault {
  /** Key that it stands at: `markdown.keep`. */
  readonly key: string;
  readonly selector: string;
  /** What it must be and why it is not, as the second half of a sentence. */
  readonly expected: string;
}

/** The selectors of `markdown` and `icons` that are none; an icon may be named by its shape too. */
export const selectorFaults = (config: Config): readonly SelectorFault[] =>
  selectionsOf(config).flatMap(({ key, selector }) => {
    const reason = key === 'icons' && isShape(selector) ? null : elementSelectorFault(selector);
    const form = key === 'icons' ? `a CSS selector, or ${SHAPE} and 12 hexadecimal digits` : 'a CSS selector';
    return reason === null ? [] : [{ key, selector, expected: `must be ${form} (${reason})` }];
  });
