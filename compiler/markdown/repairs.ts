/**
 * Signs that browsers build another tree from a page than its tags show (HTML standard, section 13.2.6). The fast parser closes little more
 * than the end tags do, so a page with such a sign is parsed again with parse5. A sign too many costs time, a sign too few loses text.
 */
import { BLOCKS, type Parent } from './hast.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Elements whose end tag may be omitted, so that the end of their parent ends them too (section 13.1.2.4). */
const OPTIONAL_END = words('html head body p li dt dd option optgroup tr td th thead tbody tfoot colgroup caption rt rp');

/**
 * Blocks without an end tag that end with the block around them: an end tag of a block ends everything opened in it (section 13.2.6.4.7).
 */
const ENDS_WITH_BLOCK = words(
  'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer header hgroup main menu nav section ' +
    'summary',
);

/** Start tags that end an open paragraph (section 13.2.6.4.7). */
const ENDS_PARAGRAPH = words(
  'address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 ' +
    'header hgroup hr li listing main menu nav ol p plaintext pre search section summary table ul xmp',
);
/** An open paragraph outside these elements is not ended by start tags inside them. */
const PARAGRAPH_SCOPE = words('button caption table td th');

/** Allowed content of the parts of a table. Browsers move everything else before the table. */
const TABLE_CONTENT: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['table', words('caption colgroup col thead tbody tfoot tr')],
  ['thead', words('tr')],
  ['tbody', words('tr')],
  ['tfoot', words('tr')],
  ['tr', words('td th')],
  ['colgroup', words('col')],
]);
const TABLE_PARTS = words('caption col colgroup tbody td tfoot th thead tr');
/** Elements that browsers leave in a table although they do not belong there, and elements that are never content. */
const ANYWHERE = words('script style template input');

const CELLS = words('caption td th');
/** Elements that keep the items of an outer list open (section 13.2.4.2, the special elements without `address`, `div` and `p`). */
const ITEM_BOUNDS = words(
  'article aside blockquote body button caption center dd details dir dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header ' +
    'hgroup html li listing main menu nav ol pre search section summary table tbody td tfoot th thead tr ul',
);

/** Elements that the start of another one of their kind ends, unless a separating element is between them. */
const NEVER_NESTED: ReadonlyMap<string, readonly [ended: ReadonlySet<string>, bounds: ReadonlySet<string>]> = new Map([
  ['a', [words('a'), CELLS]],
  ['button', [words('button'), CELLS]],
  ['li', [words('li'), ITEM_BOUNDS]],
  ['dd', [words('dd dt'), ITEM_BOUNDS]],
  ['dt', [words('dd dt'), ITEM_BOUNDS]],
]);

/** Elements of a head. Any other element begins the body. */
const HEAD_CONTENT = words('base basefont bgsound head link meta noframes noscript script style template title');

/** Start tags that end an `<svg>`, except where an `<svg>` may contain HTML (section 13.2.6.5). */
const ENDS_PICTURE = words(
  'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p pre ruby s ' +
    'small span strong strike sub sup table tt u ul var',
);
const HTML_IN_PICTURE = words('foreignObject desc title');

const nameOf = (node: Parent | undefined): string => (node?.type === 'element' ? node.tagName : '');

/** True when one of `names` is open and none of `bounds` was opened in it. `open` has the open elements, outermost first. */
const isOpen = (open: readonly Parent[], names: ReadonlySet<string>, bounds: ReadonlySet<string>): boolean => {
  for (let index = open.length - 1; index >= 0; index--) {
    const name = nameOf(open[index]);
    if (names.has(name)) return true;
    if (bounds.has(name)) return false;
  }
  return false;
};

const PARAGRAPH = words('p');
const PICTURE = words('svg');

const isNested = (name: string, open: readonly Parent[]): boolean => {
  const rule = NEVER_NESTED.get(name);
  return rule !== undefined && isOpen(open, ...rule);
};

const isMisplacedInTable = (name: string, parent: string): boolean => {
  const content = TABLE_CONTENT.get(parent);
  return content ? !content.has(name) && !ANYWHERE.has(name) : TABLE_PARTS.has(name);
};

/** True when browsers close or move something at a start tag. `open` has the elements that are open before it, outermost first. */
export const isRepairedStart = (name: string, open: readonly Parent[], hasParagraph: boolean): boolean =>
  isMisplacedInTable(name, nameOf(open.at(-1))) ||
  isNested(name, open) ||
  (hasParagraph && ENDS_PARAGRAPH.has(name) && isOpen(open, PARAGRAPH, PARAGRAPH_SCOPE));

/** True when a start tag in an `<svg>` ends the `<svg>`, or has a name that ends others of its kind only in HTML. */
export const isRepairedInPicture = (name: string, open: readonly Parent[]): boolean =>
  (ENDS_PICTURE.has(name) || OPTIONAL_END.has(name)) && isOpen(open, PICTURE, HTML_IN_PICTURE);

/** True when a start tag or a text ends the head around it. */
export const isRepairedInHead = (name: string): boolean => !HEAD_CONTENT.has(name);

/** True when browsers move a text: text between the parts of a table. */
export const isRepairedText = (value: string, parent: Parent): boolean => TABLE_CONTENT.has(nameOf(parent)) && /\S/.test(value);

/** True when browsers do not end an element without an end tag at the end of its parent, the last one of `open`. */
export const isRepairedEnd = (name: string, open: readonly Parent[]): boolean => {
  const parent = nameOf(open.at(-1));
  // The end of a form ends nothing else.
  const endsWithParent = OPTIONAL_END.has(name) || (ENDS_WITH_BLOCK.has(name) && !open.some((node) => nameOf(node) === 'form'));
  return !endsWithParent || !(parent === '' || parent === 'ruby' || BLOCKS.has(parent));
};

/** The same inside an `<svg>`, whose elements end with it. `isEmpty` is true for an element without content, which may be self-closing. */
export const isRepairedEndInPicture = (name: string, open: readonly Parent[], isEmpty: boolean): boolean => {
  if (PICTURE.has(name) || HTML_IN_PICTURE.has(name)) return !isEmpty;
  return isOpen(open, HTML_IN_PICTURE, PICTURE) && isRepairedEnd(name, open);
};
