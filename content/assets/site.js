/* The two things that need a script on every page: folding the menus, and closing the cookie note. */
const button = document.querySelector('.menu-button');
const menu = document.querySelector('.site-nav');
const mega = document.querySelector('.mega');
const note = document.querySelector('.cookie');

button.addEventListener('click', () => {
  const open = menu.classList.toggle('is-open');
  button.setAttribute('aria-expanded', String(open));
});

// A panel that hangs over the page must go away by itself: with Escape, and with a click beside it.
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || !mega.open) return;
  mega.open = false;
  mega.querySelector('summary').focus();
});
document.addEventListener('click', (event) => {
  if (!mega.contains(event.target)) mega.open = false;
});

note.querySelector('button').addEventListener('click', () => {
  document.documentElement.classList.add('cookie-closed');
  // Private windows may refuse storage; then the note comes back with the next page, which is no harm.
  try { localStorage.setItem('cookie-note', 'closed'); } catch {}
});
