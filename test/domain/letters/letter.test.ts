// A letter to one of Drivyn's own people: written once, sent at most once, and nothing of it kept longer than needed.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Databases } from '../../../server/db/open.ts';
import { unitOfWork } from '../../../server/db/unit-of-work.ts';
import { createOutbox } from '../../../server/domain/email/index.ts';
import { purgeLetters, readUnsentLetters } from '../../../server/domain/letters/index.ts';
import { SYSTEM } from '../../../server/kernel/actor.ts';
import { DAY, HOUR, MINUTE } from '../../../server/kernel/clock.ts';
import { say, wordsOf } from '../../../server/sentences/index.ts';
import { eachDatabase } from '../../support/databases.ts';
import { scriptedTransport } from '../email/mailing.ts';
import { createLetterWorld, deliver, type LetterWorld, partsOf, rowOf, SECRET, write } from './letters.ts';

eachDatabase((open) => {
  let databases: Databases;
  let world: LetterWorld;
  before(async () => {
    databases = await open();
    world = createLetterWorld(databases);
  });

  test('is stored with its job, and the events tell nothing of what is in it', async () => {
    const id = await write(world);
    const job = await databases.main
      .read('jobs')
      .where({ kind: 'send-letter' })
      .orderBy('id', 'desc')
      .first();
    assert.deepEqual(JSON.parse(job.payload), { letterId: id });
    const events = await databases.main.read('events').where({ kind: 'letter.written' });
    assert.doesNotMatch(JSON.stringify(events), new RegExp(`${SECRET}|ada@`));
    assert.doesNotMatch((await rowOf(world, id)).props, new RegExp(`${SECRET}|Choose`));
    const nobody = write(world, { to: { name: 'Ada', email: ' ' } });
    await assert.rejects(nobody, { code: 'invalid' });
  });

  test('leaves once, whole, and then its words are erased', async () => {
    const transport = scriptedTransport();
    const id = await write(world);
    assert.deepEqual(await Promise.all([1, 2, 3].map(() => deliver(world, transport, id))), [
      null,
      null,
      null,
    ]);
    assert.equal(transport.mails.length, 1);
    const [mail] = transport.mails;
    assert.equal(mail?.subject, 'Your new password');
    for (const body of [mail?.text, mail?.html])
      assert.ok(body?.includes(`https://drivyn.shop.example/#/reset?token=${SECRET}`), body);
    assert.partialDeepStrictEqual(await rowOf(world, id), { status: 'sent', props: null, attempts: 1 });
  });

  test('with the key of an earlier one is not written again', async () => {
    assert.ok(await write(world, { key: 'digest:14:2027-03-01' }));
    assert.equal(await write(world, { key: 'digest:14:2027-03-01' }), undefined);
    assert.ok(await write(world, { key: 'digest:15:2027-03-01' }));
  });

  test('waits longer and longer for a server that is away, until nobody needs it any more', async () => {
    const transport = scriptedTransport(() => ({
      end: 'retry',
      at: world.clock.now() + MINUTE,
      error: '421 busy',
      scope: 'server',
    }));
    const id = await write(world, { usefulUntil: world.clock.now() + HOUR });
    const pauses: number[] = [];
    for (;;) {
      const next = await deliver(world, transport, id);
      if (next === null) break;
      pauses.push((next - world.clock.now()) / MINUTE);
      world.clock.advanceTo(next);
    }
    assert.deepEqual(pauses, [1, 1, 2, 4, 8, 16, 32]);
    assert.partialDeepStrictEqual(await rowOf(world, id), {
      status: 'failed',
      error: JSON.stringify(
        say('letters.too-late', { before: say('letters.server-said', { words: '421 busy' }) }),
      ),
    });
  });

  test('whose answer was lost, or whose run was interrupted, is not sent again', async () => {
    const lost = scriptedTransport(() => Promise.reject(new Error('socket hang up')));
    const [first, second] = [await write(world), await write(world)];
    assert.equal(await deliver(world, lost, first), null);
    await unitOfWork(world.ctx, SYSTEM, ({ q }) =>
      q('letters').where({ id: second }).update({ status: 'sending' }),
    );
    const transport = scriptedTransport();
    for (const id of [first, second]) assert.equal(await deliver(world, transport, id), null);
    assert.deepEqual(transport.mails, []);
    for (const id of [first, second]) assert.equal((await rowOf(world, id)).status, 'unknown');
  });

  test('stays with the operator while no mail server is set, and in no outbox of a business', async () => {
    await databases.main.write('letters').del();
    const id = await write(world);
    await deliver(world, createOutbox(world.ctx), id);
    const [letter, ...others] = await readUnsentLetters(world.ctx, partsOf(scriptedTransport()), 20);
    assert.deepEqual(others, []);
    assert.equal(letter?.error && wordsOf(letter.error), 'Not sent: no mail server is set.');
    assert.ok(letter?.text.includes(SECRET), 'the operator can read its link');
    assert.deepEqual(await databases.main.read('outbox'), []);
    assert.equal(await purgeLetters(databases.main.write, world.clock.now() - DAY), 0);
    assert.equal(await purgeLetters(databases.main.write, world.clock.now() + 1), 1);
  });
});
