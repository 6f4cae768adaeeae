/** Maximum characters of a displayed answer. */
const LONGEST = 100000;

/** The request of a form: `{slug}` in a path, arguments of a tool, the text of a message. */
export const requestOf = ({ method, path, headers, body, place, name: tool, fields = [] }, values) => {
  const request = structuredClone({ method, path, headers, body });
  if (place === 'arguments') request.body.params.name = tool;
  for (const { name, type } of fields) {
    const value = values[name];
    if (!value) continue;
    if (place === 'path') request.path = request.path.replace('{' + name + '}', encodeURIComponent(value));
    else if (place === 'message') request.body.params.message.parts[0].text = value;
    else if (place === 'params') request.body.params[name] = value;
    else request.body.params.arguments[name] = type === 'integer' || type === 'boolean' ? JSON.parse(value) : value;
  }
  return request;
};

/** A request as text. */
export const requestText = ({ method, path, headers, body }) =>
  [method + ' ' + path, ...Object.entries(headers).map(([name, value]) => name + ': ' + value)].join('\n') +
  (body === null ? '' : '\n\n' + JSON.stringify(body, null, 2));

const SHOWN_HEADERS = ['content-type', 'etag', 'retry-after', 'a2a-version'];

/** An answer as text: some of its headers, and its body, indented if it is JSON. */
export const responseText = (response, body) => {
  const isJson = /[/+]json/.test(response.headers.get('content-type') ?? '');
  let text = body;
  if (isJson) {
    try {
      text = JSON.stringify(JSON.parse(body), null, 2);
    } catch {
      // Invalid JSON is shown unchanged.
    }
  }
  const cut = text.length > LONGEST ? text.slice(0, LONGEST) + '\n(' + (text.length - LONGEST) + ' characters more)' : text;
  const headers = SHOWN_HEADERS.filter((name) => response.headers.has(name)).map((name) => name + ': ' + response.headers.get(name));
  return headers.join('\n') + '\n\n' + cut;
};

/** The words of the guide, from the first text part of its message. */
export const answerIn = (body) => {
  try {
    const { result } = JSON.parse(body);
    return (result.message ?? result).parts.find((part) => part.text)?.text ?? '';
  } catch {
    return '';
  }
};

/** The status of an answer in words. */
export const statusText = ({ status, statusText: words }, method) => {
  const hint =
    method === 'POST' && (status === 404 || status === 405) ? ': this host serves files only, so that it answers no questions' : '';
  return status + (words ? ' ' + words : '') + hint;
};
