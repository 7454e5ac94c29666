// Fetches a link's screen when someone is about to follow it, and keeps the answer for a few seconds.
import { routeOf, screenUrl } from './route.ts';
import { requestScreen } from './visit.ts';

const HOVER_MS = 65;
const FRESH_MS = 10_000;

interface Prefetched {
  readonly at: number;
  readonly response: Promise<Response>;
}

const answers = new Map<string, Prefetched>();
let timer: ReturnType<typeof setTimeout> | undefined;

export function startPrefetch() {
  document.addEventListener('pointerover', ({ target }) => consider(target, HOVER_MS));
  document.addEventListener('focusin', ({ target }) => consider(target, HOVER_MS));
  document.addEventListener('touchstart', ({ target }) => consider(target, 0), { passive: true });
}

/** @returns the answer for a screen if one was fetched a moment ago; it is given out once. */
export function takePrefetched(url: string): Promise<Response> | undefined {
  const found = answers.get(url);
  answers.delete(url);
  return found && performance.now() - found.at < FRESH_MS ? found.response : undefined;
}

/** After a write nothing fetched before it is true any more. */
export function dropPrefetched() {
  answers.clear();
}

function consider(target: EventTarget | null, delay: number) {
  clearTimeout(timer);
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#/"]') : null;
  if (!link || link.dataset.noPrefetch !== undefined || savesData()) {
    return;
  }
  const route = routeOf(link.hash);
  const url = route && screenUrl(route);
  if (url && link.hash !== location.hash) {
    timer = setTimeout(() => prefetch(url), delay);
  }
}

function prefetch(url: string) {
  const known = answers.get(url);
  if (known && performance.now() - known.at < FRESH_MS) {
    return;
  }
  const response = requestScreen(url, { priority: 'low', headers: { 'Drivyn-Prefetch': '1' } });
  // Nobody asked for it yet: if it fails, the visit itself asks again.
  response.catch(() => answers.delete(url));
  answers.set(url, { at: performance.now(), response });
}

/** Save-Data: only what was asked for is fetched. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
