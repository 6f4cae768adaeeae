/** JSON-LD of the pages, made of the same data as their text. */
import { isoDate } from './format.js';
import { absolute } from './pages.js';

const unitCodes = { P1M: 'MON', P1Y: 'ANN' };

/** `</script>` inside a text would end the element, so `<` never stands in the JSON. */
export const script = (value) => `<script type="application/ld+json">${JSON.stringify(value, null, 2).replace(/</g, '\\u003c')}</script>`;

function contactPoint(contact, contactType, base) {
  return {
    '@type': 'ContactPoint',
    contactType,
    email: contact.email,
    telephone: contact.telephone,
    url: absolute(contact.url, base),
    availableLanguage: contact.languages,
  };
}

/** Organization and WebSite of the home page. */
export function organization(company, base) {
  const { office, contacts } = company;
  const id = `${base}/#organization`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': id,
        name: company.name,
        legalName: company.legalName,
        url: `${base}/`,
        logo: absolute(company.logo, base),
        description: company.description,
        sameAs: company.sameAs,
        address: {
          '@type': 'PostalAddress',
          streetAddress: office.street,
          postalCode: office.postalCode,
          addressLocality: office.city,
          addressRegion: office.region,
          addressCountry: office.country,
        },
        contactPoint: [contactPoint(contacts.support, 'customer support', base), contactPoint(contacts.sales, 'sales', base)],
      },
      { '@type': 'WebSite', '@id': `${base}/#website`, name: company.name, url: `${base}/`, publisher: { '@id': id } },
    ],
  };
}

function offer({ slug, name, price }, page) {
  const { value, currency, period } = price;
  const unitCode = unitCodes[period];
  return {
    '@type': 'Offer',
    name,
    url: `${page}#${slug}`,
    price: value,
    priceCurrency: currency,
    priceSpecification: [
      {
        '@type': 'UnitPriceSpecification',
        price: value,
        priceCurrency: currency,
        unitCode,
        billingDuration: period,
        referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode },
      },
    ],
  };
}

/** The product and its offers; a plan without a published price is no offer. */
export function software(plans, company, base) {
  const page = absolute(plans.page, base);
  return {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: company.name,
    description: company.description,
    url: `${base}/`,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    offers: plans.plans.filter(({ price }) => price.value !== null).map((plan) => offer(plan, page)),
  };
}

/** A guide. `page` is the data of its template. */
export function article(page, company, base) {
  const url = absolute(page.url, base);
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: page.title,
    description: page.description,
    inLanguage: page.lang,
    datePublished: isoDate(page.published),
    dateModified: isoDate(page.updated),
    url,
    mainEntityOfPage: url,
    publisher: { '@type': 'Organization', name: company.name, url: `${base}/` },
  };
}

export function breadcrumbs(trail, base) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(url, base),
    })),
  };
}
