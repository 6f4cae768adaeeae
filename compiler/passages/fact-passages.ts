/** Passages of published facts. They answer a question about a plan, a contact or a list before any sentence of a page. */
import { oneLine } from '../base/one-line.ts';
import type { AskedIntent, FactReference } from '../../runtime/bundle.ts';
import { resolvePointer } from '../base/json.ts';
import { onceEach } from '../base/memoise.ts';
import type { Build } from '../build/build.ts';
import { frontPage } from '../build/contents.ts';
import { languageFiles } from '../pages/language/language-files.ts';
import type { Page } from '../pages/page.ts';
import { resourcePath } from '../paths.ts';
import { ownLanguages } from '../words/languages.ts';
import { furtherWords, type FurtherWords } from './further-words.ts';
import { fullName, shownOwner } from './owner.ts';
import type { Passage } from './passages.ts';
import { otherPriceLists } from './price-lists.ts';
import { companyRecords } from './records/company.ts';
import { comparisonRecords, thingRecords } from './records/lists.ts';
import { offerRecords, planRecords, priceRecords } from './records/offers.ts';
import type { RecordPassage } from './records/record.ts';

/** Every intent that published facts answer, with its slots. */
export const recordIntents = (build: Build): readonly AskedIntent[] =>
  recordsOf(build).flatMap(({ lines }) => lines.map(({ intent, slots = {} }) => ({ name: intent, slots })));

/** Address of a page without a fragment -> passages of the records that it shows. Records without a listed page are on the home page. */
export const recordPassages = (build: Build): ReadonlyMap<string, readonly Passage[]> => {
  const listed = new Set(build.listed.map(({ url }) => url));
  const home = (build.listed.find(({ path }) => path === '/') ?? build.listed[0])?.url ?? '';
  const front = frontPage(build);
  const further = furtherWords(build);
  const placed = recordsOf(build).map((record): readonly [page: string, passage: Passage] => {
    const [own = ''] = (record.url ?? '').split('#');
    return [listed.has(own) ? own : home, passageOf(record, further, build)];
  });
  const about = aboutSite(front, build).map((passage) => [front?.url ?? home, passage] as const);
  const passages = new Map<string, Passage[]>([[home, [...sentencesOf(build)]]]);
  for (const [page, passage] of [...about, ...placed])
    if (passage.text !== '') passages.set(page, [...(passages.get(page) ?? []), passage]);
  return passages;
};

/** The sentences of the configuration, below their questions. */
const sentencesOf = ({ settings }: Build): readonly Passage[] =>
  (settings.config.answers?.sentences ?? []).map(({ ask, say }) => ({
    kind: 'question',
    title: ask.join('\n'),
    above: [],
    text: say,
    anchor: '',
  }));

/** The company behind the site, and its description on the front page, below its name, if no source describes the company. */
const aboutSite = (front: Page | null, build: Build): readonly Passage[] => {
  const { name, description } = build.facts.company.body;
  if (description !== null || front === null) return [];
  const about = { kind: 'question', above: [], anchor: '' } as const;
  const owner = shownOwner(build);
  const further = [...ownLanguages(build)].flatMap(
    (language) => languageFiles().get(language)?.questions.company.replace('{site}', name) ?? [],
  );
  // The words of a host name have no meaning for the search.
  const isDescribed = front.description !== null && name !== new URL(build.base).hostname;
  return [
    ...(owner === null ? [] : [{ ...about, title: name, text: owner, answers: ['company', 'owner'], further }]),
    ...(isDescribed ? [{ ...about, title: fullName(build), text: front.description, answers: ['company'] }] : []),
  ];
};

/** Id of the element that an address points to; empty without one. Text fragments are left out. */
const anchorOf = (url: string | null): string => url?.split('#')[1]?.split(':~:')[0] ?? '';

/** "Pro" of "Acme Pro": what distinguishes a record of Acme from others. */
const withoutCompany = (title: string, company: string): string => {
  const own = title.slice(company.length).trim();
  return own !== '' && title.toLowerCase().startsWith(`${company.toLowerCase()} `) ? own : title;
};

const passageOf = (
  { kind, url, title, above = [], answers = [], belongs = [], lines, isList }: RecordPassage,
  further: FurtherWords,
  build: Build,
): Passage => {
  const { base, facts } = build;
  const cited = lines.flatMap(({ kind: own = kind, text, pointer, key, unit = null, quote, page, intent, slots = {}, status, implied }) => {
    const value = resolvePointer(facts[own].body, pointer) as FactReference['value'] | undefined;
    const line = oneLine(text);
    if (line === '' || value === undefined) return [];
    const shown = quote && page ? { quote, page } : {};
    return [
      {
        line,
        fact: { key: `${own}.${key}`, value, unit, source: base + resourcePath(own), pointer, ...shown, ...(status && { status }) },
        asked: { name: intent, slots },
        ...(implied !== undefined && { implied }),
      },
    ];
  });
  return {
    kind: 'facts',
    title,
    telling: kind === 'company' ? title : withoutCompany(title, facts.company.body.name),
    above,
    anchor: anchorOf(url),
    text: cited.map(({ line }) => line).join('\n'),
    facts: cited,
    ...(isList && { isList }),
    ...(['plans', 'offers'].includes(kind) && { notIn: otherPriceLists(build) }),
    answers,
    belongs,
    further: further([...new Set(lines.map(({ intent }) => intent))], lines[0]?.slots ?? {}),
  };
};

const recordsOf = onceEach((build: Build): readonly RecordPassage[] => [
  ...priceRecords(build),
  ...planRecords(build),
  ...offerRecords(build),
  ...thingRecords(build, 'features', 'feature'),
  ...thingRecords(build, 'platforms', 'platform'),
  ...comparisonRecords(build),
  ...companyRecords(build),
]);
