// What can be done with a finished strategy: read it in a dialog, print it.
import { type FormEvent, useState } from 'react';
import type { Strategy } from '../../server/contract/strategy.ts';
import { TOASTS } from '../../server/contract/texts.ts';
import { Button } from '../../views/components/button.tsx';
import { api, messageOf } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { toast } from '../runtime/screen.ts';
import { useWrite } from '../runtime/use-write.ts';
import { StrategyDialog } from './strategy-dialog.tsx';

export interface StrategyActionsProps {
  readonly id: number;
  readonly canWrite: boolean;
  /** May make a public link. */
  readonly mayShare: boolean;
  readonly locale: string;
  readonly timeZone: string;
}

function StrategyActions({ id, canWrite, mayShare, locale, timeZone }: StrategyActionsProps) {
  const [strategy, setStrategy] = useState<Strategy>();
  const [isOpen, setOpen] = useState(false);
  const { isPending, write } = useWrite();

  const open = (event: FormEvent) => {
    event.preventDefault();
    return write(() => api<Strategy>('GET', `/api/strategies/${id}`), {
      asks: true,
      done: (found) => {
        setStrategy(found);
        setOpen(true);
      },
      failed: (error) => ({ ...TOASTS.strategyUnread, description: messageOf(error) }),
    });
  };

  return (
    <>
      <form action="/screens/ai-strategy" onSubmit={open}>
        <input type="hidden" name="strategy" value={id} />
        {/* Not disabled while it opens: the dialog gives the focus back to it. */}
        <Button
          id="view-strategy"
          type="submit"
          variant="primary"
          icon="eye"
          aria-busy={isPending || undefined}
        >
          View Full Strategy
        </Button>
      </form>
      <form action={`/api/strategies/${id}/pdf`} onSubmit={() => toast(TOASTS.pdfDownload)}>
        <Button id="download-strategy" type="submit" icon="download">
          Download PDF
        </Button>
      </form>
      {strategy && (
        <StrategyDialog
          open={isOpen}
          onClose={() => setOpen(false)}
          {...{ strategy, setStrategy, canWrite, mayShare, locale, timeZone }}
        />
      )}
    </>
  );
}

export default defineIsland('strategy-actions', StrategyActions);
