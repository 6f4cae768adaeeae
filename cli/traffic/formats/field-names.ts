/** Field names of one format for the parts of a request. Dots lead into objects; the first existing name counts. */
export interface FieldNames {
  readonly name: string;
  readonly time: readonly string[];
  readonly method: readonly string[];
  /** Path with its query, an address, or a whole request line. */
  readonly target: readonly string[];
  readonly status: readonly string[];
  readonly agent: readonly string[];
  /** A field that shows markdown: `Accept`, or the media type of an answer. */
  readonly form?: readonly string[];
  /** Whether user agents are percent-encoded. */
  readonly isEncoded?: boolean;
}

/**
 * The formats with field names, as JSON on a line or as columns below a `#Fields` header. A line has the first format for which time,
 * target and status exist, so formats with unique names come before those with common ones.
 */
export const fieldNames: readonly FieldNames[] = [
  {
    // Logpush, data set http_requests.
    name: 'Cloudflare',
    time: ['EdgeStartTimestamp', 'EdgeEndTimestamp'],
    method: ['ClientRequestMethod'],
    target: ['ClientRequestURI', 'ClientRequestPath'],
    status: ['EdgeResponseStatus'],
    agent: ['ClientRequestUserAgent'],
    form: ['RequestHeaders.accept'],
  },
  {
    // Standard logs (v1 with tabs, v2 also as JSON) and real-time logs. IIS has the same names.
    name: 'CloudFront',
    time: ['date', 'timestamp'],
    method: ['cs-method', 'cs_method'],
    target: ['cs-uri-stem', 'cs_uri_stem'],
    status: ['sc-status', 'sc_status'],
    agent: ['cs(User-Agent)', 'cs-user-agent', 'cs_user_agent'],
    form: ['cs-accept', 'cs_accept'],
    isEncoded: true,
  },
  {
    // Log drains; entries of functions repeat the request in `proxy`.
    name: 'Vercel',
    time: ['proxy.timestamp', 'timestamp'],
    method: ['proxy.method'],
    target: ['proxy.path'],
    status: ['proxy.statusCode', 'statusCode'],
    agent: ['proxy.userAgent'],
  },
  {
    name: 'Azure Front Door',
    time: ['time'],
    method: ['properties.httpMethod'],
    target: ['properties.requestUri'],
    status: ['properties.httpStatusCode', 'properties.httpStatus'],
    agent: ['properties.userAgent'],
  },
  {
    name: 'Google Cloud load balancer',
    time: ['timestamp'],
    method: ['httpRequest.requestMethod'],
    target: ['httpRequest.requestUrl'],
    status: ['httpRequest.status'],
    agent: ['httpRequest.userAgent'],
  },
  {
    name: 'Caddy',
    time: ['ts'],
    method: ['request.method'],
    target: ['request.uri'],
    status: ['status'],
    agent: ['request.headers.User-Agent'],
    form: ['request.headers.Accept'],
  },
  {
    // The example of Fastly's documentation; users define their own logs.
    name: 'Fastly',
    time: ['timestamp', 'time_start'],
    method: ['request_method'],
    target: ['url'],
    status: ['response_status'],
    agent: ['request_user_agent'],
  },
  {
    // Log drains, type traffic.
    name: 'Netlify',
    time: ['timestamp'],
    method: ['method'],
    target: ['url', 'path'],
    status: ['status_code'],
    agent: ['user_agent'],
  },
  {
    // `sitec serve --log json`, which stores the first name of a user agent.
    name: 'sitec serve',
    time: ['time'],
    method: ['method'],
    target: ['path'],
    status: ['status'],
    agent: ['agent'],
    form: ['endpoint'],
  },
  {
    // `log_format ... escape=json` with the names of nginx's variables.
    name: 'nginx',
    time: ['time_iso8601', 'time_local', 'msec', 'timestamp', 'time'],
    method: ['request_method'],
    target: ['request_uri', 'request'],
    status: ['status'],
    agent: ['http_user_agent'],
    form: ['http_accept'],
  },
];
