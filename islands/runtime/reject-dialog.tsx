// Saying no to posts, and why: whoever wrote them reads the reason beside them, and it counts for what is written next.
import { type FormEvent, useState } from 'react';
import type { Rejection } from '../../server/contract/bulk.ts';
import { LIMITS } from '../../server/contract/constants/limits.ts';
import type { ApprovalUndone } from '../../server/contract/post.ts';
import { TextAreaField } from '../../views/components/field.tsx';
import { FormDialog } from '../../views/components/form-dialog.tsx';
import { api, messageOf } from './api.ts';
import type { PostDialogProps } from './post-dialog.ts';
import { describeRefused, UNDO_MS } from './refused.ts';
import type { ToastDetail } from './screen.ts';
import { attempt } from './use-write.ts';

interface RejectDialogProps extends Pick<PostDialogProps<never>, 'id' | 'isPending' | 'onClose' | 'save'> {
  /** Of the posts. */
  readonly ids: readonly number[];
}

export function RejectDialog({ id, ids, isPending, save, onClose }: RejectDialogProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setError(undefined);
    return save(() => api<Rejection>('POST', '/api/contents/reject', { ids, reason }), {
      done: tell,
      failed: (failure) => void setError(messageOf(failure)),
    });
  };
  return (
    <FormDialog
      id={id}
      onClose={onClose}
      title={ids.length === 1 ? 'Reject this post' : `Reject these ${ids.length} posts`}
      submit="Reject"
      variant="danger"
      pending={isPending}
      pendingLabel="Rejecting..."
      onSubmit={submit}
    >
      <TextAreaField
        name="reason"
        id={`${id}-reason`}
        label="Reason"
        rows={3}
        maxLength={LIMITS.comment}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        hint={`It stands with the ${ids.length === 1 ? 'post' : 'posts'}. What is written next keeps to reasons that repeat.`}
        error={error}
      />
    </FormDialog>
  );
}

function tell({ rejected, refused, at }: Rejection): ToastDetail {
  const rest = describeRefused(refused);
  if (rejected.length === 0)
    return { title: 'Nothing was rejected', description: rest, variant: 'destructive' };
  const isOne = rejected.length === 1;
  return {
    title: isOne ? 'Post rejected' : `${rejected.length} posts rejected`,
    description: rest ?? (isOne ? 'It will not be published.' : 'They will not be published.'),
    action: { label: 'Undo', onClick: () => undo(rejected, at) },
    duration: UNDO_MS,
  };
}

function undo(ids: readonly number[], at: string) {
  return attempt(() => api<ApprovalUndone>('POST', '/api/contents/unreject', { ids, at }), {
    done: ({ waiting, refused }) => ({
      title: waiting.length === 1 ? 'It waits again' : `${waiting.length} posts wait again`,
      description: describeRefused(refused),
    }),
    failed: 'Could not undo',
  });
}
