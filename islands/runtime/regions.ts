// Swaps the server-rendered regions of the screen that differ, after a write here or when the server says that something
// changed.
import { dropPrefetched } from './prefetched.ts';
import type { Router } from './router.ts';
import { ScreenLoad } from './screen-load.ts';
import { onSignal } from './signals.ts';
import type { Before, Control } from './typed.ts';

const LIVE_DELAY_MS = 300;

export function startRegions(router: Router) {
  const regions = new Regions(router);
  onSignal('drivyn:refresh', (done) => regions.refresh(done));
  onSignal('drivyn:event', ({ name }) => regions.refreshLive(name));
}

class Regions {
  #router: Router;
  #load: ScreenLoad | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Told when the regions are on the page, by those who asked for them here; without any it was the server. */
  #waiting: (() => void)[] = [];
  /** Noted before React hears of what is typed, and before what swaps is here. */
  #before: Before = new WeakMap();

  constructor(router: Router) {
    this.#router = router;
    document.addEventListener('input', ({ target }) => this.#note(target as Control), true);
  }

  refresh(done: () => void) {
    this.#waiting.push(done);
    this.#ask();
  }

  /** Regions say which server events change them: `data-live="post connection"`. */
  refreshLive(event: string) {
    if (document.querySelector(`[data-region][data-live~="${event}"]`)) {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#ask(), LIVE_DELAY_MS);
    }
  }

  /** Asks for the present screen again. The newest request serves all that wait. */
  async #ask(): Promise<void> {
    dropPrefetched();
    const url = this.#router.shownUrl;
    if (!url) {
      return this.#tell();
    }
    this.#load?.cancel();
    const load = new ScreenLoad(url);
    this.#load = load;
    // Without it the screen stays as it is.
    const parts = import('./intent.ts').catch(() => undefined);
    const answer = await load.load();
    const { swapRegions, untilReleased } = (await parts) ?? {};
    await untilReleased?.(this.#waiting.length > 0);
    if (load.isCancelled) {
      return;
    }
    if (this.#router.shownUrl !== url) {
      return this.#ask();
    }
    const isAsked = this.#waiting.length > 0;
    if (answer.kind === 'screen') {
      swapRegions?.(answer.main, { isAsked, before: this.#before });
    } else if (isAsked && answer.kind !== 'failed') {
      // What the server pushes takes nobody to another screen: their next step will.
      this.#router.show(answer);
    }
    this.#tell();
  }

  #note(control: Control) {
    if ('defaultValue' in control && !this.#before.has(control)) {
      this.#before.set(control, control.defaultValue);
    }
  }

  #tell() {
    for (const done of this.#waiting.splice(0)) {
      done();
    }
  }
}
