// What the list shows and what can be done to it; the server keeps the truth.
import { useCallback, useState } from 'react';
import type { Notification } from '../../server/contract/notification.ts';
import { api, messageOf } from '../runtime/api.ts';
import { loadQuery } from '../runtime/query.ts';
import { toast } from '../runtime/screen.ts';
import { type QueryState, queryAtom, store, unreadAtom } from '../runtime/store.ts';
import { useAtom } from '../runtime/use-atom.ts';

const LIST_URL = '/api/notifications';
const NOT_YET: QueryState = { status: 'idle' };
const NONE: ReadonlySet<string> = new Set();

export function useNotifications() {
  const answer = useAtom(queryAtom(LIST_URL), NOT_YET);
  /** Ids that still look unread although the server has been told. */
  const [fresh, setFresh] = useState(NONE);

  const open = useCallback(async () => {
    const outcome = await loadQuery(LIST_URL);
    const unread = outcome.status === 'ready' ? listOf(outcome).filter(({ read }) => !read) : [];
    if (unread.length > 0) {
      setFresh((ids) => new Set([...ids, ...unread.map(({ id }) => id)]));
      await attempt(() => api('POST', `${LIST_URL}/read`));
      store.set(unreadAtom, 0);
    }
  }, []);

  return {
    status: answer.status,
    notifications: listOf(answer),
    fresh,
    open,
    close: () => setFresh(NONE),
    markAllRead: () =>
      attempt(
        () => api('POST', `${LIST_URL}/read`),
        () => [setFresh(NONE), store.set(unreadAtom, 0)],
      ),
    clearAll: () =>
      attempt(
        () => api('DELETE', LIST_URL),
        () => [keep([]), store.set(unreadAtom, 0)],
      ),
    markRead: (id: string) =>
      attempt(
        () => api('POST', `${LIST_URL}/${encodeURIComponent(id)}/read`),
        () => setFresh((ids) => new Set([...ids].filter((one) => one !== id))),
      ),
  };
}

export type NotificationState = ReturnType<typeof useNotifications>;

function keep(notifications: readonly Notification[]) {
  store.set(queryAtom(LIST_URL), { status: 'ready', data: notifications });
}

function listOf(answer: QueryState): readonly Notification[] {
  return answer.status === 'ready' ? (answer.data as readonly Notification[]) : [];
}

async function attempt(call: () => Promise<unknown>, then?: () => void) {
  try {
    await call();
    then?.();
  } catch (error) {
    toast({
      title: 'Notifications could not be saved',
      description: messageOf(error),
      variant: 'destructive',
    });
  }
}
