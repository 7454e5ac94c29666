// Why a request to the outside has no answer.

/**
 * `refused` by us: not a place that may be reached. `unreachable`: no such name, no connection, or it broke off.
 * `timeout`, `too-large`: it did not end in time or size.
 */
export type OutboundReason = 'refused' | 'unreachable' | 'timeout' | 'too-large';

export class OutboundError extends Error {
  readonly reason: OutboundReason;
  /** Whether the other side may have received the request: then nobody knows what it did. */
  readonly isSent: boolean;

  constructor(reason: OutboundReason, message: string, isSent = false) {
    super(message);
    this.reason = reason;
    this.isSent = isSent;
  }
}
