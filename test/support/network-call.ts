// What a connector is given for one call, where a test makes it by hand.
import type { Call } from '../../server/connectors/channels/connector.ts';
import { Outbound } from '../../server/connectors/http.ts';
import { SimulatedClock } from '../../server/kernel/clock.ts';

/** A call that nobody gives up, for the first connection's account without a sign-in. */
export function makeCall(change: Partial<Call> = {}): Call {
  return {
    channel: 'facebook',
    profile: 'connection-1',
    credential: null,
    outbound: new Outbound(),
    signal: new AbortController().signal,
    clock: new SimulatedClock(0),
    tell: () => {},
    ...change,
  };
}
