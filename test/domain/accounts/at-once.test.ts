// What two requests do at the same moment, after both have looked and before either has written.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { type Context, unitOfWork } from '../../../server/db/unit-of-work.ts';
import { updateAccount } from '../../../server/domain/accounts/account.repo.ts';
import { insertAccount, signUp } from '../../../server/domain/accounts/index.ts';
import {
  enableFactor,
  findTwoFactor,
  savePendingSecret,
} from '../../../server/domain/accounts/two-factor.repo.ts';
import { insertBusiness } from '../../../server/domain/business/index.ts';
import { SYSTEM } from '../../../server/kernel/actor.ts';
import { SimulatedClock } from '../../../server/kernel/clock.ts';
import { createTestContext } from '../../support/context.ts';
import { eachDatabase } from '../../support/databases.ts';

eachDatabase((open) => {
  let ctx: Context;
  before(async () => {
    const clock = new SimulatedClock(Date.UTC(2027, 2, 1));
    const { main } = await open();
    ctx = createTestContext(main, clock);
  });
  const insert = (email: string) =>
    unitOfWork(ctx, SYSTEM, async ({ q, now }) => {
      const businessId = await insertBusiness(q, now);
      return insertAccount(q, { name: 'Ada', email, businessId, role: 'owner', now });
    });

  describe('an address that another account has just taken', () => {
    const taken = { code: 'conflict', field: 'email' };

    test('is a conflict for a new account, and for one that changes its own', async () => {
      await insert('ada@example.com');
      await assert.rejects(insert('ada@example.com'), taken);
      const { id } = await insert('');
      const change = unitOfWork(ctx, SYSTEM, ({ q }) => updateAccount(q, id, { email: 'ada@example.com' }));
      await assert.rejects(change, taken);
    });

    test('no other failure is taken for that', async () => {
      const unknown = {
        name: 'Ada',
        email: 'x@example.com',
        businessId: 987,
        role: 'owner',
        now: 0,
      } as const;
      await assert.rejects(
        unitOfWork(ctx, SYSTEM, ({ q }) => insertAccount(q, unknown)),
        (error: Error) => !('field' in error),
      );
    });

    test('signs up once', async () => {
      const parts = { mode: 'open', createBusiness: insertBusiness } as const;
      const person = {
        name: 'Ben',
        email: 'ben@example.com',
        password: 'a long pass phrase',
        invitation: '',
      };
      const place = { address: '192.0.2.1', device: '' };
      const ends = await Promise.allSettled([1, 2, 3].map(() => signUp(ctx, parts, { ...person, place })));
      const codes = ends.map((end) => (end.status === 'fulfilled' ? 'done' : end.reason.code));
      assert.deepEqual(codes.sort(), ['conflict', 'conflict', 'done']);
    });
  });

  describe('a second factor', () => {
    test('that was switched on keeps its secret, and only the secret that was checked is switched on', async () => {
      const { id: accountId } = await insert('');
      const { write } = ctx.db;
      const save = (secret: string) => savePendingSecret(write, { accountId, secret, now: 0 });
      const enable = (secret: string) => enableFactor(write, { accountId, secret, step: 1, now: 0 });
      assert.equal(await save('first'), true);
      assert.equal(await save('second'), true);
      assert.equal(await enable('first'), false);
      assert.equal(await enable('second'), true);
      assert.equal(await save('third'), false);
      assert.equal((await findTwoFactor(write, accountId))?.secret, 'second');
    });
  });
});
