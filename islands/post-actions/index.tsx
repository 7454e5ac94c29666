// What a person can do with one post: approve, reject, edit, schedule, publish now, unschedule, delete.
import { useId, useState } from 'react';
import { channelOf } from '../../server/contract/constants/channels.ts';
import { PUBLISH_WITHIN } from '../../server/contract/constants/limits.ts';
import type { ApprovalUndone, Post, PostAction } from '../../server/contract/post.ts';
import { Button, IconButton } from '../../views/components/button.tsx';
import { Dialog } from '../../views/components/dialog.tsx';
import type { IconName } from '../../views/components/icon.tsx';
import { api, messageOf } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { useHeldRegion } from '../runtime/hold-region.ts';
import { refresh, type ToastDetail, toast } from '../runtime/screen.ts';
import { EditDialog } from './edit-dialog.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';

export interface PostActionsProps {
  readonly post: Pick<Post, 'id' | 'title' | 'content' | 'platform' | 'status' | 'scheduledAt'> & {
    readonly actions: readonly PostAction[];
  };
  /** Id of the list's row, which takes the focus when the pressed button is gone. */
  readonly row: string;
  readonly timeZone: string;
  readonly locale: string;
  /** UTC milliseconds when the page was made. */
  readonly now: number;
}

/** Regions that show posts, on whichever screen this is. */
const REGIONS = ['today', 'library', 'platform', 'calendar', 'queue', 'summary'];

interface Act {
  readonly label: string;
  readonly icon: IconName;
  /** What it is called in "Could not ... the post". */
  readonly verb: string;
  readonly done: { readonly title: string; readonly description?: string };
}

const ACTS = {
  approve: {
    label: 'Approve',
    icon: 'check',
    verb: 'approve',
    done: { title: 'Post approved', description: 'It leaves at its planned time.' },
  },
  reject: {
    label: 'Reject',
    icon: 'circle-x',
    verb: 'reject',
    done: { title: 'Post rejected', description: 'It will not be published.' },
  },
  publish: {
    label: 'Publish now',
    icon: 'send',
    verb: 'publish',
    done: { title: 'Publishing', description: 'The post leaves within seconds.' },
  },
  unschedule: {
    label: 'Unschedule',
    icon: 'undo',
    verb: 'unschedule',
    done: { title: 'Taken off the schedule', description: 'The post is a draft again.' },
  },
  duplicate: {
    label: 'Duplicate',
    icon: 'copy',
    verb: 'duplicate',
    done: { title: 'Copied as a draft', description: 'Change it, then schedule it.' },
  },
  delete: { label: 'Delete', icon: 'trash', verb: 'delete', done: { title: 'Post deleted' } },
} as const satisfies Partial<Record<PostAction, Act>>;
type ActName = keyof typeof ACTS;

type Layer = 'edit' | 'schedule' | 'delete';

function PostActions({ post, row, timeZone, locale, now }: PostActionsProps) {
  const [busy, setBusy] = useState<ActName>();
  const [layer, setLayer] = useState<Layer>();
  const id = useId();
  useHeldRegion(layer !== undefined, row);
  const may = (action: PostAction) => post.actions.includes(action);

  const settle = async (done: ToastDetail) => {
    setLayer(undefined);
    toast(done);
    await refresh(REGIONS);
    keepPlace(row);
  };
  const act = async (name: ActName) => {
    setBusy(name);
    try {
      await (name === 'delete'
        ? api('DELETE', `/api/contents/${post.id}`)
        : api('POST', `/api/contents/${post.id}/${name}`));
      await settle(
        name === 'approve' ? { ...ACTS.approve.done, action: undoApproval(post.id) } : ACTS[name].done,
      );
      if (name === 'publish') lookAgain();
    } catch (error) {
      toast({
        title: `Could not ${ACTS[name].verb} the post`,
        description: messageOf(error),
        variant: 'destructive',
      });
      // The post may have moved on meanwhile: then this row is no longer true.
      await refresh(REGIONS);
    }
    setBusy(undefined);
  };
  const actButton = (name: Exclude<ActName, 'delete' | 'duplicate'>) =>
    may(name) && (
      <Button
        id={`${id}-${name}`}
        size="sm"
        icon={ACTS[name].icon}
        pending={busy === name}
        onClick={() => act(name)}
      >
        {ACTS[name].label}
      </Button>
    );
  const layers = { post, onClose: () => setLayer(undefined), onSaved: settle };

  return (
    <>
      {actButton('approve')}
      {actButton('reject')}
      {may('edit') && (
        <Button id={`${id}-edit`} size="sm" icon="pencil" onClick={() => setLayer('edit')}>
          Edit
        </Button>
      )}
      {may('schedule') && (
        <Button id={`${id}-schedule`} size="sm" icon="calendar-clock" onClick={() => setLayer('schedule')}>
          {post.status === 'scheduled' ? 'Reschedule' : 'Schedule'}
        </Button>
      )}
      {actButton('publish')}
      {actButton('unschedule')}
      {may('duplicate') && (
        <IconButton
          id={`${id}-duplicate`}
          size="sm"
          icon="copy"
          label="Duplicate"
          disabled={busy === 'duplicate'}
          onClick={() => act('duplicate')}
        />
      )}
      {may('delete') && (
        <IconButton
          id={`${id}-delete`}
          size="sm"
          icon="trash"
          label="Delete"
          onClick={() => setLayer('delete')}
        />
      )}
      {layer === 'edit' && <EditDialog id={`${id}-editor`} {...layers} />}
      {layer === 'schedule' && (
        <ScheduleDialog id={`${id}-scheduler`} {...layers} {...{ timeZone, locale, now }} />
      )}
      {layer === 'delete' && (
        <Dialog
          id={`${id}-deleter`}
          open
          onClose={layers.onClose}
          busy={busy === 'delete'}
          title="Delete this post?"
          footer={
            <>
              <Button onClick={layers.onClose}>Keep it</Button>
              <Button variant="danger" pending={busy === 'delete'} onClick={() => act('delete')}>
                Delete post
              </Button>
            </>
          }
        >
          <p>{explainDelete(post)}</p>
        </Dialog>
      )}
    </>
  );
}

/** Back to waiting, unless it has left meanwhile. */
function undoApproval(id: number): NonNullable<ToastDetail['action']> {
  const onClick = async () => {
    try {
      const { refused } = await api<ApprovalUndone>('POST', '/api/contents/unapprove', { ids: [id] });
      toast(
        refused[0]
          ? { title: 'Too late to undo', description: refused[0].reason }
          : { title: 'It waits again' },
      );
    } catch (error) {
      toast({ title: 'Could not undo', description: messageOf(error), variant: 'destructive' });
    }
    await refresh(REGIONS);
  };
  return { label: 'Undo', onClick };
}

/** By then it has left. The page follows by itself, unless its event stream was not open yet. */
function lookAgain() {
  setTimeout(() => {
    if (!document.querySelector('dialog[open]')) refresh(REGIONS);
  }, PUBLISH_WITHIN);
}

function explainDelete({ status, platform }: PostActionsProps['post']): string {
  return status === 'published'
    ? `It is removed here and taken down from ${channelOf(platform).name}. This cannot be undone.`
    : 'It has not been published. This cannot be undone.';
}

/** Focus stays where the person was working, even if what they pressed is gone. */
function keepPlace(row: string) {
  if (document.activeElement === document.body) {
    const place = document.getElementById(row) ?? document.querySelector<HTMLElement>('#main h1');
    place?.focus({ preventScroll: true });
  }
}

export default defineIsland('post-actions', PostActions);
