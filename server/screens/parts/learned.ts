// What was learned of one channel, with what people say over it, and beside it what simulated readers really like.
import type {
  LearnedCell,
  LearnedChannel,
  LearnedLevel,
  LearnedProps,
} from '../../../views/screens/analytics/learned/types.ts';
import { MAIL_CHANNEL } from '../../contract/channels/index.ts';
import { worldOf } from '../../contract/connection.ts';
import type { Overrule, Stance } from '../../contract/overrule.ts';
import { isTrait } from '../../contract/trait.ts';
import { canWrite } from '../../domain/business/index.ts';
import type { ConnectionRecord } from '../../domain/channels/index.ts';
import { networkProfile } from '../../domain/content/index.ts';
import { tellGain } from '../../domain/email/index.ts';
import {
  type LearnedSoFar,
  learnedSoFar,
  readOverrules,
  settledBy,
  upliftOf,
} from '../../domain/evidence/index.ts';
import { ENOUGH_POSTS } from '../../domain/learning/index.ts';
import { DAY, endOfMinute } from '../../kernel/clock.ts';
import type { AccountRequest } from '../../pages/screen.ts';
import { wordsOf } from '../../sentences/index.ts';
import { gatherLearned } from './learned.repo.ts';
import { readId } from './query.ts';
import { isOnNetwork } from './world.ts';

/** Days before now as of which it is told what was believed. */
const BEFORE = [0, 28, 56, 84];

type Truth = ReturnType<AccountRequest['audienceOf']>;

export async function loadLearned(request: AccountRequest): Promise<LearnedProps> {
  const { ctx, actor, query, clock, form } = request;
  const q = ctx.db.read;
  // Within a minute nothing is believed otherwise: the same page may be kept for it.
  const now = endOfMinute(request.now);
  const [{ connections: all, mails, compares }, overrules, uplift] = await Promise.all([
    gatherLearned(q, actor.businessId),
    readOverrules(q, actor.businessId),
    upliftOf(q, actor.businessId),
  ]);
  const told = tellGain(mails, compares[0] ?? false);
  const channels = all.filter(({ type }) => isOnNetwork(type));
  const wanted = readId(query.get('channel'));
  const chosen = channels.find(({ id }) => id === wanted) ?? channels[0];
  const isShown = query.get('truth') === 'shown' && chosen?.network === 'sandbox';
  return {
    channels: channels.map((one) => ({ id: one.id, type: one.type, world: worldOf(one) })),
    channel: chosen
      ? toChannel(chosen, {
          learned: await learnedSoFar(q, chosen, clock.timeZone, {
            asOf: settledBy(now),
            before: BEFORE.map((days) => now - days * DAY).filter((at) => at >= chosen.createdAt),
          }),
          overrules: overrules.filter(({ platformId }) => platformId === chosen.id),
          truth: isShown ? truthOf(request, chosen) : null,
          now,
        })
      : null,
    uplift,
    mails: all.some(({ type }) => type === MAIL_CHANNEL)
      ? { gain: told.gain, says: wordsOf(told.verdict) }
      : null,
    canWrite: canWrite(actor),
    truth: chosen?.network !== 'sandbox' ? 'none' : isShown ? 'shown' : 'hidden',
    refused: form?.message ?? null,
    clock,
  };
}

function truthOf({ audienceOf }: AccountRequest, { id, type }: ConnectionRecord): Truth {
  return audienceOf({ channel: type, profile: networkProfile(id) });
}

function toChannel(
  connection: ConnectionRecord,
  parts: {
    readonly learned: LearnedSoFar;
    readonly overrules: readonly Overrule[];
    readonly truth: Truth | null;
    readonly now: number;
  },
): LearnedChannel {
  const { learned, overrules } = parts;
  return {
    id: connection.id,
    type: connection.type,
    world: worldOf(connection),
    posts: learned.times.posts,
    enough: ENOUGH_POSTS,
    cells: toCells(parts),
    levels: toLevels(parts),
    themes: overrules.flatMap(({ value, stance }) =>
      value === null ? [] : [{ value, isNever: stance === 'ban' }],
    ),
    earlier: learned.earlier.map(({ at, posts, time, pillar }) => ({ at, posts, time, pillar })),
  };
}

type Parts = Parameters<typeof toChannel>[1];

function toCells({ learned, overrules, truth, now }: Parts): LearnedCell[] {
  const { cells } = learned.times;
  const liked = cells.map(({ weekday, hour }) => truth?.likesTime(weekday, hour + 1.5, now) ?? 0);
  const posts = cells.reduce((sum, { n }) => sum + n, 0);
  const mean = liked.reduce((sum, one, at) => sum + one * ((cells[at]?.n ?? 0) / Math.max(1, posts)), 0);
  return cells.map(({ weekday, hour, expected, low, high, n }, index) => ({
    ...{ weekday, hour, expected, low, high, n },
    stance: stanceOf(overrules, (one) => one.weekday === weekday && one.hour === hour),
    truth: truth && (liked[index] ?? 0) - mean,
  }));
}

/** What readers really like of a value is told against what the account's posts have of that part on average. */
function toLevels({ learned, overrules, truth, now }: Parts): LearnedLevel[] {
  return learned.contents.levels.flatMap(({ feature, value, expected, low, high, n }) => {
    if (!isTrait(feature)) return [];
    const all = learned.contents.levels.filter((one) => one.feature === feature);
    const posts = all.reduce((sum, one) => sum + one.n, 0);
    const mean = all.reduce(
      (sum, one) => sum + ((truth?.likesTrait(feature, one.value, now) ?? 0) * one.n) / posts,
      0,
    );
    return [
      {
        ...{ trait: feature, value, expected, low, high, n },
        stance: stanceOf(overrules, (one) => feature === 'pillar' && one.value === value),
        truth: truth && truth.likesTrait(feature, value, now) - mean,
      },
    ];
  });
}

function stanceOf(overrules: readonly Overrule[], isIt: (one: Overrule) => boolean): Stance | null {
  return overrules.find(isIt)?.stance ?? null;
}
