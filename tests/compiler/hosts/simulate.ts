/** What hosts do with their configurations, as their documentation says it. */
import { runInNewContext } from 'node:vm';
import { matches, type HeaderPlan } from '../../../compiler/headers/rules.ts';
import type { AzureConfig } from '../../../compiler/hosts/azure/index.ts';
import type { FirebaseRule } from '../../../compiler/hosts/firebase/index.ts';
import { encodePath } from '../../../compiler/paths.ts';

type Headers = Readonly<Record<string, string>>;

/** What a plan says of a file: `except` are headers that a host does not let anybody set; those with variables are left out. */
export const planned = ({ rules }: HeaderPlan, path: string, except: readonly string[] = []): Headers =>
  Object.fromEntries(
    (rules.findLast(({ pattern }) => matches(pattern, path))?.headers ?? []).filter(
      ([name, value]) => !except.includes(name) && !value.includes('{page}'),
    ),
  );

/** Azure: the first route that matches counts. Its headers are added to the global ones, an empty value takes one away. */
export const azureHeaders = ({ routes, globalHeaders, mimeTypes }: AzureConfig, path: string): Headers => {
  const index = /\.[^/]*$/.test(path) ? path : `${path.replace(/\/$/, '')}/index.html`;
  const found = routes.find(({ route }) => matchesRoute(route, path) || matchesRoute(route, index));
  const type = mimeTypes[/\.[^./]+$/.exec(index)?.[0] ?? ''];
  const all = { ...(type !== undefined && { 'Content-Type': type }), ...globalHeaders, ...found?.headers };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
};

/** A wildcard is at the end of a path, alone or with an extension or several. */
const matchesRoute = (route: string, path: string): boolean => {
  const [start = '', end, ...more] = route.split('*');
  if (more.length > 0) throw new Error(`${route} has several wildcards`);
  if (end === undefined) return decodeURIComponent(route) === path;
  if (end === '') return path.startsWith(decodeURIComponent(start));
  const extensions = /^\.(?:([A-Za-z0-9]+)|\{([A-Za-z0-9]+(?:,[A-Za-z0-9]+)+)\})$/.exec(end);
  if (!extensions) throw new Error(`${route} does not end with an extension`);
  const known = extensions[1] === undefined ? (extensions[2]?.split(',') ?? []) : [extensions[1]];
  return path.startsWith(decodeURIComponent(start)) && known.some((extension) => path.endsWith(`.${extension}`));
};

/** Firebase: every rule that matches counts, and of equal names the last one. */
export const firebaseHeaders = (rules: readonly FirebaseRule[], request: string): Headers =>
  Object.fromEntries(
    rules
      .filter(({ regex }) => new RegExp(regex, 'u').test(request))
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
  );

interface CloudFrontRequest {
  readonly method: string;
  readonly uri: string;
  readonly headers: Readonly<Record<string, { readonly value: string; readonly multiValue?: readonly { readonly value: string }[] }>>;
}

interface CloudFrontEvent {
  readonly request: CloudFrontRequest;
  readonly response?: { readonly statusCode: number; readonly headers: CloudFrontRequest['headers'] };
}

/** Runs a function of CloudFront on an event; what it is given and gives are JSON. */
export const runFunction = <Result>(code: string, event: CloudFrontEvent): Result =>
  JSON.parse(runInNewContext(`${code}\nJSON.stringify(handler(${JSON.stringify(event)}));`, {}) as string) as Result;

/** An object of the bucket. */
export interface BucketObject {
  readonly key: string;
  readonly file: string;
  readonly type: string;
  readonly cache: string;
}

/** The files of a host in `deploy/cloudfront/`. */
export interface Distribution {
  readonly request: string;
  readonly response: string;
  readonly objects: readonly BucketObject[];
}

/** What a request to a distribution comes to: the file that the bucket sent, null for none, and the headers. */
export interface Delivered {
  readonly file: string | null;
  readonly headers: Headers;
}

/**
 * A distribution with a bucket behind it. The documentation does not say whether the function for answers sees the request as it came or as it was
 * rewritten: `sees` chooses. With `status` 304 the bucket tells no type.
 */
export const deliver = (
  { request, response, objects }: Distribution,
  path: string,
  fields: Headers = {},
  sees: 'original' | 'rewritten' = 'rewritten',
  status: 200 | 304 = 200,
): Delivered => {
  const headers = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }]));
  const original: CloudFrontRequest = { method: 'GET', uri: encodePath(path), headers };
  const rewritten = runFunction<CloudFrontRequest>(request, { request: original });
  const object = objects.find(({ key }) => `/${key}` === decodeURIComponent(rewritten.uri));
  if (!object) return { file: null, headers: {} };
  const type = status === 304 ? {} : { 'content-type': { value: object.type } };
  const sent = { statusCode: status, headers: { ...type, 'cache-control': { value: object.cache } } };
  const answer = runFunction<NonNullable<CloudFrontEvent['response']>>(response, {
    request: sees === 'original' ? original : rewritten,
    response: sent,
  });
  return { file: object.file, headers: Object.fromEntries(Object.entries(answer.headers).map(([name, { value }]) => [name, value])) };
};
