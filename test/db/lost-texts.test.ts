// Sealed texts that no key opens: found without losing one that opens, and gone on without.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findLostTexts, forgetLostTexts, rowsOf } from '../../server/db/lost-texts.ts';
import { unitOfWork } from '../../server/db/unit-of-work.ts';
import { insertBusiness } from '../../server/domain/business/index.ts';
import { writeLetter } from '../../server/domain/letters/index.ts';
import { SYSTEM } from '../../server/kernel/actor.ts';
import { SimulatedClock } from '../../server/kernel/clock.ts';
import { createLinkToken, openLinkToken } from '../../server/kernel/link-token.ts';
import { createMasterKey, createVault } from '../../server/kernel/vault.ts';
import { say } from '../../server/sentences/index.ts';
import { createTestContext } from '../support/context.ts';
import { eachDatabase, type OpenDatabases } from '../support/databases.ts';

async function fill(open: OpenDatabases) {
  const { main } = await open();
  const key = createMasterKey();
  const ctx = { ...createTestContext(main, new SimulatedClock(1)), vault: createVault(key) };
  await unitOfWork(ctx, SYSTEM, async (tx) => {
    const businessId = await insertBusiness(tx.q, 1);
    for (const name of ['a', 'b']) {
      const { hash, sealed } = createLinkToken(tx, 'unsubscribe', 24);
      const row = { token_hash: hash, sealed_token: sealed, created_at: 1, email: `${name}@example.com` };
      await tx.q('subscribers').insert({ ...row, business_id: businessId });
    }
    const props = {
      title: say('legacy', { text: 'T' }),
      message: say('legacy', { text: 'M' }),
      action: null,
    };
    await writeLetter(tx, { to: { name: '', email: 'a@example.com' }, template: 'notice', props });
  });
  const links = () =>
    main.read('subscribers').select({ hash: 'token_hash', sealed: 'sealed_token' }).orderBy('id');
  return { ctx, key, links };
}

eachDatabase((open) => {
  test('a right key loses the text that was changed alone, and its address gets another secret', async () => {
    const { ctx, key, links } = await fill(open);
    assert.deepEqual(await findLostTexts(ctx.db.read, key), { texts: 3, columns: [] });
    await ctx.db.write('subscribers').where({ email: 'b@example.com' }).update({ sealed_token: 'v1.x.y.z' });
    const [whole, changed] = await links();
    const lost = await findLostTexts(ctx.db.read, key);
    assert.deepEqual(
      [lost.texts, rowsOf(lost, 'subscribers').length, rowsOf(lost, 'letters').length],
      [3, 1, 0],
    );
    await unitOfWork(ctx, SYSTEM, (tx) => forgetLostTexts(tx, lost));
    const [kept, renewed] = await links();
    assert.deepEqual(kept, whole);
    assert.notEqual(renewed.hash, changed.hash);
    assert.match(openLinkToken(ctx.vault, 'unsubscribe', renewed), /^[\w-]{43}$/);
  });

  test('another key, or none, loses everything', async () => {
    const { ctx, links } = await fill(open);
    const key = createMasterKey();
    assert.deepEqual(
      (await findLostTexts(ctx.db.read, undefined)).columns,
      (await findLostTexts(ctx.db.read, key)).columns,
    );
    const lost = await findLostTexts(ctx.db.read, key);
    const anew = { ...ctx, vault: createVault(key) };
    await unitOfWork(anew, SYSTEM, (tx) => forgetLostTexts(tx, lost));
    for (const link of await links()) openLinkToken(anew.vault, 'unsubscribe', link);
    assert.deepEqual(await ctx.db.read('letters'), []);
    assert.deepEqual(await findLostTexts(ctx.db.read, key), { texts: 2, columns: [] });
  });
});
