// Suspending somebody while the members of their businesses change: no business is left to nobody and goes on.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { type Context, unitOfWork } from '../../../server/db/unit-of-work.ts';
import { insertAccount } from '../../../server/domain/accounts/index.ts';
import { reactivateCustomer, suspendCustomer } from '../../../server/domain/admin/index.ts';
import { insertBusiness } from '../../../server/domain/business/index.ts';
import { leaveBusiness, removeMember } from '../../../server/domain/members/index.ts';
import { type AccountActor, SYSTEM } from '../../../server/kernel/actor.ts';
import { SimulatedClock } from '../../../server/kernel/clock.ts';
import { createTestContext } from '../../support/context.ts';
import { eachDatabase } from '../../support/databases.ts';

const ROUNDS = 5;

eachDatabase((open) => {
  let ctx: Context;
  before(async () => {
    const clock = new SimulatedClock(Date.UTC(2027, 2, 1));
    const { main } = await open();
    ctx = createTestContext(main, clock);
    // The first account of all is whoever sits at the machine, and is not suspended.
    await seed();
  });

  let made = 0;

  /** Two owners of one business. */
  async function seed(): Promise<[AccountActor, AccountActor]> {
    return unitOfWork(ctx, SYSTEM, async ({ q, now }) => {
      const businessId = await insertBusiness(q, now);
      const add = async (): Promise<AccountActor> => {
        made += 1;
        const person = { name: 'Ada', email: `ada-${made}@example.com`, businessId, role: 'owner' } as const;
        const { id: accountId } = await insertAccount(q, { ...person, now });
        return { kind: 'account', accountId, businessId, role: 'owner', open: false };
      };
      return [await add(), await add()];
    });
  }

  async function read({ businessId }: AccountActor) {
    const owners = await ctx.db
      .read('memberships')
      .join('accounts', 'accounts.id', 'memberships.account_id')
      .where({ business_id: businessId, role: 'owner' })
      .whereNull('suspended_at');
    const settings = await ctx.db.read('business_settings').where({ business_id: businessId }).first();
    return { owners: owners.length, isHeld: settings.held_at !== null };
  }
  const codesOf = async (work: readonly Promise<unknown>[]) =>
    (await Promise.allSettled(work)).map((one) => (one.status === 'fulfilled' ? 'done' : one.reason.code));
  const suspend = ({ accountId }: AccountActor) => suspendCustomer(ctx, accountId, 'Sends spam');

  test('while the other owner leaves, either stays or the business is held', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [one, other] = await seed();
      const [suspended] = await codesOf([suspend(one), leaveBusiness(ctx, other)]);
      assert.equal(suspended, 'done');
      const { owners, isHeld } = await read(one);
      assert.equal(isHeld, owners === 0);
    }
  });

  test('while the other owner is suspended too, the business is held', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [one, other] = await seed();
      assert.deepEqual(await codesOf([suspend(one), suspend(other)]), ['done', 'done']);
      assert.deepEqual(await read(one), { owners: 0, isHeld: true });
    }
  });

  test('while the other owner comes back, nobody who may sign in finds it held', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [one, other] = await seed();
      await suspend(one);
      const back = reactivateCustomer(ctx, one.accountId, 'A mistake');
      assert.deepEqual(await codesOf([suspend(other), back]), ['done', 'done']);
      assert.deepEqual(await read(one), { owners: 1, isHeld: false });
    }
  });

  test('while the other owner removes them, nobody waits for the other for good', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [one, other] = await seed();
      const codes = await codesOf([suspend(one), removeMember(ctx, other, one.accountId)]);
      assert.deepEqual(codes, ['done', 'done']);
      assert.deepEqual(await read(one), { owners: 1, isHeld: false });
    }
  });
});
