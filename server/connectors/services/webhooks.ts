// Calls to addresses that people gave us, by HTTP: public ones only, and nothing of the answer but its status is read.

import type { CallOutcome, WebhookCaller } from '../../domain/automations/index.ts';
import { say } from '../../sentences/index.ts';
import { type Outbound, OutboundError } from '../http.ts';

const TIMEOUT = 10_000;
/** Of what is asked wrongly, these may be right later. */
const PASSING = [408, 425, 429];

export function createWebhookCaller({
  outbound,
  timeout = TIMEOUT,
}: {
  readonly outbound: Outbound;
  /** Milliseconds. */
  readonly timeout?: number;
}): WebhookCaller {
  return {
    mayCall: (url) => outbound.mayBePublic(url),
    async call(url, { headers, body }) {
      try {
        const request = { method: 'POST', headers, body, timeout, isStatusEnough: true } as const;
        return judge((await outbound.callPublic(url, '', request)).status);
      } catch (error) {
        if (!(error instanceof OutboundError)) throw error;
        return { end: 'failed', error: error.sentence, isFinal: error.reason === 'refused' };
      }
    },
  };
}

function judge(status: number): CallOutcome {
  if (status >= 200 && status < 300) return { end: 'taken' };
  const isFinal = status < 500 && !PASSING.includes(status);
  return { end: 'failed', error: say('networks.webhook-answered', { status }), isFinal };
}
