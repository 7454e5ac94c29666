// What only the admin may ask and do: with the bearer token, and with a word about what came of it.
import { useCallback, useEffect, useState } from 'react';
import { ApiError, api, messageOf } from '../runtime/api.ts';
import { useWrite } from '../runtime/use-write.ts';

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
    send<T>({ token, onExpired }, 'GET', url).then(
      (data) => isWanted && setAnswer({ status: 'ready', data }),
      (error: unknown) => isWanted && !isExpired(error) && setAnswer({ status: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [url, token, attempt]);
  return { answer, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}

const isExpired = (error: unknown) => error instanceof ApiError && error.status === 401;

/** One call with the token. @throws ApiError */
export async function send<T>(asker: Asker, method: string, url: string, payload?: unknown): Promise<T> {
  try {
    return await api<T>(method, url, payload, { Authorization: `Bearer ${asker.token}` });
  } catch (error) {
    if (isExpired(error)) asker.onExpired();
    throw error;
  }
}

/** Does one thing at a time and says what came of it. */
export function useAct(asker: Asker) {
  const { isPending, write } = useWrite();
  const [name, setName] = useState<string>();
  /**
   * @param name tells apart which button shows that it works
   * @param tell says itself what was refused, in the server's words; false where it cannot
   * @returns the answer, or undefined when it was refused
   */
  const act = async <T>(
    name: string,
    call: { method: string; url: string; payload?: unknown },
    done: string,
    tell: (words: string) => boolean = () => false,
  ): Promise<T | undefined> => {
    setName(name);
    let answer: T | undefined;
    const ask = async () => {
      answer = (await send<T>(asker, call.method, call.url, call.payload)) ?? ({} as T);
    };
    await write(ask, {
      done: () => ({ title: done }),
      failed: (error) =>
        isExpired(error) || tell(messageOf(error))
          ? undefined
          : { title: 'Not done', description: messageOf(error), variant: 'destructive' },
      // What the admin sees is drawn here, from answers, and not by the server.
      asks: true,
    });
    return answer;
  };
  return { pending: isPending ? name : undefined, act };
}

/** The browser's own clock, place and language. */
export function clockHere() {
  const { locale, timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return { now: Date.now(), locale, timeZone };
}
