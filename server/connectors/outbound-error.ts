// Why a request to the outside has no answer.
import { type Said, SaidError } from '../kernel/said-error.ts';

/**
 * `refused` by us: not a place that may be reached. `unreachable`: no such name, no connection, or it broke off.
 * `timeout`, `too-large`: it did not end in time or size.
 */
export type OutboundReason = 'refused' | 'unreachable' | 'timeout' | 'too-large';

export class OutboundError extends SaidError {
  readonly reason: OutboundReason;
  /** Whether the other side may have received the request: then nobody knows what it did. */
  readonly isSent: boolean;

  constructor(reason: OutboundReason, sentence: Said, isSent = false) {
    super(sentence);
    this.reason = reason;
    this.isSent = isSent;
  }
}
