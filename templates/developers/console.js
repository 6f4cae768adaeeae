import { tryButtons } from './buttons.js';
import { all, element, root } from './dom.js';
import { paint } from './paint.js';
import { answerIn, requestOf, requestText, responseText, statusText } from './request.js';

// After the signal, the result belongs to an outdated request.
const send = async (request, view, signal) => {
  view.show({ request: requestText(request), status: 'Waiting for the answer' });
  try {
    const { method, headers, body } = request;
    const response = await fetch(request.path, { method, headers, body: body === null ? undefined : JSON.stringify(body), signal });
    const text = await response.text();
    if (signal.aborted) return;
    view.show({ response: responseText(response, text), status: statusText(response, method), answer: answerIn(text) });
  } catch (error) {
    if (signal.aborted) return;
    view.show({ response: '', status: 'There is no answer: ' + error.message });
  }
};

/** The description of a field on the page: beside its operation, or once for all tools. */
const aboutField = ({ id }, name) => {
  const isAbout = (code) => code.textContent === name;
  const found = all('dt code', document.getElementById(id) ?? root).find(isAbout) ?? all('dt code').find(isAbout);
  return found?.closest('div').lastElementChild.textContent ?? '';
};

const fieldInput = (operation, { name, type, isRequired = false, values = [] }, index) => {
  const id = 'sitec-field-' + index;
  const input = element('input', {
    id,
    name,
    type: type === 'integer' ? 'number' : 'text',
    required: isRequired,
    value: isRequired ? (values[0] ?? '') : '',
  });
  input.autocomplete = 'off';
  input.setAttribute('aria-describedby', id + '-about');
  const about = element('small', { id: id + '-about' }, aboutField(operation, name));
  const label = element('label', { htmlFor: id }, operation.place === 'message' ? 'Question' : name);
  const proposals = element('datalist', { id: id + '-values' }, ...values.map((value) => element('option', { value })));
  if (values.length > 0) input.setAttribute('list', proposals.id);
  return element('p', {}, label, input, about, proposals);
};

const chooser = (groups, first) => {
  const select = element('select', { id: 'sitec-operation' });
  for (const { title, operations: own } of groups)
    select.append(element('optgroup', { label: title }, ...own.map(({ id, name }) => element('option', { value: id }, name))));
  select.value = first;
  return select;
};

const viewOf = (place) => {
  const [request, response] = all('pre code', place);
  const status = place.querySelector('[role=status]');
  const answer = element('blockquote', { hidden: true });
  const show = (told) => {
    if (told.request !== undefined) request.textContent = told.request;
    if (told.response !== undefined) response.textContent = told.response;
    if (told.status !== undefined) status.textContent = told.status;
    answer.textContent = told.answer ?? '';
    answer.hidden = !told.answer;
    [request, response].forEach(paint);
  };
  return { answer, show };
};

/** Inserts the form before the first request and its answer. */
export const startConsole = (place, groups) => {
  const operations = new Map(groups.flatMap((group) => group.operations.map((operation) => [operation.id, { ...group, ...operation }])));
  const select = chooser(groups, place.dataset.first);
  const fields = element('div', { className: 'sitec-fields' });
  const view = viewOf(place);
  const label = element('label', { htmlFor: select.id }, 'Request');
  const form = element('form', {}, element('p', {}, label, select), fields, element('button', {}, 'Send'));
  const chosen = () => operations.get(select.value);
  const current = () => requestOf(chosen(), Object.fromEntries(new FormData(form)));
  let waiting = new AbortController();
  const restart = () => {
    waiting.abort();
    waiting = new AbortController();
  };
  const fill = () => fields.replaceChildren(...(chosen().fields ?? []).map((field, index) => fieldInput(chosen(), field, index)));
  const pick = () => {
    restart();
    fill();
    view.show({ request: requestText(current()), response: '', status: '' });
  };
  select.addEventListener('change', pick);
  form.addEventListener('input', () => view.show({ request: requestText(current()) }));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    restart();
    void send(current(), view, waiting.signal);
  });
  place.querySelector('.sitec-live').append(form, view.answer);
  fill();
  tryButtons(operations, (id) => {
    select.value = id;
    pick();
    form.scrollIntoView({ block: 'center' });
    select.focus();
  });
};
