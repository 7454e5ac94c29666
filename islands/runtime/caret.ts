// What is selected in the text that has the focus: where the caret stands.

export interface Caret {
  readonly start: number;
  readonly end: number;
  readonly direction: 'forward' | 'backward' | 'none' | undefined;
}

/** Undefined for what has none, such as a choice or an address of mail. */
export function readCaret(element: Element): Caret | undefined {
  if (!isText(element) || element.selectionStart === null) return undefined;
  const { selectionStart: start, selectionEnd, selectionDirection: direction } = element;
  return { start, end: selectionEnd ?? start, direction: direction ?? undefined };
}

export function setCaret(element: Element, { start, end, direction }: Caret) {
  if (isText(element)) element.setSelectionRange(start, end, direction);
}

export function isText(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}
