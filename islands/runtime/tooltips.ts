// Shows what `title` attributes say as tooltips: after a delay under a mouse, at once on keyboard focus and on a tap that
// would do nothing else. Without script, and until someone points at it, a `title` is the browser's own.
import { TIMINGS } from '../../server/contract/constants/timings.ts';
import type { IslandElement } from './element.ts';
import { signal } from './screen.ts';

/** Time to reach the tooltip itself with the mouse, milliseconds. */
const GRACE_MS = 100;
const ACTIVE = 'a, button, input, select, textarea, summary, label, [role="button"]';

let shown: Element | undefined;
let closedAt = Number.NEGATIVE_INFINITY;
let timer: ReturnType<typeof setTimeout> | undefined;

export function startTooltips() {
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'mouse') {
      hover(target);
    }
  });
  document.addEventListener('focusin', ({ target }) => {
    const anchor = anchorOf(target);
    if (anchor?.matches(':focus-visible')) {
      show(anchor);
    }
  });
  document.addEventListener('focusout', hide);
  document.addEventListener('click', ({ target }) => {
    const anchor = anchorOf(target);
    const isIdle = anchor && !anchor.closest(ACTIVE);
    isIdle && anchor !== shown ? show(anchor) : hide();
  });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide());
  document.addEventListener('scroll', hide, true);
}

function hover(target: EventTarget | null) {
  clearTimeout(timer);
  const anchor = anchorOf(target);
  const isOnTip = target instanceof Element && target.closest('#tooltip') !== null;
  if (anchor === shown || isOnTip) {
    return;
  }
  if (!anchor) {
    timer = setTimeout(hide, GRACE_MS);
    return;
  }
  const isSoon = shown !== undefined || performance.now() - closedAt < TIMINGS.tooltipSkip;
  timer = setTimeout(() => show(anchor), isSoon ? 0 : TIMINGS.tooltipOpen);
}

/** From then on the text is ours: two tooltips would show otherwise. */
function anchorOf(target: EventTarget | null) {
  const anchor = target instanceof Element ? target.closest<HTMLElement>('[title], [data-tip]') : null;
  if (anchor?.title) {
    anchor.dataset.tip = anchor.title;
    anchor.removeAttribute('title');
  }
  return anchor?.dataset.tip ? anchor : undefined;
}

async function show(anchor: HTMLElement) {
  clearTimeout(timer);
  shown = anchor;
  await document.querySelector<IslandElement>('drivyn-island[name="tooltip"]')?.start();
  if (shown === anchor && anchor.isConnected) {
    signal('drivyn:tip', { anchor, text: anchor.dataset.tip ?? '' });
  }
}

function hide() {
  clearTimeout(timer);
  if (shown) {
    shown = undefined;
    closedAt = performance.now();
    signal('drivyn:tip', { anchor: undefined, text: '' });
  }
}
