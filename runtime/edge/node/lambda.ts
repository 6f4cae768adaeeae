/** The runtime on AWS Lambda, for function URLs and HTTP APIs (payload format 2.0). The bundle is the folder `dist` beside this file. */
import { fileURLToPath } from 'node:url';
import { joined } from '../../adapters/fetch-exchange.ts';
import { createLateHandler } from '../../adapters/late-handler.ts';
import { openFolder } from '../../adapters/node-folder.ts';
import type { ServiceRequest, ServiceResponse } from '../../exchange.ts';
import { createHandler } from '../../handler.ts';

/** The used part of an event. Names of headers are in lower case, several values of one are joined by commas. */
export interface LambdaEvent {
  readonly rawPath: string;
  readonly rawQueryString?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly isBase64Encoded?: boolean;
  readonly requestContext: { readonly http: { readonly method: string; readonly sourceIp: string } };
}

/** An answer for Lambda. */
export interface LambdaResult {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly isBase64Encoded?: boolean;
}

const report = console.error;

const handlerFor = createLateHandler<string>(async (folder) => createHandler(await openFolder(folder), { report }), report);

/** Answers an event. Lambda finds it by name, such as `lambda.handler`. */
export const handler = async (event: LambdaEvent): Promise<LambdaResult> => {
  const answer = await handlerFor(fileURLToPath(new URL('dist', import.meta.url)))(toServiceRequest(event));
  return toResult(event.requestContext.http.method, answer);
};

const toServiceRequest = ({
  rawPath,
  rawQueryString,
  headers = {},
  body = '',
  isBase64Encoded,
  requestContext,
}: LambdaEvent): ServiceRequest => {
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
  return {
    method: requestContext.http.method,
    // An HTTP API decodes the path: a question mark in it does not begin a query.
    target: rawPath.replaceAll('?', '%3F') + (rawQueryString ? `?${rawQueryString}` : ''),
    address: requestContext.http.sourceIp,
    header: (name) => headers[name],
    body: async (limit) => (bytes.length > limit ? undefined : bytes),
  };
};

const toResult = (method: string, { status, headers, body }: ServiceResponse): LambdaResult => {
  const bytes = method === 'HEAD' ? null : joined(body);
  const sent = bytes && { body: Buffer.from(bytes).toString('base64'), isBase64Encoded: true };
  return { statusCode: status, headers: Object.fromEntries(headers), ...sent };
};
