// Scroll positions of history entries: kept when an entry is left, given back only when one comes back to it.

type Position = readonly [x: number, y: number];
type Keyed = { readonly key?: string } | null;

const STORAGE_KEY = 'drivyn-scroll';

export class ScrollHistory {
  #positions = new Map<string, Position>(readStored());
  /** Entry whose screen is on the page. */
  #shown = '';

  start() {
    history.scrollRestoration = 'manual';
    addEventListener('pagehide', () => this.#store());
    this.#shown = this.enter().key;
  }

  /** Remembers where the shown entry stands; called before anything else moves the page. */
  leave() {
    this.#positions.set(this.#shown, [scrollX, scrollY]);
  }

  /** Names the entry the browser is at. @returns its key, and its position when one has been there before. */
  enter(): { key: string; position?: Position } {
    const { key } = (history.state as Keyed) ?? {};
    if (key) {
      return { key, position: this.#positions.get(key) };
    }
    const fresh = crypto.getRandomValues(new Uint32Array(1)).join();
    history.replaceState({ ...history.state, key: fresh }, '');
    return { key: fresh };
  }

  /** The entry's screen is on the page now: scrolls to its position, or to the top. */
  show({ key, position: [x, y] = [0, 0] }: { key: string; position?: Position }) {
    this.#shown = key;
    scrollTo(x, y);
  }

  /** After a reload: back to where the entry stood. A page that was just opened stays where the reader put it. */
  restore() {
    const entry = this.enter();
    if (entry.position) {
      this.show(entry);
    }
  }

  #store() {
    this.leave();
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...this.#positions].slice(-50)));
    } catch {
      // Storage may be full or forbidden; then positions end with this page.
    }
  }
}

function readStored(): [string, Position][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, Position][];
  } catch {
    return [];
  }
}
