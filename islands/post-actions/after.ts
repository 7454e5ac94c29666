// What follows what was done to a post: taking it back, looking again, and where the focus goes.
import { PUBLISH_WITHIN } from '../../server/contract/constants/limits.ts';
import type { ApprovalUndone, Approved, Post } from '../../server/contract/post.ts';
import { api } from '../runtime/api.ts';
import { refresh, type ToastDetail } from '../runtime/screen.ts';
import { attempt } from '../runtime/use-write.ts';
import { ACTS } from './acts.ts';

/** Back to waiting, unless it has left meanwhile, or somebody has decided otherwise since. */
export function undoApproval({ id, at }: Pick<Approved, 'id' | 'at'>): NonNullable<ToastDetail['action']> {
  const onClick = () =>
    attempt(() => api<ApprovalUndone>('POST', '/api/contents/unapprove', { ids: [id], at }), {
      done: ({ refused: [first] }) =>
        first ? { title: 'Too late to undo', description: first.reason } : { title: 'It waits again' },
      failed: 'Could not undo',
    });
  return { label: 'Undo', onClick };
}

/** It waits for its person again. */
export function undoPosted({ id }: Pick<Post, 'id'>): NonNullable<ToastDetail['action']> {
  const { verb, done } = ACTS.unposted;
  const onClick = () =>
    attempt(() => api('POST', `/api/contents/${id}/unposted`), {
      done: () => done,
      failed: `Could not ${verb} the post`,
    });
  return { label: 'Undo', onClick };
}

/** By then it has left. The page follows by itself, unless its event stream was not open yet. */
export function lookAgain() {
  setTimeout(() => {
    if (!document.querySelector('dialog[open]')) refresh();
  }, PUBLISH_WITHIN);
}

/** Focus stays where the person was working, even if what they pressed is gone. */
export function keepPlace(row: string) {
  if (document.activeElement === document.body) {
    const place = document.getElementById(row) ?? document.querySelector<HTMLElement>('#main h1');
    place?.focus({ preventScroll: true });
  }
}
