// Adds to the monthly budget of one connection. Its request has a name, so that sent twice it counts once.

import { type FormEvent, useRef, useState } from 'react';
import type { Connection } from '../../server/contract/connection.ts';
import { TOASTS } from '../../server/contract/texts.ts';
import { Button } from '../../views/components/button.tsx';
import { TextField } from '../../views/components/field.tsx';
import { Form } from '../../views/components/form.tsx';
import { ApiError, api, messageOf } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { toast } from '../runtime/screen.ts';
import { useWrite } from '../runtime/use-write.ts';

export interface FundsFormProps {
  readonly id: number;
  readonly platform: string;
  readonly currency: string;
  /** Names the next request. */
  readonly request: string;
  /** Route of the screen on which it stands, for the form without script. */
  readonly screen: string;
  /** What is said of spending once funds were added. */
  readonly note: string;
  readonly refused?: { readonly message: string; readonly typed: string };
}

function FundsForm({ id, platform, currency, request, screen, note, refused }: FundsFormProps) {
  const [error, setError] = useState(refused?.message);
  const { isPending, write } = useWrite();
  const added = useRef(0);

  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = String(new FormData(form).get('amount') ?? '').trim();
    const amount = Number(typed);
    if (typed === '' || !Number.isFinite(amount)) {
      setError(TOASTS.budgetInvalid.description);
      return toast(TOASTS.budgetInvalid);
    }
    setError(undefined);
    const payload = { amount, key: `${request}-${added.current}` };
    return write(() => api<Connection>('POST', `/api/platforms/${id}/funds`, payload), {
      done: ({ budget }) => {
        added.current += 1;
        form.reset();
        const total = currency === 'USD' ? `$${budget}` : `${budget} ${currency}`;
        const description = `AI will now manage ${total} for ${platform} advertising. ${note}`;
        return { title: 'Funds added', description };
      },
      failed: (failure) => {
        if (failure instanceof ApiError && failure.status < 500)
          setError(failure.message.replace(/^amount:? /, 'The amount '));
        return { title: 'Failed to add funds', description: messageOf(failure), variant: 'destructive' };
      },
    });
  };

  return (
    <Form className="stack stack-sm" action={`/api/platforms/${id}/funds`} onSubmit={add} noValidate>
      <input type="hidden" name="form" value="funds" />
      <input type="hidden" name="key" value={request} />
      <input type="hidden" name="screen" value={screen} />
      <TextField
        name="amount"
        id={`funds-${id}`}
        label="Add to the budget"
        required
        error={error}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={refused?.typed}
        placeholder="100"
        before={<span className="quiet">{currency}</span>}
        after={
          <Button type="submit" icon="plus" pending={isPending} pendingLabel="Adding...">
            Add Funds
          </Button>
        }
      />
    </Form>
  );
}

export default defineIsland('funds-form', FundsForm);
