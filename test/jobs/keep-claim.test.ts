// A job that waits long for somebody else's server keeps its claim, so that no other worker takes it over meanwhile.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import pino from 'pino';
import type { Mail, MailTransport, SendOutcome } from '../../server/domain/letters/index.ts';
import { insertJobs } from '../../server/jobs/job.repo.ts';
import { sendLetterJob } from '../../server/jobs/send-letter.ts';
import { Worker } from '../../server/jobs/worker.ts';
import { MINUTE, SECOND } from '../../server/kernel/clock.ts';
import { secureIds } from '../../server/kernel/ids.ts';
import { createLetterWorld, partsOf, rowOf, write } from '../domain/letters/letters.ts';
import { eachDatabase } from '../support/databases.ts';

/** A mail server that takes its time: `answer` ends the wait. */
function slowTransport() {
  const mails: Mail[] = [];
  const { promise: outcome, resolve: answer } = Promise.withResolvers<SendOutcome>();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const transport: MailTransport = {
    send: (mail) => {
      mails.push(mail);
      ask();
      return outcome;
    },
  };
  return { transport, mails, asked, answer };
}

eachDatabase((open) => {
  test('a letter whose mail server is slow is sent once, and known to be sent', async () => {
    const world = createLetterWorld(await open());
    const { ctx, clock } = world;
    const { transport, mails, asked, answer } = slowTransport();
    const id = await write(world);
    await ctx.db.write('jobs').del();
    const job = { kind: 'send-letter', key: 'slow', payload: { letterId: id } };
    await insertJobs(ctx.db.write, [{ ...job, runAt: clock.now(), businessId: null }], clock.now());
    const jobs = { 'send-letter': sendLetterJob(ctx, partsOf(transport)) };
    const worker = () =>
      new Worker({ db: ctx.db, clock, ids: secureIds, log: pino({ level: 'silent' }), jobs });
    const leaseEnds = async () => Number((await ctx.db.read('jobs').where({ key: 'slow' }).first()).due_at);

    const sending = worker().drain();
    await asked;
    for (let waited = 0; waited < 3 * MINUTE; waited += 20 * SECOND) {
      const before = await leaseEnds();
      clock.advance(20 * SECOND);
      // However long the database takes for it.
      while ((await leaseEnds()) === before);
      assert.equal(await worker().drain(), 0, `taken over after ${waited / SECOND + 20} s`);
    }
    answer({ end: 'sent' });
    assert.equal(await sending, 1);
    assert.equal(mails.length, 1);
    assert.equal((await rowOf(world, id)).status, 'sent');
  });
});
