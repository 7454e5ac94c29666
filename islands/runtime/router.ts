// Takes the page from screen to screen. `hashchange` is the only signal; the newest navigation wins.
import { announce } from './announce.ts';
import { focusScreen } from './focus.ts';
import { ScrollHistory } from './history.ts';
import { closeLayers, makeFailedScreen, markCurrent, showMain, swapMain } from './page.ts';
import { dropPrefetched, prefetchScreen, savesData, takePrefetched } from './prefetched.ts';
import { setBusy } from './progress.ts';
import { routeOf, routeOfUrl, screenUrl } from './route.ts';
import { type Answer, reloadFor, ScreenLoad } from './screen-load.ts';

/** Set by the document's head script when the hash names another screen than the one in the page. */
type EarlyAnswer = { readonly url: string; readonly response: Promise<Response> } | undefined;

type Entry = ReturnType<ScrollHistory['enter']>;

/** Browsers say that they are online a moment before they are. */
const ONLINE_DELAY_MS = 500;
const MOST_REDIRECTS = 5;
/** Loop Detected, as HTTP calls it. */
const TOO_MANY_REDIRECTS = 508;

export class Router {
  #history = new ScrollHistory();
  #load: ScreenLoad | undefined;
  #redirects = 0;
  /** URL of the screen in the page; a failed one has none. */
  #shownUrl: string | undefined;
  #tellShown = () => {};
  /** Until the screen stands that the page was opened for: what else the page fetches would stand in its way. */
  readonly firstShown = new Promise<void>((resolve) => {
    this.#tellShown = resolve;
  });

  get shownUrl() {
    return this.#shownUrl;
  }

  start() {
    this.#adoptAddress();
    this.#history.start();
    addEventListener('hashchange', () => {
      this.#history.leave();
      this.#follow();
    });
    addEventListener('online', () => setTimeout(() => this.#shownUrl ?? this.#follow(), ONLINE_DELAY_MS));
    document.addEventListener('click', (event) => this.#click(event));
    this.#first();
  }

  /** Goes to a route as a new history entry; to the present one again, by asking for it anew. */
  go(route: string) {
    if (location.hash === `#${route}`) {
      this.#shownUrl = undefined;
      this.#follow();
    }
    location.hash = route;
  }

  /** Goes to a route in place of the present entry. */
  replace(route: string) {
    history.replaceState(history.state, '', `#${route}`);
    this.#follow();
  }

  /** The screen in the page has a parameter changed in its address, e.g. another tab: nothing is fetched. */
  rewrite(param: string, value: string) {
    const url = new URL(screenUrl(routeOf(location.hash) ?? '/', ''), location.origin);
    url.searchParams.set(param, value);
    const route = routeOfUrl(url) ?? '/';
    history.replaceState(history.state, '', `#${route}`);
    if (this.#shownUrl !== undefined) {
      this.#shownUrl = screenUrl(route);
    }
  }

  /** Fetches the screen of a hash that someone is about to follow. */
  prefetch(hash: string) {
    const route = routeOf(hash);
    if (route && !savesData()) {
      prefetchScreen(screenUrl(route));
    }
  }

  /** Sends a form. @returns the screen that answers, to be shown */
  async send(url: string, init: RequestInit) {
    const answer = await new ScreenLoad(url).load(undefined, init);
    dropPrefetched();
    return answer;
  }

  /** Shows an answer that no address change asked for; one that a redirect led to becomes a new entry. */
  show(answer: Answer) {
    this.#load?.cancel();
    this.#history.leave();
    if (answer.kind === 'screen' && answer.route) {
      history.pushState(null, '', `#${answer.route}`);
    }
    this.#take(answer, this.#history.enter(), addressedUrl());
  }

  /** A document that the browser fetched at /screens/... gets the hash address it stands for. */
  #adoptAddress() {
    const route = routeOfUrl(new URL(location.href));
    if (route) {
      history.replaceState(history.state, '', `/#${route}`);
      this.#shownUrl = screenUrl(route);
    }
  }

  #first() {
    const rendered = document.getElementById('main')?.dataset.route ?? '/';
    const route = routeOf(location.hash);
    if (!this.#shownUrl && location.hash.startsWith('#/') && route !== rendered) {
      const { drivynScreen } = window as Window & { drivynScreen?: EarlyAnswer };
      this.#follow(drivynScreen?.url === screenUrl(route ?? '/') ? drivynScreen.response : undefined);
      return;
    }
    if (route === '/' && rendered !== '/') {
      history.replaceState(history.state, '', `#${rendered}`);
    }
    showMain();
    this.#tellShown();
    this.#shownUrl ??= screenUrl(rendered);
    this.#history.restore();
  }

  async #follow(early?: Promise<Response>) {
    const route = routeOf(location.hash);
    if (route === undefined) {
      return;
    }
    this.#load?.cancel();
    const entry = this.#history.enter();
    const url = screenUrl(route);
    if (url === this.#shownUrl) {
      setBusy(false);
      this.#history.show(entry);
      return;
    }
    const load = new ScreenLoad(url);
    this.#load = load;
    setBusy(true);
    const answer = await load.load(early ?? takePrefetched(url));
    if (!load.isCancelled) {
      this.#take(answer, entry, url);
    }
  }

