// Notices a person inside an island that does not live yet: starts it, and keeps the click for when it does.
// What was typed or ticked stays in the controls themselves; hydrate.tsx passes it on.

const STARTERS = ['pointerdown', 'focusin', 'keydown', 'input', 'click'];

/** Clicks that mean nothing until the island lives. Links, popovers and checkboxes already work without it. */
const INERT = 'button:not([popovertarget], [command]), [role="button"], [role="menuitem"], [role="option"]';

export class EarlyActions {
  #root: HTMLElement;
  #onFirst: () => void;
  #clicked: HTMLElement | undefined;

  constructor(root: HTMLElement, onFirst: () => void) {
    this.#root = root;
    this.#onFirst = onFirst;
    this.listen(true);
  }

  listen(on: boolean) {
    const change = on ? 'addEventListener' : 'removeEventListener';
    for (const type of STARTERS) {
      this.#root[change](type, this.#notice, true);
    }
  }

  /** Keeps a click for later, the last one if there are several. @returns whether it is one that waits. */
  remember(target: Element): boolean {
    const button = target.closest<HTMLElement>(INERT);
    if (button) {
      this.unmark();
      this.#clicked = button;
      button.setAttribute('aria-busy', 'true');
    }
    return button !== null;
  }

  /** Right before hydration the markup must be what the server sent. */
  unmark() {
    this.#clicked?.removeAttribute('aria-busy');
  }

  /** The island lives: presses what was pressed, once. */
  replay() {
    this.listen(false);
    this.#take()?.click();
  }

  /** The island could not be started. A submit button then does what it does without script. */
  giveBack() {
    this.listen(true);
    const button = this.#take();
    if (
      button instanceof HTMLButtonElement &&
      button.type === 'submit' &&
      button.form?.hasAttribute('action')
    ) {
      button.form.requestSubmit(button);
    }
  }

  #take() {
    this.unmark();
    const button = this.#clicked;
    this.#clicked = undefined;
    return button;
  }

  #notice = (event: Event) => {
    if (event.type === 'click' && event.target instanceof Element && this.remember(event.target)) {
      event.preventDefault();
      // The island may already hear clicks while we still keep them: this one must not count twice.
      event.stopImmediatePropagation();
    }
    this.#onFirst();
  };
}
