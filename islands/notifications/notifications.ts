// What the list shows and what can be done to it; the server keeps the truth.
import { useCallback, useState } from 'react';
import type { Notification } from '../../server/contract/notification.ts';
import { api } from '../runtime/api.ts';
import { loadQuery } from '../runtime/query.ts';
import { type QueryState, queryAtom, store, unreadAtom } from '../runtime/store.ts';
import { useAtom } from '../runtime/use-atom.ts';
import { attempt } from '../runtime/use-write.ts';

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
      await save(() => api('POST', `${LIST_URL}/read`));
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
      save(
        () => api('POST', `${LIST_URL}/read`),
        () => void [setFresh(NONE), store.set(unreadAtom, 0)],
      ),
    clearAll: () =>
      save(
        () => api('DELETE', LIST_URL),
        () => void [keep([]), store.set(unreadAtom, 0)],
      ),
    markRead: (id: string) =>
      save(
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

/** Nothing of the screen shows it, so nothing is drawn anew. */
function save(send: () => Promise<unknown>, then?: () => void) {
  return attempt(send, {
    done: () => void then?.(),
    failed: 'Notifications could not be saved',
    asks: true,
  });
}
