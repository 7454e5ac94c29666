// Reads the store from a component.
import type { Atom } from 'jotai/vanilla';
import { useSyncExternalStore } from 'react';
import { store } from './store.ts';

/** `atServer` is what the server rendered: the value while hydrating, so that both sides draw the same. */
export function useAtom<Value>(atom: Atom<Value>, atServer: Value): Value {
  return useSyncExternalStore(
    (listen) => store.sub(atom, listen),
    () => store.get(atom),
    () => atServer,
  );
}
