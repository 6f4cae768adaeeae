/** A page by the keyboard alone, as somebody goes through it who has no pointer. */
import type { Page } from 'playwright-core';

/** Keys that are pressed at most, whatever a page is made of. */
const MOST = 2000;

/**
 * What people can press or fill in and see, in shadow trees too; of radio buttons one of a group, because arrows go to the others. What is focused shows
 * by its own looks, or by those of its label, its neighbour or the element around it.
 */
const WALK = `(() => {
  const isShown = (it) => it.checkVisibility({ visibilityProperty: true }) && !it.closest('[inert]');
  const looks = (it) => [it, it.parentElement, it.nextElementSibling, ...(it.labels ?? [])].flatMap((each) => {
    if (!each) return [];
    const { outline, outlineStyle, boxShadow, borderColor, backgroundColor, color, textDecoration } = getComputedStyle(each);
    return [outlineStyle === 'none' ? '' : outline, boxShadow, borderColor, backgroundColor, color, textDecoration];
  }).join('|');
  const all = (root) => [...root.querySelectorAll('*')].flatMap((it) => [it, ...(it.shadowRoot ? all(it.shadowRoot) : [])]);
  const groups = new Set();
  const isFirst = (it) => {
    if (it.type !== 'radio') return true;
    const key = (it.form?.id ?? '') + it.name;
    return !groups.has(key) && groups.add(key);
  };
  const controls = all(document).filter((it) =>
    it.matches('a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]') && !it.disabled && it.tabIndex >= 0 && isShown(it) && isFirst(it));
  const deepest = (root) => (root.activeElement?.shadowRoot?.activeElement ? deepest(root.activeElement.shadowRoot) : root.activeElement);
  const isSame = (a, b) => a === b || (a.type === 'radio' && b.type === 'radio' && a.name === b.name);
  const plain = new Map(controls.map((it) => [it, looks(it)]));
  const missed = new Set(controls);
  const unseen = [];
  window.walk = {
    step: () => {
      const at = deepest(document);
      if (!at || at === document.body || at === document.documentElement) return 'out';
      const found = controls.find((it) => isSame(it, at));
      if (found && !missed.delete(found)) return 'again';
      if (found === at && looks(at) === plain.get(at)) unseen.push(at.outerHTML.slice(0, 120));
      return 'on';
    },
    result: () => ({ controls: controls.length, missed: [...missed].map((it) => it.outerHTML.slice(0, 120)), unseen }),
  };
})()`;

/** What the keyboard came to. */
export interface KeyboardWalk {
  readonly controls: number;
  /** Controls that the Tab key never came to, and those that looked the same when it did. */
  readonly missed: readonly string[];
  readonly unseen: readonly string[];
  /** Whether the keyboard got out of the page, or around it. */
  readonly isOut: boolean;
}

/** Presses Tab from the start of the page until that leads out of it or around. */
export const walkByKeyboard = async (page: Page): Promise<KeyboardWalk> => {
  await page.evaluate(WALK);
  let reached = 'on';
  for (let count = 0; count < MOST && reached === 'on'; count++) {
    await page.keyboard.press('Tab');
    reached = await page.evaluate<string>('window.walk.step()');
  }
  return { ...(await page.evaluate<Omit<KeyboardWalk, 'isOut'>>('window.walk.result()')), isOut: reached !== 'on' };
};
