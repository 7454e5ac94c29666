// A time that a person has just saved is kept, whoever else moves posts at that moment.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { OptimizedSchedule } from '../../../server/contract/calendar.ts';
import { unitOfWork } from '../../../server/db/unit-of-work.ts';
import { findPostOfAnyBusiness, movePost, type PostRecord } from '../../../server/domain/content/index.ts';
import { SYSTEM } from '../../../server/kernel/actor.ts';
import { DAY, HOUR } from '../../../server/kernel/clock.ts';
import { connectChannel, saveProfile } from '../../support/factories.ts';
import { startPostgres, type TestPostgres } from '../../support/postgres.ts';
import { START, startServer, type TestServer } from '../../support/server.ts';
import { copyEmptyPostgres } from '../../support/templates.ts';

let postgres: TestPostgres;
before(async () => {
  postgres = await startPostgres();
});
after(() => postgres.stop());

for (const dialect of ['SQLite', 'PostgreSQL']) {
  describe(`on ${dialect}`, () => {
    let server: TestServer;
    let planned: PostRecord[];
    before(async () => {
      const databaseUrl = dialect === 'SQLite' ? undefined : await copyEmptyPostgres(postgres);
      server = await startServer({ config: { databaseUrl } });
      await connectChannel(server.as('owner'), 'facebook');
      await saveProfile(server.as('owner'), { timezone: 'Europe/Paris' });
      await server.drain();
    });
    after(() => server.stop());

    /** Puts the first planned posts on Wednesdays at 22:40 in Paris, when they are better moved. */
    async function putPoorly(count: number): Promise<void> {
      const { read, write } = server.app.ctx.db;
      const ids: number[] = await read('posts')
        .where({ origin: 'autopilot' })
        .orderBy('id')
        .limit(count)
        .pluck('id');
      planned = [];
      for (const [index, id] of ids.entries()) {
        const scheduled_at = Date.UTC(2027, 2, 3 + 7 * index, 21, 40);
        await write('posts').where({ id }).update({ scheduled_at, status: 'scheduled' });
        const post = await findPostOfAnyBusiness(read, id);
        if (post) planned.push(post);
      }
      assert.equal(planned.length, count);
    }
    const timeOf = async (id = 0) => (await findPostOfAnyBusiness(server.app.ctx.db.read, id))?.scheduledAt;
    const chosen = START + 6 * DAY + HOUR;

    test('who has read the old time cannot move it', async () => {
      await putPoorly(1);
      const [post] = planned;
      assert.ok(post);
      await server.as('owner')(`/api/contents/${post.id}`, {
        method: 'PATCH',
        json: { scheduledAt: new Date(chosen).toISOString() },
      });
      const move = unitOfWork(server.app.ctx, SYSTEM, (tx) => movePost(tx, post, START + DAY));
      await assert.rejects(move, /has just changed/);
      assert.equal(await timeOf(post.id), chosen);
    });

    if (dialect === 'PostgreSQL') {
      test('a better schedule leaves it there, and still moves the others', async () => {
        await putPoorly(2);
        const [first, second] = planned;
        const { write, read } = server.app.ctx.db;
        let optimizing: Promise<Response> | undefined;
        await write.transaction(async (person) => {
          await person('posts').where({ id: first?.id }).update({ scheduled_at: chosen });
          optimizing = server.as('owner')('/api/calendar/optimize', { method: 'POST' });
          const waiting = read('pg_stat_activity')
            .where({ wait_event_type: 'Lock' })
            .whereRaw('datname = current_database()');
          while ((await waiting.clone()).length === 0);
        });
        const answer = await optimizing;
        assert.equal(answer?.status, 200);
        const { moved }: OptimizedSchedule = await answer.json();
        assert.equal(await timeOf(first?.id), chosen);
        assert.ok(moved.some(({ id }) => id === second?.id));
        assert.notEqual(await timeOf(second?.id), second?.scheduledAt);
      });
    }
  });
}
