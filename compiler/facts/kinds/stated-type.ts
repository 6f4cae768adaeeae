import { KIND_NAME } from './names.ts';

/**
 * Types of schema.org that do not become a kind, by reason. A node with one of them is not a record, but things that it lists may be: see
 * `LISTING` where nodes are read. Every other named node is a record.
 */
const NO_KIND: Readonly<Record<string, string>> = {
  'It is the site or one of its pages, which have markdown and are in every index':
    'WebSite WebPage AboutPage CheckoutPage CollectionPage ContactPage FAQPage ItemPage MedicalWebPage ProfilePage QAPage SearchResultsPage ImageGallery VideoGallery MediaGallery WebPageElement SiteNavigationElement WPHeader WPFooter WPSideBar WPAdBlock',
  'It is a list': 'Thing Intangible ItemList ListItem BreadcrumbList HowToStep HowToSection OfferCatalog DataFeed DataFeedItem',
  'It is what something costs, which plans have':
    'Offer AggregateOffer Demand PriceSpecification UnitPriceSpecification CompoundPriceSpecification',
  'It is the product, which plans and features describe': 'SoftwareApplication WebApplication MobileApplication',
  'It is a question or its answer, which the search finds on its page': 'Question Answer Comment',
  'It is an article, which is a guide or an article record':
    'Article NewsArticle BlogPosting TechArticle Blog SocialMediaPosting LiveBlogPosting ScholarlyArticle Report',
  'It describes the thing that contains it':
    'ImageObject Rating AggregateRating PostalAddress ContactPoint GeoCoordinates GeoShape OpeningHoursSpecification PropertyValue QuantitativeValue MonetaryAmount Language Audience SearchAction SpeakableSpecification',
  'It is where something is, or whom it is for': 'Place AdministrativeArea City State Country',
};

const WITHOUT_KIND: ReadonlySet<string> = new Set(Object.values(NO_KIND).flatMap((types) => types.split(' ')));

/** Maximum characters of the name of a kind. */
const MAXIMUM_NAME = 40;

/** A type of schema.org as a kind. */
export interface StatedType {
  /** `JobPosting`. */
  readonly type: string;
  /** `job-postings`. */
  readonly name: string;
  /** `job-posting`. */
  readonly singular: string;
}

/**
 * The kind of a node with these types, named by the first one. Null when one of them does not become a kind, or when the name is not a type
 * name.
 */
export const statedType = (types: readonly string[]): StatedType | null => {
  const [type] = types;
  if (type === undefined || types.some((each) => WITHOUT_KIND.has(each)) || !/^[A-Z][A-Za-z0-9]*$/.test(type)) return null;
  const singular = type
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
  const name = pluralOf(singular);
  return name.length <= MAXIMUM_NAME && KIND_NAME.test(name) ? { type, name, singular } : null;
};

const pluralOf = (word: string): string => {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
};
