// What a person types stays: a live region with something typed in it is not drawn anew by what the server pushes. What the
// person saves, or another screen, brings the region back to life.

/** A switch of an island is saved as it is turned: there is nothing to keep. */
const SWITCH = 'drivyn-island [type="checkbox"], drivyn-island [type="radio"]';

export function startTyped() {
  for (const field of document.querySelectorAll<HTMLInputElement>(
    '#main [data-region][data-live] :is(input, textarea)',
  )) {
    if (field.value !== field.defaultValue) hold(field);
  }
  document.addEventListener('input', ({ target }) => target instanceof Element && hold(target));
}

function hold(field: Element) {
  if (!field.matches(SWITCH)) field.closest('#main [data-region][data-live]')?.removeAttribute('data-live');
}
