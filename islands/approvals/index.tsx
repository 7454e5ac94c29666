// Deciding about many posts at once: a list with everything ticked, a button each for yes, no and later, and Undo. Without script a plain form.

import { type FormEvent, type MouseEvent, useState } from 'react';
import type { Approval, ApprovalUndone } from '../../server/contract/post.ts';
import { Button } from '../../views/components/button.tsx';
import { Checkbox } from '../../views/components/choices.tsx';
import { Banner } from '../../views/components/feedback.tsx';
import { Form, useFormAddress } from '../../views/components/form.tsx';
import { PostCosts } from '../../views/components/post-cost.tsx';
import { api, messageOf } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { EditDialog } from '../runtime/edit-dialog.tsx';
import { useHeldRegion } from '../runtime/hold-region.ts';
import type { PostDialogProps } from '../runtime/post-dialog.ts';
import { describeRefused, UNDO_MS } from '../runtime/refused.ts';
import { RejectDialog } from '../runtime/reject-dialog.tsx';
import type { ToastDetail } from '../runtime/screen.ts';
import { attempt, useWrite } from '../runtime/use-write.ts';
import { RescheduleDialog } from './reschedule-dialog.tsx';
import { type WaitingPost, WaitingPostItem } from './waiting-post.tsx';

export interface ApprovalsProps {
  readonly posts: readonly WaitingPost[];
  readonly timeZone: string;
  readonly locale: string;
  /** Why a plain form was refused. */
  readonly refused?: string;
}

const FORM = 'approvals-form';

/** What stands above the list: for one post, or for all that are ticked. */
type Open =
  | { readonly layer: 'edit'; readonly post: WaitingPost }
  | { readonly layer: 'reject' | 'reschedule'; readonly ids: readonly number[] };

function Approvals({ posts, timeZone, locale, refused }: ApprovalsProps) {
  const [left, setLeft] = useState<readonly number[]>([]);
  const [error, setError] = useState(refused);
  const [open, setOpen] = useState<Open>();
  const { isPending, write } = useWrite();
  const addressOf = useFormAddress();
  // Drawn anew, everything would be ticked again.
  useHeldRegion(left.length > 0 || open !== undefined, FORM);
  const ticked = posts.filter(({ id }) => !left.includes(id));
  const tick = (id: number, isOn: boolean) =>
    setLeft((before) => (isOn ? before.filter((one) => one !== id) : [...before, id]));

  const ids = ticked.map(({ id }) => id);
  const isNone = () => {
    setError(ids.length === 0 ? 'Tick at least one post.' : undefined);
    return ids.length === 0;
  };
  const approve = (event: FormEvent) => {
    event.preventDefault();
    if (isNone()) return;
    const seen = Object.fromEntries(ticked.map(({ id, version }) => [id, version]));
    return write(() => api<Approval>('POST', '/api/contents/approve', { ids, seen }), {
      done: tell,
      failed: (failure) => void setError(messageOf(failure)),
    });
  };

  /** Without script the button sends its form: what is ticked is rejected, or moved to free times. */
  const opens = (layer: 'reject' | 'reschedule') => ({
    type: 'submit' as const,
    formAction: addressOf(`/api/contents/${layer}`),
    disabled: isPending,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      if (!isNone()) setOpen({ layer, ids });
    },
  });
  const close = () => setOpen(undefined);
  const save: PostDialogProps<never>['save'] = async (send, outcome) => {
    const sendAndClose = async () => {
      const answer = await send();
      close();
      return answer;
    };
    await write(sendAndClose, outcome);
  };
  const layers = { isPending, save, onClose: close };

  return (
    <>
      <Form id={FORM} className="stack" action="/api/contents/approve" onSubmit={approve} noValidate>
        <input type="hidden" name="screen" value="/approvals" />
        {error && (
          <Banner tone="danger" alert>
            {error}
          </Banner>
        )}
        <div className="row row-apart approvals-head">
          <div className="row">
            <Button
              type="submit"
              variant="primary"
              icon="check"
              pending={isPending}
              pendingLabel="Approving..."
            >
              {ticked.length === posts.length ? `Approve all ${posts.length}` : `Approve ${ticked.length}`}
            </Button>
            <Button id={`${FORM}-reject`} icon="circle-x" {...opens('reject')}>
              Reject {ticked.length}
            </Button>
            {posts.some(({ actions }) => actions.includes('schedule')) && (
              <Button
                id={`${FORM}-reschedule`}
                icon="calendar-clock"
                name="to"
                value="free"
                {...opens('reschedule')}
              >
                Reschedule {ticked.length}
              </Button>
            )}
          </div>
          <Checkbox
            name="all"
            label="All"
            checked={left.length === 0}
            onChange={(event) => setLeft(event.target.checked ? [] : posts.map(({ id }) => id))}
          />
        </div>
        <PostCosts
          posts={ticked.map(({ platform: channel, network, content }) => ({ channel, network, content }))}
          locale={locale}
        />
        <ul className="list">
          {posts.map((post) => (
            <WaitingPostItem
              key={post.id}
              post={post}
              isTicked={!left.includes(post.id)}
              timeZone={timeZone}
              locale={locale}
              onTick={(isOn) => tick(post.id, isOn)}
              onOpen={(layer) => setOpen(layer === 'edit' ? { layer, post } : { layer, ids: [post.id] })}
            />
          ))}
        </ul>
      </Form>
      {open?.layer === 'edit' && <EditDialog id={`${FORM}-editor`} post={open.post} {...layers} />}
      {open?.layer === 'reject' && <RejectDialog id={`${FORM}-rejecter`} ids={open.ids} {...layers} />}
      {open?.layer === 'reschedule' && (
        <RescheduleDialog id={`${FORM}-rescheduler`} ids={open.ids} {...layers} />
      )}
    </>
  );
}

function tell({ approved, refused, at }: Approval): ToastDetail {
  const rest = describeRefused(refused);
  if (approved.length === 0) {
    return { title: 'Nothing was approved', description: rest, variant: 'destructive' };
  }
  return {
    title: `${approved.length} ${approved.length === 1 ? 'post' : 'posts'} approved`,
    description: rest ?? 'They leave at their planned times.',
    action: { label: 'Undo', onClick: () => undo(approved, at) },
    duration: UNDO_MS,
  };
}

function undo(ids: readonly number[], at: string) {
  return attempt(() => api<ApprovalUndone>('POST', '/api/contents/unapprove', { ids, at }), {
    done: ({ waiting, refused }) => ({
      title: `${waiting.length} ${waiting.length === 1 ? 'post waits' : 'posts wait'} again`,
      description: describeRefused(refused),
    }),
    failed: 'Could not undo',
  });
}

export default defineIsland('approvals', Approvals);
