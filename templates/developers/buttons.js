// Buttons at the head of a block of code.
import { all, button, element } from './dom.js';

const copyButton = (figures, what) => {
  const made = button('Copy', { className: 'sitec-quiet', ariaLabel: 'Copy: ' + what });
  const say = (word) => {
    made.textContent = word;
    made.ariaLabel = word + ': ' + what;
  };
  made.addEventListener('click', async () => {
    const shown = figures.find((figure) => figure.checkVisibility?.() ?? figure.offsetParent);
    say(
      await navigator.clipboard.writeText(shown.querySelector('code').textContent).then(
        () => 'Copied',
        () => 'Not copied',
      ),
    );
    setTimeout(say, 2000, 'Copy');
  });
  return made;
};

/** Buttons that copy a block, if the browser allows it. */
export const copyButtons = () => {
  if (!navigator.clipboard) return;
  for (const block of all('.sitec-code')) {
    const figures = all('figure', block);
    const what = block.ariaLabel ?? figures[0].querySelector('figcaption').firstChild.textContent.trim();
    if (block.querySelector('[role=group]'))
      for (const figure of figures)
        figure.append(element('div', { className: 'sitec-tools' }, copyButton([figure], figure.querySelector('pre').ariaLabel)));
    else block.append(element('div', { className: 'sitec-tools' }, copyButton(figures, what)));
  }
};

/** Buttons that open the request in the console. */
export const tryButtons = (operations, open) => {
  for (const [id, { name }] of operations) {
    const place = document.getElementById(id);
    if (!place) continue;
    const made = button('Try it', { className: 'sitec-try sitec-quiet', ariaLabel: 'Try it: ' + name });
    made.addEventListener('click', () => open(id));
    const tools = place.querySelector('.sitec-tools') ?? place.querySelector('.sitec-code') ?? place;
    if (tools.matches('.sitec-code')) tools.append(element('div', { className: 'sitec-tools' }, made));
    else tools.prepend(made);
  }
};
