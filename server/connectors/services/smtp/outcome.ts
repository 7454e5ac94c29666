// What an SMTP failure means for the one mail it met: never taken, refused for good, or nobody knows. Decided by the
// step and the reply code, never by words.

import type { SendOutcome } from '../../../domain/letters/index.ts';
import { MINUTE } from '../../../kernel/clock.ts';
import { toldBy } from '../../../kernel/said-error.ts';
import { judgeRefusal } from '../../mail-codes.ts';

/** What nodemailer throws. */
export interface SmtpFailure extends Error {
  /** Its own class of error: EENVELOPE before the content, EMESSAGE for the reply to it, others for the connection. */
  readonly code?: string;
  readonly responseCode?: number;
  /** The server's answer, with its codes. */
  readonly response?: string;
  /** The SMTP command that was refused. */
  readonly command?: string;
}

/** The first pause; whoever tries again makes it longer each time. */
const SOON = MINUTE;

/**
 * @param known `begun`: some of the content had left, so a mail without a reply may have arrived
 */
export function toOutcome(failure: SmtpFailure, known: { begun: boolean; now: number }): SendOutcome {
  const error = toldBy(failure);
  const isReply = failure.code === 'EENVELOPE' || failure.code === 'EMESSAGE';
  if (!isReply && known.begun) return { end: 'unknown', error };
  if (!isReply || concernsEveryMail(failure)) {
    return { end: 'retry', at: known.now + SOON, error, scope: 'server', hasBegun: known.begun };
  }
  return judgeReply(failure, known);
}

function judgeReply(failure: SmtpFailure, known: { begun: boolean; now: number }): SendOutcome {
  const error = toldBy(failure);
  const code = failure.responseCode ?? 0;
  if (code >= 400 && code < 500) {
    return { end: 'retry', at: known.now + SOON, error, scope: 'recipient' };
  }
  // Without a reply code the address or the mail was refused on this side, before anything left.
  if (code >= 500 || !known.begun)
    return { end: 'refused', reason: error, bounce: judgeRefusal(failure.response ?? '') };
  return { end: 'unknown', error };
}

/** The server is closing (421), or it refuses our sender: that waits until it is back, or the settings are right. */
function concernsEveryMail(failure: SmtpFailure): boolean {
  return (
    failure.responseCode === 421 || (failure.command === 'MAIL FROM' && failure.responseCode !== undefined)
  );
}
