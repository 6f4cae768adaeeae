/** The questions of buyers, selected by the content of the site, in its language. */
import { onceEach } from '../base/memoise.ts';
import type { Build } from '../build/build.ts';
import { holds } from '../build/contents.ts';
import { writes } from '../config/only.ts';
import type { Plan } from '../facts/resources/plan.ts';
import { mainLanguage } from '../pages/page.ts';
import { askedLanguages, buyersQuestion } from '../words/languages.ts';
import type { QuestionName } from '../pages/language/language-files.ts';

/** Maximum questions of a verdict. */
export const MOST_QUESTIONS = 20;
/**
 * Maximum numbers for questions: plans for their prices, plans for their contents, records of another kind, and questions of the site
 * itself.
 */
const MOST_PLANS = 3;
const MOST_INCLUDED = 1;
const MOST_RECORDS = 2;
const MOST_OWN = 4;
/** Maximum characters of a question of the site. */
const LONGEST_OWN = 120;
/** Maximum characters of any question. */
export const LONGEST_QUESTION = 300;

type Names = Readonly<Record<string, string>>;

type Wish = readonly [name: QuestionName, names?: Names];

const wish = (name: QuestionName, names: Names = {}): Wish => [name, names];

/** Prices by month and by year, if the plan has both; else its price. Its name may have a period: "10 days a month". */
const priceWishes = ({ name, price, otherPrices }: Plan): readonly Wish[] => {
  const periods = [price, ...otherPrices].map(({ period }) => period);
  const wishes = [
    ...(periods.includes('P1M') ? [wish('monthly', { plan: name })] : []),
    ...(periods.includes('P1Y') ? [wish('yearly', { plan: name })] : []),
  ];
  return wishes.length > 1 ? wishes : [wish('plan', { plan: name })];
};

/** The first questions of every buyer; then those for a site with plans, and those for other sites. */
const GENERAL: readonly QuestionName[] = ['what', 'company'];
const OF_PLANS: readonly QuestionName[] = ['trial', 'cancel', 'refund', 'contact', 'data'];
const OF_OTHERS: readonly QuestionName[] = ['price', 'contact', 'place', 'phone', 'hours', 'audience', 'payment', 'privacy'];
/** Questions while there is room. */
const FURTHER: readonly QuestionName[] = ['support', 'payment', 'security', 'start', 'audience', 'integrations', 'privacy', 'discount'];

/** Questions about records of the site. */
const recordWishes = (build: Build): readonly Wish[] => {
  const { features, platforms, comparisons } = build.facts;
  const first = <Item>(kind: 'features' | 'platforms' | 'comparisons', items: readonly Item[]): readonly Item[] =>
    holds(build, kind) ? items.slice(0, MOST_RECORDS) : [];
  const compared = comparisons.body.comparisons.flatMap(({ competitor }) => competitor?.name ?? []);
  return [
    ...first('features', features.body.features).map(({ name }) => wish('feature', { feature: name })),
    ...first('platforms', platforms.body.platforms).map(({ name }) => wish('platform', { platform: name })),
    ...first('comparisons', compared).map((other) => wish('compare', { other })),
  ];
};

const wishesOf = (build: Build): readonly Wish[] => {
  const plans = holds(build, 'plans') ? build.facts.plans.body.plans.slice(0, MOST_PLANS) : [];
  const included = plans.slice(0, MOST_INCLUDED).map(({ name }) => wish('included', { plan: name }));
  const general = plans.length > 0 ? OF_PLANS : OF_OTHERS;
  return [...GENERAL.map((name) => wish(name)), ...plans.flatMap(priceWishes), ...included, ...general.map((name) => wish(name))];
};

/** Questions of the site in its main language. */
const ownQuestions = ({ facts, ...build }: Build): readonly string[] => {
  const main = mainLanguage(build);
  return facts.questions.body.questions
    .filter(({ question, language }) => question.length <= LONGEST_OWN && (language === null || language === main))
    .slice(0, MOST_OWN)
    .map(({ question }) => question);
};

/** Whether a bundle has the files for answers. */
export const hasGuide = ({ settings }: Build): boolean => writes(settings.only, 'api') && writes(settings.only, 'a2a');

/** Up to twenty questions: those of every buyer, then those about this site, then its own, then others. */
export const buyersQuestions = onceEach((build: Build): readonly string[] => {
  const [language] = askedLanguages(build);
  const site = build.facts.company.body.name;
  const asked = ([name, names]: Wish): string => buyersQuestion(language, name, { site, ...names });
  const all = [
    ...wishesOf(build).map(asked),
    ...recordWishes(build).map(asked),
    ...ownQuestions(build),
    ...FURTHER.map((name) => asked(wish(name))),
  ];
  return [...new Set(all)].filter(({ length }) => length <= LONGEST_QUESTION).slice(0, MOST_QUESTIONS);
});
