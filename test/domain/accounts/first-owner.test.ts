import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Context, type Query, unitOfWork } from '../../../server/db/unit-of-work.ts';
import {
  ensureAdminPassword,
  ensureFirstOwner,
  findOpenOwner,
  insertAccount,
  openSession,
  purgeAccess,
  resolveSession,
} from '../../../server/domain/accounts/index.ts';
import { insertBusiness } from '../../../server/domain/business/index.ts';
import { SYSTEM } from '../../../server/kernel/actor.ts';
import { DAY, SimulatedClock } from '../../../server/kernel/clock.ts';
import { createTestContext } from '../../support/context.ts';
import { eachDatabase } from '../../support/databases.ts';

eachDatabase((open) => {
  async function createContext(): Promise<Context & { clock: SimulatedClock }> {
    const { main } = await open();
    return createTestContext(main, new SimulatedClock(1000));
  }

  test('the first owner is made once, empty, and owns an empty business', async () => {
    const ctx = await createContext();
    await ensureFirstOwner(ctx, insertBusiness);
    await ensureFirstOwner(ctx, insertBusiness);
    const accounts = await ctx.db
      .read('accounts')
      .select('id', 'name', 'email', 'password_hash', 'current_business_id');
    assert.deepEqual(
      accounts.map((row) => ({ ...row })),
      [{ id: 14, name: '', email: '', password_hash: null, current_business_id: 1 }],
    );
    assert.deepEqual(await findOpenOwner(ctx.db.read), {
      kind: 'account',
      accountId: 14,
      businessId: 1,
      role: 'owner',
      open: true,
    });
    assert.equal((await ctx.db.read('business_settings')).length, 1);
    assert.equal((await ctx.db.read('events').where({ kind: 'account.created' })).length, 1);
  });

  test('an owner with a password is not open; an account that has lost its business is a guest', async () => {
    const ctx = await createContext();
    await ensureFirstOwner(ctx, insertBusiness);
    const session = await unitOfWork(ctx, SYSTEM, (tx) => openSession(tx, 14));
    assert.deepEqual(await describeActor(ctx, session.token), [1, 'owner']);
    await ctx.db.write('accounts').where({ id: 14 }).update({ password_hash: 'something' });
    assert.equal(await findOpenOwner(ctx.db.read), undefined);
    await ctx.db.write('memberships').where({ account_id: 14 }).del();
    assert.deepEqual((await resolveSession(ctx, session.token))?.actor, { kind: 'guest', accountId: 14 });
  });

  test('a session speaks in the role that its account has in its current business', async () => {
    const ctx = await createContext();
    const { token } = await unitOfWork(ctx, SYSTEM, async (tx) => {
      const [first, second] = [await insertBusiness(tx.q, tx.now), await insertBusiness(tx.q, tx.now)];
      const member = { name: 'Ben', email: 'ben@example.com', now: tx.now };
      const account = await insertAccount(tx.q, { ...member, businessId: first, role: 'approver' });
      await addMembership(tx.q, { account_id: account.id, business_id: second, role: 'editor' });
      return openSession(tx, account.id);
    });
    assert.deepEqual(await describeActor(ctx, token), [1, 'approver']);
    await ctx.db.write('accounts').update({ current_business_id: 2 });
    assert.deepEqual(await describeActor(ctx, token), [2, 'editor']);
  });

  test('ended sessions are removed, live ones stay', async () => {
    const ctx = await createContext();
    await ensureFirstOwner(ctx, insertBusiness);
    await unitOfWork(ctx, SYSTEM, (tx) => openSession(tx, 14));
    ctx.clock.advance(DAY);
    const { token } = await unitOfWork(ctx, SYSTEM, (tx) => openSession(tx, 14));
    ctx.clock.advance(29 * DAY);
    await purgeAccess(ctx.db.write, ctx.clock.now());
    assert.equal((await ctx.db.read('sessions')).length, 1);
    assert.ok(await resolveSession(ctx, token));
  });

  test('the admin password is made once', async () => {
    const ctx = await createContext();
    assert.match((await ensureAdminPassword(ctx)) ?? '', /^[\w-]{20}$/);
    assert.equal(await ensureAdminPassword(ctx), null);
  });
});

async function addMembership(
  q: Query,
  row: { account_id: number; business_id: number; role: string },
): Promise<void> {
  await q('memberships').insert(row);
}

async function describeActor(ctx: Context, token: string) {
  const actor = (await resolveSession(ctx, token))?.actor;
  return actor?.kind === 'account' ? [actor.businessId, actor.role] : [];
}
