// Editing a post's words, with a counter that counts as the channel counts.
import { type FormEvent, useState } from 'react';
import { channelOf } from '../../server/contract/constants/channels.ts';
import { countText } from '../../server/contract/count-text.ts';
import { Button } from '../../views/components/button.tsx';
import { Dialog } from '../../views/components/dialog.tsx';
import { TextAreaField, TextField } from '../../views/components/field.tsx';
import { api, messageOf } from '../runtime/api.ts';
import type { PostActionsProps } from './index.tsx';

export interface LayerProps {
  readonly id: string;
  readonly post: PostActionsProps['post'];
  readonly onClose: () => void;
  readonly onSaved: (done: { title: string; description?: string }) => Promise<void>;
}

export function EditDialog({ id, post, onClose, onSaved }: LayerProps) {
  const { name, form, delivery } = channelOf(post.platform);
  const [title, setTitle] = useState(post.title ?? '');
  const [content, setContent] = useState(post.content);
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const length = countText(form.counting, content);
  const titleLength = countText(form.counting, title);
  const tooLong = length > form.text ? `${length - form.text} too many for ${name}.` : undefined;
  const titleTooLong =
    form.title > 0 && titleLength > form.title ? `${titleLength - form.title} too many.` : undefined;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending || tooLong || titleTooLong) return;
    setPending(true);
    setError(undefined);
    try {
      await api('PATCH', `/api/contents/${post.id}`, {
        content,
        ...(form.title > 0 ? { title: title || null } : {}),
      });
      await onSaved({ title: 'Post saved' });
    } catch (failure) {
      setPending(false);
      setError(messageOf(failure));
    }
  };

  return (
    <Dialog
      id={id}
      open
      wide
      busy={isPending}
      onClose={onClose}
      title={`Edit ${name} post`}
      footer={
        <>
          <Button disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={`${id}-form`}
            variant="primary"
            pending={isPending}
            pendingLabel="Saving..."
          >
            Save
          </Button>
        </>
      }
    >
      <form id={`${id}-form`} className="stack" onSubmit={save} noValidate>
        {form.title > 0 && (
          <TextField
            name="title"
            id={`${id}-title-field`}
            label={delivery === 'mail' ? 'Subject' : 'Title'}
            required
            value={title}
            onChange={(event) => setTitle(event.target.value)}
            hint={`${titleLength} of ${form.title}`}
            error={titleTooLong}
          />
        )}
        <TextAreaField
          name="content"
          id={`${id}-content`}
          label="Text"
          required
          rows={6}
          value={content}
          onChange={(event) => setContent(event.target.value)}
          hint={<Counter length={length} most={form.text} unit={UNITS[form.counting]} />}
          error={error ?? tooLong}
        />
      </form>
    </Dialog>
  );
}

const UNITS = {
  characters: 'characters',
  utf16: 'characters',
  bytes: 'bytes',
  weighted: 'characters',
} as const;

function Counter({ length, most, unit }: { length: number; most: number; unit: string }) {
  const numbers = new Intl.NumberFormat('en');
  return (
    <span className="numbers">
      {numbers.format(length)} of {numbers.format(most)} {unit}
    </span>
  );
}
