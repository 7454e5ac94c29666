// Figures of posts and of the account.

import * as v from 'valibot';
import type { Told } from '../../../contract/sentence.ts';
import { errorSaying } from '../../../kernel/said-error.ts';
import type { Call, Examination, Figures } from '../connector.ts';
import { Count, Id } from '../told.ts';
import { askTikTok, dataOf, tokenOf } from './api.ts';
import { PRIVATE, readCreator } from './audience.ts';
import { endOfRefusal, wordsOfRefusal } from './errors.ts';
import { readStatus } from './status.ts';

const MOST_AT_ONCE = 20;

const Videos = v.object({
  videos: v.nullish(
    v.array(
      v.object({
        id: Id,
        like_count: Count,
        comment_count: Count,
        share_count: Count,
        view_count: Count,
      }),
    ),
    [],
  ),
});

/** Posts that have no public id are in nobody's figures. @throws Error when TikTok does not tell */
export async function measure(
  call: Call,
  externalIds: readonly string[],
): Promise<ReadonlyMap<string, Figures>> {
  const byPublicId = new Map<string, string>();
  for (const externalId of externalIds) {
    const id = await publicIdOf(call, externalId);
    if (id !== null) byPublicId.set(id, externalId);
  }
  const measured = new Map<string, Figures>();
  const ids = [...byPublicId.keys()];
  for (let from = 0; from < ids.length; from += MOST_AT_ONCE) {
    const reply = await askTikTok(
      call,
      tokenOf(call),
      '/v2/video/query/?fields=id,like_count,comment_count,share_count,view_count',
      { json: { filters: { video_ids: ids.slice(from, from + MOST_AT_ONCE) } } },
    );
    const data = dataOf(Videos, reply);
    if (!data) throw errorSaying(wordsOfRefusal(reply));
    for (const { id, like_count, comment_count, share_count, view_count } of data.videos) {
      const figures = {
        likes: like_count,
        comments: comment_count,
        shares: share_count,
        impressions: view_count,
      };
      const given = Object.entries(figures).filter(([, count]) => count !== undefined);
      measured.set(byPublicId.get(id) ?? id, Object.fromEntries(given));
    }
  }
  return measured;
}

async function publicIdOf(call: Call, externalId: string): Promise<string | null> {
  if (/^\d+$/.test(externalId)) return externalId;
  const standing = await readStatus(call, externalId);
  return 'refused' in standing ? null : standing.id;
}

const User = v.object({ user: v.object({ follower_count: Count }) });

export async function examine(call: Call): Promise<Examination> {
  const reply = await askTikTok(call, tokenOf(call), '/v2/user/info/?fields=open_id,follower_count');
  const data = dataOf(User, reply);
  if (!data) return unwell(endOfRefusal(call, reply).end, wordsOfRefusal(reply));
  const creator = await readCreator(call, tokenOf(call));
  if ('refused' in creator)
    return unwell(endOfRefusal(call, creator.refused).end, wordsOfRefusal(creator.refused));
  const isPrivate = creator.levels.every((level) => level === PRIVATE);
  return { end: 'well', followers: data.user.follower_count ?? null, findings: isPrivate ? ['private'] : [] };
}

function unwell(end: string, error: Told): Examination {
  return { end: end === 'reconnect' ? end : 'unknown', error };
}
