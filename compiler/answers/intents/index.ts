/** Every intent. The order decides between rules of equal strength: the more a question must name for an intent, the earlier it stands. */
import type { Intent } from '../intent.ts';
import { plansDiscount, plansPayment, plansPeriod, signup } from './billing.ts';
import { comparisonsList, comparisonsOne } from './comparisons.ts';
import { companyAbout, contactsOffice, contactsSales, contactsSupport } from './contacts.ts';
import { adversarial, greeting, outOfScope, thanks, unclear } from './fallback.ts';
import { featuresByStatus, featuresList, featuresOne, featuresStatus } from './features.ts';
import { guidesFind, guidesList, pagesFind } from './guides.ts';
import { plansCompare, plansRecommend } from './plans-choice.ts';
import { plansFeature } from './plans-feature.ts';
import { plansLimit } from './plans-limit.ts';
import { plansList, plansPrice } from './plans.ts';
import { platformsList, platformsSupports } from './platforms.ts';
import { actionRefused, serviceAboutAgent, serviceAuth } from './service.ts';
import { plansCurrency, plansFreeTrial } from './terms.ts';

/** In order of precedence. */
export const intents: readonly Intent[] = [
  adversarial,
  contactsSales,
  plansDiscount,
  plansCompare,
  plansFeature,
  plansRecommend,
  plansLimit,
  signup,
  actionRefused,
  plansPayment,
  plansPeriod,
  plansPrice,
  plansCurrency,
  featuresStatus,
  featuresByStatus,
  plansFreeTrial,
  comparisonsOne,
  platformsSupports,
  featuresOne,
  guidesFind,
  guidesList,
  pagesFind,
  plansList,
  featuresList,
  platformsList,
  comparisonsList,
  contactsSupport,
  contactsOffice,
  serviceAuth,
  serviceAboutAgent,
  companyAbout,
  greeting,
  thanks,
  outOfScope,
  unclear,
];
