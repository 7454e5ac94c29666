// Where focus goes when a screen or a region is swapped.

/** Focuses what the screen asks for, else its heading. Scrolling is the history's business. */
export function focusScreen(main: HTMLElement) {
  const target =
    main.querySelector<HTMLElement>('[autofocus]') ?? main.querySelector<HTMLElement>('h1') ?? main;
  if (target.tabIndex < 0) {
    target.tabIndex = -1;
  }
  target.focus({ preventScroll: true });
}

/** Runs `swap`, then gives focus and caret back to the element of the same id, if the swap took it away. */
export function keepFocus(swap: () => void) {
  const held = document.activeElement;
  const caret = held instanceof HTMLInputElement ? held.selectionStart : null;
  swap();
  const again = held?.id && !held.isConnected ? document.getElementById(held.id) : null;
  again?.focus({ preventScroll: true });
  if (again instanceof HTMLInputElement && caret !== null) {
    again.setSelectionRange(caret, caret);
  }
}
