// The runtime that every page loads: starts its parts. No React and no store here; both come with the first island.
import { announce } from './announce.ts';
import { prefetchChunks } from './chunks.ts';
import { IslandElement } from './element.ts';
import { savesData } from './prefetched.ts';
import { startRegions } from './regions.ts';
import { Router } from './router.ts';
import { onSignal, signal } from './signals.ts';
import { keepStyles, loadStyles } from './styles.ts';
import { startToasts } from './toast-host.ts';
import { whenIdle } from './when-idle.ts';

const router = new Router();

customElements.define('drivyn-island', IslandElement);
replayEarlyClicks();
startRegions(router);
startToasts();
onSignal('drivyn:announce', announce);
onSignal('drivyn:navigate', ({ route, replace }) => (replace ? router.replace(route) : router.go(route)));
router.start();
loadStyles();
onIntent((sign) => import('./intent.ts').then(({ startIntent }) => startIntent(router, sign)));

router.firstShown.then(() =>
  whenIdle(() => {
    prefetchChunks();
    watchScreens();
    savesData() || keepStyles().catch(() => {});
    if (document.querySelector('.frame')) {
      // Without it the page is right, only not live.
      import('./events.ts').then(({ startEvents }) => startEvents({ announce, signal })).catch(() => {});
    }
  }),
);

/**
 * The first time that someone points, types or tabs; again if it failed. Forms wait for it, as what it adds to them is
 * more than what they do by themselves. (A page that appears under a resting mouse gets `pointerover`, but no move.)
 */
function onIntent(work: (sign: Event) => Promise<void>) {
  const signs = ['pointermove', 'pointerdown', 'focusin', 'keydown'];
  const listen = (change: 'addEventListener' | 'removeEventListener') => {
    for (const sign of signs) {
      document[change](sign, begin);
    }
  };
  const begin = (sign: Event) => {
    listen('removeEventListener');
    const done = work(sign).catch(() => listen('addEventListener'));
    const hold = (event: SubmitEvent) => {
      if (event.defaultPrevented) {
        return;
      }
      event.preventDefault();
      done.then(() => (event.target as HTMLFormElement).requestSubmit(event.submitter));
    };
    document.addEventListener('submit', hold);
    done.then(() => document.removeEventListener('submit', hold));
  };
  listen('addEventListener');
}

/** Every new screen may bring islands whose code is not here yet. */
function watchScreens() {
  new MutationObserver(() => whenIdle(prefetchChunks)).observe(
    document.getElementById('main')?.parentElement ?? document.body,
    {
      childList: true,
    },
  );
}

/** The head script keeps clicks made before this module ran. */
function replayEarlyClicks() {
  const { drivynClicks } = window as Window & { drivynClicks?: { targets: Element[]; stop(): void } };
  drivynClicks?.stop();
  for (const target of drivynClicks?.targets ?? []) {
    target.closest<IslandElement>('drivyn-island')?.remember(target);
  }
}
