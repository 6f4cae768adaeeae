import { attribute, classes, type Element } from '../markdown/hast.ts';

/** A simple selector that an element matches, and how little it is worth: 1 says what the element is, 8 how it looks. */
export interface SimpleSelector {
  readonly selector: string;
  readonly cost: number;
}

/** Names that need no escapes in a selector. */
const PLAIN = /^-?[A-Za-z][\w-]*$/;

/** What tools write into attributes for themselves: scopes of styles, hydration, animations, ids of an editor, places and states. */
const TOOL_ATTRIBUTE =
  /^data-(?:v|astro|react|reactroot|n|sveltekit|svelte|w|wf|aos|sal|anim|animation|ix|framer|emotion|styled|rh|turbo|sitec|src|id|index|key|state|delay|duration|speed|scroll|collapse)(?:-|$)/;

/** Prefixes of classes that tools generate whole: `css-1x2y3z`, `sc-bdVaJa`, `svelte-1abc2de`, `w-node-_9b9e5`. */
const GENERATED =
  /^(?:css|sc|jsx|emotion|svelte|astro|framer|w-node|elementor-element|wp-block|e|s)-[\w-]*\d|^(?:sc|framer)-\w+$|^wf-|^w-node/;

/** Classes that say how something looks: those of Tailwind, Bootstrap and the like, and those of the framework of Webflow. */
const UTILITY =
  /^-?(?:[mp][trblxyse]?|w|h|size|min|max|gap|space|inset|top|left|right|bottom|z|order|col|cols|row|rows|basis|grow|shrink|text|bg|border|rounded|shadow|ring|outline|divide|opacity|font|leading|tracking|list|align|justify|items|content|self|place|grid|flex|float|clear|object|overflow|overscroll|transition|duration|delay|ease|animate|scale|rotate|translate|skew|origin|cursor|select|fill|stroke|sr|not-sr|from|to|via|aspect|columns|break|d|g|gx|gy|fw|fs|lh|position|offset|bi|fa|fas|fab|icon|backdrop|filter|blur|decoration|underline|line|whitespace|hyphens|will-change|snap|touch|scroll|appearance|pointer|resize|sm|md|lg|xl|xxl|is|u|w)(?:-|$)|^(?:container|wrapper|inner|outer|relative|absolute|fixed|sticky|static|block|inline|inline-block|hidden|visible|isolate|uppercase|lowercase|capitalize|italic|antialiased|truncate|group|peer|prose|clearfix|center|centered|bold|full|half|first|last|odd|even|div|box|small|large|big)$|^(?:col|w|h|m|p)\d|^div-block/;

/** Classes of one state or place of something. */
const STATE =
  /(?:^|[-_])(?:active|current|selected|open|closed|visible|popular|featured|recommended|highlight(?:ed)?|disabled|animated?|fade|slide)(?:$|[-_])|--/i;

/** Words that say of an element what a plan is made of. */
const TELLING = /plan|pric|tier|package|tarif|preis|paket|card|offer|edition|subscription|product|name|title|amount|cost|heading|label/i;

/** Simple selectors of an element by what does not change with each build: the best first. Ids count only where one element is meant. */
export const stableNames = (element: Element, isOne = false): readonly SimpleSelector[] =>
  [...(isOne ? idOf(element) : []), ...attributesOf(element), ...classes(element).flatMap(classSelector)].sort((a, b) => a.cost - b.cost);

/** Classes that only say how an element looks, in their order. */
export const utilityClasses = (element: Element): readonly string[] =>
  classes(element).filter((name) => PLAIN.test(name) && UTILITY.test(name) && !isGenerated(name));

const idOf = (element: Element): readonly SimpleSelector[] => {
  const id = attribute(element, 'id') ?? '';
  return PLAIN.test(id) && !isGenerated(id) && !/\d{3}|^radix|^headlessui/.test(id) ? [{ selector: `#${id}`, cost: 1 }] : [];
};

const attributesOf = ({ properties }: Element): readonly SimpleSelector[] =>
  Object.entries(properties).flatMap(([name, value]) => {
    if (name === 'itemProp' || name === 'itemType') return microdata(name.toLowerCase(), String(value));
    const own = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    if (!/^data-[a-z-]+$/.test(own) || TOOL_ATTRIBUTE.test(own)) return [];
    const isWord = typeof value === 'string' && /^[a-z][a-z-]{1,30}$/.test(value);
    return [...(isWord ? [{ selector: `[${own}="${value}"]`, cost: 1.5 }] : []), { selector: `[${own}]`, cost: 1.2 }];
  });

/** A value with signs that would end the selector is not used. */
const microdata = (name: string, value: string): readonly SimpleSelector[] =>
  /^[\w:/.#-]+$/.test(value) ? [{ selector: `[${name}="${value}"]`, cost: 1 }] : [];

const classSelector = (name: string): readonly SimpleSelector[] => {
  const module = GENERATED.test(name) ? null : modulePrefix(name);
  if (module !== null) return [{ selector: `[class*="${module}"]`, cost: TELLING.test(module) ? 2 : 3 }];
  if (!PLAIN.test(name) || isGenerated(name)) return [];
  if (STATE.test(name)) return [{ selector: `.${name}`, cost: 5 }];
  if (UTILITY.test(name)) return [];
  return [{ selector: `.${name}`, cost: TELLING.test(name) ? 1.1 : 2 }];
};

/** What CSS modules keep of a name: "pricing_card__" of "pricing_card__3kXyZ", "plan_" of "plan_qdFl"; null for other classes. */
const modulePrefix = (name: string): string | null => {
  const [, prefix = '', hash = ''] = /^([A-Za-z][\w-]*?__?)([A-Za-z0-9+-]{4,8})$/.exec(name) ?? [];
  // Four letters behind a name such as "priceExtra_" are a hash that happens to have no capital.
  const isModule = isHash(hash) || (hash.length === 4 && /[a-z][A-Z][a-z]+_$/.test(prefix));
  return prefix !== '' && isModule ? prefix : null;
};

const isGenerated = (name: string): boolean => GENERATED.test(name) || name.startsWith('_') || name.split(/[-_]+/).some(isHash);

/** Letters and digits mixed, or capitals where no word begins: nobody writes that. "h2", "plan12" and "planCard" are names. */
const isHash = (part: string): boolean => {
  if (part.length < 4 || /^[A-Za-z]+\d{1,2}$/.test(part)) return false;
  return /\d/.test(part) || (/[a-z][A-Z]/.test(part) && part.length / (part.match(/[A-Z]?[a-z]+|[A-Z]/g)?.length ?? 1) < 3);
};
