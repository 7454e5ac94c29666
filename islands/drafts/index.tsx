// Sending many drafts for approval at once: each gets the next free time of its channel, and leaves only once it is approved.
import { type FormEvent, useState } from 'react';
import type { Withdrawn } from '../../server/contract/bulk.ts';
import type { ApprovalUndone, Post } from '../../server/contract/post.ts';
import { SandboxTag } from '../../views/components/badge.tsx';
import { Button } from '../../views/components/button.tsx';
import { Checkbox } from '../../views/components/choices.tsx';
import { Banner } from '../../views/components/feedback.tsx';
import { Form } from '../../views/components/form.tsx';
import { ChannelLabel } from '../../views/components/icon.tsx';
import { api, messageOf } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { useHeldRegion } from '../runtime/hold-region.ts';
import { describeRefused, UNDO_MS } from '../runtime/refused.ts';
import type { ToastDetail } from '../runtime/screen.ts';
import { attempt, useWrite } from '../runtime/use-write.ts';

export interface DraftsProps {
  readonly drafts: readonly Pick<Post, 'id' | 'platform' | 'network' | 'title' | 'content'>[];
}

const FORM = 'drafts-form';

function Drafts({ drafts }: DraftsProps) {
  const [ids, setIds] = useState<readonly number[]>([]);
  const [error, setError] = useState<string>();
  const { isPending, write } = useWrite();
  useHeldRegion(ids.length > 0, FORM);
  const tick = (id: number, isOn: boolean) =>
    setIds((before) => (isOn ? [...before, id] : before.filter((one) => one !== id)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ids.length === 0) return setError('Tick at least one draft.');
    setError(undefined);
    return write(() => api<ApprovalUndone>('POST', '/api/contents/submit', { ids }), {
      done: tell,
      failed: (failure) => void setError(messageOf(failure)),
    });
  };
  return (
    <Form id={FORM} className="stack" action="/api/contents/submit" onSubmit={submit} noValidate>
      <input type="hidden" name="screen" value="/approvals" />
      {error && (
        <Banner tone="danger" alert>
          {error}
        </Banner>
      )}
      <div className="row row-apart">
        <Button type="submit" icon="inbox" pending={isPending} pendingLabel="Sending...">
          {ids.length > 0 ? `Send ${ids.length} for approval` : 'Send for approval'}
        </Button>
        <Checkbox
          name="all"
          id="drafts-all"
          label="All"
          checked={ids.length === drafts.length}
          onChange={(event) => setIds(event.target.checked ? drafts.map(({ id }) => id) : [])}
        />
      </div>
      <ul className="list">
        {drafts.map(({ id, platform, network, title, content }) => (
          <li key={id} className="approval">
            <Checkbox
              name={`post-${id}`}
              checked={ids.includes(id)}
              onChange={(event) => tick(id, event.target.checked)}
              label={
                <span className="row">
                  <ChannelLabel channel={platform} />
                  {network === 'sandbox' && <SandboxTag />}
                </span>
              }
            />
            <div className="approval-words">
              {title && <strong>{title}</strong>}
              <p className="clamp">{content}</p>
              <a href={`#/posts/${id}`}>Open the draft</a>
            </div>
          </li>
        ))}
      </ul>
    </Form>
  );
}

function tell({ waiting, refused }: ApprovalUndone): ToastDetail {
  const rest = describeRefused(refused);
  if (waiting.length === 0) return { title: 'Nothing was sent', description: rest, variant: 'destructive' };
  const isOne = waiting.length === 1;
  return {
    title: isOne ? 'One draft waits for approval' : `${waiting.length} drafts wait for approval`,
    description: rest ?? `${isOne ? 'It has' : 'Each has'} the next free time of its channel.`,
    action: { label: 'Undo', onClick: () => undo(waiting) },
    duration: UNDO_MS,
  };
}

function undo(ids: readonly number[]) {
  return attempt(() => api<Withdrawn>('POST', '/api/contents/withdraw', { ids }), {
    done: ({ drafts, refused }) => ({
      title: drafts.length === 1 ? 'A draft again' : `${drafts.length} are drafts again`,
      description: describeRefused(refused),
    }),
    failed: 'Could not undo',
  });
}

export default defineIsland('drafts', Drafts);
