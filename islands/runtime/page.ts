// The page's own parts: swaps the screen in, and keeps title, navigation and open layers in step with it.
import { AWAITING } from '../../server/contract/constants/route.ts';
import { pathOf } from './route.ts';

/**
 * Shows the page's screen where the head script has hidden it for that of the hash.
 * @returns whether it was hidden
 */
export function showMain(): boolean {
  const { classList } = document.documentElement;
  const wasHidden = classList.contains(AWAITING);
  classList.remove(AWAITING);
  return wasHidden;
}

/**
 * Replaces the screen. A short fade of the new one says that it changed; a view transition would say it too, but
 * takes a picture of the old screen first and hears no clicks while it runs.
 * @param fades not where nothing was shown before
 */
export function swapMain(main: HTMLElement, fades: boolean) {
  main.classList.toggle('arriving', fades);
  document.getElementById('main')?.replaceWith(main);
  document.title = main.dataset.title ?? document.title;
  document.querySelector('.frame')?.setAttribute('data-layout', main.dataset.layout ?? 'full');
}

export function markCurrent(route: string) {
  const path = pathOf(route);
  for (const link of document.querySelectorAll('.nav-link')) {
    link.ariaCurrent = pathOf(link.getAttribute('href')?.slice(1) ?? '') === path ? 'page' : null;
  }
}

/** The drawer and menus have done their work once a screen comes. The toaster is not one of them. */
export function closeLayers() {
  for (const layer of document.querySelectorAll<HTMLElement>('[popover="auto"]:popover-open')) {
    layer.hidePopover();
  }
}

/** The screen instead of one that could not be had; its button asks again. */
export function makeFailedScreen(status: number | undefined): HTMLElement {
  const main = document.createElement('main');
  main.id = 'main';
  main.tabIndex = -1;
  main.dataset.title = document.title.replace(/^.*(?= - )/, 'Not available');
  const [title, text] =
    status === undefined
      ? ['The server cannot be reached', 'Check that it is running and that you are connected.']
      : [
          'This screen could not be shown',
          `The server answered with status ${status}. Nothing you saved is lost.`,
        ];
  main.innerHTML =
    '<header class="page-head"><div><h1 tabindex="-1"></h1><p></p></div></header>' +
    '<button type="button" class="button button-primary" data-try-again>Try again</button>';
  main.querySelector('h1')?.append(title);
  main.querySelector('p')?.append(text);
  return main;
}
