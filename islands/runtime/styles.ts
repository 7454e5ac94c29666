// The stylesheet of all that the document does not carry: other screens, dialogs, toasts. One file, so that no screen has to
// wait for one of its own, and what one screen brings does not depend on which were visited before.

let loaded: Promise<void> | undefined;

/** Asks for it once, again when that failed. Ends in any case: without it a screen is plain, but there. */
export function loadStyles(): Promise<void> {
  loaded ??= new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = document.documentElement.dataset.rest ?? '';
    link.onload = () => resolve();
    link.onerror = () => {
      loaded = undefined;
      resolve();
    };
    document.head.append(link);
  });
  return loaded;
}
