import type { ConceptForms } from '../forms.ts';
import { DATA } from './data.ts';
import { MEDIA } from './media.ts';
import { MESSAGES } from './messages.ts';
import { ORDERS } from './orders.ts';
import { SETTING_UP } from './setting-up.ts';
import { WORK } from './work.ts';

/** What guides of software companies are about. */
export const SUBJECTS: ConceptForms = { ...MESSAGES, ...ORDERS, ...WORK, ...DATA, ...SETTING_UP, ...MEDIA };

/** Concepts of the questions that are subjects of guides as well: the search finds pages by them too. */
export const SHARED_SUBJECTS: readonly string[] = ['PRICE', 'PAY', 'DISCOUNT', 'TRIAL', 'COMPARE', 'CURRENCY', 'CREDITS', 'API'];
