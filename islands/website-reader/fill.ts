// Puts what a website says into the fields of a form that are still empty; what a person has typed stays.
import type { FieldProposal } from '../../server/contract/website.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Nothing is saved by it.
 * @returns the proposals that were filled in, and what takes them out again where nobody has changed them since
 */
export function fillEmpty(
  form: HTMLFormElement,
  proposals: readonly FieldProposal[],
): { filled: FieldProposal[]; empty(): void } {
  const filled = proposals.filter(({ field, value }) => {
    const control = controlOf(form, field);
    if (control?.value.trim() !== '') return false;
    type(control, value);
    return true;
  });
  return {
    filled,
    empty: () => {
      for (const { field, value } of filled) {
        const control = controlOf(form, field);
        if (control?.value === value) type(control, '');
      }
    },
  };
}

function controlOf(form: HTMLFormElement, name: string): Control | undefined {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : undefined;
}

/** As a person would: whoever watches the form hears of it. */
function type(control: Control, value: string): void {
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
