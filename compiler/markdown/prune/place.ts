import { attribute, type Element } from '../hast.ts';

/** True for a link to a fragment of the page. */
export const isPlace = (link: Element): boolean => /^#./.test(attribute(link, 'href') ?? '');
