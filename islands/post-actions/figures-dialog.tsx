// What a post that was posted by hand has brought, read off its channel by the person.
import { type FormEvent, useState } from 'react';
import { channelOf } from '../../server/contract/channels/index.ts';
import { FIGURES } from '../../server/contract/post.ts';
import { TextField } from '../../views/components/field.tsx';
import { FormDialog } from '../../views/components/form-dialog.tsx';
import { api, messageOf } from '../runtime/api.ts';
import type { LayerProps } from './types.ts';

type Figure = (typeof FIGURES)[number];
const LABELS: Readonly<Record<Figure, string>> = { likes: 'Likes', comments: 'Comments', shares: 'Shares' };

export function FiguresDialog({ id, post, isPending, save, onClose }: LayerProps) {
  const [errors, setErrors] = useState<Partial<Record<Figure, string>>>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const figures = FIGURES.map((name) => [name, readCount(String(data.get(name) ?? ''))] as const);
    const wrong = figures.filter(([, value]) => value === undefined);
    setErrors(Object.fromEntries(wrong.map(([name]) => [name, 'Enter a whole number, 0 or more.'])));
    if (wrong.length > 0) return;
    return save(() => api('PUT', `/api/contents/${post.id}/figures`, Object.fromEntries(figures)), {
      done: () => ({ title: 'Figures saved' }),
      failed: (failure) => void setErrors({ likes: messageOf(failure) }),
    });
  };
  return (
    <FormDialog
      id={id}
      onClose={onClose}
      title="What did it bring?"
      description={`As ${channelOf(post.platform).name} shows it now. You can change it later.`}
      submit="Save figures"
      pending={isPending}
      pendingLabel="Saving..."
      onSubmit={submit}
    >
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
    </FormDialog>
  );
}

function readCount(typed: string): number | undefined {
  return /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : undefined;
}
