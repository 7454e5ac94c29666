// Two things at once to one person's settings: neither is lost, and there is one link that ends mails.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { type Context, unitOfWork } from '../../../server/db/unit-of-work.ts';
import { insertAccount } from '../../../server/domain/accounts/index.ts';
import { insertBusiness } from '../../../server/domain/business/index.ts';
import {
  findSettings,
  findStoppable,
  saveSettings,
  stopMails,
  stopPath,
} from '../../../server/domain/notifications/index.ts';
import { type AccountActor, SYSTEM } from '../../../server/kernel/actor.ts';
import { SimulatedClock } from '../../../server/kernel/clock.ts';
import { createTestContext } from '../../support/context.ts';
import { eachDatabase } from '../../support/databases.ts';

/** Two that run at once meet in one of so many rounds, if they can. */
const ROUNDS = 12;

eachDatabase((open) => {
  let ctx: Context;
  before(async () => {
    const clock = new SimulatedClock(Date.UTC(2027, 2, 1, 9));
    const { main: db } = await open();
    ctx = createTestContext(db, clock);
  });

  async function createPerson(): Promise<AccountActor> {
    return unitOfWork(ctx, SYSTEM, async ({ q, now }) => {
      const businessId = await insertBusiness(q, now);
      const email = `p${businessId}@example.com`;
      const { id } = await insertAccount(q, { name: 'Ada', email, businessId, role: 'owner', now });
      return { kind: 'account', accountId: id, businessId, role: 'owner', open: false };
    });
  }
  const linkOf = async ({ accountId }: AccountActor) => {
    const path = await unitOfWork(ctx, SYSTEM, (tx) => stopPath(tx, accountId, 'all'));
    return path.split('/')[2] ?? '';
  };

  test('the first mails to a person carry the same link, and it works', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const person = await createPerson();
      await saveSettings(ctx, person, { email: true });
      const links = await Promise.all([1, 2, 3, 4].map(() => linkOf(person)));
      assert.equal(new Set(links).size, 1, links.join());
      assert.ok(await findStoppable(ctx, links[0] ?? '', 'all'));
    }
  });

  test('a link is there for a person who has changed no setting, too', async () => {
    assert.ok(await findStoppable(ctx, await linkOf(await createPerson()), 'all'));
  });

  test('what is stopped and what is changed at the same time both hold', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const person = await createPerson();
      await saveSettings(ctx, person, { email: true });
      const link = await linkOf(person);
      await Promise.all([
        saveSettings(ctx, person, { rhythm: 'weekly' }),
        stopMails(ctx, link, 'all'),
        saveSettings(ctx, person, { urgentPasses: true }),
      ]);
      const { email, rhythm, urgentPasses } = await findSettings(ctx.db.read, person.accountId);
      assert.deepEqual([email, rhythm, urgentPasses], [false, 'weekly', true]);
    }
  });

  test('two first changes at the same time both hold', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const person = await createPerson();
      await Promise.all([
        saveSettings(ctx, person, { email: true }),
        saveSettings(ctx, person, { rhythm: 'weekly' }),
      ]);
      const { email, rhythm } = await findSettings(ctx.db.read, person.accountId);
      assert.deepEqual([email, rhythm], [true, 'weekly']);
    }
  });
});
