// The budget of one connection; spec sections 5, 7 and 8.

import { type FormEvent, useState } from 'react';
import { TOASTS } from '../../server/contract/texts.ts';
import { Button } from '../../views/components/button.tsx';
import { TextField } from '../../views/components/field.tsx';
import { Form } from '../../views/components/form.tsx';
import { ApiError, api } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { toast } from '../runtime/screen.ts';
import { useWrite } from '../runtime/use-write.ts';

export interface BudgetFormProps {
  /** Tells it from others on the screen: the connection's id, or the channel before it is connected. */
  readonly id: number | string;
  /** The call that saves. */
  readonly url: string;
  readonly label: string;
  readonly hint?: string;
  /** In the unit of the field, major units of the currency. */
  readonly amount: number;
  readonly currency: string;
  /** The stored budget is monthly: what one unit of the field is worth in it. */
  readonly times: number;
  readonly placeholder?: string;
  /** Stands in the field while no budget was ever set. */
  readonly suggested?: number;
  /** Route of the screen on which it stands, for the form without script. */
  readonly screen?: string;
  /** What the form without script was refused for, and what was typed. */
  readonly refused?: { readonly message: string; readonly typed: string };
  readonly canWrite: boolean;
  /** `{amount}` stands for the amount as typed; the two pages of the spec say different things. */
  readonly success: string;
}

function BudgetForm(props: BudgetFormProps) {
  const { id, url, label, hint, amount, currency, times, placeholder, canWrite, success } = props;
  const { suggested, screen, refused } = props;
  const [error, setError] = useState(refused?.message);
  const { isPending, write } = useWrite();

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('budget') ?? '').trim();
    const number = Number(typed);
    if (typed === '' || !Number.isFinite(number)) return refuseInput(TOASTS.budgetInvalid.description);
    setError(undefined);
    const budget = Math.round(number * times * 100) / 100;
    return write(() => api('PUT', url, { budget }), {
      done: () => ({
        title: 'Budget updated',
        description: success.replace('{amount}', currency === 'USD' ? `$${typed}` : `${typed} ${currency}`),
      }),
      failed: (failure) => {
        const isRefused = failure instanceof ApiError && failure.status < 500;
        if (isRefused) setError(failure.message.replace(/^budget:? /, 'The budget '));
        return { ...TOASTS.budgetFailed, ...(isRefused && { description: failure.message }) };
      },
    });
  };
  const refuseInput = (message: string) => {
    setError(message);
    toast(TOASTS.budgetInvalid);
  };

  return (
    <Form className="stack stack-sm" action={`${url}?_method=put`} onSubmit={save} noValidate>
      <input type="hidden" name="of" value={id} />
      <input type="hidden" name="times" value={times} />
      {screen && <input type="hidden" name="screen" value={screen} />}
      <TextField
        name="budget"
        id={`budget-${id}`}
        label={label}
        required
        hint={hint}
        error={error}
        inputMode="decimal"
        defaultValue={refused?.typed ?? (amount === 0 ? (suggested ?? '') : amount)}
        placeholder={placeholder ?? '0'}
        disabled={!canWrite}
        before={<span className="quiet">{currency}</span>}
        after={
          canWrite && (
            <Button type="submit" pending={isPending} pendingLabel="Saving...">
              Update
            </Button>
          )
        }
      />
    </Form>
  );
}

export default defineIsland('budget-form', BudgetForm);
