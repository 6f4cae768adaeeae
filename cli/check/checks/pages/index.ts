import { type Check, inGroup } from '../../check.ts';
import { missingStatus, pageEmpty, pageRedirects, pageStatus, pageType, pageLinks } from './answers.ts';
import { pageCanonical, pageDescription, pageJsonLd, pageTitle } from './head.ts';
import { siblingAnswers, siblingShows } from './sibling.ts';

/** Checks of pages, and of the host that they are at. */
export const pagesChecks: readonly Check[] = inGroup('pages', [
  pageStatus,
  pageType,
  pageTitle,
  pageDescription,
  pageCanonical,
  pageJsonLd,
  missingStatus,
  pageRedirects,
  pageLinks,
  pageEmpty,
  siblingAnswers,
  siblingShows,
]);
