// The list of toasts: at most one visible, dismissed ones kept closed for a while; spec section 9.
import { TIMINGS, TOAST_LIMIT } from '../../server/contract/constants/timings.ts';
import type { ToastDetail } from './signals.ts';
import { store, toastsAtom } from './store.ts';

let nextId = 1;

/** The newest pushes older ones out. @returns its id. */
export function addToast(detail: ToastDetail): number {
  const id = nextId++;
  store.set(toastsAtom, (toasts) => [{ ...detail, id, open: true }, ...toasts].slice(0, TOAST_LIMIT));
  return id;
}

/** Closes a toast now; it leaves memory much later. */
export function dismissToast(id: number) {
  store.set(toastsAtom, (toasts) => toasts.map((one) => (one.id === id ? { ...one, open: false } : one)));
  setTimeout(() => {
    store.set(toastsAtom, (toasts) => toasts.filter((one) => one.id !== id));
  }, TIMINGS.toastRemove);
}
