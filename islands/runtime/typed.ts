// What a person has typed, ticked or chosen and not yet saved.

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a text held before anything was typed in it: React writes what is typed into the attribute, too. */
export type Before = WeakMap<Control, string>;

/** A switch of an island is saved as it is turned, a tick of one is its own affair; what is hidden nobody has typed. */
const NOT_TYPED = '[type="hidden"], drivyn-island [type="checkbox"], drivyn-island [type="radio"]';
const TOGGLES = ['checkbox', 'radio'];

export function listTyped(within: Element, before: Before): Control[] {
  return [...within.querySelectorAll<Control>('input, textarea, select')].filter(
    (one) => !one.matches(NOT_TYPED) && stateOf(one) !== startOf(one, before),
  );
}

/** What was typed goes on in `place`, unless the server has heard of something newer than what stood there before. */
export function typeInto(place: Control | undefined, control: Control, before: Before) {
  const start = startOf(control, before);
  if (!place || startOf(place, before) !== start) return;
  before.set(place, start);
  if (isToggle(place)) place.checked = (control as HTMLInputElement).checked;
  else place.value = control.value;
}

/** Whether a choice stands otherwise than the server drew it: one of an island may wait for the button beside it. */
export function hasTicked(within: Element): boolean {
  const ticks = within.querySelectorAll<HTMLInputElement>('input:is([type="checkbox"], [type="radio"])');
  return [...ticks].some(({ checked, defaultChecked }) => checked !== defaultChecked);
}

function isToggle(control: Control): control is HTMLInputElement {
  return TOGGLES.includes(control.type);
}

function stateOf(control: Control): string {
  return isToggle(control) ? String(control.checked) : control.value;
}

/** What the server drew in it. */
function startOf(control: Control, before: Before): string {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
  }
  return isToggle(control) ? String(control.defaultChecked) : (before.get(control) ?? control.defaultValue);
}
