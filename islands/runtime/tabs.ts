// Tabs in place: a click or an arrow key shows another panel and renames the address, without asking the server.
// A tab whose panel is not on the page stays a link.
import type { Router } from './router.ts';

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

export function startTabs(router: Router) {
  // While the event goes down: the router, which would follow the link, hears it on its way up.
  document.addEventListener('click', (event) => pick(event, router), true);
  document.addEventListener('keydown', (event) => step(event, router));
}

function pick(event: MouseEvent, router: Router) {
  const tab = tabOf(event.target);
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
  if (tab && isPlain && panelOf(tab)) {
    event.preventDefault();
    open(tab, router);
  }
}

function step(event: KeyboardEvent, router: Router) {
  const tab = tabOf(event.target);
  const next = STEPS[event.key];
  if (!tab || !next || event.metaKey || event.ctrlKey || event.altKey) {
    return;
  }
  event.preventDefault();
  const tabs = siblingsOf(tab);
  const target = tabs[next(tabs.indexOf(tab), tabs.length)];
  target?.focus();
  if (target && panelOf(target)) {
    open(target, router);
  }
}

function open(tab: HTMLAnchorElement, router: Router) {
  for (const one of siblingsOf(tab)) {
    const isOpen = one === tab;
    one.setAttribute('aria-selected', String(isOpen));
    one.tabIndex = isOpen ? 0 : -1;
    panelOf(one)?.toggleAttribute('hidden', !isOpen);
  }
  tab.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { tabs: param } = tab.closest<HTMLElement>('[data-tabs]')?.dataset ?? {};
  const value = param && new URL(tab.href).searchParams.get(param);
  if (value) {
    router.rewrite(param, value);
  }
}

function tabOf(target: EventTarget | null) {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('[data-tabs] a[role="tab"]') : null;
}

function siblingsOf(tab: Element) {
  return [...(tab.closest('[role="tablist"]')?.querySelectorAll<HTMLAnchorElement>('[role="tab"]') ?? [])];
}

function panelOf(tab: Element) {
  return document.getElementById(tab.getAttribute('aria-controls') ?? '');
}
