// Approving many posts at once: a list with everything ticked, one button, and Undo. Without script a plain form.

import { type FormEvent, useState } from 'react';
import type { Approval, ApprovalUndone } from '../../server/contract/post.ts';
import { Button } from '../../views/components/button.tsx';
import { Checkbox } from '../../views/components/choices.tsx';
import { Banner } from '../../views/components/feedback.tsx';
import { Form } from '../../views/components/form.tsx';
import { api, messageOf } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { EditDialog } from '../runtime/edit-dialog.tsx';
import { useHeldRegion } from '../runtime/hold-region.ts';
import type { PostDialogProps } from '../runtime/post-dialog.ts';
import { RejectDialog } from '../runtime/reject-dialog.tsx';
import type { ToastDetail } from '../runtime/screen.ts';
import { attempt, useWrite } from '../runtime/use-write.ts';
import { type Layer, type WaitingPost, WaitingPostItem } from './waiting-post.tsx';

export interface ApprovalsProps {
  readonly posts: readonly WaitingPost[];
  readonly timeZone: string;
  readonly locale: string;
  /** Why a plain form was refused. */
  readonly refused?: string;
}

const FORM = 'approvals-form';
/** Long enough to see what was done and to take it back. */
const UNDO_MS = 10_000;

function Approvals({ posts, timeZone, locale, refused }: ApprovalsProps) {
  const [left, setLeft] = useState<readonly number[]>([]);
  const [error, setError] = useState(refused);
  const [open, setOpen] = useState<{ readonly layer: Layer; readonly post: WaitingPost }>();
  const { isPending, write } = useWrite();
  // Drawn anew, everything would be ticked again.
  useHeldRegion(left.length > 0 || open !== undefined, FORM);
  const ticked = posts.filter(({ id }) => !left.includes(id));
  const tick = (id: number, isOn: boolean) =>
    setLeft((before) => (isOn ? before.filter((one) => one !== id) : [...before, id]));

  const approve = (event: FormEvent) => {
    event.preventDefault();
    if (ticked.length === 0) return setError('Tick at least one post.');
    setError(undefined);
    const ids = ticked.map(({ id }) => id);
    return write(() => api<Approval>('POST', '/api/contents/approve', { ids }), {
      done: tell,
      failed: (failure) => void setError(messageOf(failure)),
    });
  };

  const close = () => setOpen(undefined);
  const save: PostDialogProps<WaitingPost>['save'] = async (send, outcome) => {
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
          <Button
            type="submit"
            variant="primary"
            icon="check"
            pending={isPending}
            pendingLabel="Approving..."
          >
            {ticked.length === posts.length ? `Approve all ${posts.length}` : `Approve ${ticked.length}`}
          </Button>
          <Checkbox
            name="all"
            label="All"
            checked={left.length === 0}
            onChange={(event) => setLeft(event.target.checked ? [] : posts.map(({ id }) => id))}
          />
        </div>
        <ul className="list">
          {posts.map((post) => (
            <WaitingPostItem
              key={post.id}
              post={post}
              isTicked={!left.includes(post.id)}
              timeZone={timeZone}
              locale={locale}
              onTick={(isOn) => tick(post.id, isOn)}
              onOpen={(layer) => setOpen({ layer, post })}
            />
          ))}
        </ul>
      </Form>
      {open?.layer === 'edit' && <EditDialog id={`${FORM}-editor`} post={open.post} {...layers} />}
      {open?.layer === 'reject' && <RejectDialog id={`${FORM}-rejecter`} post={open.post} {...layers} />}
    </>
  );
}

function tell({ approved, refused }: Approval): ToastDetail {
  const [first] = refused;
  if (approved.length === 0) {
    return { title: 'Nothing was approved', description: first?.reason, variant: 'destructive' };
  }
  return {
    title: `${approved.length} ${approved.length === 1 ? 'post' : 'posts'} approved`,
    description: first ? `${refused.length} not: ${first.reason}` : 'They leave at their planned times.',
    action: { label: 'Undo', onClick: () => undo(approved) },
    duration: UNDO_MS,
  };
}

function undo(ids: readonly number[]) {
  return attempt(() => api<ApprovalUndone>('POST', '/api/contents/unapprove', { ids }), {
    done: ({ waiting, refused: [first, ...others] }) => ({
      title: `${waiting.length} ${waiting.length === 1 ? 'post waits' : 'posts wait'} again`,
      description: first && `${others.length + 1} not: ${first.reason}`,
    }),
    failed: 'Could not undo',
  });
}

export default defineIsland('approvals', Approvals);
