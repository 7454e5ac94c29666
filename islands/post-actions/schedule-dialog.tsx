// Choosing when a post leaves, in the business's time zone.
import { type FormEvent, useState } from 'react';
import { fromWallTime, toWallTime } from '../../server/contract/wall-time.ts';
import { Checkbox } from '../../views/components/choices.tsx';
import { TextField } from '../../views/components/field.tsx';
import { FormDialog } from '../../views/components/form-dialog.tsx';
import { formatExact } from '../../views/components/relative-time.ts';
import { api, messageOf } from '../runtime/api.ts';
import { readClock } from '../runtime/clock.ts';
import type { LayerProps } from './types.ts';

const HOUR = 3_600_000;

/** @param props.waits whether it is to leave only once it is approved: what the box says at first */
export function ScheduleDialog(props: LayerProps & { readonly waits: boolean }) {
  const { id, post, isPending, save, onClose } = props;
  const [{ timeZone, locale, now }] = useState(readClock);
  const [wall, setWall] = useState(() => toWallTime(suggest(post.scheduledAt, now), timeZone));
  const [waits, setWaits] = useState(props.waits);
  const [error, setError] = useState<string>();
  const at = fromWallTime(wall, timeZone);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (at === undefined) return setError('Enter a date and a time.');
    if (at < Date.now()) return setError('This moment has passed. Choose a later one.');
    setError(undefined);
    const scheduledAt = new Date(at).toISOString();
    const moment = formatExact(at, { locale, timeZone });
    return save(() => api('PATCH', `/api/contents/${post.id}`, { scheduledAt, approve: !waits }), {
      done: () =>
        waits
          ? { title: 'It waits for approval', description: `Approved by then, it leaves on ${moment}.` }
          : { title: 'Post scheduled', description: `It leaves on ${moment}.` },
      failed: (failure) => void setError(messageOf(failure)),
    });
  };

  return (
    <FormDialog
      id={id}
      onClose={onClose}
      title={waits ? 'Send this post for approval' : 'Schedule this post'}
      submit={waits ? 'Send for approval' : 'Schedule'}
      pending={isPending}
      pendingLabel="Saving..."
      onSubmit={submit}
    >
      <TextField
        name="scheduledAt"
        id={`${id}-at`}
        type="datetime-local"
        label={`Date and time in ${timeZone}`}
        required
        min={toWallTime(now, timeZone)}
        value={wall}
        onChange={(event) => setWall(event.target.value)}
        hint={at === undefined ? undefined : formatExact(at, { locale, timeZone })}
        error={error}
      />
      <Checkbox
        name="waits"
        id={`${id}-waits`}
        label="Leave only once it is approved"
        checked={waits}
        onChange={(event) => setWaits(event.target.checked)}
      />
    </FormDialog>
  );
}

/** The time it has, if that is still to come, else the next full hour but one. */
function suggest(scheduledAt: string | null, now: number): number {
  const planned = scheduledAt ? Date.parse(scheduledAt) : 0;
  return planned > now ? planned : Math.ceil(now / HOUR) * HOUR + HOUR;
}
