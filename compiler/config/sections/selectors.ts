import { elementSelectorFault } from '../selector-fault.ts';
import { isShape, SHAPE } from '../../markdown/icon-shape.ts';
import { selectionsOf } from '../../markdown/selections.ts';
import type { Config } from '../schema.ts';
import type { TextFault } from '../text-fault.ts';

/** Invalid selectors of `markdown` and `icons`; an icon may also be named by its shape. */
export const selectorFaults = (config: Config): readonly TextFault[] =>
  selectionsOf(config).flatMap(({ key, selector }) => {
    const reason = key === 'icons' && isShape(selector) ? null : elementSelectorFault(selector);
    const form = key === 'icons' ? `a CSS selector, or ${SHAPE} and 12 hexadecimal digits` : 'a CSS selector';
    return reason === null ? [] : [{ key, text: selector, expected: `must be ${form} (${reason})` }];
  });
