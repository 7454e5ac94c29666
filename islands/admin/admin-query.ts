// Answers that only the admin gets: asked with the bearer token, again on demand.
import { useCallback, useEffect, useState } from 'react';
import { ApiError, api } from '../runtime/api.ts';

export type Answered<T> =
  | { readonly status: 'loading' | 'failed'; readonly data?: T }
  | { readonly status: 'ready'; readonly data: T };

export interface Asker {
  readonly token: string;
  /** The server does not know the token any more. */
  readonly onExpired: () => void;
}

/** The answer of a GET; the one before stays on view until the new one is there. */
export function useAdminQuery<T>(url: string, { token, onExpired }: Asker) {
  const [answer, setAnswer] = useState<Answered<T>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    let isWanted = true;
    setAnswer(({ data }) => ({ status: 'loading', data }));
    api<T>('GET', url, undefined, { Authorization: `Bearer ${token}` }).then(
      (data) => isWanted && setAnswer({ status: 'ready', data }),
      (error: unknown) => {
        if (!isWanted) return;
        if (error instanceof ApiError && error.status === 401) onExpired();
        else setAnswer({ status: 'failed' });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [url, token, attempt]);
  return { answer, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}
