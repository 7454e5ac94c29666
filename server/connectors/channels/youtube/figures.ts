// Figures of films: counts come as texts, and those that YouTube does not show are missing. Shares are told by the
// Analytics API alone, some days late.

import * as v from 'valibot';
import type { Clock } from '../../../kernel/clock.ts';
import { errorSaying } from '../../../kernel/said-error.ts';
import { OutboundError } from '../../outbound-error.ts';
import { ask } from '../ask.ts';
import type { Call, Figures } from '../connector.ts';
import { withQuery } from '../oauth.ts';
import { Count } from '../told.ts';
import { askData, bearer, hasRight, wordsOf } from './api.ts';

const ANALYTICS = 'https://youtubeanalytics.googleapis.com';
/** YouTube answers for so many at once. */
const AT_ONCE = 50;
/** Before there was YouTube. */
const EVER = '2005-01-01';

const Statistics = v.object({
  items: v.array(
    v.object({
      id: v.string(),
      statistics: v.nullish(v.object({ viewCount: Count, likeCount: Count, commentCount: Count }), {}),
    }),
  ),
});

/** @throws Error when YouTube does not tell */
export async function measure(call: Call, ids: readonly string[]): Promise<ReadonlyMap<string, Figures>> {
  const all = new Map<string, Figures>();
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    const reply = await askData(call, 'videos', { part: 'statistics', id: some.join(',') });
    if (reply.status !== 200) throw errorSaying(wordsOf(reply));
    for (const { id, statistics } of v.parse(Statistics, reply.json).items) {
      const { viewCount: impressions, likeCount: likes, commentCount: comments } = statistics;
      const shares = await readShares(call, id);
      const given = Object.entries({ impressions, likes, comments, shares });
      all.set(id, Object.fromEntries(given.filter(([, count]) => count !== undefined)));
    }
  }
  return all;
}

const Report = v.object({ rows: v.nullish(v.array(v.tuple([Count])), []) });

/** Undefined where YouTube does not tell it (yet): the other figures stand without. */
async function readShares(call: Call, id: string): Promise<number | undefined> {
  if (!hasRight(call, 'yt-analytics.readonly')) return undefined;
  const query = {
    ids: 'channel==MINE',
    startDate: EVER,
    endDate: today(call.clock),
    metrics: 'shares',
    filters: `video==${id}`,
  };
  try {
    const reply = await ask(call, ANALYTICS, withQuery('/v2/reports', query), { headers: bearer(call) });
    const read = v.safeParse(Report, reply.json);
    return reply.status === 200 && read.success ? read.output.rows[0]?.[0] : undefined;
  } catch (error) {
    if (error instanceof OutboundError) return undefined;
    throw error;
  }
}

function today(clock: Clock): string {
  return new Date(clock.now()).toISOString().slice(0, 10);
}
