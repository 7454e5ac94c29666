// A mailing on the clocks of its readers, and senders of a business, in both databases.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Databases } from '../../../server/db/open.ts';
import { addSubscriber } from '../../../server/domain/audience/index.ts';
import {
  addMailing,
  askSender,
  chooseSender,
  readSenders,
  verifySender,
} from '../../../server/domain/email/index.ts';
import { prepareSlice } from '../../../server/domain/email/preparation.repo.ts';
import { findSenderAddress } from '../../../server/domain/email/senders/used-sender.ts';
import { HOUR } from '../../../server/kernel/clock.ts';
import { eachDatabase } from '../../support/databases.ts';
import { createMailing, prepare } from './mailing.ts';

const MAILING = { subject: 'Rye', content: 'New.', segment: 'all', clock: 'reader', test: null } as const;
const ASKING = {
  setup: {
    installed: [{ url: 'smtp://mail.example.com', rate: null, dailyCap: null }],
    hasSender: true,
    isClosed: false,
  },
  publicUrl: 'https://shop.example/',
};

eachDatabase((open) => {
  let databases: Databases;
  before(async () => {
    databases = await open();
  });

  test('each mail waits for the time on its reader’s clock', async () => {
    const world = await createMailing(databases);
    const { ctx, clock, actor } = world;
    for (const [email, timezone] of [
      ['a@example.com', 'Asia/Tokyo'],
      ['b@example.com', 'America/New_York'],
      ['c@example.com', 'no zone'],
    ] as const)
      await addSubscriber(ctx, actor, { email, name: '', attributes: { timezone } });
    await addSubscriber(ctx, actor, { email: 'd@example.com', name: '' });
    // Noon in UTC, the clock of the business, on a day without summer anywhere.
    const noon = Date.UTC(2027, 2, 5, 12);
    const { id, localTime, scheduledFor } = await addMailing(ctx, actor, { ...MAILING, sendAt: noon });
    assert.deepEqual([localTime, scheduledFor], ['2027-03-05T12:00', '2027-03-05T03:00:00.000Z']);
    clock.advanceTo(noon - 9 * HOUR);
    await prepare({ ...world, postId: id });

    const mailing = { businessId: actor.businessId, postId: id };
    const slice = () =>
      ctx.db.write.transaction((q) => prepareSlice(q, mailing, { size: 2, now: clock.now() }));
    while (!(await slice()));
    const rows = await ctx.db.read('deliveries').where({ post_id: id }).select('email', 'retry_at');
    assert.deepEqual(
      Object.fromEntries(rows.map(({ email, retry_at: at }) => [email, at === null ? null : Number(at)])),
      {
        'a@example.com': null,
        'b@example.com': noon + 5 * HOUR,
        'c@example.com': noon,
        'd@example.com': noon,
      },
    );
  });

  test('a sender is asked, agrees and is used; another takes its place', async () => {
    const { ctx, actor } = await createMailing(databases);
    const tokens: string[] = [];
    const token = (bytes: number) => {
      const made = ctx.ids.token(bytes);
      tokens.push(made);
      return made;
    };
    const ids = { ...ctx.ids, token };
    const asking = { ...ctx, ids };
    const agreed = async (email: string) => {
      tokens.length = 0;
      const { id } = await askSender(asking, ASKING, actor, { email, name: '' });
      assert.equal((await verifySender(ctx, tokens[0] ?? ''))?.isVerified, true);
      return id;
    };
    const [first, second] = [await agreed('one@shop.example'), await agreed('two@shop.example')];
    assert.equal(await findSenderAddress(ctx.db.read, actor.businessId), null);
    for (const id of [first, second])
      await chooseSender(ctx, { isSigned: false }, actor, { id, isUsed: true });
    assert.equal((await findSenderAddress(ctx.db.read, actor.businessId))?.address, 'two@shop.example');
    assert.deepEqual(
      (await readSenders(ctx.db.read, actor.businessId)).map(({ email, isVerified, isUsed }) => [
        email,
        isVerified,
        isUsed,
      ]),
      [
        ['one@shop.example', true, false],
        ['two@shop.example', true, true],
      ],
    );
    await assert.rejects(askSender(ctx, ASKING, actor, { email: 'two@shop.example', name: '' }), {
      code: 'conflict',
    });
  });
});
