// The event stream: what happens in the caller's business, told to one browser as it happens.
import { PassThrough } from 'node:stream';
import * as v from 'valibot';
import { problem } from '../contract/problem.ts';
import type { HttpContext } from '../http/context.ts';
import { stillSpeaksFor } from '../http/middleware/actor.ts';
import { defineRoute } from '../http/route.ts';
import { MINUTE, SECOND } from '../kernel/clock.ts';

/** Browsers wait this long before they come back, milliseconds. */
const RETRY = 3000;
/** A comment now and then tells proxies, and us, that the other end is still there. */
const KEEP_ALIVE = 25 * SECOND;
/** Then the browser comes back, and is asked anew who it is. */
const LONGEST = 15 * MINUTE;

/** The id of an event; 0 stands before the first. */
const EventId = v.pipe(v.string(), v.regex(/^\d{1,9}$/, problem('id-of-an-event')), v.transform(Number));

export const streamEvents = defineRoute({
  method: 'GET',
  path: '/api/events',
  who: 'account',
  token: null,
  input: { query: v.object({ since: v.optional(EventId) }) },
  handler: async ({ app, actor, query, http }) => {
    const stream = new PassThrough();
    const type = 'text/event-stream';
    http.set({ 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' });
    if (http.method === 'HEAD') return { raw: { type, content: stream.end() } };
    const check = () => void endUnlessMay(stream, stillSpeaksFor(app, http, actor));
    const listener = {
      check,
      accountId: actor.accountId,
      businessId: actor.businessId,
      send: (message: string) => void stream.write(message),
      isOpen: () => !stream.writableEnded && !http.res.closed,
      end: () => void stream.end(),
    };
    const remove = await app.live.add(listener, lastSeen(http) ?? query.since);
    if (!listener.isOpen()) {
      remove();
      return { raw: { type, content: stream.end() } };
    }
    const keepAlive = setInterval(() => {
      stream.write(': still here\n\n');
      check();
    }, KEEP_ALIVE);
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

/** A stream outlives its request's permission: a session that ends takes its streams with it. */
async function endUnlessMay(stream: PassThrough, isAllowed: Promise<boolean>): Promise<void> {
  // A database that cannot be asked allows nothing.
  if (!(await isAllowed.catch(() => false))) stream.end();
}

/** What a browser that comes back by itself has heard last. */
function lastSeen(http: HttpContext): number | undefined {
  const seen = v.safeParse(EventId, http.request.get('Last-Event-ID'));
  return seen.success ? seen.output : undefined;
}
