// News about a plan: for the person who pays, wherever they are at work, and for nobody else.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unitOfWork } from '../../../server/db/unit-of-work.ts';
import { insertAccount } from '../../../server/domain/accounts/index.ts';
import { listAudit } from '../../../server/domain/audit/index.ts';
import { claimBusinesses } from '../../../server/domain/billing/cover.repo.ts';
import type { Billing } from '../../../server/domain/billing/index.ts';
import { issueInvoice } from '../../../server/domain/billing/invoice.ts';
import { tellOwner } from '../../../server/domain/billing/tell-owner.ts';
import { insertBusiness } from '../../../server/domain/business/index.ts';
import { insertMember } from '../../../server/domain/members/member.repo.ts';
import { listMyNotifications, notifyOfEvent } from '../../../server/domain/notifications/index.ts';
import { type AccountActor, type Role, SYSTEM } from '../../../server/kernel/actor.ts';
import { SimulatedClock } from '../../../server/kernel/clock.ts';
import { createTestContext } from '../../support/context.ts';
import { eachDatabase } from '../../support/databases.ts';

const NOW = Date.UTC(2027, 2, 1, 9);
const BILLING: Billing = { isOn: true, gateway: null, seller: ['Operator Ltd'] };

eachDatabase((open) => {
  /** Pia pays for a business that she owns with Cleo, and is an editor in the one of Una and Otto, which she has open. */
  async function seed() {
    const { main } = await open();
    const clock = new SimulatedClock(NOW);
    const ctx = createTestContext(main, clock);
    const work = <T>(run: Parameters<typeof unitOfWork<T>>[2]) => unitOfWork(ctx, SYSTEM, run);
    const [own, client] = await work(async ({ q, now }) => [
      await insertBusiness(q, now),
      await insertBusiness(q, now),
    ]);
    const join = async (name: string, businessId: number, role: Role): Promise<AccountActor> => {
      const email = `${name.toLowerCase()}@example.com`;
      const { id } = await work(({ q, now }) => insertAccount(q, { name, email, businessId, role, now }));
      return { kind: 'account', accountId: id, businessId, role, open: false };
    };
    const [una, otto] = [await join('Una', client, 'owner'), await join('Otto', client, 'owner')];
    const [pia, cleo] = [await join('Pia', own, 'owner'), await join('Cleo', own, 'owner')];
    await work(async ({ q }) => {
      await claimBusinesses(q, pia.accountId);
      await insertMember(q, { businessId: client, accountId: pia.accountId, role: 'editor' });
      await q('accounts').where({ id: pia.accountId }).update({ current_business_id: client });
    });
    const bellOf = async (actor: AccountActor, businessId = actor.businessId) =>
      (await listMyNotifications(ctx, { ...actor, businessId })).map(({ title }) => title);
    const notify = async () => {
      const ids: number[] = await main.read('events').orderBy('id').pluck('id');
      for (const id of ids) await notifyOfEvent(ctx, id, { canMail: true });
    };
    return { main, work, own, client, una, otto, pia, cleo, bellOf, notify };
  }

  test('only the payer hears of it, in the business they have open and by mail', async () => {
    const { main, work, client, una, otto, pia, cleo, bellOf, notify } = await seed();
    const { accountId } = pia;
    const data = { days: 1, tier: 'Growth', canPay: true, accountId } as const;
    await work((tx) => tellOwner(tx, { kind: 'trial.ending', subjectId: accountId, data }));
    await notify();
    assert.deepEqual(await bellOf(pia, client), ['Your free trial ends tomorrow']);
    for (const other of [una, otto, cleo]) assert.deepEqual(await bellOf(other), []);
    assert.deepEqual(await main.read('letters').pluck('to_email'), ['pia@example.com']);
  });

  test('the audit log of a client shows nothing of it, that of the business it pays for does', async () => {
    const { main, work, own, client, pia } = await seed();
    const { accountId } = pia;
    await work(async (tx) => {
      const data = { tier: 'Growth', was: 'active', status: 'expired', accountId } as const;
      await tellOwner(tx, { kind: 'plan.ended', subjectId: accountId, data });
      await issueInvoice(tx, BILLING, {
        ...{ accountId, key: 'first', reason: 'start', tier: 'Growth', lines: [] },
        period: { from: NOW, to: NOW + 1 },
      });
    });
    const kindsOf = async (businessId: number) =>
      (await listAudit(main.read, { businessId, limit: 10 })).map(({ kind }) => kind).sort();
    assert.deepEqual(await kindsOf(client), []);
    assert.deepEqual(await kindsOf(own), ['invoice.issued', 'plan.ended']);
  });

  test('of somebody who pays for no business belongs to none', async () => {
    const { main, work, pia, cleo, bellOf, notify } = await seed();
    const { accountId } = cleo;
    const data = { tier: 'Starter', was: 'trial', status: 'expired', accountId } as const;
    await work((tx) => tellOwner(tx, { kind: 'plan.ended', subjectId: accountId, data }));
    await notify();
    const [event] = await main.read('events').where({ kind: 'plan.ended' }).select('business_id');
    assert.equal(event.business_id, null);
    assert.equal((await bellOf(cleo)).length, 1);
    assert.deepEqual(await bellOf(pia, pia.businessId), []);
  });
});
