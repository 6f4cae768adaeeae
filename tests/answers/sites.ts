/** Small sites of our own in five languages, as companies write them, and the guide of their bundles. */
import { createGuide, type Guide } from '../../runtime/answer/guide.ts';
import type { FindPassages } from '../../runtime/answer/passages.ts';
import { createPassages } from '../../runtime/answer/passages.ts';
import type { RuntimeIndex } from '../../runtime/bundle.ts';
import { buildSite, html, type Built, type Files } from '../compiler/site.ts';

/** A site that was built, its search and its guide. */
export interface Asked {
  readonly built: Built;
  readonly find: FindPassages;
  readonly ask: Guide;
}

/** Builds a site and loads what answers for it. */
export const asked = async (files: Files): Promise<Asked> => {
  const built = await buildSite({ files });
  const index = built.json('_sitec/index.json') as RuntimeIndex;
  const read = (file: string): Promise<Uint8Array> => Promise.resolve(built.dist.get(file) ?? Promise.reject(new Error(`no file ${file}`)));
  const find = createPassages({ index, read });
  return { built, find, ask: createGuide(index.answers, find) };
};

const page = (language: string, title: string, body: string): string => html(title, body).replace('lang="en"', `lang="${language}"`);

const plan = (slug: string, name: string, price: string, shown: string, bullets: readonly string[]): string => `
  <article data-sitec-plan="${slug}"><h3 data-sitec-name>${name}</h3><p data-sitec-price="${price}">${shown}</p>
  <ul>${bullets.map((text) => `<li>${text}</li>`).join('')}</ul></article>`;

/** A program for boat yards, with plans, a guide, questions, a table and terms. */
const ENGLISH: Files = {
  'index.html': html('Tidelog', '<p>Tidelog is the maintenance logbook for boat yards and marinas. It runs in every browser.</p>'),
  'pricing/index.html': html(
    'Pricing',
    `<p>All plans are billed by the month.</p>
    ${plan('dinghy', 'Dinghy', '12 USD P1M', '$12 a month', ['3 boats', 'E-mail support'])}
    ${plan('schooner', 'Schooner', '48 USD P1M', '$48 a month', ['40 boats', 'Telephone support'])}
    <h2>Can I get my money back?</h2><p>Yes. We refund the whole amount within 21 days of the first payment.</p>
    <h2>Can I cancel?</h2><p>You can cancel at any time in the settings; the plan ends with the month.</p>`,
  ),
  'features/index.html': html(
    'Features',
    `<h2>Works offline</h2><p>Entries that are made without a connection are sent when the boat is back in the harbour.</p>
    <h2>Engine hours</h2><p>Tidelog reads engine hours from NMEA 2000 gateways and warns 10 hours before a service is due.</p>
    <table><thead><tr><th>Export</th><th>Format</th><th>Rows</th></tr></thead>
    <tbody><tr><td>Work orders</td><td>CSV</td><td>50,000</td></tr><tr><td>Invoices</td><td>PDF</td><td>900</td></tr></tbody></table>`,
  ),
  'guides/winter-storage/index.html': html(
    'Prepare a boat for winter storage',
    '<h2>Drain the engine</h2><p>Close the seacock, then run antifreeze through the raw water circuit.</p><h2>Cover the deck</h2><p>Use a breathable cover, so that no mould grows.</p>',
  ),
  'contact/index.html': html(
    'Contact',
    '<p>Write to our support at <a href="mailto:help@tidelog.example">help@tidelog.example</a>.</p><h2>Office</h2><p>Our office is in Quay Street 4, Galway.</p>',
  ),
  'security/index.html': html(
    'Security',
    '<h2>Where data is kept</h2><p>All data is stored in Frankfurt and encrypted with AES-256.</p><h2>Backups</h2><p>Backups are made every six hours and kept for 35 days.</p>',
  ),
};

const GERMAN: Files = {
  'index.html': page('de', 'Radwerk Lindenau', '<p>Radwerk Lindenau ist die Fahrradwerkstatt im Leipziger Westen.</p>'),
  'leistungen/index.html': page(
    'de',
    'Leistungen',
    `<h2>Inspektion</h2><p>Die kleine Inspektion kostet 49 € und dauert einen Tag.</p>
    <h2>Lastenräder</h2><p>Lastenräder holen wir innerhalb von Leipzig kostenlos ab.</p>
    <h2>Garantie</h2><p>Auf jede Reparatur geben wir zwölf Monate Garantie.</p>`,
  ),
  'oeffnungszeiten/index.html': page('de', 'Öffnungszeiten', '<p>Wir haben montags bis freitags von 10:00 bis 18:30 Uhr geöffnet.</p>'),
};

const SPANISH: Files = {
  'index.html': page('es', 'Aula Norte', '<p>Aula Norte es una academia de idiomas en Bilbao.</p>'),
  'cursos/index.html': page(
    'es',
    'Cursos',
    `<h2>Curso intensivo de alemán</h2><p>El curso intensivo de alemán cuesta 320 € y dura ocho semanas.</p>
    <h2>Grupos</h2><p>Cada grupo tiene como máximo nueve alumnos.</p>
    <h2>Certificado</h2><p>Al terminar recibes un certificado reconocido por la universidad.</p>`,
  ),
  'matricula/index.html': page('es', 'Matrícula', '<p>La matrícula se devuelve si avisas siete días antes del comienzo.</p>'),
};

const FRENCH: Files = {
  'index.html': page('fr', 'Ferme du Vallon', '<p>La Ferme du Vallon livre des paniers de légumes à Rennes.</p>'),
  'paniers/index.html': page(
    'fr',
    'Paniers',
    `<h2>Petit panier</h2><p>Le petit panier coûte 14 € par semaine et pèse quatre kilos.</p>
    <h2>Livraison</h2><p>La livraison a lieu le jeudi entre 16h et 19h.</p>
    <h2>Vacances</h2><p>Vous pouvez suspendre la livraison pendant vos vacances, sans frais.</p>`,
  ),
};

const JAPANESE: Files = {
  'index.html': page('ja', '山風茶園', '<p>山風茶園は静岡の有機茶を届ける小さな農園です。</p>'),
  'teiki/index.html': page(
    'ja',
    '定期便',
    '<h2>料金</h2><p>定期便の料金は月額1,800円です。</p><h2>解約</h2><p>解約はいつでもマイページからできます。</p><h2>送料</h2><p>送料は全国一律350円です。</p>',
  ),
};

/** Sites by the language of their pages (BCP 47). */
export const SITES: Readonly<Record<string, Files>> = { en: ENGLISH, de: GERMAN, es: SPANISH, fr: FRENCH, ja: JAPANESE };
