// What was typed or chosen in an island before it lived: read while it hydrates, then told to React as if done now.
import { type Caret, isText, readCaret, setCaret } from './caret.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What tells that a control has changed: a toggle by the click, anything else by its input. */
const READ = ['input', 'click'];

export class EarlyValues {
  #root: HTMLElement;
  #values = new Map<Control, string | boolean>();
  /** Of each text, when it was last seen as it was typed. */
  #carets = new Map<Control, Caret | undefined>();

  /** Begins to read: what differs from the server's HTML now, and what is typed until `replay`. */
  constructor(root: HTMLElement) {
    this.#root = root;
    for (const control of root.querySelectorAll<Control>('input, textarea, select')) {
      if (isChanged(control)) {
        this.#values.set(control, readValue(control));
      }
    }
    for (const type of READ) root.addEventListener(type, this.#read, true);
  }

  /** Right before React draws, which may put a text back to what it was, with the caret at its end or its beginning. */
  readCaret() {
    const control = document.activeElement as Control | null;
    if (control && control.value === this.#values.get(control)) this.#carets.set(control, readCaret(control));
  }

  replay() {
    for (const type of READ) this.#root.removeEventListener(type, this.#read, true);
    for (const [control, value] of this.#values) {
      if (control.isConnected) {
        typeof value === 'boolean' ? tick(control, value) : enter(control, value, this.#carets.get(control));
      }
    }
  }

  #read = ({ target, type }: Event) => {
    if (!(target instanceof HTMLElement && target.matches('input, textarea, select'))) return;
    const control = target as Control;
    // React may hydrate under the click and put the toggle back: by the `input` that follows it is as it was.
    if (isToggle(control) !== (type === 'click')) return;
    this.#values.set(control, readValue(control));
    this.readCaret();
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
function enter(control: Control, value: string, caret: Caret | undefined) {
  // Its files stay in it, and nobody may set them.
  if (control.type === 'file') return void control.dispatchEvent(new Event('change', { bubbles: true }));
  if (isText(control)) control.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event(isText(control) ? 'input' : 'change', { bubbles: true }));
  if (isText(control) && caret && document.activeElement === control) {
    setCaret(control, caret);
  }
}
