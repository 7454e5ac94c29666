// What becomes of a sign-in when the account changes between the look at its password and the session.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { type Context, unitOfWork } from '../../../server/db/unit-of-work.ts';
import { insertAccount, signIn, suspend, updatePasswordHash } from '../../../server/domain/accounts/index.ts';
import { insertBusiness } from '../../../server/domain/business/index.ts';
import { SYSTEM } from '../../../server/kernel/actor.ts';
import { SimulatedClock } from '../../../server/kernel/clock.ts';
import { secureIds } from '../../../server/kernel/ids.ts';
import { createPasswords } from '../../../server/kernel/passwords.ts';
import { createTestContext } from '../../support/context.ts';
import { eachDatabase } from '../../support/databases.ts';
import { testPasswords } from '../../support/passwords.ts';

const OLD = 'the password of before';

eachDatabase((open) => {
  let ctx: Context;
  let old: string;
  before(async () => {
    const clock = new SimulatedClock(Date.UTC(2027, 2, 1));
    const { main } = await open();
    ctx = createTestContext(main, clock);
    old = await testPasswords.hash(OLD);
  });

  async function addAccount(email: string, after = old): Promise<number> {
    return unitOfWork(ctx, SYSTEM, async ({ q, now }) => {
      const businessId = await insertBusiness(q, now);
      const { id } = await insertAccount(q, { name: 'Ada', email, businessId, role: 'owner', now });
      await updatePasswordHash(q, id, { before: null, after });
      return id;
    });
  }

  /** Signs in with the password of before, while `change` happens after the look at it and before the session. */
  function signInDuring(email: string, change: () => Promise<unknown>): Promise<unknown> {
    const passwords = {
      ...testPasswords,
      verify: async (password: string, hash: string | null) => {
        const isRight = await testPasswords.verify(password, hash);
        await change();
        return isRight;
      },
    };
    const place = { address: '192.0.2.1', device: '' };
    return signIn({ ...ctx, passwords }, { email, password: OLD, place });
  }

  const sessionsOf = (id: number) => ctx.db.read('sessions').where({ account_id: id });

  test('a password that is replaced meanwhile opens nothing', async () => {
    const email = 'reset@example.com';
    const id = await addAccount(email);
    const replace = () =>
      unitOfWork(ctx, SYSTEM, ({ q }) => updatePasswordHash(q, id, { before: old, after: 'another' }));
    await assert.rejects(signInDuring(email, replace), { code: 'unauthenticated' });
    assert.deepEqual(await sessionsOf(id), []);
  });

  test('an account that is suspended meanwhile stays shut, also when it is opened again', async () => {
    const email = 'suspended@example.com';
    const id = await addAccount(email);
    const shut = () => unitOfWork(ctx, SYSTEM, (tx) => suspend(tx, id, 'Sends spam'));
    await assert.rejects(signInDuring(email, shut), { code: 'forbidden' });
    assert.deepEqual(await sessionsOf(id), []);
  });

  test('a hash that is renewed at sign-in is no change', async () => {
    const email = 'renewed@example.com';
    const cheap = await createPasswords(secureIds, { N: 512, r: 8, p: 1 }).hash(OLD);
    const id = await addAccount(email, cheap);
    await signIn(ctx, { email, password: OLD, place: { address: '192.0.2.1', device: '' } });
    assert.equal((await sessionsOf(id)).length, 1);
    const row = await ctx.db.read('accounts').where({ id }).first('password_hash');
    assert.notEqual(row?.password_hash, cheap);
  });
});
