// Where focus goes when a screen is swapped.

/** Focuses what the screen asks for, else its heading. Scrolling is the history's business. */
export function focusScreen(main: HTMLElement) {
  const target =
    main.querySelector<HTMLElement>('[autofocus]') ?? main.querySelector<HTMLElement>('h1') ?? main;
  if (target.tabIndex < 0) {
    target.tabIndex = -1;
  }
  target.focus({ preventScroll: true });
}
