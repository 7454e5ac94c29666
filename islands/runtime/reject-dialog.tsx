// Saying no to a post, and why: whoever wrote it reads the reason beside it.
import { type FormEvent, useState } from 'react';
import { LIMITS } from '../../server/contract/constants/limits.ts';
import type { Post } from '../../server/contract/post.ts';
import { TextAreaField } from '../../views/components/field.tsx';
import { FormDialog } from '../../views/components/form-dialog.tsx';
import { api, messageOf } from './api.ts';
import type { PostDialogProps } from './post-dialog.ts';

export function RejectDialog({ id, post, isPending, save, onClose }: PostDialogProps<Pick<Post, 'id'>>) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setError(undefined);
    return save(() => api('POST', `/api/contents/${post.id}/reject`, { reason }), {
      done: () => ({ title: 'Post rejected', description: 'It will not be published.' }),
      failed: (failure) => void setError(messageOf(failure)),
    });
  };
  return (
    <FormDialog
      id={id}
      onClose={onClose}
      title="Reject this post"
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
        hint="It stands with the post, for whoever wrote it."
        error={error}
      />
    </FormDialog>
  );
}
