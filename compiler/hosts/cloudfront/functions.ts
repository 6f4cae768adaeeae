import type { HeaderSet } from '../../../runtime/contract/reply.ts';
import { describedSet, partRules } from '../../headers/rules.ts';
import { pageStem, paths } from '../../paths.ts';
import { compare } from '../../problems/problem.ts';
import type { HostPlan } from '../host.ts';

/**
 * Maximum bytes of a function. https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html#limits-functions
 */
export const FUNCTION_MAXIMUM = 10_240;

/** Headers that are metadata of an object, which the bucket sends. */
const METADATA: ReadonlySet<string> = new Set(['Content-Type', 'Cache-Control']);

/** The language is ECMAScript 5.1, in which JSON strings are valid except for two line separators. */
const literal = (value: unknown): string =>
  JSON.stringify(value).replace(/[\u2028\u2029]/g, (sign) => String.raw`\u${sign.charCodeAt(0).toString(16)}`);

const heading = (what: string): string => `// Written by sitec: the function of CloudFront for ${what}, runtime cloudfront-js-2.0.\n`;

const extensionOf = (path: string): string | undefined => /[^/]\.([a-z0-9]+)$/i.exec(path)?.[1];

/**
 * Distinguishes files from pages in both functions. A file has an extension of the bundle, or is listed by name, and is not a page whose
 * address looks like a file. Paths of requests are percent-encoded; one that cannot be decoded matches nothing.
 */
const recognition = ({ files, build }: HostPlan): string => {
  const paths = files.map(({ path }) => path);
  const named = paths.filter((path) => extensionOf(path) === undefined).toSorted(compare);
  const known = [...new Set(paths.flatMap((path) => extensionOf(path) ?? []))].toSorted(compare);
  const disguised = build.pages
    .map(({ path }) => pageStem(path))
    .filter((stem) => known.includes(extensionOf(stem) ?? '') && !paths.includes(stem))
    .toSorted(compare);
  return String.raw`
var NAMED = ${literal(named)};
var DISGUISED = ${literal(disguised)};
var FILE = /[^/]\.(?:${known.join('|')})$/;

function decoded(uri) {
  try {
    return decodeURIComponent(uri);
  } catch (error) {
    return uri;
  }
}

function isFile(path) {
  return (FILE.test(path) && DISGUISED.indexOf(path) < 0) || NAMED.indexOf(path) >= 0;
}
`;
};

const NEGOTIATION = String.raw`
function listOf(header) {
  if (!header) return '';
  return (header.multiValue || [header]).map(function (item) { return item.value; }).join(',');
}

// Media range -> weight. One that is not a number from 0 to 1 does not count; of two ranges with one name the first does.
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

const NO_NEGOTIATION = `
function prefersMarkdown() {
  return false;
}
`;

/** Code of both functions: which paths are pages, and in which form they are sent. */
const shared = (plan: HostPlan): string => recognition(plan) + (plan.negotiates ? NEGOTIATION : NO_NEGOTIATION);

/**
 * The function for requests: the bucket has no index documents, and Accept selects one. The rewritten path is the key of the cache, so
 * Accept need not be part of it.
 */
export const viewerRequest = (plan: HostPlan): string =>
  `${heading('requests')}${shared(plan)}
function handler(event) {
  var request = event.request;
  delete request.headers['x-sitec-page'];
  if (isFile(decoded(request.uri))) return request;
  request.headers['x-sitec-page'] = { value: '1' };
  request.uri = request.uri.replace(/\\/$/, '') + (prefersMarkdown(request.headers) ? '/index.md' : '/index.html');
  return request;
}
`;

/** The function for answers, which sets the header table without metadata of objects. It does not run for errors. */
export const viewerResponse = (plan: HostPlan): string => {
  const { files, headers: table } = plan;
  const sets: string[] = [];
  const rules = partRules(table, files, (headers) => headers.filter(([name]) => !METADATA.has(name))).map(({ pattern, headers }) => {
    const set = literal(fieldsOf(headers));
    if (!sets.includes(set)) sets.push(set);
    return 'path' in pattern ? [pattern.path, '', sets.indexOf(set)] : [pattern.folder, pattern.extension, sets.indexOf(set)];
  });
  return `${heading('answers')}${shared(plan)}
// Folder and extension, or path and nothing, and which of the sets. The last one that matches counts.
var RULES = [
${rules.map((rule) => `  ${literal(rule)},`).join('\n')}
];
var SETS = [
${sets.map((set) => `  ${set},`).join('\n')}
];
var PAGE = ${literal(fieldsOf(describedSet(ofPage(table.page), '{llms}')))};
// What markdown has instead.
var MARKDOWN = ${literal(fieldsOf(ofPage(table.markdown).filter(([name, value]) => valueOf(table.page, name) !== value)))};
// Folders with an llms.txt, and the last one that a page is in counts.
var LLMS = ${literal([['/', paths.llms], ...table.scopes.map(({ folder, path }) => [folder, path])])};
${APPLICATION}`;
};

/** The object has the type. An unchanged answer (304) has none, and must stay without one. */
const ofPage = (headers: HeaderSet): HeaderSet => headers.filter(([name]) => name !== 'Content-Type');

const valueOf = (headers: HeaderSet, name: string): string | undefined => headers.find(([each]) => each === name)?.[1];

/** Header names are in lower case there. */
const fieldsOf = (headers: HeaderSet): Readonly<Record<string, string>> =>
  Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]));

const APPLICATION = String.raw`
// Answers are given with the request as it came or as it was rewritten: both are recognised.
function isPage(path, request) {
  return !isFile(path) || (Boolean(request.headers['x-sitec-page']) && /\/index\.(?:html|md)$/.test(path));
}

// By what was asked for: the answer has no type when nothing has changed (304).
function isMarkdown(path, request) {
  return isFile(path) ? /\.md$/.test(path) : prefersMarkdown(request.headers);
}

function setsOf(path, request) {
  if (isPage(path, request)) return isMarkdown(path, request) ? [PAGE, MARKDOWN] : [PAGE];
  var last = {};
  RULES.forEach(function (rule) {
    var isMatch = rule[1] === '' ? path === rule[0] : path.indexOf(rule[0]) === 0 && path.slice(-rule[1].length) === rule[1];
    if (isMatch) last = SETS[rule[2]];
  });
  return [last];
}

function llmsOf(path) {
  var last = '';
  LLMS.forEach(function (folder) {
    if ((path + '/').indexOf(folder[0]) === 0) last = folder[1];
  });
  return last;
}

function handler(event) {
  var response = event.response;
  if (response.statusCode >= 400) return response;
  var path = decoded(event.request.uri);
  var end = isFile(path) ? /\/index\.(?:html|md)$|\.(?:html|md)$/ : /\/$/;
  var stem = path.replace(end, '');
  var page = encodeURI(stem).replace(/[?#]/g, encodeURIComponent);
  setsOf(path, event.request).forEach(function (set) {
    Object.keys(set).forEach(function (name) {
      response.headers[name] = { value: set[name].split('{page}').join(page).split('{llms}').join(llmsOf(stem)) };
    });
  });
  return response;
}
`;
