// X API v2: where it is, what a call carries, and what its replies say of limits.
import type { Clock } from '../../../kernel/clock.ts';
import { MINUTE, SECOND } from '../../../kernel/clock.ts';
import { type Asked, ask, type Reply } from '../ask.ts';
import type { Call } from '../connector.ts';

export const API = 'https://api.x.com';

/** Asks as the account. @throws OutboundError */
export function askX(call: Call, path: string, asked: Asked = {}): Promise<Reply> {
  const { token = '' } = call.credential ?? {};
  return ask(call, API, path, { ...asked, headers: { Authorization: `Bearer ${token}`, ...asked.headers } });
}

/** The windows that X counts in, by the beginning of their headers, and whom each counts. */
const WINDOWS = [
  { of: 'account', counted: '15 minutes', head: 'x-rate-limit' },
  { of: 'account', counted: '24 hours', head: 'x-user-limit-24hour' },
  { of: 'app', counted: '24 hours', head: 'x-app-limit-24hour' },
] as const;

/** Tells what a reply to a call that publishes says of limits. */
export function tellLimits(call: Call, counted: string, { headers, status }: Reply): void {
  for (const window of WINDOWS) {
    const most = figureOf(headers[`${window.head}-limit`]);
    const left = figureOf(headers[`${window.head}-remaining`]);
    const reset = figureOf(headers[`${window.head}-reset`]);
    if (reset === undefined) continue;
    const endsAt = reset * SECOND;
    const isOver = status === 429 && !(left !== undefined && left > 0);
    call.tell({
      // Each endpoint is counted apart.
      ...{ of: window.of, counted: `${counted}/${window.counted}`, alike: true, endsAt },
      ...(most !== undefined && left !== undefined && { used: most - left, most }),
      ...(isOver && { blockedUntil: endsAt }),
    });
  }
}

/** X names no moment: its windows are a quarter of an hour. */
const USUAL_WAIT = 15 * MINUTE;

/** When a call that was too many may be made again, UTC milliseconds: when all windows that are used up have ended. */
export function resetOf({ headers }: Reply, clock: Clock): number {
  const ends = WINDOWS.flatMap(({ head }) => {
    const reset = figureOf(headers[`${head}-reset`]);
    // One that says nothing of what is left says when to come again all the same.
    const isOver = (headers[`${head}-remaining`] ?? '0') === '0';
    return reset !== undefined && isOver ? [reset * SECOND] : [];
  });
  return ends.length > 0 ? Math.max(...ends) : clock.now() + USUAL_WAIT;
}

function figureOf(header: string | string[] | undefined): number | undefined {
  return typeof header === 'string' && /^\d+$/.test(header) ? Number(header) : undefined;
}
