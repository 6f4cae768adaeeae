/** A line of every format, as its documentation shows it: the same request each time. */

/** User agent of GPTBot. */
export const GPTBOT = 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)';

/** Address of a client, which no report may show. */
export const ADDRESS = '203.0.113.77';

/** A line in Combined Log Format. */
export const combined = (path: string, agent = GPTBOT, status = 200, time = '31/Jan/2026:12:00:00 +0000', method = 'GET'): string =>
  `${ADDRESS} - - [${time}] "${method} ${path} HTTP/1.1" ${status} 1804 "-" "${agent}"`;

const encoded = encodeURIComponent(GPTBOT);
const json = (value: unknown): string => JSON.stringify(value);

const cloudfront =
  '#Version: 1.0\n#Fields: date time x-edge-location sc-bytes c-ip cs-method cs(Host) cs-uri-stem sc-status cs(Referer) cs(User-Agent) cs-uri-query\n';

/** Format -> lines with a request of GPTBot for `/pricing/` on 31 January 2026 in UTC. */
export const FORMATS: Readonly<Record<string, string>> = {
  combined: combined('/pricing/?plan=growth'),
  'combined with an offset': combined('/pricing/', GPTBOT, 200, '01/Feb/2026:00:30:00 +0100'),
  'combined with a virtual host': `www.example.com:443 ${combined('/pricing/')}`,
  'combined over syslog': `<134>Jan 31 12:00:00 cache-fra logs[1]: ${combined('/pricing/')}`,
  'a proxy': combined('https://www.example.com/pricing/'),
  Cloudflare: json({
    ClientIP: ADDRESS,
    ClientRequestHost: 'www.example.com',
    ClientRequestMethod: 'GET',
    ClientRequestURI: '/pricing/?plan=growth',
    ClientRequestUserAgent: GPTBOT,
    EdgeResponseStatus: 200,
    EdgeStartTimestamp: '2026-01-31T12:00:00Z',
  }),
  'Cloudflare in nanoseconds': json({
    ClientRequestPath: '/pricing/',
    ClientRequestMethod: 'GET',
    ClientRequestUserAgent: GPTBOT,
    EdgeResponseStatus: 200,
    EdgeStartTimestamp: 1_769_860_800_000_000_000,
  }),
  CloudFront: `${cloudfront}2026-01-31\t12:00:00\tFRA2\t1804\t${ADDRESS}\tGET\td1.cloudfront.net\t/pricing/\t200\t-\t${encoded}\tplan=growth`,
  'CloudFront, encoded twice': `${cloudfront}2026-01-31\t12:00:00\tFRA2\t1804\t${ADDRESS}\tGET\td1.cloudfront.net\t/pricing/\t200\t-\t${encoded.replaceAll('%', '%25')}\t-`,
  'CloudFront in real time': json({
    timestamp: '1769860800.123',
    'c-ip': ADDRESS,
    'sc-status': '200',
    'cs-method': 'GET',
    'cs-uri-stem': '/pricing/?plan=growth',
    'cs-user-agent': encoded,
  }),
  Fastly: json({
    timestamp: '2026-01-31T12:00:00+0000',
    client_ip: ADDRESS,
    host: 'www.example.com',
    url: '/pricing/',
    request_method: 'GET',
    request_user_agent: GPTBOT,
    response_status: 200,
  }),
  'Fastly over syslog': `<134>2026-01-31T12:00:00Z cache-fra logs[1]: ${json({ timestamp: '2026-01-31T12:00:00+0000', url: '/pricing/', request_method: 'GET', request_user_agent: GPTBOT, response_status: 200 })}`,
  Vercel: json({
    id: '1',
    timestamp: 1_769_860_800_500,
    source: 'static',
    statusCode: 200,
    proxy: {
      timestamp: 1_769_860_800_000,
      method: 'GET',
      host: 'www.example.com',
      path: '/pricing/?plan=growth',
      userAgent: [GPTBOT],
      statusCode: 200,
      clientIp: ADDRESS,
    },
  }),
  Netlify: json({
    client_ip: ADDRESS,
    log_type: 'traffic',
    method: 'GET',
    path: '/pricing/',
    status_code: 200,
    timestamp: '2026-01-31T12:00:00.000Z',
    url: 'https://www.example.com/pricing/',
    user_agent: GPTBOT,
  }),
  'Azure Front Door': json({
    time: '2026-01-31T12:00:00.8839779Z',
    category: 'FrontDoorAccessLog',
    properties: {
      httpMethod: 'GET',
      requestUri: 'https://www.example.com:443/pricing/?plan=growth',
      userAgent: GPTBOT,
      clientIp: ADDRESS,
      httpStatusCode: '200',
    },
  }),
  'Azure in a batch': json({
    records: [
      {
        time: '2026-01-31T12:00:00Z',
        properties: { httpMethod: 'GET', requestUri: 'https://www.example.com:443/pricing/', userAgent: GPTBOT, httpStatusCode: 200 },
      },
    ],
  }),
  'Google Cloud load balancer': json({
    httpRequest: {
      requestMethod: 'GET',
      requestUrl: 'https://www.example.com/pricing/?plan=growth',
      status: 200,
      userAgent: GPTBOT,
      remoteIp: ADDRESS,
    },
    resource: { type: 'http_load_balancer' },
    timestamp: '2026-01-31T12:00:00.123456Z',
  }),
  Caddy: json({
    level: 'info',
    ts: 1_769_860_800.5241,
    logger: 'http.log.access',
    msg: 'handled request',
    request: {
      remote_ip: ADDRESS,
      method: 'GET',
      host: 'www.example.com',
      uri: '/pricing/?plan=growth',
      headers: { 'User-Agent': [GPTBOT], Accept: ['*/*'] },
    },
    status: 200,
  }),
  nginx: json({
    time_iso8601: '2026-01-31T12:00:00+00:00',
    remote_addr: ADDRESS,
    request: 'GET /pricing/ HTTP/1.1',
    status: '200',
    http_user_agent: GPTBOT,
  }),
};

/** What `sitec serve --log json` prints. */
export const served = (more: Readonly<Record<string, unknown>>): string =>
  json({
    event: 'request',
    time: '2026-01-31T12:00:00.000Z',
    method: 'GET',
    path: '/pricing/',
    status: 200,
    endpoint: 'page',
    duration: 0.41,
    bytes: 1804,
    agent: 'GPTBot',
    ...more,
  });
