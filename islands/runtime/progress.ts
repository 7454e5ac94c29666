// Shows that a navigation takes its time: `aria-busy` at once, the bar only after a delay.

let timer: ReturnType<typeof setTimeout> | undefined;

export function setBusy(busy: boolean) {
  clearTimeout(timer);
  const bar = document.getElementById('screen-progress');
  document.getElementById('main')?.setAttribute('aria-busy', String(busy));
  if (!busy) {
    bar?.toggleAttribute('hidden', true);
    return;
  }
  timer = setTimeout(
    () => bar?.toggleAttribute('hidden', false),
    Number(document.documentElement.dataset.progressDelay),
  );
}
