// What is done with a whole library: look again, and have drafts written.

import { type FormEvent, useState } from 'react';
import { LIMITS } from '../../server/contract/constants/limits.ts';
import { Button } from '../../views/components/button.tsx';
import { Dialog } from '../../views/components/dialog.tsx';
import { Progress } from '../../views/components/feedback.tsx';
import { TextField } from '../../views/components/field.tsx';
import { Form } from '../../views/components/form.tsx';
import { FormDialog } from '../../views/components/form-dialog.tsx';
import { messageOf } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { useHeldRegion } from '../runtime/hold-region.ts';
import { loadQuery } from '../runtime/query.ts';
import { announce } from '../runtime/screen.ts';
import { useWrite } from '../runtime/use-write.ts';
import { writeDrafts } from '../runtime/writing.ts';

export interface LibraryBarProps {
  readonly platformId: number;
  /** Of the platform's page, for plain forms. */
  readonly segment: string;
  readonly userId: number;
  readonly canWrite: boolean;
}

/** Drafts that are asked for unless a person says otherwise. */
const SUGGESTED = 3;

function LibraryBar({ platformId, segment, userId, canWrite }: LibraryBarProps) {
  const { isPending: isBusy, write } = useWrite();
  const [isWriting, setWriting] = useState(false);
  useHeldRegion(isWriting, 'library-refresh');

  const path = `/platforms/${segment}`;

  const openWriting = (event: FormEvent) => {
    event.preventDefault();
    setWriting(true);
  };
  const askAgain = async () => {
    const answer = await loadQuery(`/api/users/${userId}/contents`);
    if (answer.status === 'failed') throw answer.error.cause;
  };
  const lookAgain = async (event: FormEvent) => {
    event.preventDefault();
    if (await write(askAgain, { failed: 'Could not look again' })) {
      announce('The content library is up to date.');
    }
  };
  return (
    <>
      <form action={`/screens${path}`} onSubmit={lookAgain}>
        <input type="hidden" name="tab" value="content" />
        <Button id="library-refresh" type="submit" icon="refresh" pending={isBusy}>
          Refresh
        </Button>
      </form>
      {canWrite && (
        <Form action="/api/contents/generate" onSubmit={openWriting}>
          <input type="hidden" name="platformId" value={platformId} />
          <input type="hidden" name="count" value={SUGGESTED} />
          <input type="hidden" name="screen" value={`${path}?tab=content`} />
          <input type="hidden" name="next" value={`${path}?tab=content&status=drafts`} />
          <Button id="library-write" type="submit" icon="pencil">
            Write drafts
          </Button>
        </Form>
      )}
      {isWriting && <WriteDialog platformId={platformId} onClose={() => setWriting(false)} />}
    </>
  );
}

function WriteDialog({ platformId, onClose }: { platformId: number; onClose: () => void }) {
  const [error, setError] = useState<string>();
  /** How many are looked after, of how many; only where that takes a while. */
  const [stand, setStand] = useState<{ readonly written: number; readonly wanted: number }>();
  const { isPending, write } = useWrite();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const count = Number(new FormData(event.currentTarget).get('count'));
    if (!Number.isInteger(count) || count < 1 || count > LIMITS.generate) {
      return setError(`Enter a whole number from 1 to ${LIMITS.generate}.`);
    }
    setError(undefined);
    const payload = { platformId, count };
    return write(() => writeDrafts(payload, (written) => setStand({ written, wanted: count })), {
      done: (length) => {
        onClose();
        return {
          title: `${length} ${length === 1 ? 'draft' : 'drafts'} written`,
          description: missing(count, length),
        };
      },
      failed: (failure) => {
        setStand(undefined);
        setError(messageOf(failure));
        return undefined;
      },
    });
  };
  if (stand) return <Underway {...stand} onClose={onClose} />;
  return (
    <FormDialog
      id="write-drafts"
      onClose={onClose}
      title="Write drafts"
      description="They are written from your business profile and wait here until you schedule them."
      submit="Write"
      pending={isPending}
      pendingLabel="Writing..."
      onSubmit={submit}
    >
      <TextField
        name="count"
        label="How many"
        required
        type="number"
        inputMode="numeric"
        min={1}
        max={LIMITS.generate}
        defaultValue={SUGGESTED}
        error={error}
      />
    </FormDialog>
  );
}

interface UnderwayProps {
  readonly written: number;
  readonly wanted: number;
  readonly onClose: () => void;
}

/** A model takes its time: whoever does not want to look on is told when the drafts are there. */
function Underway({ written, wanted, onClose }: UnderwayProps) {
  return (
    <Dialog
      id="write-drafts-underway"
      open
      onClose={onClose}
      title="Writing drafts"
      description="This takes a while. You may close it: the drafts wait here when they are done."
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <Progress
        id="write-drafts-progress"
        label="Written"
        value={written}
        max={wanted}
        valueText={`${written} of ${wanted}`}
      />
    </Dialog>
  );
}

function missing(wanted: number, got: number): string {
  return got < wanted
    ? `You asked for ${wanted}: the profile holds no more to write about. Add facts to it.`
    : 'Edit and schedule them here.';
}

export default defineIsland('library-bar', LibraryBar);
