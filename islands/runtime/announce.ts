// Says things to screen readers, politely, through the one live region of the layout.

/** The text is set a moment later: a region that changes in the same task as the page is not heard. */
export function announce(text: string) {
  const region = document.getElementById('announcer');
  if (!region) {
    return;
  }
  region.textContent = '';
  setTimeout(() => {
    region.textContent = text;
  }, Number(document.documentElement.dataset.announceDelay));
}
