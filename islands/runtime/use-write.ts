// A write of an island from the press to what the page shows of it: sent once however often one presses, told in a toast,
// and the screen drawn anew.
import { useRef, useState } from 'react';
import { ApiError, messageOf } from './api.ts';
import { refresh, type ToastDetail, toast } from './screen.ts';

/** How a write ends. */
export interface Outcome<Answer> {
  /** It is saved; the screen is still as it was. @returns what to tell, if anything */
  readonly done?: (answer: Answer) => ToastDetail | undefined;
  /** It is not: what to tell, or a title for the server's own words. Who tells it in its own place tells nothing here. */
  readonly failed: string | ((error: unknown) => ToastDetail | undefined);
  /** It leads to another screen: this one is not drawn anew, and the button stays as it is until then. */
  readonly leads?: boolean;
  /** Nothing is written, only asked for: the screen is as it was. */
  readonly asks?: boolean;
}

interface Writing {
  readonly isPending: boolean;
  /** @returns whether it is saved, once the page shows it; undefined when another write of this island is on its way */
  write<Answer>(send: () => Promise<Answer>, outcome: Outcome<Answer>): Promise<boolean | undefined>;
}

/** The thing is gone, or has moved on: what the page shows of it is no longer true. */
const OUT_OF_DATE = [404, 409];

/** Writes of this page that are on their way: what the server draws before the last is saved would be old at once. */
let open = 0;

export function useWrite(): Writing {
  const [isPending, setPending] = useState(false);
  const isBusy = useRef(false);
  const write: Writing['write'] = async (send, outcome) => {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setPending(true);
    const saved = await attempt(send, outcome);
    isBusy.current = false;
    if (!(saved && outcome.leads)) setPending(false);
    return saved;
  };
  return { isPending, write };
}

/** One write without a button that waits for it, such as an Undo. Never throws. @returns whether it is saved */
export async function attempt<Answer>(
  send: () => Promise<Answer>,
  { done, failed, leads = false, asks = false }: Outcome<Answer>,
): Promise<boolean> {
  let isOld = false;
  let isSaved = false;
  open += 1;
  try {
    const answer = await send();
    const words = done?.(answer);
    if (words) toast(words);
    isSaved = true;
    isOld = !leads && !asks;
  } catch (error) {
    const words = typeof failed === 'string' ? describe(failed, error) : failed(error);
    if (words) toast(words);
    // What stands in the island itself would be drawn away before it is read.
    isOld = words !== undefined && error instanceof ApiError && OUT_OF_DATE.includes(error.status);
  }
  open -= 1;
  if (isOld && open === 0) await refresh();
  return isSaved;
}

function describe(title: string, error: unknown): ToastDetail {
  return { title, description: messageOf(error), variant: 'destructive' };
}
