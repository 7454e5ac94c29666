// Adds a subscriber to the business's mailing list.
import { type FormEvent, useRef, useState } from 'react';
import { LIMITS } from '../../server/contract/constants/limits.ts';
import type { AddedSubscriber } from '../../server/contract/subscriber.ts';
import { Button } from '../../views/components/button.tsx';
import { TextField } from '../../views/components/field.tsx';
import { ApiError, api, messageOf } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { refresh, toast } from '../runtime/screen.ts';

export interface SubscriberFormProps {
  readonly userId: number;
  /** A plain form's values, and why the server refused them. */
  readonly refused?: { readonly email: string; readonly name: string; readonly message: string };
}

function SubscriberForm({ userId, refused }: SubscriberFormProps) {
  const [error, setError] = useState<string | undefined>(refused && inPlace(refused.message));
  const [isPending, setPending] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (!form.current || isPending) return;
    const data = new FormData(form.current);
    setPending(true);
    setError(undefined);
    try {
      const input = { email: data.get('email'), name: data.get('name') };
      const { email, isNew } = await api<AddedSubscriber>('POST', `/api/users/${userId}/subscribers`, input);
      form.current.reset();
      toast({ title: isNew ? 'Subscriber added' : 'Already a subscriber', description: email });
      await refresh();
    } catch (failure) {
      if (failure instanceof ApiError && failure.status < 500) {
        setError(inPlace(failure.message));
      } else
        toast({
          title: 'The subscriber could not be added',
          description: messageOf(failure),
          variant: 'destructive',
        });
    }
    setPending(false);
    const control = form.current.elements.namedItem('email');
    if (control instanceof HTMLElement) control.focus();
  };

  return (
    <form
      ref={form}
      className="stack"
      method="post"
      action={`/api/users/${userId}/subscribers`}
      onSubmit={add}
      noValidate
    >
      <input type="hidden" name="screen" value="/email-marketing?tab=audience" />
      <div className="grid-2">
        <TextField
          name="email"
          label="Email address"
          type="email"
          required
          maxLength={LIMITS.email}
          autoComplete="off"
          defaultValue={refused?.email}
          error={error}
        />
        <TextField
          name="name"
          label="Name"
          maxLength={LIMITS.name}
          autoComplete="off"
          defaultValue={refused?.name}
        />
      </div>
      <div className="row">
        <Button type="submit" variant="primary" icon="plus" pending={isPending} pendingLabel="Adding...">
          Add subscriber
        </Button>
      </div>
    </form>
  );
}

/** Beside its field a message need not name it. */
function inPlace(message: string): string {
  return message.replace(/^email:? must/, 'This must').replace(/^email:? is/, 'This is');
}

export default defineIsland('subscriber-form', SubscriberForm);
