// What Pinterest tells of pins: to business accounts alone.

import * as v from 'valibot';
import { DAY } from '../../../kernel/clock.ts';
import { errorSaying } from '../../../kernel/said-error.ts';
import type { Call, Figures } from '../connector.ts';
import { Count } from '../told.ts';
import { askPinterest, noteLimit, type Pinner, pinnerOf, troubleOf } from './api.ts';

const Metrics = v.nullish(v.record(v.string(), Count), {});
const Analytics = v.object({ all: v.object({ summary_metrics: Metrics, lifetime_metrics: Metrics }) });

const METRICS = ['IMPRESSION', 'OUTBOUND_CLICK', 'SAVE', 'TOTAL_COMMENTS', 'TOTAL_REACTIONS'];
/** Pinterest goes back no further. */
const BACK = 89 * DAY;

/** By the ids of pins; one of which nothing is told is left out. @throws OutboundError; Error when Pinterest does not answer */
export async function measure(call: Call, ids: readonly string[]): Promise<ReadonlyMap<string, Figures>> {
  const pinner = pinnerOf(call);
  const figures = new Map<string, Figures>();
  for (const id of ids) {
    const told = await measureOne(pinner, id);
    if (told && Object.keys(told).length > 0) figures.set(id, told);
  }
  return figures;
}

async function measureOne(pinner: Pinner, id: string): Promise<Figures | undefined> {
  const day = (moment: number) => new Date(moment).toISOString().slice(0, 10);
  const now = pinner.clock.now();
  const dates = `start_date=${day(now - BACK)}&end_date=${day(now)}`;
  const query = `${dates}&metric_types=${METRICS.join(',')}&app_types=ALL&split_field=NO_SPLIT`;
  const reply = await askPinterest(pinner, `/pins/${encodeURIComponent(id)}/analytics?${query}`);
  // A pin that is gone, or an account that is no business.
  if (reply.status === 403 || reply.status === 404) return undefined;
  const read = v.safeParse(Analytics, reply.json);
  if (reply.status === 200 && read.success) return toFigures(read.output.all);
  if (reply.status === 429) noteLimit(pinner, reply);
  throw errorSaying(troubleOf(reply).message);
}

function toFigures({
  summary_metrics: summary,
  lifetime_metrics: lifetime,
}: v.InferOutput<typeof Analytics>['all']) {
  const figures = {
    impressions: summary.IMPRESSION,
    clicks: summary.OUTBOUND_CLICK,
    shares: summary.SAVE,
    comments: lifetime.TOTAL_COMMENTS,
    likes: lifetime.TOTAL_REACTIONS,
  };
  return Object.fromEntries(Object.entries(figures).filter(([, count]) => count !== undefined)) as Figures;
}
