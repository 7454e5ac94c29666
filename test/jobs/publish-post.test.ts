// One post has one job at work, however many were made for it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Databases } from '../../server/db/open.ts';
import type { MailTransport, SendOutcome } from '../../server/domain/letters/index.ts';
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
import { makeRun } from '../support/job-run.ts';

/** Three subscribers, and a mailing to them that is due. */
async function createDueMailing(databases: Databases): Promise<MailingWorld> {
  const world = await createMailing(databases, { subscribers: 3 });
  const due = { status: 'scheduled', scheduled_at: START };
  await world.ctx.db.write('posts').where({ id: world.postId }).update(due);
  return world;
}

const publishing = new Proxy({} as never, { get: () => assert.fail('a mailing has no network') });

/** One try of the job with this id. */
function begin({ ctx, postId }: MailingWorld, transport: MailTransport, id: number): Promise<JobOutcome> {
  const job = publishPostJob({ ctx, publishing, mail: mailParts(transport) });
  return job.run({ postId, at: START }, makeRun({ id }));
}

async function postOf({ ctx, postId }: MailingWorld) {
  return ctx.db.read('posts').where({ id: postId }).first('status', 'delivered', 'note');
}

/** A mail server that answers none of three mails before it is told to. */
function holdAnswers(outcome: SendOutcome) {
  const [begun, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const transport = scriptedTransport(async (_mail, count) => {
    if (count === 3) begun.resolve();
    await answered.promise;
    return outcome;
  });
  return { transport, begun: begun.promise, answer: answered.resolve };
}

eachDatabase((open) => {
  test('a mailing that one job sends is left alone by another of the same post', async () => {
    const world = await createDueMailing(await open());
    const { transport, begun, answer } = holdAnswers({ end: 'sent' });
    const first = begin(world, transport, 1);
    await begun;
    assert.deepEqual(await begin(world, transport, 2), DONE);
    assert.deepEqual(await deliveryStates(world), { s1: 'sending', s2: 'sending', s3: 'sending' });
    assert.equal((await postOf(world)).status, 'publishing');
    answer();
    assert.deepEqual(await first, DONE);
    assert.deepEqual(await postOf(world), { status: 'published', delivered: 3, note: null });
  });

  for (const [name, attempt] of [
    ['one whose worker died is taken up by its own job, and nobody gets it twice', undefined],
    ['so is one from before attempts named their job, by whichever comes', 'AAECAwQFBgcICQoL'],
  ] as const) {
    test(name, async () => {
      const world = await createDueMailing(await open());
      const { transport, begun, answer } = holdAnswers({
        end: 'retry',
        at: START,
        error: '',
        scope: 'server',
      });
      const dead = begin(world, transport, 1);
      await begun;
      if (attempt) await world.ctx.db.write('posts').where({ id: world.postId }).update({ attempt });
      const next = scriptedTransport();
      assert.deepEqual(await begin(world, next, attempt ? 2 : 1), DONE);
      assert.equal(next.mails.length, 0, 'they may have arrived');
      assert.deepEqual(await deliveryStates(world), { s1: 'unknown', s2: 'unknown', s3: 'unknown' });
      assert.equal((await postOf(world)).status, 'failed');
      answer();
      await dead;
    });
  }
});
