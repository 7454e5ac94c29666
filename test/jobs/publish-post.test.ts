// One post has one job at work, however many were made for it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Databases } from '../../server/db/open.ts';
import type { MailTransport } from '../../server/domain/letters/index.ts';
import { DONE, type JobOutcome } from '../../server/jobs/job.ts';
import { publishPostJob } from '../../server/jobs/publish-post.ts';
import {
  createMailing,
  deliveryStates,
  type MailingWorld,
  mailParts,
  START,
  scriptedTransport,
} from '../domain/email/mailing.ts';
import { eachDatabase } from '../support/databases.ts';

/** Three subscribers, and a mailing to them that is due. */
async function createDueMailing(databases: Databases): Promise<MailingWorld> {
  const world = await createMailing(databases, { subscribers: 3 });
  const due = { status: 'scheduled', scheduled_at: START };
  await world.ctx.db.write('posts').where({ id: world.postId }).update(due);
  return world;
}

const network = new Proxy({} as never, { get: () => assert.fail('a mailing has no network') });

/** One try of the job with this id. */
function begin({ ctx, postId }: MailingWorld, transport: MailTransport, id: number): Promise<JobOutcome> {
  const job = publishPostJob({ ctx, network, mail: mailParts(transport) });
  const { signal } = new AbortController();
  return job.run({ postId, at: START }, { id, attempt: 1, signal, extend: async () => true });
}

async function postOf({ ctx, postId }: MailingWorld) {
  return ctx.db.read('posts').where({ id: postId }).first('status', 'delivered', 'note');
}

eachDatabase((open) => {
  test('a mailing that one job sends is left alone by another of the same post', async () => {
    const world = await createDueMailing(await open());
    const answer = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const transport = scriptedTransport(async (_mail, count) => {
      if (count === 3) begun.resolve();
      await answer.promise;
      return { end: 'sent' };
    });
    const first = begin(world, transport, 1);
    await begun.promise;
    assert.deepEqual(await begin(world, transport, 2), DONE);
    assert.deepEqual(await deliveryStates(world), { s1: 'sending', s2: 'sending', s3: 'sending' });
    assert.equal((await postOf(world)).status, 'publishing');
    answer.resolve();
    assert.deepEqual(await first, DONE);
    assert.deepEqual(await postOf(world), { status: 'published', delivered: 3, note: null });
  });

  test('one whose worker died is taken up by its own job, and nobody gets it twice', async () => {
    const world = await createDueMailing(await open());
    const gone = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const dying = scriptedTransport(async (_mail, count) => {
      if (count === 3) begun.resolve();
      await gone.promise;
      return { end: 'retry', at: START, error: 'It was never heard of.', scope: 'server' };
    });
    const dead = begin(world, dying, 1);
    await begun.promise;
    const transport = scriptedTransport();
    assert.deepEqual(await begin(world, transport, 1), DONE);
    assert.equal(transport.mails.length, 0, 'they may have arrived');
    assert.deepEqual(await deliveryStates(world), { s1: 'unknown', s2: 'unknown', s3: 'unknown' });
    assert.notEqual((await postOf(world)).status, 'publishing');
    gone.resolve();
    await dead;
  });
});
