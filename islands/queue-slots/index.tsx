// When a channel's posts leave: a line of times for each day of the week. Without script a plain form.
import { type FormEvent, useState } from 'react';
import { readTimes, type Slot, WEEKDAYS } from '../../server/contract/slot.ts';
import { Button } from '../../views/components/button.tsx';
import { TextField } from '../../views/components/field.tsx';
import { Form } from '../../views/components/form.tsx';
import { ApiError, api, messageOf } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { useHeldRegion } from '../runtime/hold-region.ts';
import { useWrite } from '../runtime/use-write.ts';

export interface QueueSlotsProps {
  /** The call that saves. */
  readonly url: string;
  readonly slots: readonly Slot[];
  readonly timeZone: string;
  readonly canWrite: boolean;
  /** Route of the screen on which it stands. */
  readonly screen: string;
}

function QueueSlots({ url, slots, timeZone, canWrite, screen }: QueueSlotsProps) {
  const [lines, setLines] = useState(() => toLines(slots));
  const [error, setError] = useState<string>();
  const [isDirty, setDirty] = useState(false);
  const { isPending, write } = useWrite();
  useHeldRegion(isDirty, 'queue-slots');
  const change = (next: readonly string[]) => {
    setDirty(true);
    setError(undefined);
    setLines(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = toSlots(lines);
    return write(() => api<{ slots: readonly Slot[] }>('PUT', url, { slots: wanted }), {
      done: (saved) => {
        setDirty(false);
        setLines(toLines(saved.slots));
        return { title: 'Saved', description: describe(saved.slots.length) };
      },
      failed: (failure) => {
        if (!(failure instanceof ApiError && failure.status < 500))
          return { title: 'It could not be saved', description: messageOf(failure), variant: 'destructive' };
        setError(explain(failure.message, wanted));
        return undefined;
      },
    });
  };
  const [monday = ''] = lines;
  return (
    <Form id="queue-slots" className="stack" action={`${url}?_method=put`} onSubmit={submit} noValidate>
      <input type="hidden" name="screen" value={screen} />
      <input type="hidden" name="next" value={screen} />
      <div className="queue-days">
        {WEEKDAYS.map((day, index) => (
          <TextField
            key={day}
            name={`slots-${index + 1}`}
            id={`slots-${index + 1}`}
            label={day}
            required
            autoComplete="off"
            placeholder="None"
            disabled={!canWrite}
            value={lines[index] ?? ''}
            onChange={({ target }) => change(lines.with(index, target.value))}
          />
        ))}
      </div>
      <p className="quiet small" role="status">
        {error ?? `Times in ${timeZone}, such as 9:00 12:30 17:00. Leave all empty to let Drivyn choose.`}
      </p>
      {canWrite && (
        <div className="row">
          <Button type="submit" pending={isPending} pendingLabel="Saving...">
            Save the times
          </Button>
          <Button disabled={isPending} onClick={() => change(WEEKDAYS.map(() => monday))}>
            Monday’s on every day
          </Button>
        </div>
      )}
    </Form>
  );
}

function toLines(slots: readonly Slot[]): readonly string[] {
  return WEEKDAYS.map((_, index) =>
    slots.flatMap(({ weekday, time }) => (weekday === index + 1 ? time : [])).join(' '),
  );
}

function toSlots(lines: readonly string[]): Slot[] {
  return lines.flatMap((line, index) => readTimes(line).map((time) => ({ weekday: index + 1, time })));
}

function describe(count: number): string {
  if (count === 0) return 'Drivyn chooses the times again.';
  return 'What is planned from now on leaves at these times. What is scheduled stays where it is.';
}

/** The server's refusal, `slots.3.time: must be ...`, with what was written there. */
function explain(message: string, wanted: readonly Slot[]): string {
  const [, index, words = message] = /^slots(?:\.(\d+)[.\w]*)?: ([\s\S]*)$/.exec(message) ?? [];
  const slot = index === undefined ? undefined : wanted[Number(index)];
  return slot ? `${WEEKDAYS[slot.weekday - 1]}, “${slot.time}”: ${words}.` : `Times ${words}.`;
}

export default defineIsland('queue-slots', QueueSlots);
