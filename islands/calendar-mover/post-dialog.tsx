// One post of the calendar: what it is, and another time for it, also one that is not on view.
import { type FormEvent, useState } from 'react';
import { fromWallTime } from '../../server/contract/wall-time.ts';
import { Button } from '../../views/components/button.tsx';
import { Dialog } from '../../views/components/dialog.tsx';
import { TextField } from '../../views/components/field.tsx';
import { formatExact } from '../../views/components/relative-time.ts';
import { navigate } from '../runtime/screen.ts';
import { useWrite } from '../runtime/use-write.ts';
import { describeMove, type PostFacts, type Zone } from './move.ts';

export function PostDialog({
  post,
  onClose,
  ...zone
}: Zone & { readonly post: PostFacts; readonly onClose: () => void }) {
  const [wall, setWall] = useState(post.wall);
  const { isPending, write } = useWrite();
  const at = fromWallTime(wall, zone.timeZone);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (at !== undefined && (await write(...describeMove(post, at, zone)))) onClose();
  };
  const showAll = () => {
    onClose();
    goToRow(post);
  };
  return (
    <Dialog
      id="calendar-post"
      open
      busy={isPending}
      onClose={onClose}
      title={`${post.name} post`}
      description={[post.state, formatExact(Date.parse(post.at), zone), post.kind].filter(Boolean).join(', ')}
      footer={
        <>
          <Button onClick={showAll}>{post.movable ? 'Edit or decide' : 'See the post'}</Button>
          {post.movable && (
            <Button
              type="submit"
              form="calendar-post-form"
              variant="primary"
              pending={isPending}
              pendingLabel="Moving..."
            >
              Move
            </Button>
          )}
        </>
      }
    >
      <div className="stack">
        <p>{post.words}</p>
        {post.movable && (
          <form id="calendar-post-form" onSubmit={save} noValidate>
            <TextField
              name="scheduledAt"
              id="calendar-post-at"
              type="datetime-local"
              label={`Date and time in ${zone.timeZone}`}
              required
              value={wall}
              onChange={(event) => setWall(event.target.value)}
              hint={at === undefined ? undefined : formatExact(at, zone)}
              error={at === undefined ? 'Enter a date and a time.' : undefined}
            />
          </form>
        )}
      </div>
    </Dialog>
  );
}

/** The post's row among the posts of its day, with everything that can be done about it. */
function goToRow({ id, wall }: PostFacts) {
  const row = document.getElementById(`calendar-${id}`);
  if (!row) return navigate(`/content-calendar?view=day&date=${wall.slice(0, 10)}`);
  row.scrollIntoView({ block: 'center' });
  row.focus({ preventScroll: true });
}
