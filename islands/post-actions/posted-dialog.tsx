// Saying that a post was posted by hand, and where it can be seen.
import { type FormEvent, useState } from 'react';
import { channelOf } from '../../server/contract/channels/index.ts';
import { TextField } from '../../views/components/field.tsx';
import { FormDialog } from '../../views/components/form-dialog.tsx';
import { api, messageOf } from '../runtime/api.ts';
import { undoPosted } from './after.ts';
import type { LayerProps } from './types.ts';

export function PostedDialog({ id, post, isPending, save, onClose }: LayerProps) {
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const externalUrl = String(new FormData(event.currentTarget).get('externalUrl') ?? '').trim();
    setError(undefined);
    return save(() => api('POST', `/api/contents/${post.id}/posted`, externalUrl ? { externalUrl } : {}), {
      done: () => ({ title: 'Marked as posted', action: undoPosted(post) }),
      failed: (failure) => void setError(messageOf(failure).replace(/^externalUrl: m/, 'M')),
    });
  };
  return (
    <FormDialog
      id={id}
      onClose={onClose}
      title={`Posted on ${channelOf(post.platform).name}?`}
      description="It counts as published from now on. You can take that back."
      submit="Mark as posted"
      pending={isPending}
      pendingLabel="Saving..."
      onSubmit={submit}
    >
      <TextField
        name="externalUrl"
        id={`${id}-link`}
        type="url"
        inputMode="url"
        label="Link to the post"
        hint="With a link you get back to it from here."
        placeholder="https://"
        error={error}
      />
    </FormDialog>
  );
}
