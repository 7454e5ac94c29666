// Saying that a post was posted by hand, and where it can be seen.
import { type FormEvent, useState } from 'react';
import { channelOf } from '../../server/contract/channels/index.ts';
import { TextField } from '../../views/components/field.tsx';
import { FormDialog } from '../../views/components/form-dialog.tsx';
import { api, messageOf } from '../runtime/api.ts';
import type { LayerProps } from './edit-dialog.tsx';

export function PostedDialog({
  id,
  post,
  onClose,
  onSaved,
  onUndo,
}: LayerProps & { readonly onUndo: () => void }) {
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const externalUrl = String(new FormData(event.currentTarget).get('externalUrl') ?? '').trim();
    setPending(true);
    setError(undefined);
    try {
      await api('POST', `/api/contents/${post.id}/posted`, externalUrl ? { externalUrl } : {});
      await onSaved({ title: 'Marked as posted', action: { label: 'Undo', onClick: onUndo } });
    } catch (failure) {
      setPending(false);
      setError(messageOf(failure).replace(/^externalUrl: m/, 'M'));
    }
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
      onSubmit={save}
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
