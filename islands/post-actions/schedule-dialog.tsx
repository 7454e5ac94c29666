// Choosing when a post leaves, in the business's time zone.
import { type FormEvent, useState } from 'react';
import { fromWallTime, toWallTime } from '../../server/contract/wall-time.ts';
import { TextField } from '../../views/components/field.tsx';
import { FormDialog } from '../../views/components/form-dialog.tsx';
import { formatExact } from '../../views/components/relative-time.ts';
import { api, messageOf } from '../runtime/api.ts';
import type { LayerProps, PostActionsProps } from './types.ts';

const HOUR = 3_600_000;

export function ScheduleDialog(props: LayerProps & Pick<PostActionsProps, 'timeZone' | 'locale' | 'now'>) {
  const { id, post, isPending, save, onClose, timeZone, locale, now } = props;
  const [wall, setWall] = useState(() => toWallTime(suggest(post.scheduledAt, now), timeZone));
  const [error, setError] = useState<string>();
  const at = fromWallTime(wall, timeZone);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (at === undefined) return setError('Enter a date and a time.');
    if (at < Date.now()) return setError('This moment has passed. Choose a later one.');
    setError(undefined);
    const scheduledAt = new Date(at).toISOString();
    return save(() => api('PATCH', `/api/contents/${post.id}`, { scheduledAt }), {
      done: () => ({
        title: 'Post scheduled',
        description: `It leaves on ${formatExact(at, { locale, timeZone })}.`,
      }),
      failed: (failure) => void setError(messageOf(failure)),
    });
  };

  return (
    <FormDialog
      id={id}
      onClose={onClose}
      title="Schedule this post"
      description={post.status === 'awaiting_approval' ? 'Giving it a time also approves it.' : undefined}
      submit="Schedule"
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
    </FormDialog>
  );
}

/** The time it has, if that is still to come, else the next full hour but one. */
function suggest(scheduledAt: string | null, now: number): number {
  const planned = scheduledAt ? Date.parse(scheduledAt) : 0;
  return planned > now ? planned : Math.ceil(now / HOUR) * HOUR + HOUR;
}
