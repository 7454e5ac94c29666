// What a person has typed and not yet saved, kept in this tab until it is saved or discarded.
import { useCallback, useEffect, useRef, useState } from 'react';

export interface Kept<T> {
  readonly value: T;
  readonly set: (value: T) => void;
  /** It was typed the last time that this screen was open. */
  readonly isRestored: boolean;
  /** Back to the beginning; nothing is kept any more. */
  readonly forget: () => void;
}

/** State that survives reloads and closed dialogs of this tab under `key`. */
export function useKept<T extends object>(key: string, initial: T): Kept<T> {
  const first = useRef(initial).current;
  const [value, setValue] = useState(first);
  const [isRestored, setRestored] = useState(false);
  useEffect(() => {
    const kept = read<T>(key);
    if (kept) {
      setValue({ ...first, ...kept });
      setRestored(true);
    }
  }, [key, first]);
  const set = useCallback(
    (next: T) => {
      setValue(next);
      write(key, next);
    },
    [key],
  );
  const forget = useCallback(() => {
    sessionStorage.removeItem(nameOf(key));
    setValue(first);
    setRestored(false);
  }, [key, first]);
  return { value, set, isRestored, forget };
}

const nameOf = (key: string) => `drivyn:${key}`;

function read<T>(key: string): T | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(key)) ?? 'null');
    return typeof kept === 'object' && kept !== null ? (kept as T) : undefined;
  } catch {
    return undefined;
  }
}

/** A full or forbidden storage only means that nothing is kept. */
function write(key: string, value: unknown) {
  try {
    sessionStorage.setItem(nameOf(key), JSON.stringify(value));
  } catch {}
}
