// What a person types stays: a live region with something typed in it is not drawn anew by what the server pushes. What the
// person saves, or another screen, brings the region back to life.

export function startTyped() {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof Element && !isSwitch(target)) {
      target.closest('#main [data-live]')?.removeAttribute('data-live');
    }
  });
}

/** A switch of an island is saved as it is turned: there is nothing to keep. */
function isSwitch(control: Element) {
  return control.matches('drivyn-island [type="checkbox"], drivyn-island [type="radio"]');
}
