// What mail servers say of an address: by their codes alone (RFC 3463, RFC 5321), never by their words.
import type { BounceKind } from '../contract/bounce.ts';

/** `550 5.1.1 ...`, of several lines `550-5.1.1 ...`; or the second alone. */
const REPLY = /(?:^|[\s:(])([45]\d\d)[ -]+(?:#?([45]\.\d{1,3}\.\d{1,3})\b)?.*/m;
const STATUS = /(?:^|[\s#(])([45]\.\d{1,3}\.\d{1,3})\b.*/m;

export interface Codes {
  /** `550`; null where there is none. */
  readonly reply: string | null;
  /** `5.1.1`; null where there is none. */
  readonly status: string | null;
  /** What it was said with; null where there is no code. */
  readonly line: string | null;
}

/** The codes in what a server answered. */
export function readCodes(answer: string): Codes {
  const reply = REPLY.exec(answer);
  const status = reply?.[2] === undefined ? STATUS.exec(answer) : null;
  return {
    reply: reply?.[1] ?? null,
    status: reply?.[2] ?? status?.[1] ?? null,
    line: (reply ?? status)?.[0].trim() ?? null,
  };
}

/**
 * Of a refusal while sending: `hard` only where the server says that there is no such address, `soft` for a full mailbox.
 * Anything else may be about us, and says nothing of the address.
 */
export function judgeRefusal(answer: string): BounceKind | null {
  const { reply, status } = readCodes(answer);
  if (status !== null && isNoAddress(status)) return 'hard';
  return status === '5.2.2' || (status === null && reply === '552') ? 'soft' : null;
}

/** 5.1.x, without those that are about the sender. */
function isNoAddress(status: string): boolean {
  return /^5\.1\.\d+$/.test(status) && !['5.1.7', '5.1.8'].includes(status);
}

/** The mailbox is closed, or its domain is not there; the last is Exchange's own. */
const GONE = ['5.2.1', '5.4.4', '5.4.310'];
/** Where a server has no better word, a refused mailbox has one of these (RFC 5321, 4.2.3). */
const NO_MAILBOX = ['550', '551', '553'];
/** Said by servers of Exim, Exchange Online and Outlook.com of mailboxes that are not there. */
const VAGUE = ['5.0.0', '5.4.1', '5.5.0'];

/**
 * Of a report that a mail could not be delivered.
 * @param report.status as the report gives it; null without one
 * @param report.said what the server answered that did not take the mail: nearer to the truth than the report about it
 */
export function judgeReport({ status, said }: { status: string | null; said: Codes }): BounceKind {
  const exact = said.status ?? status ?? (said.reply === null ? '5.0.0' : `${said.reply[0]}.0.0`);
  if (isNoAddress(exact) || GONE.includes(exact)) return 'hard';
  const isRefused =
    said.reply === null ? exact === '5.0.0' && status !== null : NO_MAILBOX.includes(said.reply);
  return VAGUE.includes(exact) && isRefused ? 'hard' : 'soft';
}
