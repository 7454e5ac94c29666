// Saying that a post is out of which nobody knew, and where it can be seen.
import { type FormEvent, useState } from 'react';
import { channelOf } from '../../server/contract/channels/index.ts';
import { TextField } from '../../views/components/field.tsx';
import { FormDialog } from '../../views/components/form-dialog.tsx';
import { api, messageOf } from '../runtime/api.ts';
import type { LayerProps } from './types.ts';

export function FoundDialog({ id, post, isPending, save, onClose }: LayerProps) {
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const externalUrl = String(new FormData(event.currentTarget).get('externalUrl') ?? '').trim();
    setError(undefined);
    return save(() => api('POST', `/api/contents/${post.id}/resolve`, { published: true, externalUrl }), {
      done: () => ({ title: 'Marked as published' }),
      failed: (failure) =>
        void setError(messageOf(failure).replace(/^externalUrl: (m|i)/, (_, c) => c.toUpperCase())),
    });
  };
  return (
    <FormDialog
      id={id}
      onClose={onClose}
      title={`Is it on ${channelOf(post.platform).name}?`}
      description="It counts as published from its attempt on, and is not published again."
      submit="Mark as published"
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
        hint="By its link it can be measured, where the link tells which post it is."
        placeholder="https://"
        error={error}
      />
    </FormDialog>
  );
}
