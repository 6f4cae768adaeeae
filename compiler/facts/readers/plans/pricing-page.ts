import type { Element, Root } from '../../../markdown/hast.ts';
import type { Page } from '../../../pages/page.ts';
import type { Claim } from '../../claim.ts';
import { readMarkup } from '../../page-tree.ts';
import type { Sources } from '../../resource.ts';
import { visibleText } from '../visible-text.ts';
import { dollarOf, checkDollar } from './dollar.ts';
import { limitKeys } from './limit-keys.ts';
import type { PlanNames } from './plan-key.ts';
import { selectedItems, selectedPlans, type SelectorContext } from './plan-selectors.ts';
import { planTables } from './plan-tables.ts';

/** A pricing page, read once with its visible content, and kept only while its facts are collected. */
export interface PricingPage {
  readonly page: Page;
  readonly root: Root;
  /** The elements that the configuration selects as plans. */
  readonly items: readonly Element[];
  /** The claims of the selectors of the configuration. */
  readonly selected: readonly Claim[];
  /** Currency of a bare $ on it. */
  readonly dollar: string;
}

/** Reads the complete pricing page. */
export const readPricingPage = (page: Page, sources: Sources): PricingPage => {
  const root = readMarkup(page, sources.folder);
  const shown = visibleText(root);
  const dollar = dollarOf(page.jsonld, shown.text);
  checkDollar(page, shown, sources);
  const context: SelectorContext = {
    ...sources,
    page,
    config: sources.config.facts?.plans ?? {},
    dollar,
  };
  const items = selectedItems(root, context);
  const selected = selectedPlans(items, context);
  return { page, root, dollar, selected, items };
};

/** The claims of the tables of a pricing page about the plans that are known by name. */
export const tableClaims = ({ page, root }: PricingPage, names: PlanNames, sources: Sources): readonly Claim[] =>
  planTables(root, { page, names, limitKeys: limitKeys(sources), icons: sources.config.icons ?? {}, problems: sources.problems });
