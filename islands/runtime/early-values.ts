// What was typed or chosen in an island before it lived: read while it hydrates, then told to React as if done now.

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export class EarlyValues {
  #root: HTMLElement;
  #values = new Map<Control, string | boolean>();

  /** Begins to read: what differs from the server's HTML now, and what is typed until `replay`. */
  constructor(root: HTMLElement) {
    this.#root = root;
    for (const control of root.querySelectorAll<Control>('input, textarea, select')) {
      if (isChanged(control)) {
        this.#values.set(control, readValue(control));
      }
    }
    root.addEventListener('input', this.#read, true);
  }

  replay() {
    this.#root.removeEventListener('input', this.#read, true);
    for (const [control, value] of this.#values) {
      if (control.isConnected) {
        typeof value === 'boolean' ? tick(control, value) : enter(control, value);
      }
    }
  }

  #read = ({ target }: Event) => {
    if (target instanceof HTMLElement && target.matches('input, textarea, select')) {
      this.#values.set(target as Control, readValue(target as Control));
    }
  };
}

function isToggle(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

function readValue(control: Control) {
  return isToggle(control) ? control.checked : control.value;
}

function isChanged(control: Control) {
  if (control instanceof HTMLSelectElement) {
    const original = [...control.options].findIndex((option) => option.defaultSelected);
    return control.selectedIndex !== Math.max(original, 0);
  }
  return isToggle(control)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}

/** React compares with what it last saw set through the element itself: so first back, then a real click. */
function tick(control: Control, value: boolean) {
  if (isToggle(control) && (value || control.type === 'checkbox')) {
    control.checked = !value;
    control.click();
  }
}

/** The same for text: the old value through the element, the real one past it, through its prototype. */
function enter(control: Control, value: string) {
  const isText = !(control instanceof HTMLSelectElement);
  const caret = isText && document.activeElement === control ? control.selectionEnd : null;
  if (isText) {
    control.value = '';
  }
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event(isText ? 'input' : 'change', { bubbles: true }));
  if (isText && caret !== null) {
    control.setSelectionRange(caret, caret);
  }
}
