// How many posts Instagram takes in a day, and when there is room again: it counts the last 24 hours at any time, so a place is
// free when the oldest post of them is a day old.

import * as v from 'valibot';
import { DAY, HOUR, SECOND } from '../../../kernel/clock.ts';
import { say } from '../../../sentences/index.ts';
import { OutboundError } from '../../outbound-error.ts';
import { askGraph, type SignedCall } from '../../vendors/meta/graph.ts';
import { StagingEnded } from '../ask.ts';
import { Count, momentOf } from '../told.ts';
import { ofAccount, placeOf } from './place.ts';

const Quota = v.object({
  data: v.tuple([
    v.object({
      config: v.object({ quota_total: v.number(), quota_duration: Count }),
      quota_usage: v.number(),
    }),
  ]),
});

interface Room {
  readonly used: number;
  readonly most: number;
  /** The time that it counts, milliseconds. */
  readonly window: number;
}

/** @throws StagingEnded when as many posts went out as it allows */
export async function requireRoom(call: SignedCall): Promise<void> {
  const room = await readRoom(call);
  // Who does not say lets it be tried.
  if (!room) return;
  const { used, most } = room;
  const at = used < most ? undefined : await freeAt(call, room);
  call.tell({ of: 'account', counted: 'posts', alike: true, used, most, ...(at && { endsAt: at }) });
  if (at === undefined) return;
  const error = say('networks.instagram-full', { most: room.most, hours: Math.round(room.window / HOUR) });
  throw new StagingEnded({ end: 'retry', at, error });
}

/** When Instagram takes a post again that it has refused as one too many, UTC milliseconds. @throws OutboundError */
export async function roomAt(call: SignedCall): Promise<number> {
  const room = await readRoom(call);
  return room ? freeAt(call, room) : call.clock.now() + ASK_AGAIN;
}

async function readRoom(call: SignedCall): Promise<Room | undefined> {
  const query = { fields: 'config,quota_usage' };
  const reply = await askGraph(call, placeOf(call), ofAccount(call, 'content_publishing_limit'), { query });
  const read = v.safeParse(Quota, reply.json);
  if (reply.status >= 300 || !read.success) return undefined;
  const [{ config, quota_usage: used }] = read.output.data;
  const { quota_duration: seconds } = config;
  return { used, most: config.quota_total, window: seconds ? seconds * SECOND : DAY };
}

/** Where it cannot be reckoned: what others have posted and taken down counts, and is in no list. */
const ASK_AGAIN = 3 * HOUR;
const List = v.object({ data: v.array(v.object({ timestamp: v.string() })) });

async function freeAt(call: SignedCall, { used, most, window }: Room): Promise<number> {
  const now = call.clock.now();
  const moments = (await listMoments(call, used)).filter((moment) => moment > now - window);
  // So many have to be too old before there is room for one.
  const last = moments.sort((one, other) => one - other)[used - most];
  const isWhole = moments.length >= used;
  return isWhole && last !== undefined ? last + window + SECOND : now + ASK_AGAIN;
}

async function listMoments(call: SignedCall, limit: number): Promise<number[]> {
  const query = { fields: 'timestamp', limit: String(limit) };
  const reply = await askGraph(call, placeOf(call), ofAccount(call, 'media'), { query }).catch(
    (error: unknown) => {
      if (error instanceof OutboundError) return undefined;
      throw error;
    },
  );
  const read = v.safeParse(List, reply?.json);
  return read.success ? read.output.data.flatMap(({ timestamp }) => momentOf(timestamp) ?? []) : [];
}
