/** Every intent. The order decides between rules of equal strength: the more a question must name for an intent, the earlier it stands. */
import type { Intent } from '../intent.ts';
import { comparisonsList, comparisonsOne } from './comparisons.ts';
import { companyAbout, contactsOffice, contactsSales, contactsSupport } from './contacts.ts';
import { greeting, outOfScope, thanks, unclear } from './fallback.ts';
import { featuresList, featuresOne, featuresStatus } from './features.ts';
import { guidesFind, guidesList } from './guides.ts';
import { plansLimit, plansList, plansPrice } from './plans.ts';
import { platformsList, platformsSupports } from './platforms.ts';
import { actionRefused, serviceAboutAgent, serviceAuth } from './service.ts';
import { plansCurrency, plansFreeTrial } from './terms.ts';

/** In order of precedence. */
export const intents: readonly Intent[] = [
  actionRefused,
  plansFreeTrial,
  plansPrice,
  plansLimit,
  plansCurrency,
  featuresStatus,
  featuresOne,
  comparisonsOne,
  platformsSupports,
  guidesFind,
  guidesList,
  plansList,
  featuresList,
  platformsList,
  comparisonsList,
  contactsSupport,
  contactsSales,
  contactsOffice,
  serviceAuth,
  serviceAboutAgent,
  companyAbout,
  greeting,
  thanks,
  outOfScope,
  unclear,
];
