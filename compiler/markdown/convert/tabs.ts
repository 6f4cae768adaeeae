import { attribute, elements, lineOf, type Element, type ElementContent, type Parent, type Root } from '../hast.ts';

/**
 * Names the panels of tabs after their tabs, in place, and takes the row of tabs away: each panel is content, shown or not (WAI-ARIA Authoring
 * Practices, tabs pattern). A panel belongs to the tab that controls it or that names it; else the panels beside the row belong to its tabs by
 * their order.
 */
export const rewriteTabs = (root: Root): void => {
  rewriteIn(root, elements(root).filter(isPanel));
};

/** True for the panel of a tab. */
export const isPanel = (element: Element): boolean => roleOf(element) === 'tabpanel';

const roleOf = (element: Element): string | undefined => attribute(element, 'role');

const rewriteIn = (parent: Parent, panels: readonly Element[]): void => {
  parent.children = (parent.children as ElementContent[]).filter((child) => {
    if (child.type !== 'element') return true;
    if (roleOf(child) === 'tablist') return !nameAll(child, parent, panels);
    rewriteIn(child, panels);
    return true;
  });
};

/** Names the panels of a row of tabs; false when some tab has none, so that its words must stay. */
const nameAll = (row: Element, parent: Parent, panels: readonly Element[]): boolean => {
  const tabs = [...elements(row)].filter((element) => roleOf(element) === 'tab');
  const beside = [...elements(parent)].filter((element) => panels.includes(element));
  const found = tabs.map((tab, index) => panelOf(tab, panels) ?? (beside.length === tabs.length ? beside[index] : undefined));
  if (tabs.length === 0 || found.includes(undefined)) return false;
  tabs.forEach((tab, index) => found[index]?.children.unshift(name(tab)));
  return true;
};

const panelOf = (tab: Element, panels: readonly Element[]): Element | undefined => {
  const [controlled, id] = [attribute(tab, 'aria-controls'), attribute(tab, 'id')];
  return panels.find(
    (panel) =>
      (controlled !== undefined && attribute(panel, 'id') === controlled) ||
      (id !== undefined && attribute(panel, 'aria-labelledby') === id),
  );
};

const name = (tab: Element): Element => {
  const strong: Element = { type: 'element', tagName: 'strong', properties: {}, children: [{ type: 'text', value: lineOf(tab) }] };
  return { type: 'element', tagName: 'p', properties: {}, children: [strong] };
};
