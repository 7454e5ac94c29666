// What is done with a whole library: look again, write drafts, approve everything that waits.
import { type FormEvent, useState } from 'react';
import { LIMITS } from '../../server/contract/constants/limits.ts';
import { Button } from '../../views/components/button.tsx';
import { Dialog } from '../../views/components/dialog.tsx';
import { TextField } from '../../views/components/field.tsx';
import { api, messageOf } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { useHeldRegion } from '../runtime/hold-region.ts';
import { announce, refresh, toast } from '../runtime/screen.ts';

export interface LibraryBarProps {
  readonly platformId: number;
  readonly canWrite: boolean;
  /** Ids of the posts on view that wait for approval. */
  readonly awaiting: readonly number[];
}

const REGIONS = ['library', 'summary'];

function LibraryBar({ platformId, canWrite, awaiting }: LibraryBarProps) {
  const [busy, setBusy] = useState<'refresh' | 'approve'>();
  const [layer, setLayer] = useState<'write' | 'approve'>();
  const close = () => setLayer(undefined);
  useHeldRegion(layer !== undefined, 'library-refresh');

  const lookAgain = async () => {
    setBusy('refresh');
    await refresh(REGIONS);
    announce('The content library is up to date.');
    setBusy(undefined);
  };
  const approveAll = async () => {
    setBusy('approve');
    const failed = await approveEach(awaiting);
    close();
    setBusy(undefined);
    toast(describeApproval(awaiting.length, failed));
    await refresh(REGIONS);
  };

  return (
    <>
      <Button id="library-refresh" icon="refresh" pending={busy === 'refresh'} onClick={lookAgain}>
        Refresh
      </Button>
      {awaiting.length > 1 && (
        <Button id="library-approve" icon="check" onClick={() => setLayer('approve')}>
          Approve all {awaiting.length}
        </Button>
      )}
      {canWrite && (
        <Button id="library-write" icon="pencil" onClick={() => setLayer('write')}>
          Write drafts
        </Button>
      )}
      {layer === 'write' && <WriteDialog platformId={platformId} onClose={close} />}
      {layer === 'approve' && (
        <Dialog
          id="approve-all"
          open
          busy={busy === 'approve'}
          onClose={close}
          title={`Approve ${awaiting.length} posts?`}
          footer={
            <>
              <Button onClick={close}>Cancel</Button>
              <Button variant="primary" pending={busy === 'approve'} onClick={approveAll}>
                Approve all
              </Button>
            </>
          }
        >
          <p>Each leaves at its planned time. Until then any of them can be taken off the schedule again.</p>
        </Dialog>
      )}
    </>
  );
}

/** One after the other, so that what one refuses does not stop the rest. @returns the first refusal and how many */
async function approveEach(ids: readonly number[]): Promise<{ count: number; reason: string }> {
  let count = 0;
  let reason = '';
  for (const id of ids) {
    try {
      await api('POST', `/api/contents/${id}/approve`);
    } catch (error) {
      count += 1;
      reason ||= messageOf(error);
    }
  }
  return { count, reason };
}

function describeApproval(all: number, failed: { count: number; reason: string }) {
  if (failed.count === 0)
    return { title: `${all} posts approved`, description: 'They leave at their planned times.' };
  const title = `${failed.count} of ${all} posts could not be approved`;
  return { title, description: failed.reason, variant: 'destructive' as const };
}

function WriteDialog({ platformId, onClose }: { platformId: number; onClose: () => void }) {
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const write = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const count = Number(new FormData(event.currentTarget).get('count'));
    if (!Number.isInteger(count) || count < 1 || count > LIMITS.generate) {
      return setError(`Enter a whole number from 1 to ${LIMITS.generate}.`);
    }
    setPending(true);
    setError(undefined);
    try {
      const posts = await api<readonly unknown[]>('POST', '/api/contents/generate', { platformId, count });
      onClose();
      toast({
        title: `${posts.length} ${posts.length === 1 ? 'draft' : 'drafts'} written`,
        description: missing(count, posts.length),
      });
      await refresh(REGIONS);
    } catch (failure) {
      setPending(false);
      setError(messageOf(failure));
    }
  };
  return (
    <Dialog
      id="write-drafts"
      open
      busy={isPending}
      onClose={onClose}
      title="Write drafts"
      description="They are written from your business profile and wait here until you schedule them."
      footer={
        <>
          <Button disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form="write-drafts-form"
            variant="primary"
            pending={isPending}
            pendingLabel="Writing..."
          >
            Write
          </Button>
        </>
      }
    >
      <form id="write-drafts-form" onSubmit={write} noValidate>
        <TextField
          name="count"
          label="How many"
          required
          type="number"
          inputMode="numeric"
          min={1}
          max={LIMITS.generate}
          defaultValue={3}
          error={error}
        />
      </form>
    </Dialog>
  );
}

function missing(wanted: number, got: number): string {
  return got < wanted
    ? `You asked for ${wanted}: the profile holds no more to write about. Add facts to it.`
    : 'Edit and schedule them here.';
}

export default defineIsland('library-bar', LibraryBar);
