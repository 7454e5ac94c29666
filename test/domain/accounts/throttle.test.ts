import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beginAttempt, limitsOf } from '../../../server/domain/accounts/index.ts';
import { AppError } from '../../../server/kernel/app-error.ts';
import { MINUTE, SECOND, SimulatedClock } from '../../../server/kernel/clock.ts';
import { createTestContext } from '../../support/context.ts';
import { eachDatabase } from '../../support/databases.ts';

const isLimit = (retryAfter: number) => (error: unknown) =>
  error instanceof AppError && error.code === 'rate-limited' && error.retryAfter === retryAfter;

eachDatabase((open) => {
  async function create() {
    const { main } = await open();
    const clock = new SimulatedClock(0);
    const ctx = createTestContext(main, clock);
    const begin = (name: string, address: string, isKnown = false) =>
      beginAttempt(ctx, limitsOf(name, address, { isKnown }));
    return { ctx, clock, begin };
  }

  test('five attempts at one account from one address, then a pause until the window is over', async () => {
    const { ctx, clock, begin } = await create();
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => begin('ada', '::1')));
    assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 5);
    await assert.rejects(begin('ada', '::1'), isLimit(900));
    clock.advance(14 * MINUTE + 59 * SECOND);
    await assert.rejects(begin('ada', '::1'), isLimit(1));
    clock.advance(SECOND);
    for (let index = 0; index < 5; index += 1) await begin('ada', '::1');
    await assert.rejects(begin('ada', '::1'), isLimit(900));
    const keys: string[] = await ctx.db.read('sign_in_attempts').pluck('key');
    assert.ok(keys.every((key) => /^[0-9a-f]{64}$/.test(key)));
  });

  test('a success forgets the attempts; other accounts and addresses are not concerned', async () => {
    const { begin } = await create();
    for (let index = 0; index < 4; index += 1) await begin('ada', '::1');
    await (await begin('ada', '::1')).succeed();
    for (let index = 0; index < 5; index += 1) await begin('ada', '::1');
    await assert.rejects(begin('ada', '::1'), isLimit(900));
    await begin('ben', '::1');
    await begin('ada', '2001:db8:0:1::1');
  });

  test('one address cannot try many accounts; its own right one does not forgive that', async () => {
    const { begin } = await create();
    for (let index = 0; index < 49; index += 1) await begin(`nobody${index}`, '::1');
    await (await begin('mallory', '::1')).succeed();
    await begin('ada', '::1');
    await assert.rejects(begin('ben', '::1'), isLimit(900));
    await begin('ben', '2001:db8:0:1::1');
  });

  test('the addresses of one IPv6 line count as one', async () => {
    const { begin } = await create();
    for (let index = 1; index <= 5; index += 1) await begin('ada', `2001:db8:0:7::${index}`);
    await assert.rejects(begin('ada', '2001:db8:0:7:ffff::1'), isLimit(900));
    await begin('ada', '2001:db8:0:8::1');
  });

  test('many addresses slow down one account, but not where its owner is signed in', async () => {
    const { begin } = await create();
    for (let index = 0; index < 100; index += 1) await begin('ada', `10.0.0.${index}`);
    await assert.rejects(begin('ada', '10.0.1.1'), isLimit(900));
    await begin('ada', '192.0.2.7', true);
    await begin('ben', '10.0.1.1');
  });
});
