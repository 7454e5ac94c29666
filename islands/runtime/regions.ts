// Swaps named, server-rendered regions of the screen after a write, or when the server says that they changed.
import { keepFocus } from './focus.ts';
import { dropPrefetched } from './prefetched.ts';
import type { Router } from './router.ts';
import { ScreenLoad } from './screen-load.ts';
import { onSignal } from './signals.ts';

const LIVE_DELAY_MS = 300;
/** Until an island has come over a slow network, with what was pressed in it: nine seconds in all. */
const MOST_TRIES = 30;
const PRESSED = '#main :active';

export function startRegions(router: Router) {
  const regions = new Regions(router);
  onSignal('drivyn:refresh', ({ regions: names, done }) => regions.refresh(names).then(done));
  onSignal('drivyn:event', ({ name }) => regions.refreshLive(name));
}

class Regions {
  #router: Router;
  #load: ScreenLoad | undefined;
  /** Names of regions that wait to be swapped, and whether someone here asked for it; else it was the server. */
  #wanted = new Map<string, boolean>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(router: Router) {
    this.#router = router;
  }

  /** Asks for the present screen again and swaps just these regions. The newest request serves all that wait. */
  async refresh(names: readonly string[]): Promise<void> {
    dropPrefetched();
    for (const name of names) {
      this.#wanted.set(name, true);
    }
    const url = this.#router.shownUrl;
    if (!url || this.#wanted.size === 0) {
      return;
    }
    this.#load?.cancel();
    const load = new ScreenLoad(url);
    this.#load = load;
    const answer = await load.load();
    const isAsked = [...this.#wanted.values()].includes(true);
    await untilReleased(isAsked ? PRESSED : `${PRESSED}, #main [aria-busy="true"]`);
    if (load.isCancelled) {
      return;
    }
    if (this.#router.shownUrl !== url) {
      return this.refresh([]);
    }
    if (answer.kind !== 'screen') {
      // What the server pushes takes nobody to another screen: their next step will.
      return isAsked && answer.kind !== 'failed' ? this.#router.show(answer) : undefined;
    }
    const wanted = [...this.#wanted];
    this.#wanted.clear();
    keepFocus(() => {
      for (const [name, asked] of wanted) {
        swapRegion(name, answer.main, asked);
      }
    });
  }

  /** Regions say which server events change them: `data-live="post connection"`. */
  refreshLive(event: string) {
    const regions = document.querySelectorAll<HTMLElement>(`[data-region][data-live~="${event}"]`);
    for (const { dataset } of regions) {
      const name = dataset.region ?? '';
      this.#wanted.set(name, this.#wanted.get(name) === true);
    }
    clearTimeout(this.#timer);
    if (this.#wanted.size > 0) {
      this.#timer = setTimeout(() => this.refresh([]), LIVE_DELAY_MS);
    }
  }
}

/**
 * Nothing is taken away that someone is pressing: a control that changes between down and up hears no click. And what the
 * server pushes takes nothing away that still works on a press.
 */
async function untilReleased(held: string) {
  for (let tries = 0; tries < MOST_TRIES && document.querySelector(held); tries++) {
    await new Promise((resolve) => setTimeout(resolve, LIVE_DELAY_MS));
  }
}

/** A name may stand at several places of a screen: they are swapped in order. One that is held is left to its holder. */
function swapRegion(name: string, fresh: HTMLElement, asked: boolean) {
  const selector = `[data-region="${name}"]`;
  const answers = fresh.querySelectorAll(selector);
  document.querySelectorAll<HTMLElement>(`#main ${selector}`).forEach((region, index) => {
    const answer = answers[index];
    if (answer && (asked || region.dataset.live)) {
      keepOpen(region, answer);
      region.replaceWith(answer);
    }
  });
}

/** What a person has opened stays open, where it has an id to be known by. */
function keepOpen(region: Element, answer: Element) {
  for (const { id } of region.querySelectorAll('details[open][id]')) {
    answer.querySelector(`[id="${id}"]`)?.setAttribute('open', '');
  }
}
