// A history of figures for screens that need one: published posts of the Sandbox and what each day gained, as if the days
// had passed. Written past the commands, because a test cannot wait for weeks.
import type { Context } from '../../server/db/unit-of-work.ts';
import { DAY, HOUR } from '../../server/kernel/clock.ts';

const PILLARS = ['own', 'behind', 'useful'];

/** For every connection: a post a day for `days` days up to yesterday, each with more likes than the one before. */
export async function addFigures({ db, clock }: Pick<Context, 'db' | 'clock'>, days: number): Promise<void> {
  const connections: { id: number; business_id: number; network: string }[] = await db
    .read('connections')
    .select('id', 'business_id', 'network');
  const now = clock.now();
  for (const { id, business_id, network } of connections) {
    const place = { business_id, connection_id: id };
    for (let back = days; back > 0; back -= 1) {
      const at = now - back * DAY - (back % 5) * HOUR;
      const gained = { likes: days - back, comments: 2, shares: 1, clicks: 3, impressions: 200 };
      const day = new Date(now - back * DAY).toISOString().slice(0, 10);
      await db.write('daily_figures').insert({ ...place, ...gained, network, day, posts: 1 });
      await db.write('posts').insert({
        ...place,
        ...gained,
        ...{
          status: 'published',
          origin: 'autopilot',
          content: `Bread of day ${back}.`,
          pillar: PILLARS[back % 3],
        },
        ...{
          external_id: `post-${id}-${back}`,
          published_at: at,
          measured_at: now,
          created_at: at,
          updated_at: at,
        },
      });
    }
  }
  if (connections.length > 0) await db.write('connections').update({ created_at: now - 2 * days * DAY });
}