  /** @param url what was asked for: the address may have changed again, in this very moment */
  #take(answer: Answer, entry: Entry, url: string) {
    setBusy(false);
    if (answer.kind === 'redirect' && this.#redirects++ < MOST_REDIRECTS) {
      // Else the event of another address is about to lead there.
      if (url === addressedUrl()) {
        this.replace(answer.route);
      }
      return;
    }
    this.#redirects = 0;
    if (answer.kind === 'outdated') {
      reloadFor(answer.build);
      return;
    }
    const isScreen = answer.kind === 'screen';
    if (isScreen && !answer.main.dataset.layout && !document.querySelector('.frame')) {
      location.reload();
      return;
    }
    const failure = answer.kind === 'failed' ? answer.status : TOO_MANY_REDIRECTS;
    this.#shownUrl = isScreen ? url : undefined;
    this.#put(isScreen ? answer.main : makeFailedScreen(failure), entry);
  }

  #put(main: HTMLElement, entry: Entry) {
    // The screen that the page was opened for takes nothing from whoever has begun meanwhile.
    const isFirst = showMain();
    if (!isFirst) {
      closeLayers();
    }
    swapMain(main, !isFirst);
    markCurrent(main.dataset.route ?? routeOf(location.hash) ?? '/');
    if (!isFirst || document.activeElement === document.body) {
      focusScreen(main);
    }
    this.#history.show(entry);
    announce(document.title);
    this.#tellShown();
  }

  #click(event: MouseEvent) {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest('[data-try-again]')) {
      this.#follow();
      return;
    }
    const link = target?.closest<HTMLAnchorElement>('a[href]');
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !isPlain || event.defaultPrevented || link.target || link.origin !== location.origin) {
      return;
    }
    const route = routeOfUrl(new URL(link.href));
    if (route && !link.hasAttribute('download')) {
      event.preventDefault();
      this.go(route);
    } else if (link.getAttribute('href')?.startsWith('#') && routeOf(link.hash) === undefined) {
      event.preventDefault();
      jumpTo(link.hash.slice(1));
    }
  }
}

/** URL of the screen that the address names. */
function addressedUrl() {
  return screenUrl(routeOf(location.hash) ?? '/');
}

/** An anchor inside the page, which must not take the route out of the address. */
function jumpTo(id: string) {
  const target = document.getElementById(id);
  if (target) {
    target.tabIndex = target.tabIndex < 0 ? -1 : target.tabIndex;
    target.scrollIntoView();
    target.focus({ preventScroll: true });
  }
}
