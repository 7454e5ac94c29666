// What code that comes later, islands above all, may ask of the page around it. Types only from the runtime: its code is in every page already, and
// a shared module would become one more file that the page waits for.
import type { ServerEvent, ServerEventName, ServerEvents, Signals, Tip, ToastDetail } from './signals.ts';

export type { Tip, ToastDetail };

/** Shows a toast; at most one is visible, the newest. */
export function toast(detail: ToastDetail) {
  signal('drivyn:toast', detail);
}

/** After a write: swaps the `data-region`s of the screen that differ. Resolves when they are on the page. */
export function refresh(): Promise<void> {
  return new Promise((done) => signal('drivyn:refresh', done));
}

/** Goes to a route such as `/analytics`; `replace` leaves no entry to come back to. */
export function navigate(route: string, { replace = false } = {}) {
  signal('drivyn:navigate', { route, replace });
}

/** Says something to screen readers, politely. */
export function announce(text: string) {
  signal('drivyn:announce', text);
}

/** Listens to what the server pushes. @returns a function that stops listening. */
export function onServerEvent<Name extends ServerEventName>(
  name: Name,
  listen: (data: ServerEvents[Name]) => void,
) {
  const listener = ({ detail }: Event & { detail?: ServerEvent }) => {
    if (detail?.name === name) {
      listen((detail as ServerEvent<Name>).data);
    }
  };
  document.addEventListener('drivyn:event', listener);
  return () => document.removeEventListener('drivyn:event', listener);
}

/** Listens to which toasts are to be shown. @returns a function that stops listening. */
export function onToast(listen: (detail: ToastDetail) => void) {
  const listener = (event: Event) => listen((event as CustomEvent<ToastDetail>).detail);
  document.addEventListener('drivyn:show-toast', listener);
  return () => document.removeEventListener('drivyn:show-toast', listener);
}

/** Listens to which tooltip is to be shown. @returns a function that stops listening. */
export function onTip(listen: (tip: Tip) => void) {
  const listener = (event: Event) => listen((event as CustomEvent<Tip>).detail);
  document.addEventListener('drivyn:tip', listener);
  return () => document.removeEventListener('drivyn:tip', listener);
}

/** Tells the runtime; see signals.ts for what there is to tell. */
export function signal<Name extends keyof Signals>(name: Name, detail: Signals[Name]) {
  document.dispatchEvent(new CustomEvent(name, { detail }));
}
