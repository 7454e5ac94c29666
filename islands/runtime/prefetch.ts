// Has a link's screen fetched when someone is about to follow it.
import type { Router } from './router.ts';

const HOVER_MS = 65;

let timer: ReturnType<typeof setTimeout> | undefined;

/** @param target where the person is already */
export function startPrefetch(router: Router, target: EventTarget | null) {
  consider(target, HOVER_MS, router);
  document.addEventListener('pointerover', ({ target }) => consider(target, HOVER_MS, router));
  document.addEventListener('focusin', ({ target }) => consider(target, HOVER_MS, router));
  document.addEventListener('touchstart', ({ target }) => consider(target, 0, router), { passive: true });
}

function consider(target: EventTarget | null, delay: number, router: Router) {
  clearTimeout(timer);
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#/"]') : null;
  if (link && link.dataset.noPrefetch === undefined) {
    // Whoever has followed it meanwhile has asked for it already.
    timer = setTimeout(() => link.hash !== location.hash && router.prefetch(link.hash), delay);
  }
}
