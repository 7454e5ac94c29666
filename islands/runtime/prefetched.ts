// Screens fetched before anyone went to them: each answer is kept for a few seconds and given out once.
import { requestScreen } from './screen-load.ts';

const FRESH_MS = 10_000;

interface Prefetched {
  readonly at: number;
  readonly response: Promise<Response>;
}

const answers = new Map<string, Prefetched>();

/** @returns the answer for a screen if one was fetched a moment ago. */
export function takePrefetched(url: string): Promise<Response> | undefined {
  const found = answers.get(url);
  answers.delete(url);
  return found && performance.now() - found.at < FRESH_MS ? found.response : undefined;
}

/** After a write nothing fetched before it is true any more. */
export function dropPrefetched() {
  answers.clear();
}

export function prefetchScreen(url: string) {
  const known = answers.get(url);
  if (known && performance.now() - known.at < FRESH_MS) {
    return;
  }
  const response = requestScreen(url, { priority: 'low', headers: { 'Drivyn-Prefetch': '1' } });
  // Nobody asked for it yet: if it fails, the navigation itself asks again.
  response.catch(() => answers.delete(url));
  answers.set(url, { at: performance.now(), response });
}

/** Save-Data: only what was asked for is fetched. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
