// What a person can do with one post.
import { useId, useState } from 'react';
import type { PostAction } from '../../server/contract/post.ts';
import { Button, IconButton } from '../../views/components/button.tsx';
import type { IconName } from '../../views/components/icon.tsx';
import { api } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { EditDialog } from '../runtime/edit-dialog.tsx';
import { useHeldRegion } from '../runtime/hold-region.ts';
import { RejectDialog } from '../runtime/reject-dialog.tsx';
import { useWrite } from '../runtime/use-write.ts';
import { ACTS, type ActName } from './acts.ts';
import { keepPlace, lookAgain, undoApproval } from './after.ts';
import { ByHand } from './by-hand.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { FiguresDialog } from './figures-dialog.tsx';
import { ActForm, PageForm } from './forms.tsx';
import { PostedDialog } from './posted-dialog.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import type { LayerProps, PostActionsProps } from './types.ts';

type Layer = 'edit' | 'schedule' | 'submit' | 'reject' | 'posted' | 'figures' | 'delete';

function PostActions({ post, row, ...clock }: PostActionsProps) {
  const { isPending, write } = useWrite();
  const [act, setAct] = useState<ActName>();
  const [layer, setLayer] = useState<Layer>();
  const id = useId();
  useHeldRegion(layer !== undefined, row);
  const may = (action: PostAction) => post.actions.includes(action);
  const close = () => setLayer(undefined);

  const save: LayerProps['save'] = async (send, outcome) => {
    const sendAndClose = async () => {
      const answer = await send();
      close();
      return answer;
    };
    if (await write(sendAndClose, outcome)) keepPlace(row);
  };
  const perform = async (name: ActName) => {
    setAct(name);
    const [method, path] = name === 'delete' ? (['DELETE', ''] as const) : (['POST', `/${name}`] as const);
    await save(() => api(method, `/api/contents/${post.id}${path}`), {
      done: () => {
        if (name === 'publish') lookAgain();
        return name === 'approve' ? { ...ACTS.approve.done, action: undoApproval(post.id) } : ACTS[name].done;
      },
      failed: `Could not ${ACTS[name].verb} the post`,
    });
    setAct(undefined);
  };
  const actButton = (name: Exclude<ActName, 'delete' | 'duplicate'>) =>
    may(name) && (
      <ActForm post={post.id} act={name} onAct={() => perform(name)}>
        <Button id={`${id}-${name}`} type="submit" size="sm" icon={ACTS[name].icon} pending={act === name}>
          {ACTS[name].label}
        </Button>
      </ActForm>
    );
  const openButton = (name: Exclude<Layer, 'delete'>, icon: IconName, label: string) =>
    may(name === 'submit' ? 'schedule' : name) && (
      <PageForm post={post.id} onOpen={() => setLayer(name)}>
        <Button id={`${id}-${name}`} type="submit" size="sm" icon={icon}>
          {label}
        </Button>
      </PageForm>
    );
  const layers = { post, isPending, save, onClose: close };

  return (
    <>
      {actButton('approve')}
      {openButton('reject', 'circle-x', 'Reject')}
      {may('posted') && post.status === 'needs_attention' && <ByHand id={id} post={post} />}
      {openButton('posted', 'check', 'Mark as posted')}
      {openButton('figures', 'chart', 'Enter figures')}
      {actButton('unposted')}
      {openButton('edit', 'pencil', 'Edit')}
      {openButton('schedule', 'calendar-clock', post.status === 'scheduled' ? 'Reschedule' : 'Schedule')}
      {post.status === 'draft' && openButton('submit', 'inbox', 'Send for approval')}
      {actButton('publish')}
      {actButton('unschedule')}
      {may('duplicate') && (
        <ActForm post={post.id} act="duplicate" onAct={() => perform('duplicate')}>
          <IconButton
            id={`${id}-duplicate`}
            type="submit"
            size="sm"
            icon="copy"
            label="Duplicate"
            disabled={act === 'duplicate'}
          />
        </ActForm>
      )}
      {may('delete') && (
        <PageForm post={post.id} onOpen={() => setLayer('delete')}>
          <IconButton id={`${id}-delete`} type="submit" size="sm" icon="trash" label="Delete" />
        </PageForm>
      )}
      {layer === 'posted' && (
        <PostedDialog id={`${id}-poster`} {...layers} onUndo={() => perform('unposted')} />
      )}
      {layer === 'figures' && <FiguresDialog id={`${id}-counter`} {...layers} />}
      {layer === 'edit' && <EditDialog id={`${id}-editor`} {...layers} />}
      {layer === 'reject' && <RejectDialog id={`${id}-rejecter`} {...layers} />}
      {(layer === 'schedule' || layer === 'submit') && (
        <ScheduleDialog id={`${id}-scheduler`} {...layers} {...clock} waits={layer === 'submit'} />
      )}
      {layer === 'delete' && (
        <DeleteDialog id={`${id}-deleter`} {...layers} onDelete={() => perform('delete')} />
      )}
    </>
  );
}

export default defineIsland('post-actions', PostActions);
