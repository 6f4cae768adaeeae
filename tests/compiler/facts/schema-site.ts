/** A pricing page and its content file with every form of price and limit, as the schemas have to take them. */
import { html } from '../site.ts';

/** The page: four plans in attributes. */
export const pricing = html(
  'Pricing',
  `<div data-sitec-plan="free"><h2 data-sitec-name>Free</h2><p data-sitec-price="free">Free</p></div>
<div data-sitec-plan="solo"><h2 data-sitec-name>Solo</h2><p data-sitec-price="19 USD P1M">$19 a month</p><p>$190 a year</p><p data-sitec-limit="users:2">2 users</p></div>
<div data-sitec-plan="team"><h2 data-sitec-name>Team</h2><p data-sitec-price="49 USD P1M">$49 a month</p><p data-sitec-limit="users:unlimited">Unlimited users</p><p data-sitec-limit="storageGb:50">50 GB</p></div>
<div data-sitec-plan="firm"><h2 data-sitec-name>Firm</h2><p data-sitec-price="on-request">Talk to us</p></div>
<p data-sitec-trial="14d no-card">14 days free, no card</p>`,
);

/** The content file of the same plans. */
export const plans = `updated: 2026-02-03
freeTrial: { available: true, days: 14, cardRequired: false, plans: [solo] }
plans:
  - name: Free
    price: { value: 0 }
  - name: Solo
    price: { value: 19, currency: USD, period: P1M }
    otherPrices: [{ value: 190, currency: USD, period: P1Y }]
    limits: { users: 2 }
    action: { label: Start, url: /pricing/ }
  - name: Team
    price: { value: 49, currency: USD, period: P1M }
    limits: { users: unlimited, storageGb: 50 }
  - name: Firm
    price: { value: null, reason: on_request }
features:
  - { name: Inbox, slug: inbox, values: [true, true, true, '24 hours'] }
`;
