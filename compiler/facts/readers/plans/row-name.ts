import { attribute, classes, elements, type Element } from '../../../markdown/hast.ts';
import { visibleText } from '../visible-text.ts';

const TOOLTIP = /(?:^|[-_])tool-?tip/i;
/** The element with the words. The tooltip element may be around the name. */
const TOOLTIP_WORDS = /tool-?tip[-_]*(?:text|content|body|inner|popup|panel|message)/i;
const FOR_SCREEN_READERS = /^(?:u-)?(?:sr-only|visually-?hidden|screen-reader-(?:text|only)|a11y-hidden|assistive-text)$/i;
/** What opens a tooltip, alone in its element. */
const OPENER = /^[?؟iℹⓘ🛈]\uFE0F?$/u;
const SIGN_BEHIND = /\s*[ℹⓘ🛈]\uFE0F?$/u;

/**
 * Name of a row: the first line of its heading, without tooltips, their buttons, and text for screen readers. When nothing else is there,
 * these are the name.
 */
export const rowName = (head: Element): string => {
  const described = new Set([head, ...elements(head)].flatMap((element) => (attribute(element, 'ariaDescribedBy') ?? '').split(' ')));
  const isHelp = (element: Element): boolean =>
    attribute(element, 'role') === 'tooltip' ||
    described.has(attribute(element, 'id') ?? '-') ||
    classes(element).some((name) => TOOLTIP_WORDS.test(name) || FOR_SCREEN_READERS.test(name));
  const isHelper = (element: Element): boolean =>
    isHelp(element) ||
    attribute(element, 'dataTooltip') === '' ||
    classes(element).some((name) => TOOLTIP.test(name)) ||
    OPENER.test(visibleText(element).line);
  const names = [isHelper, isHelp, () => false].map((skip) => visibleText(head, skip).lines[0] ?? '');
  return (names.find((name) => name !== '') ?? '').replace(SIGN_BEHIND, '');
};
