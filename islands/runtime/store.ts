// The one store of the browser: what several islands must agree on. The server owns everything else.
import { atom, createStore, type PrimitiveAtom } from 'jotai/vanilla';
import type { ServerEvent, ToastDetail } from './signals.ts';

export const store = createStore();

export interface StoredToast extends ToastDetail {
  readonly id: number;
  /** Dismissed toasts stay in memory for a while, closed. */
  readonly open: boolean;
}

export const toastsAtom = atom<readonly StoredToast[]>([]);

/** Unread notifications; null until the server has said something newer than the page. */
export const unreadAtom = atom<number | null>(null);

/** Whether the autopilot is paused; null until it changed after the page was made. */
export const pausedAtom = atom<boolean | null>(null);

/** Whether no plan covers the business; null until that changed after the page was made. */
export const lockedAtom = atom<boolean | null>(null);

/** Stores what the server pushed. */
export function applyServerEvent(event: ServerEvent) {
  if (event.name === 'notification' || event.name === 'read') {
    store.set(unreadAtom, (event.data as ServerEvent<'notification' | 'read'>['data']).unread);
  } else if (event.name === 'autopilot') {
    const data = event.data as ServerEvent<'autopilot'>['data'];
    if ('locked' in data) {
      store.set(lockedAtom, data.locked);
    } else {
      store.set(pausedAtom, data.paused);
    }
  }
}

export type QueryState =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'ready'; readonly data: unknown }
  | { readonly status: 'failed'; readonly error: Error };

const queries = new Map<string, PrimitiveAtom<QueryState>>();

/** The answer of a GET, keyed by its URL. */
export function queryAtom(url: string): PrimitiveAtom<QueryState> {
  const known = queries.get(url) ?? atom<QueryState>({ status: 'idle' });
  queries.set(url, known);
  return known;
}
