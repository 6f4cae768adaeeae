/**
 * Terms of schema.org that sitec writes: the properties that each type has, its own and inherited ones, and the types that stand in them.
 * Written down from the vocabulary (schema.org, version 29), so that a term of the writer is checked against another source than itself.
 */

const THING = 'name description url sameAs alternateName image mainEntityOfPage';
const CREATIVE_WORK = `${THING} headline inLanguage datePublished dateModified publisher about author mentions`;
const VALUE = `${THING} value maxValue minValue unitCode unitText valueReference additionalProperty`;

/** Type -> names of its properties. */
export const PROPERTIES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({
    Organization: `${THING} legalName logo address contactPoint email telephone makesOffer`,
    PostalAddress: `${THING} streetAddress postalCode addressLocality addressRegion addressCountry`,
    ContactPoint: `${THING} contactType email telephone availableLanguage hoursAvailable areaServed`,
    OpeningHoursSpecification: `${THING} opens closes dayOfWeek validFrom validThrough`,
    WebSite: CREATIVE_WORK,
    SoftwareApplication: `${CREATIVE_WORK} featureList offers applicationCategory operatingSystem`,
    TechArticle: `${CREATIVE_WORK} articleBody dependencies proficiencyLevel`,
    Article: `${CREATIVE_WORK} articleBody`,
    Offer: `${THING} price priceCurrency priceSpecification eligibleQuantity addOn itemOffered additionalProperty availability`,
    UnitPriceSpecification: `${THING} price minPrice maxPrice priceCurrency unitCode unitText billingDuration billingIncrement referenceQuantity`,
    QuantitativeValue: VALUE,
    PropertyValue: `${VALUE.replace(' additionalProperty', '')} propertyID measurementTechnique`,
    BreadcrumbList: `${THING} itemListElement numberOfItems itemListOrder`,
    FAQPage: `${CREATIVE_WORK} mainEntity`,
    Question: `${CREATIVE_WORK} acceptedAnswer suggestedAnswer text`,
    Answer: `${CREATIVE_WORK} text`,
    ListItem: `${THING} item position nextItem previousItem`,
  }).map(([type, names]) => [type, names.split(' ')]),
);

/** Property -> types that may stand in it; `text` is a text, a number or an address. */
export const RANGES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({
    publisher: 'Organization',
    about: 'SoftwareApplication',
    address: 'PostalAddress text',
    contactPoint: 'ContactPoint',
    hoursAvailable: 'OpeningHoursSpecification',
    offers: 'Offer',
    addOn: 'Offer',
    priceSpecification: 'UnitPriceSpecification',
    referenceQuantity: 'QuantitativeValue',
    eligibleQuantity: 'QuantitativeValue',
    additionalProperty: 'PropertyValue',
    valueReference: 'QuantitativeValue PropertyValue',
    itemListElement: 'ListItem',
    mainEntity: 'Question',
    acceptedAnswer: 'Answer',
  }).map(([property, types]) => [property, types.split(' ')]),
);

/** Everything in a value that is no valid use of these terms, as `Type.property: what`. */
export const misuses = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(misuses);
  if (typeof value !== 'object' || value === null) return value === null || value === '' ? ['an empty value'] : [];
  const { '@type': type, '@id': _, ...properties } = value as { readonly '@type'?: string; readonly '@id'?: string };
  const entries = Object.entries(properties);
  // A reference says only which node is meant.
  if (type === undefined) return entries.length === 0 ? [] : [`no type: ${JSON.stringify(value)}`];
  const known = PROPERTIES[type];
  if (!known) return [`unknown type ${type}`];
  return entries.flatMap(([name, inner]) => [
    ...(known.includes(name) ? [] : [`${type}.${name}: not a property of it`]),
    ...[inner].flat().flatMap((each) => (isInRange(name, each) ? [] : [`${type}.${name}: ${JSON.stringify(each)}`])),
    ...misuses(inner),
  ]);
};

const isInRange = (property: string, value: unknown): boolean => {
  const range = RANGES[property] ?? ['text'];
  const type = typeof value === 'object' && value !== null ? (value as { '@type'?: string })['@type'] : 'text';
  return type === undefined || range.includes(type);
};
