// The secret address under which calendar programs follow the schedule.
import { useState } from 'react';
import type { CalendarAddress } from '../../server/contract/calendar.ts';
import { Button } from '../../views/components/button.tsx';
import { Dialog } from '../../views/components/dialog.tsx';
import { TextField } from '../../views/components/field.tsx';
import { api } from '../runtime/api.ts';
import { copyText } from '../runtime/copy.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { toast } from '../runtime/screen.ts';
import { useWrite } from '../runtime/use-write.ts';

export interface CalendarShareProps {
  /** Whether this person may make and renew the address. */
  readonly canWrite: boolean;
}

const FEED = '/api/calendar/feed';

function CalendarShare({ canWrite }: CalendarShareProps) {
  const [isOpen, setOpen] = useState(false);
  const { isPending, write } = useWrite();
  const [url, setUrl] = useState<string | null>(null);

  const load = (method: 'GET' | 'POST') =>
    write(() => api<CalendarAddress>(method, FEED), {
      asks: true,
      done: (address) => {
        setUrl(address.url);
        setOpen(true);
        if (method === 'GET' || !url) return;
        return { title: 'Address renewed', description: 'The old one no longer works.' };
      },
      failed: 'The address could not be had',
    });
  const copy = async () => {
    if (await copyText(url ?? '')) return toast({ title: 'Address copied' });
    document.querySelector<HTMLInputElement>('#calendar-address')?.select();
    toast({ title: 'Copy it by hand', description: 'The address is selected.', variant: 'destructive' });
  };

  return (
    <>
      {/* Never disabled: it would lose the focus that the dialog gives back to it. */}
      <Button
        id="calendar-subscribe"
        icon="link"
        aria-busy={(isPending && !isOpen) || undefined}
        onClick={() => load('GET')}
      >
        Subscribe
      </Button>
      {isOpen && (
        <Dialog
          id="calendar-share"
          open
          busy={isPending}
          onClose={() => setOpen(false)}
          title="Subscribe in your calendar"
          description="Your calendar program follows the schedule by itself: add this address as a subscription."
          footer={<Footer {...{ url, canWrite, isPending, onCopy: copy, onRenew: () => load('POST') }} />}
        >
          {url ? (
            <TextField
              name="address"
              id="calendar-address"
              label="Secret address"
              required
              readOnly
              value={url}
              hint="Whoever has it can read your planned posts without signing in. Renew it to shut everyone out."
            />
          ) : (
            <p>
              {canWrite
                ? 'There is no address yet. Whoever has it will be able to read your planned posts without signing in; you can renew it at any time.'
                : 'There is no address yet. Ask an owner or editor to make one.'}
            </p>
          )}
        </Dialog>
      )}
    </>
  );
}

interface FooterProps {
  readonly url: string | null;
  readonly canWrite: boolean;
  readonly isPending: boolean;
  readonly onCopy: () => void;
  readonly onRenew: () => void;
}

function Footer({ url, canWrite, isPending, onCopy, onRenew }: FooterProps) {
  return (
    <>
      {canWrite && (
        <Button variant={url ? 'secondary' : 'primary'} pending={isPending} onClick={onRenew}>
          {url ? 'Renew' : 'Make an address'}
        </Button>
      )}
      {url && (
        <Button variant="primary" icon="copy" onClick={onCopy}>
          Copy
        </Button>
      )}
    </>
  );
}

export default defineIsland('calendar-share', CalendarShare);
