import { attribute, elements, find, isNamed, lineOf, type Element, type Parent } from '../hast.ts';
import { hasHiddenAttribute, isInvisible, isUnshown } from '../hiding.ts';
import { countWordsOf } from '../words.ts';

/** A control and the part of the page that it opens: a question and its answer, a tab and its panel. */
export interface Disclosure {
  /** What people press, or the line that they take for it. */
  readonly control: Element;
  readonly panel: Element;
}

/** Parts of a page that are about the site: what a control in them opens is a menu. */
export const CHROME: ReadonlySet<string> = new Set(['nav', 'header', 'footer', 'aside', 'dialog']);

/** Heights with which scripts begin to open a panel. */
const NO_HEIGHT = /(?:^|[;\s])(?:max-)?height\s*:\s*0(?![.\d])/i;

/** True for what is not shown until somebody opens it, as far as its own mark-up tells. */
export const isClosed = (element: Element): boolean =>
  hasHiddenAttribute(element) ||
  attribute(element, 'hidden') === 'until-found' ||
  attribute(element, 'aria-hidden') === 'true' ||
  isUnshown(element) ||
  isInvisible(element) ||
  NO_HEIGHT.test(attribute(element, 'style') ?? '');

const MENU_ROLES = new Set('navigation menu menubar listbox tree grid combobox search'.split(' '));
const CHOICES = new Set(['a', 'button', 'label', 'option']);
const CHOICE_ROLES = new Set(['menuitem', 'menuitemradio', 'menuitemcheckbox', 'option', 'treeitem', 'button', 'link']);

const isChoice = (element: Element): boolean => CHOICES.has(element.tagName) || CHOICE_ROLES.has(attribute(element, 'role') ?? '');

const countChoices = (parent: Parent): number =>
  parent.children.reduce(
    (sum, child) => sum + (child.type !== 'element' ? 0 : isChoice(child) ? countWordsOf(child) : countChoices(child)),
    0,
  );

/** Share of words in links and buttons above which a part of a page is a menu. */
const MENU = 0.5;
/** Words below which a part of a page with a field is the field. */
const FIELD_WORDS = 50;

/** True for a panel that says something: no menu, and no form. */
export const isTextPanel = (panel: Element): boolean => {
  const words = countWordsOf(panel);
  if (words === 0 || isNamed(panel, 'nav') || MENU_ROLES.has(attribute(panel, 'role') ?? '')) return false;
  if (countChoices(panel) > MENU * words) return false;
  return words >= FIELD_WORDS || !elements(panel).some(({ tagName }) => tagName === 'input');
};

/** True for a dialog of text, which asks nothing of its reader. */
export const isTextDialog = (dialog: Element): boolean =>
  isTextPanel(dialog) && find(dialog, (element) => isNamed(element, 'input', 'form', 'label')) === undefined;

/** Characters that the words on a control have at most: what is longer is a text. */
export const MOST_CHARACTERS = 300;

/** True for words that can name what is opened: not a sign alone, and no amount of money. */
export const canName = (line: string): boolean => line.length <= MOST_CHARACTERS && /\p{L}/u.test(line) && !/\p{Sc}/u.test(line);

/** True for lines of which no two are the same, which tell what they open apart. What is done to each of several things is called the same. */
export const areDistinct = (controls: readonly Element[]): boolean => new Set(controls.map(lineOf)).size === controls.length;
