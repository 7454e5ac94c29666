// Adds a subscriber to the business's mailing list.

import { type FormEvent, useRef, useState } from 'react';
import { LIMITS } from '../../server/contract/constants/limits.ts';
import type { AddedSubscriber } from '../../server/contract/subscriber.ts';
import { Button } from '../../views/components/button.tsx';
import { TextField } from '../../views/components/field.tsx';
import { Form } from '../../views/components/form.tsx';
import { ApiError, api, messageOf } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { useWrite } from '../runtime/use-write.ts';

export interface SubscriberFormProps {
  readonly userId: number;
  /** A plain form's values, and why the server refused them. */
  readonly refused?: { readonly email: string; readonly name: string; readonly message: string };
}

function SubscriberForm({ userId, refused }: SubscriberFormProps) {
  const [error, setError] = useState<string | undefined>(refused && inPlace(refused.message));
  const { isPending, write } = useWrite();
  const form = useRef<HTMLFormElement>(null);

  const add = async (event: FormEvent) => {
    event.preventDefault();
    const list = form.current;
    if (!list) return;
    const data = new FormData(list);
    setError(undefined);
    const input = { email: data.get('email'), name: data.get('name') };
    await write(() => api<AddedSubscriber>('POST', `/api/users/${userId}/subscribers`, input), {
      done: ({ email, isNew }) => {
        list.reset();
        return { title: isNew ? 'Subscriber added' : 'Already a subscriber', description: email };
      },
      failed: (failure) => {
        if (failure instanceof ApiError && failure.status < 500)
          return void setError(inPlace(failure.message));
        const title = 'The subscriber could not be added';
        return { title, description: messageOf(failure), variant: 'destructive' };
      },
    });
    const control = list.elements.namedItem('email');
    if (control instanceof HTMLElement) control.focus();
  };

  return (
    <Form ref={form} className="stack" action={`/api/users/${userId}/subscribers`} onSubmit={add} noValidate>
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
    </Form>
  );
}

/** Beside its field a message need not name it. */
function inPlace(message: string): string {
  return message.replace(/^email:? must/, 'This must').replace(/^email:? is/, 'This is');
}

export default defineIsland('subscriber-form', SubscriberForm);
