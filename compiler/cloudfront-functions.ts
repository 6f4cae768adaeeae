import type { HeaderSet } from '../runtime/bundle.ts';
import { partRules } from './header-parts.ts';
import type { HeaderPlan } from './header-rules.ts';
import { compare } from './problem.ts';

/** Most bytes of a function. https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html#limits-functions */
export const FUNCTION_MAXIMUM = 10_240;

/** What is metadata of an object, which the bucket sends by itself. */
const METADATA: ReadonlySet<string> = new Set(['Content-Type', 'Cache-Control']);

/** The language is ECMAScript 5.1; strings of JSON are strings of it but for two line ends. */
const literal = (value: unknown): string =>
  JSON.stringify(value).replace(/[\u2028\u2029]/g, (sign) => String.raw`\u${sign.charCodeAt(0).toString(16)}`);

const heading = (what: string): string => `// Written by sitec: the function of CloudFront for ${what}, runtime cloudfront-js-2.0.\n`;

/**
 * Tells files from pages as both functions do: a file has an extension that files of the bundle have, or is named. Paths of requests are
 * percent-encoded; one that cannot be decoded names nothing.
 */
const recognition = (files: readonly { readonly path: string }[]): string => {
  const extensions = files.map(({ path }) => /[^/]\.([a-z0-9]+)$/i.exec(path)?.[1]);
  const named = files.flatMap(({ path }, index) => (extensions[index] === undefined ? [path] : [])).toSorted(compare);
  const known = [...new Set(extensions)].filter((extension) => extension !== undefined).toSorted(compare);
  return String.raw`
var NAMED = ${literal(named)};
var FILE = /[^/]\.(?:${known.join('|')})$/;

function decoded(uri) {
  try {
    return decodeURIComponent(uri);
  } catch (error) {
    return uri;
  }
}

function isFile(path) {
  return FILE.test(path) || NAMED.indexOf(path) >= 0;
}
`;
};

const NEGOTIATION = String.raw`
function listOf(header) {
  if (!header) return '';
  return (header.multiValue || [header]).map(function (item) { return item.value; }).join(',');
}

// Media range -> weight. One that is no number from 0 to 1 does not count; of two ranges with one name the first does.
function weightsOf(list) {
  var weights = {};
  (/^[\s,]*$/.test(list) ? '*/*' : list.toLowerCase()).split(',').slice(0, 64).forEach(function (item) {
    var parts = item.split(';').map(function (part) { return part.trim(); });
    var given = parts.slice(1).filter(function (part) { return part.indexOf('q=') === 0; });
    var weight = given.length > 0 ? given[0].slice(2) : '1';
    var isWeight = /^(?:0(?:\.\d{0,9})?|1(?:\.0{0,9})?)$/.test(weight);
    if (isWeight && !Object.prototype.hasOwnProperty.call(weights, parts[0])) weights[parts[0]] = Number(weight);
  });
  return weights;
}

function prefersMarkdown(headers) {
  var weights = weightsOf(listOf(headers.accept));
  var named = ['text/html', 'text/*', '*/*'].filter(function (range) {
    return Object.prototype.hasOwnProperty.call(weights, range);
  });
  var markdown = weights['text/markdown'] || 0;
  var isNavigation = listOf(headers['sec-fetch-dest']) === 'document';
  return markdown > 0 && markdown >= (named.length > 0 ? weights[named[0]] : 0) && !isNavigation;
}
`;

/**
 * The function for requests: the bucket knows no index documents, and which one it is decides Accept. The rewritten path is the key of the cache, so
 * that Accept need not be part of it.
 */
export const viewerRequest = (files: readonly { readonly path: string }[], negotiates: boolean): string =>
  `${heading('requests')}${recognition(files)}${negotiates ? NEGOTIATION : ''}
function handler(event) {
  var request = event.request;
  delete request.headers['x-sitec-page'];
  if (isFile(decoded(request.uri))) return request;
  request.headers['x-sitec-page'] = { value: '1' };
  request.uri = request.uri.replace(/\\/$/, '') + ${negotiates ? "(prefersMarkdown(request.headers) ? '/index.md' : '/index.html')" : "'/index.html'"};
  return request;
}
`;

/** The function for answers, which has the header table but for what is metadata of objects. It does not run for errors. */
export const viewerResponse = (plan: HeaderPlan, files: readonly { readonly path: string }[]): string => {
  const sets: string[] = [];
  const rules = partRules(plan, files, (headers) => headers.filter(([name]) => !METADATA.has(name))).map(({ pattern, headers }) => {
    const set = literal(fieldsOf(headers));
    if (!sets.includes(set)) sets.push(set);
    return 'path' in pattern ? [pattern.path, '', sets.indexOf(set)] : [pattern.folder, pattern.extension, sets.indexOf(set)];
  });
  return `${heading('answers')}${recognition(files)}
// Folder and extension, or path and nothing, and which of the sets. The last one that matches counts.
var RULES = [
${rules.map((rule) => `  ${literal(rule)},`).join('\n')}
];
var SETS = [
${sets.map((set) => `  ${set},`).join('\n')}
];
var PAGE = ${literal(fieldsOf(plan.page))};
var MARKDOWN = ${literal(fieldsOf(plan.markdown))};
${APPLICATION}`;
};

/** Names are in lower case there. */
const fieldsOf = (headers: HeaderSet): Readonly<Record<string, string>> =>
  Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]));

const APPLICATION = String.raw`
// Answers are given with the request as it came or as it was rewritten: both are recognised.
function isPage(path, request) {
  return !isFile(path) || (Boolean(request.headers['x-sitec-page']) && /\/index\.(?:html|md)$/.test(path));
}

function setOf(path) {
  var last = {};
  RULES.forEach(function (rule) {
    var isMatch = rule[1] === '' ? path === rule[0] : path.indexOf(rule[0]) === 0 && path.slice(-rule[1].length) === rule[1];
    if (isMatch) last = SETS[rule[2]];
  });
  return last;
}

function handler(event) {
  var response = event.response;
  if (response.statusCode >= 400) return response;
  var path = decoded(event.request.uri);
  var type = response.headers['content-type'];
  var isMarkdown = Boolean(type) && type.value.indexOf('text/markdown') === 0;
  var set = isPage(path, event.request) ? (isMarkdown ? MARKDOWN : PAGE) : setOf(path);
  var page = encodeURI(path.replace(/\/$|\/index\.(?:html|md)$|\.(?:html|md)$/, '')).replace(/[?#]/g, encodeURIComponent);
  Object.keys(set).forEach(function (name) {
    response.headers[name] = { value: set[name].split('{page}').join(page) };
  });
  return response;
}
`;
