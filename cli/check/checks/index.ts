import type { Check } from '../check.ts';
import { a2aChecks } from './a2a/index.ts';
import { apiChecks } from './api/index.ts';
import { discoveryChecks } from './discovery/index.ts';
import { factsChecks } from './facts/index.ts';
import { folderChecks } from './folder/index.ts';
import { headersChecks } from './headers/index.ts';
import { languagesChecks } from './languages/index.ts';
import { markdownChecks } from './markdown/index.ts';
import { mcpChecks } from './mcp/index.ts';
import { pagesChecks } from './pages/index.ts';

/** Every check, in the order of the groups. */
export const checks: readonly Check[] = [
  ...pagesChecks,
  ...markdownChecks,
  ...discoveryChecks,
  ...apiChecks,
  ...factsChecks,
  ...mcpChecks,
  ...a2aChecks,
  ...headersChecks,
  ...languagesChecks,
  ...folderChecks,
];
