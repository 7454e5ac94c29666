// What a person can do with one post. Each button is a form, so that all of it also works without script.
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { channelOf } from '../../server/contract/channels/index.ts';
import { PUBLISH_WITHIN } from '../../server/contract/constants/limits.ts';
import type { ApprovalUndone, PostAction } from '../../server/contract/post.ts';
import { Button, IconButton } from '../../views/components/button.tsx';
import { Dialog } from '../../views/components/dialog.tsx';
import type { IconName } from '../../views/components/icon.tsx';
import { api, messageOf } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { useHeldRegion } from '../runtime/hold-region.ts';
import { refresh, type ToastDetail, toast } from '../runtime/screen.ts';
import { ACTS, type ActName } from './acts.ts';
import { ByHand } from './by-hand.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { FiguresDialog } from './figures-dialog.tsx';
import { PostedDialog } from './posted-dialog.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import type { PostActionsProps } from './types.ts';

type Layer = 'edit' | 'schedule' | 'posted' | 'figures' | 'delete';

function PostActions({ post, row, timeZone, locale, now }: PostActionsProps) {
  const [busy, setBusy] = useState<ActName>();
  const [layer, setLayer] = useState<Layer>();
  const id = useId();
  useHeldRegion(layer !== undefined, row);
  const may = (action: PostAction) => post.actions.includes(action);

  const settle = async (done: ToastDetail) => {
    setLayer(undefined);
    toast(done);
    await refresh();
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
      await refresh();
    }
    setBusy(undefined);
  };
  const actButton = (name: Exclude<ActName, 'delete' | 'duplicate'>) =>
    may(name) && (
      <ActForm post={post.id} act={name} onAct={() => act(name)}>
        <Button id={`${id}-${name}`} type="submit" size="sm" icon={ACTS[name].icon} pending={busy === name}>
          {ACTS[name].label}
        </Button>
      </ActForm>
    );
  const openButton = (name: Exclude<Layer, 'delete'>, icon: IconName, label: string) =>
    may(name) && (
      <PageForm post={post.id} onOpen={() => setLayer(name)}>
        <Button id={`${id}-${name}`} type="submit" size="sm" icon={icon}>
          {label}
        </Button>
      </PageForm>
    );
  const layers = { post, onClose: () => setLayer(undefined), onSaved: settle };

  return (
    <>
      {actButton('approve')}
      {actButton('reject')}
      {may('posted') && post.status === 'needs_attention' && <ByHand id={id} post={post} />}
      {openButton('posted', 'check', 'Mark as posted')}
      {openButton('figures', 'chart', 'Enter figures')}
      {actButton('unposted')}
      {openButton('edit', 'pencil', 'Edit')}
      {openButton('schedule', 'calendar-clock', post.status === 'scheduled' ? 'Reschedule' : 'Schedule')}
      {actButton('publish')}
      {actButton('unschedule')}
      {may('duplicate') && (
        <ActForm post={post.id} act="duplicate" onAct={() => act('duplicate')}>
          <IconButton
            id={`${id}-duplicate`}
            type="submit"
            size="sm"
            icon="copy"
            label="Duplicate"
            disabled={busy === 'duplicate'}
          />
        </ActForm>
      )}
      {may('delete') && (
        <PageForm post={post.id} onOpen={() => setLayer('delete')}>
          <IconButton id={`${id}-delete`} type="submit" size="sm" icon="trash" label="Delete" />
        </PageForm>
      )}
      {layer === 'posted' && <PostedDialog id={`${id}-poster`} {...layers} onUndo={() => act('unposted')} />}
      {layer === 'figures' && <FiguresDialog id={`${id}-counter`} {...layers} />}
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

interface FormProps {
  readonly post: number;
  readonly children: ReactNode;
}

/** Does it at once; without script the page of the post shows what came of it. */
function ActForm({ post, act, onAct, children }: FormProps & { act: ActName; onAct: () => void }) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onAct();
  };
  return (
    <form method="post" action={`/api/contents/${post}/${act}`} onSubmit={onSubmit}>
      <input type="hidden" name="next" value={`/posts/${post}`} />
      <input type="hidden" name="screen" value={`/posts/${post}`} />
      {children}
    </form>
  );
}

/** Opens a dialog; without script the page of the post has the same as a form. */
function PageForm({ post, onOpen, children }: FormProps & { onOpen: () => void }) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onOpen();
  };
  return (
    <form action={`/screens/posts/${post}`} onSubmit={onSubmit}>
      {children}
    </form>
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
    await refresh();
  };
  return { label: 'Undo', onClick };
}

/** By then it has left. The page follows by itself, unless its event stream was not open yet. */
function lookAgain() {
  setTimeout(() => {
    if (!document.querySelector('dialog[open]')) refresh();
  }, PUBLISH_WITHIN);
}

function explainDelete({ status, platform, network }: PostActionsProps['post']): string {
  if (status === 'published' && network === 'manual') {
    return `It is removed here. You posted it on ${channelOf(platform).name} yourself, so take it down there too. This cannot be undone.`;
  }
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
