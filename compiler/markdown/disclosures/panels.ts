import { attribute, elements, find, isNamed, lineOf, type Element, type Parent } from '../hast.ts';
import { hasHiddenAttribute, isInvisible, isUnshown } from '../hiding.ts';
import { countWordsOf } from '../words.ts';

/** A control and the part of the page that it opens: a question and its answer, a tab and its panel. */
export interface Disclosure {
  /** The element that people click, or the line that represents it. */
  readonly control: Element;
  readonly panel: Element;
}

/** Parts of a page with site navigation: controls in them open menus. */
export const CHROME: ReadonlySet<string> = new Set(['nav', 'header', 'footer', 'aside', 'dialog']);

/** Heights of panels that a script expands. */
const NO_HEIGHT = /(?:^|[;\s])(?:max-)?height\s*:\s*0(?![.\d])/i;

/** True for content that is hidden until it is opened, judging only by its own markup. */
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
/** A part of a page with an input and fewer words is a form. */
const FIELD_WORDS = 50;

/** True for a panel of text, not a menu or a form. */
export const isTextPanel = (panel: Element): boolean => {
  const words = countWordsOf(panel);
  if (words === 0 || isNamed(panel, 'nav') || MENU_ROLES.has(attribute(panel, 'role') ?? '')) return false;
  if (countChoices(panel) > MENU * words) return false;
  return words >= FIELD_WORDS || !elements(panel).some(({ tagName }) => tagName === 'input');
};

/** True for a dialog of text without inputs. */
export const isTextDialog = (dialog: Element): boolean =>
  isTextPanel(dialog) && find(dialog, (element) => isNamed(element, 'input', 'form', 'label')) === undefined;

/** Maximum characters of the words of a control. */
export const MOST_CHARACTERS = 300;

/** True for words that can be the name of a panel: they have letters and no amount of money. */
export const canName = (line: string): boolean => line.length <= MOST_CHARACTERS && /\p{L}/u.test(line) && !/\p{Sc}/u.test(line);

/** True when no two controls have the same words. Equal words, such as "Edit", mean an action on each item. */
export const areDistinct = (controls: readonly Element[]): boolean => new Set(controls.map(lineOf)).size === controls.length;
