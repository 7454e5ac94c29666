// Copying text: by the clipboard's interface where the page may use it (https or this computer), else by selecting it.

/** @returns whether the text is on the clipboard now. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** A dialog keeps focus inside, so the helper goes where the focus is. */
function copySelected(text: string): boolean {
  const held = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'unseen';
  (held?.closest('dialog') ?? document.body).append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  if (held instanceof HTMLElement) held.focus({ preventScroll: true });
  return isCopied;
}
