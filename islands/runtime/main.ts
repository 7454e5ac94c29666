// The runtime that every page loads: starts its parts. No React and no store here; both come with the first island.
import { announce } from './announce.ts';
import { prefetchChunks } from './chunks.ts';
import { IslandElement } from './element.ts';
import { startPrefetch } from './prefetch.ts';
import { startRegions } from './regions.ts';
import { Router } from './router.ts';
import { onSignal } from './signals.ts';
import { startTabs } from './tabs.ts';
import { startTheme } from './theme.ts';
import { startToasts } from './toast-host.ts';

const router = new Router();
/** A busy page may never be idle: then it is done all the same after this many milliseconds. */
const LONGEST_WAIT = 2000;
// Browsers without idle callbacks do it at the next chance.
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: LONGEST_WAIT }) : setTimeout(work);

customElements.define('drivyn-island', IslandElement);
replayEarlyClicks();
startTheme();
startTabs(router);
startRegions(router);
startToasts();
startPrefetch();
onSignal('drivyn:announce', announce);
onSignal('drivyn:navigate', ({ route, replace }) => (replace ? router.replace(route) : router.go(route)));
router.start();

whenIdle(() => {
  prefetchChunks();
  watchScreens();
  // Without it forms still work as plain ones, and the page is right, only not live.
  import('./later.ts').then(({ startLater }) => startLater(router)).catch(() => {});
});

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
