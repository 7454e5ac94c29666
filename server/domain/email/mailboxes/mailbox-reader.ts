// What the domain asks of whoever reads mailboxes.

import type { ReturnReport } from '../../../contract/bounce.ts';
import type { ReturnMailboxInput } from '../../../contract/return-mailbox.ts';
import type { Told } from '../../../contract/sentence.ts';

/** A mailbox, ready to be read. */
export interface Mailbox extends Omit<ReturnMailboxInput, 'password'> {
  readonly password: string;
  /** Among which addresses its server may lie. */
  readonly reach: 'anywhere' | 'public';
}

/** How far a mailbox was read: the number of its last message, good for as long as its `validity` stays. */
export interface MailboxMark {
  readonly validity: string | null;
  readonly uid: number;
}

/** @returns whether a report was about a mail of ours */
export type MailboxTake = (report: ReturnReport) => Promise<boolean>;

/** What one reading told, as far as it came. */
export interface MailboxTold {
  readonly mark: MailboxMark;
  readonly taken: number;
  /** Messages that were no reports about mails of ours. */
  readonly others: number;
  /** Whether there was more to read. */
  readonly isMore: boolean;
  /** Whether all that failed are letters at its end, which its server does not hand out. */
  readonly lacksLetters: boolean;
  /** Why it ended early, in the server's words where it said any; null when it did not. */
  readonly failure: Told | null;
}

export interface MailboxReader {
  /** Reads what is new since `mark`. Never throws, and ends in bounded time. */
  read(mailbox: Mailbox, mark: MailboxMark, take: MailboxTake): Promise<MailboxTold>;
}
