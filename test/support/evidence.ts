// A past of posts that were measured: rows as the reading that judges a post stores them.
import { practiceOf } from '../../server/contract/channels/index.ts';
import type { Context } from '../../server/db/unit-of-work.ts';
import type { Place } from '../../server/domain/evidence/index.ts';
import { HOUR } from '../../server/kernel/clock.ts';

export interface PastPost {
  /** When it was out, UTC milliseconds. */
  readonly at: number;
  readonly likes: number;
  readonly features?: Readonly<Record<string, string | boolean>>;
}

/** Posts that were out and have been judged. @returns their ids */
export async function teach(
  { db }: Pick<Context, 'db'>,
  place: Place,
  past: readonly PastPost[],
): Promise<number[]> {
  const { id: connectionId, businessId, type, network } = place;
  const ids: number[] = [];
  for (const { at, likes, features = {} } of past) {
    const [post] = await db.write('posts').insert(
      {
        ...{ business_id: businessId, connection_id: connectionId, status: 'published', origin: 'autopilot' },
        ...{ content: `A post of the past, out at ${at}.`, network, likes },
        ...{ scheduled_at: at, published_at: at, created_at: at, updated_at: at },
      },
      ['id'],
    );
    await db.write('observations').insert({
      ...{
        business_id: businessId,
        connection_id: connectionId,
        channel: type,
        network,
        post_id: post.id,
        at,
      },
      ...{ features: JSON.stringify(features), figures: JSON.stringify({ likes }) },
      read_at: at + practiceOf(type).judgedAfter * HOUR,
    });
    ids.push(post.id);
  }
  return ids;
}
