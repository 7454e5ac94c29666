// What a mail server's refusal says of the address: by its codes alone (RFC 3463, RFC 5321), never by its words.
import type { BounceKind } from '../contract/bounce.ts';

/** `550 5.1.1 ...`, of several lines `550-5.1.1 ...`. */
const REPLY = /\b([45]\d\d)(?:[ -]+#?([45]\.\d{1,3}\.\d{1,3})\b)?/;

export interface Codes {
  /** `550`; null where there is none. */
  readonly reply: string | null;
  /** `5.1.1`; null where there is none. */
  readonly status: string | null;
}

/** The codes in what a server answered. */
export function readCodes(answer: string): Codes {
  const [, reply = null, status = null] = REPLY.exec(answer) ?? [];
  return { reply, status };
}

/**
 * Of a refusal while sending: `hard` only where the server says that there is no such address (5.1.x, without those that
 * are about the sender), `soft` for a full mailbox. Anything else may be about us, and says nothing of the address.
 */
export function judgeRefusal(answer: string): BounceKind | null {
  const { reply, status } = readCodes(answer);
  if (status !== null && isNoAddress(status)) return 'hard';
  return status === '5.2.2' || (status === null && reply === '552') ? 'soft' : null;
}

function isNoAddress(status: string): boolean {
  return /^5\.1\.\d+$/.test(status) && !ABOUT_SENDER.includes(status);
}

const ABOUT_SENDER = ['5.1.7', '5.1.8'];
