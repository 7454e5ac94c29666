// Giving many posts other times: each the next free time of its channel, or all by so much.
import { type FormEvent, useState } from 'react';
import type { Rescheduled } from '../../server/contract/bulk.ts';
import type { MovesDone } from '../../server/contract/calendar.ts';
import { RadioGroup } from '../../views/components/choices.tsx';
import { Banner } from '../../views/components/feedback.tsx';
import { SelectField, TextField } from '../../views/components/field.tsx';
import { FormDialog } from '../../views/components/form-dialog.tsx';
import { api, messageOf } from '../runtime/api.ts';
import type { PostDialogProps } from '../runtime/post-dialog.ts';
import { describeRefused, UNDO_MS } from '../runtime/refused.ts';
import type { ToastDetail } from '../runtime/screen.ts';
import { attempt } from '../runtime/use-write.ts';

interface RescheduleDialogProps
  extends Pick<PostDialogProps<never>, 'id' | 'isPending' | 'onClose' | 'save'> {
  readonly ids: readonly number[];
}

type Way = 'free' | 'later' | 'earlier';
const WAYS: readonly { readonly value: Way; readonly label: string }[] = [
  { value: 'free', label: 'Each to the next free time of its channel' },
  { value: 'later', label: 'All later' },
  { value: 'earlier', label: 'All earlier' },
];
const UNITS = [
  { value: '60', label: 'hours' },
  { value: '1440', label: 'days' },
  { value: '10080', label: 'weeks' },
];
const MOST = 999;

export function RescheduleDialog({ id, ids, isPending, save, onClose }: RescheduleDialogProps) {
  const [way, setWay] = useState<Way>('free');
  const [amount, setAmount] = useState('1');
  const [unit, setUnit] = useState('1440');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (way !== 'free' && !isAmount(amount)) return setError(`Enter a whole number from 1 to ${MOST}.`);
    setError(undefined);
    const by = Number(amount) * Number(unit) * (way === 'earlier' ? -1 : 1);
    const change = way === 'free' ? { ids, to: 'free' } : { ids, by };
    return save(() => api<Rescheduled>('POST', '/api/contents/reschedule', change), {
      done: tell,
      failed: (failure) => void setError(messageOf(failure).replace(/^by: m/, 'M')),
    });
  };
  return (
    <FormDialog
      id={id}
      onClose={onClose}
      title={ids.length === 1 ? 'Reschedule this post' : `Reschedule these ${ids.length} posts`}
      description="What waits for approval keeps waiting."
      submit="Reschedule"
      pending={isPending}
      pendingLabel="Moving..."
      onSubmit={submit}
    >
      <RadioGroup
        name="way"
        id={`${id}-way`}
        label="When"
        options={WAYS}
        value={way}
        onChange={({ target }) => {
          const chosen = WAYS.find(({ value }) => value === target.value);
          if (chosen) setWay(chosen.value);
        }}
      />
      {way !== 'free' && (
        <div className="row reschedule-by">
          <TextField
            name="amount"
            id={`${id}-amount`}
            label="By"
            type="number"
            inputMode="numeric"
            required
            min={1}
            max={MOST}
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
          />
          <SelectField
            name="unit"
            id={`${id}-unit`}
            label="Unit"
            required
            options={UNITS}
            value={unit}
            onChange={(event) => setUnit(event.target.value)}
          />
        </div>
      )}
      {error && (
        <Banner tone="danger" alert>
          {error}
        </Banner>
      )}
    </FormDialog>
  );
}

function isAmount(typed: string): boolean {
  return /^\d{1,3}$/.test(typed) && Number(typed) > 0;
}

function tell({ moved, refused }: Rescheduled): ToastDetail {
  const rest = describeRefused(refused);
  if (moved.length === 0) return { title: 'Nothing was moved', description: rest, variant: 'destructive' };
  return {
    title: moved.length === 1 ? 'One post moved' : `${moved.length} posts moved`,
    description: rest,
    action: { label: 'Undo', onClick: () => undo(moved) },
    duration: UNDO_MS,
  };
}

function undo(done: Rescheduled['moved']) {
  const moves = done.map(({ id, from, to }) => ({ id, from: to, to: from }));
  return attempt(() => api<MovesDone>('POST', '/api/calendar/moves', { moves }), {
    done: ({ moved }) => ({
      title: moved === 1 ? 'One post is back' : `${moved} posts are back`,
      description:
        moved < moves.length ? 'The others have changed, or their old time has passed.' : undefined,
    }),
    failed: 'Could not undo',
  });
}
