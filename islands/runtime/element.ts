// <drivyn-island>: starts itself when its time comes, so it works in the first page and in whatever is swapped in later.
import { readProps } from '../../server/contract/island-props.ts';
import { fetchChunks } from './chunks.ts';
import { EarlyActions } from './early-actions.ts';
import type { Hydrated } from './hydrate.tsx';
import { signal } from './signals.ts';
import { loadStyles } from './styles.ts';
import { whenIdle } from './when-idle.ts';

export class IslandElement extends HTMLElement {
  #early: EarlyActions | undefined;
  #observer: IntersectionObserver | undefined;
  #started: Promise<void> | undefined;
  #hydrated: Hydrated | undefined;

  connectedCallback() {
    if (this.#started) {
      return;
    }
    this.#early = new EarlyActions(this, () => this.start());
    this.addEventListener('pointerover', this.#warm, { once: true });
    this.addEventListener('touchstart', this.#warm, { once: true, passive: true });
    this.#schedule(this.#when);
  }

  /** A moved element is disconnected and connected in one task: only what stays away is unmounted. */
  disconnectedCallback() {
    queueMicrotask(() => {
      if (!this.isConnected) {
        this.#observer?.disconnect();
        this.#early?.listen(false);
        this.#hydrated?.unmount();
        this.#hydrated = undefined;
        this.#started = undefined;
      }
    });
  }

  /** Clicks that the document caught before this element was defined. */
  remember(target: Element) {
    this.#early?.remember(target);
    this.start();
  }

  /** Loads and hydrates once; a failure leaves the server's HTML and lets the next interaction try again. */
  start(): Promise<void> {
    this.#started ??= this.#hydrate().catch((error: unknown) => {
      this.#fail(error);
      throw error;
    });
    // Nobody need wait for it; who does still sees the failure.
    this.#started.catch(() => {});
    return this.#started;
  }

  #fail(error: unknown) {
    this.#started = undefined;
    this.#hydrated = undefined;
    this.#early?.giveBack();
    signal('drivyn:island-error', { island: this.#name, error });
  }

  get #when() {
    return this.getAttribute('when') ?? 'interaction';
  }

  get #name() {
    return this.getAttribute('name') ?? '';
  }

  #schedule(when: string) {
    if (when === 'load') {
      this.start();
    } else if (when === 'idle') {
      whenIdle(() => this.isConnected && this.start());
    } else if (when === 'visible') {
      this.#startWhenSeen();
    }
  }

  /** The element itself has no box (`display: contents`), so its children are watched. */
  #startWhenSeen() {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) {
        observer.disconnect();
        this.start();
      }
    });
    this.#observer = observer;
    for (const child of this.children) {
      observer.observe(child);
    }
  }

  /** On intent the code is fetched and read, but nothing is hydrated yet. A failure shows when it is started. */
  #warm = () => {
    this.#load().catch(() => {});
  };

  async #load() {
    // What it opens is styled when it comes.
    await Promise.all([fetchChunks(this.#name), loadStyles()]);
    // Side by side: the island's own code is read while React's is.
    const [island, { hydrate }] = await Promise.all([
      import('../registry.ts').then(({ loadIsland }) => loadIsland(this.#name)),
      import('./hydrate.tsx'),
    ]);
    return { island, hydrate };
  }

  async #hydrate() {
    const { island, hydrate } = await this.#load();
    await nextTask();
    if (!this.isConnected) {
      return;
    }
    this.#early?.unmark();
    this.#hydrated = await hydrate(this, island.Component, {
      props: readProps(this.getAttribute('props') ?? '') as never,
      prefix: this.getAttribute('prefix') ?? '',
      urgent: this.#when === 'interaction',
      onCrash: (error) => this.#fail(error),
    });
    this.#early?.replay();
  }
}

/** Each island hydrates in a task of its own, so that one does not hold up another, or the page. */
function nextTask() {
  return new Promise<void>((resolve) => setTimeout(resolve));
}
