// The event stream: what happens in the caller's business, told to one browser as it happens.
import { PassThrough } from 'node:stream';
import { defineRoute } from '../http/route.ts';
import { MINUTE, SECOND } from '../kernel/clock.ts';

/** Browsers wait this long before they come back, milliseconds. */
const RETRY = 3000;
/** A comment now and then tells proxies, and us, that the other end is still there. */
const KEEP_ALIVE = 25 * SECOND;
/** Then the browser comes back, and is asked anew who it is. */
const LONGEST = 15 * MINUTE;

export const streamEvents = defineRoute({
  method: 'GET',
  path: '/api/events',
  who: 'account',
  handler: async ({ app, actor, http }) => {
    const stream = new PassThrough();
    const type = 'text/event-stream';
    http.set({ 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' });
    if (http.method === 'HEAD') return { raw: { type, content: stream.end() } };
    const remove = await app.live.add({
      accountId: actor.accountId,
      businessId: actor.businessId,
      send: (message) => void stream.write(message),
      end: () => void stream.end(),
    });
    const keepAlive = setInterval(() => stream.write(': still here\n\n'), KEEP_ALIVE);
    const limit = setTimeout(() => stream.end(), LONGEST);
    const settle = () => {
      remove();
      clearInterval(keepAlive);
      clearTimeout(limit);
    };
    stream.once('finish', settle).once('close', settle);
    stream.write(`retry: ${RETRY}\n\n`);
    return { raw: { type, content: stream } };
  },
});
