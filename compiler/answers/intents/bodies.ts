import type { MoneyBody, NullReason } from '../../words/wording.ts';

/** A limit of a plan; `unlimited` means that `value` is null on purpose. */
export interface LimitBody {
  readonly value: number | null;
  readonly unlimited: boolean;
  readonly unit: string;
  readonly period: string | null;
  readonly reason: NullReason;
}

/** A plan of the pricing page. */
export interface PlanBody {
  readonly slug: string;
  readonly name: string;
  readonly price: MoneyBody;
  /** The same for other periods or terms. */
  readonly otherPrices: readonly MoneyBody[];
  readonly limits: Readonly<Record<string, LimitBody>>;
  /** What the site says about features of the plan; `included` is null when it says nothing certain. */
  readonly features: readonly { readonly name: string; readonly slug: string | null; readonly included: boolean | null }[];
}

/** /api/v1/plans.json */
export interface PlansBody {
  readonly currency: string | null;
  readonly freeTrial: {
    readonly available: boolean | null;
    readonly days: number | null;
    readonly cardRequired: boolean | null;
    /** Slugs of the plans that can be tried; null when nobody says. */
    readonly plans: readonly string[] | null;
  };
  readonly plans: readonly PlanBody[];
  readonly url: string;
  readonly markdownUrl: string;
}

/** A feature or a platform: a name, what it is, and whether it can be used yet. */
export interface ThingBody {
  readonly slug: string;
  readonly name: string;
  readonly description: string | null;
  readonly status: string | null;
  readonly url: string | null;
  readonly markdownUrl: string | null;
}

/** /api/v1/features.json */
export interface FeaturesBody {
  readonly features: readonly ThingBody[];
  readonly url: string;
  readonly markdownUrl: string;
}

/** /api/v1/platforms.json */
export interface PlatformsBody {
  readonly platforms: readonly ThingBody[];
  readonly url: string;
  readonly markdownUrl: string;
}

/** A guide without its text. */
export interface GuideBody {
  readonly slug: string;
  readonly title: string;
  readonly language: string;
  readonly url: string;
  readonly markdownUrl: string;
  readonly jsonUrl: string;
}

/** /api/v1/guides.json */
export interface GuidesBody {
  readonly guides: readonly GuideBody[];
  readonly url: string;
  readonly markdownUrl: string;
}

/** A comparison with another tool, without its text. */
export interface ComparisonBody extends GuideBody {
  readonly competitor: { readonly name: string } | null;
}

/** /api/v1/comparisons.json */
export interface ComparisonsBody {
  readonly comparisons: readonly ComparisonBody[];
  readonly url: string;
  readonly markdownUrl: string;
}

/** A way to reach people. */
export interface ContactBody {
  readonly email: string | null;
  readonly telephone: string | null;
  readonly url: string | null;
  /** As the site writes it, for example `Mo-Fr 09:00-17:00`. */
  readonly hours: string | null;
}

/** /api/v1/company.json */
export interface CompanyBody {
  readonly name: string;
  readonly description: string | null;
  readonly app: string | null;
  readonly office: { readonly raw: string } | null;
  /** By role. */
  readonly contacts: Readonly<Record<string, ContactBody | null>>;
}

/** Every published body by the name of its document. */
export interface Bodies {
  readonly company: CompanyBody;
  readonly plans: PlansBody;
  readonly features: FeaturesBody;
  readonly platforms: PlatformsBody;
  readonly guides: GuidesBody;
  readonly comparisons: ComparisonsBody;
}
