// What a post that was posted by hand has brought, read off its channel by the person.
import { type FormEvent, useState } from 'react';
import { channelOf } from '../../server/contract/constants/channels.ts';
import { FIGURES } from '../../server/contract/post.ts';
import { Button } from '../../views/components/button.tsx';
import { Dialog } from '../../views/components/dialog.tsx';
import { TextField } from '../../views/components/field.tsx';
import { api, messageOf } from '../runtime/api.ts';
import type { LayerProps } from './edit-dialog.tsx';

type Figure = (typeof FIGURES)[number];
const LABELS: Readonly<Record<Figure, string>> = { likes: 'Likes', comments: 'Comments', shares: 'Shares' };

export function FiguresDialog({ id, post, onClose, onSaved }: LayerProps) {
  const [errors, setErrors] = useState<Partial<Record<Figure, string>>>({});
  const [isPending, setPending] = useState(false);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const data = new FormData(event.currentTarget);
    const figures = FIGURES.map((name) => [name, readCount(String(data.get(name) ?? ''))] as const);
    const wrong = figures.filter(([, value]) => value === undefined);
    setErrors(Object.fromEntries(wrong.map(([name]) => [name, 'Enter a whole number, 0 or more.'])));
    if (wrong.length > 0) return;
    setPending(true);
    try {
      await api('PUT', `/api/contents/${post.id}/figures`, Object.fromEntries(figures));
      await onSaved({ title: 'Figures saved' });
    } catch (failure) {
      setPending(false);
      setErrors({ likes: messageOf(failure) });
    }
  };
  return (
    <Dialog
      id={id}
      open
      busy={isPending}
      onClose={onClose}
      title="What did it bring?"
      description={`As ${channelOf(post.platform).name} shows it now. You can change it later.`}
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
            Save figures
          </Button>
        </>
      }
    >
      <form id={`${id}-form`} className="stack" onSubmit={save} noValidate>
        {FIGURES.map((name) => (
          <TextField
            key={name}
            name={name}
            id={`${id}-${name}`}
            label={LABELS[name]}
            required
            inputMode="numeric"
            defaultValue={post.analytics?.measuredAt ? String(post.analytics[name]) : ''}
            error={errors[name]}
          />
        ))}
      </form>
    </Dialog>
  );
}

function readCount(typed: string): number | undefined {
  return /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : undefined;
}
