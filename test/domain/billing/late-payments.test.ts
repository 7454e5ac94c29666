// Payments that come late, twice or for something that has been replaced: what a customer has paid for is kept, and
// nothing is charged twice. On both databases, with a payment service that says what it is told to say.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Tier } from '../../../server/contract/constants/plans.ts';
import { PAYMENT_METHOD_EXAMPLE } from '../../../server/contract/payment-method.ts';
import { unitOfWork } from '../../../server/db/unit-of-work.ts';
import { insertAccount } from '../../../server/domain/accounts/index.ts';
import type { PaymentState } from '../../../server/domain/billing/gateway.ts';
import {
  advancePlan,
  type Billing,
  cancelPlan,
  choosePlan,
  collectInvoice,
  collectOpen,
  collectOverdue,
  removePaymentMethod,
} from '../../../server/domain/billing/index.ts';
import { findInvoice, listInvoices } from '../../../server/domain/billing/invoice.repo.ts';
import type { InvoiceRecord } from '../../../server/domain/billing/invoice.ts';
import { monthAt } from '../../../server/domain/billing/month.ts';
import { insertCustomer, savePaymentMethod } from '../../../server/domain/billing/payment-method.repo.ts';
import { settle } from '../../../server/domain/billing/settle.ts';
import {
  cancelAtEnd,
  expire,
  monthFrom,
  type SubscriptionRecord,
} from '../../../server/domain/billing/states.ts';
import { findSubscription, saveSubscription } from '../../../server/domain/billing/subscription.repo.ts';
import { insertBusiness } from '../../../server/domain/business/index.ts';
import { type AccountActor, SYSTEM } from '../../../server/kernel/actor.ts';
import { DAY, SimulatedClock } from '../../../server/kernel/clock.ts';
import { createTestContext } from '../../support/context.ts';
import { eachDatabase } from '../../support/databases.ts';
import { Till } from '../../support/till.ts';

const NOW = Date.UTC(2027, 0, 1);
const STARTER = monthFrom(undefined, 'Starter', NOW);
const DECLINED: PaymentState = { end: 'declined', reason: 'No money.' };
const PENDING: PaymentState = { end: 'pending' };
const PAID: PaymentState = { end: 'paid' };

eachDatabase((open) => {
  async function begin(subscription: SubscriptionRecord) {
    const { main } = await open();
    const clock = new SimulatedClock(NOW);
    const ctx = createTestContext(main, clock);
    const till = new Till();
    const billing: Billing = { isOn: true, gateway: till.gateway, seller: [] };
    const actor = await unitOfWork(ctx, SYSTEM, async ({ q, now }): Promise<AccountActor> => {
      const businessId = await insertBusiness(q, now);
      const person = { name: 'Ada', email: 'ada@example.com', businessId, role: 'owner', now } as const;
      const { id: accountId } = await insertAccount(q, person);
      await insertCustomer(q, accountId, 'cus_1');
      await savePaymentMethod(q, accountId, {
        ...PAYMENT_METHOD_EXAMPLE,
        brand: 'visa',
        externalId: 'pm_1',
        now,
      });
      await saveSubscription(q, accountId, { ...subscription, now });
      return { kind: 'account', accountId, businessId, role: 'owner', open: false };
    });
    const { accountId } = actor;
    const newest = async (): Promise<InvoiceRecord> => {
      const [invoice] = await listInvoices(main.read, accountId, 1);
      assert.ok(invoice);
      return invoice;
    };
    return {
      ...{ clock, till, newest },
      plan: async () => {
        const { tier, status, endsAt, cancels } = (await findSubscription(main.read, accountId)) ?? {};
        return { tier, status, endsAt, cancels };
      },
      statusOf: async ({ id }: InvoiceRecord) => (await findInvoice(main.read, id))?.status,
      choose: (tier: Tier) => choosePlan(ctx, billing, actor, { tier }),
      cancel: () => cancelPlan(ctx, billing, actor),
      end: () =>
        unitOfWork(ctx, SYSTEM, async ({ q, now }) => {
          const before = await findSubscription(q, accountId);
          assert.ok(before);
          await saveSubscription(q, accountId, { ...expire(before), now });
        }),
      removeCard: () => removePaymentMethod(ctx, actor),
      collect: ({ id }: InvoiceRecord, { isOn = true } = {}) =>
        collectInvoice(ctx, isOn ? billing : { isOn, gateway: null, seller: [] }, id),
      collectOverdue: () => collectOverdue(ctx, billing),
      advance: () => advancePlan(ctx, billing, accountId),
      jobs: (): Promise<string[]> => main.read('jobs').pluck('kind'),
      /** Chooses a larger plan on the month's last day. @returns its invoice, which is still being paid when that is over */
      upgradeUntilEnd: async (): Promise<InvoiceRecord> => {
        clock.advanceTo(subscription.endsAt - DAY);
        till.says = PENDING;
        await choosePlan(ctx, billing, actor, { tier: 'Growth' });
        till.says = PAID;
        const upgrade = await newest();
        clock.advanceTo(subscription.endsAt);
        await advancePlan(ctx, billing, accountId);
        assert.equal((await newest()).id, upgrade.id, 'nothing is billed meanwhile');
        return upgrade;
      },
      addCard: () => collectOpen(ctx, billing, accountId),
      /** What the payment service tells later of a payment. */
      hear: async (invoice: InvoiceRecord, state: PaymentState) => {
        if (invoice.reference !== null) till.payments.set(invoice.reference, state);
        await settle(ctx, billing, invoice, state);
      },
      /** The month is over; @returns the invoice of the next one after an attempt to collect it */
      renew: async (answer: PaymentState): Promise<InvoiceRecord> => {
        clock.advanceTo((await findSubscription(main.read, accountId))?.endsAt ?? 0);
        await advancePlan(ctx, billing, accountId);
        till.says = answer;
        await collectInvoice(ctx, billing, (await newest()).id);
        till.says = PAID;
        return newest();
      },
    };
  }

  test('after an end that was moved each full price buys a full month', async () => {
    const end = Date.UTC(2027, 1, 11);
    const world = await begin({ ...STARTER, endsAt: end });
    const { period } = await world.renew(PAID);
    assert.deepEqual(period, { from: end, to: Date.UTC(2027, 2, 11) });
    assert.equal((await world.plan()).endsAt, Date.UTC(2027, 2, 11));
    await world.renew(PAID);
    assert.equal((await world.plan()).endsAt, Date.UTC(2027, 3, 11));
  });

  test('while a month is being collected no other plan can be charged', async () => {
    const world = await begin(STARTER);
    await world.renew(PENDING);
    await assert.rejects(world.choose('Growth'), /still being confirmed/);
    assert.equal(world.till.charges, 1);
  });

  test('a month that failed but was paid after all is settled before another plan is charged', async () => {
    const world = await begin(STARTER);
    const renewal = await world.renew(DECLINED);
    world.till.payments.set(String(renewal.reference), PAID);
    await world.choose('Growth');
    assert.equal(await world.statusOf(renewal), 'paid');
    const { reason, total } = await world.newest();
    assert.deepEqual([reason, total], ['upgrade', 70_000], 'the rest of the month, which is all of it');
    assert.deepEqual(await world.plan(), {
      ...{ tier: 'Growth', status: 'active', endsAt: renewal.period.to, cancels: false },
    });
  });

  test('nothing is charged while the end of a month that failed is not known', async () => {
    const world = await begin(STARTER);
    const renewal = await world.renew(DECLINED);
    world.till.payments.set(String(renewal.reference), PENDING);
    await assert.rejects(world.choose('Growth'), /still being confirmed/);
    assert.equal(world.till.charges, 1);
  });

  test('a month that is paid after it was replaced is added to what runs', async () => {
    const world = await begin(STARTER);
    const renewal = await world.renew(DECLINED);
    world.clock.advance(2 * DAY);
    await world.choose('Growth');
    const { endsAt = 0 } = await world.plan();
    await world.hear(renewal, PAID);
    const to = monthAt(endsAt, endsAt).to;
    assert.deepEqual(await world.plan(), { tier: 'Growth', status: 'active', endsAt: to, cancels: false });
    assert.deepEqual((await world.newest()).reason, 'start');
  });

  test('a month that ends while an upgrade is being paid waits for it, and costs what the larger plan does', async () => {
    const world = await begin(STARTER);
    const upgrade = await world.upgradeUntilEnd();
    await world.hear(upgrade, PAID);
    await world.advance();
    const { reason, tier, total } = await world.newest();
    assert.deepEqual([reason, tier, total], ['renewal', 'Growth', 99_900]);
    await world.collect(await world.newest());
    assert.deepEqual((await world.plan()).tier, 'Growth');
  });

  test('a month that waited for an upgrade that failed is billed as it was', async () => {
    const world = await begin(STARTER);
    const upgrade = await world.upgradeUntilEnd();
    await world.hear(upgrade, DECLINED);
    assert.equal(await world.statusOf(upgrade), 'void');
    assert.ok((await world.jobs()).includes('advance-subscription'), 'its invoice asks for the month again');
    await world.advance();
    const { reason, tier } = await world.newest();
    assert.deepEqual([reason, tier], ['renewal', 'Starter']);
  });

  test('what a payment service could not be asked for in a day is asked for again, each by itself', async () => {
    const world = await begin(STARTER);
    world.till.onCall = () => Promise.reject(new Error('nobody answers'));
    await assert.rejects(world.renew(PAID), /nobody answers/);
    await world.collectOverdue();
    world.clock.advance(DAY);
    await assert.rejects(world.collectOverdue(), AggregateError);
    world.till.onCall = async () => {};
    await world.collectOverdue();
    assert.deepEqual([(await world.newest()).status, world.till.charges], ['paid', 1]);
  });

  test('what failed is not asked for before its day, however overdue it is', async () => {
    const world = await begin(STARTER);
    await world.renew(DECLINED);
    world.clock.advance(DAY - 1);
    await world.collectOverdue();
    assert.equal(world.till.charges, 1);
    world.clock.advance(DAY + 1);
    await world.collectOverdue();
    assert.equal(world.till.charges, 2);
  });

  test('no other plan is taken, not even for nothing, while one is being paid', async () => {
    const world = await begin(monthFrom(undefined, 'Growth', NOW));
    world.till.says = PENDING;
    await world.choose('Enterprise');
    await assert.rejects(world.choose('Starter'), /still being confirmed/);
    await world.hear(await world.newest(), PAID);
    assert.equal((await world.plan()).tier, 'Enterprise');
    await world.choose('Starter');
  });

  test('a payment that is under way counts although the card is gone', async () => {
    const world = await begin(STARTER);
    const renewal = await world.renew(PENDING);
    await world.removeCard();
    world.till.payments.set(String(renewal.reference), PAID);
    await world.collect(renewal);
    assert.equal(await world.statusOf(renewal), 'paid');
  });

  test('what is open when billing is turned off is not asked for any more, and the plan goes on', async () => {
    const world = await begin(STARTER);
    const renewal = await world.renew(DECLINED);
    await world.collect(renewal, { isOn: false });
    assert.deepEqual([await world.statusOf(renewal), world.till.charges], ['void', 1]);
    const { status, endsAt = 0 } = await world.plan();
    assert.deepEqual([status, endsAt], ['active', renewal.period.to]);
  });

  test('another card does not pay for a plan that has ended', async () => {
    const world = await begin(STARTER);
    const renewal = await world.renew(DECLINED);
    await world.end();
    await world.addCard();
    assert.deepEqual([world.till.charges, await world.statusOf(renewal)], [1, 'open']);
  });

  test('a plan that was cancelled while its upgrade was being paid still ends', async () => {
    const world = await begin(STARTER);
    world.till.says = PENDING;
    await world.choose('Growth');
    const upgrade = await world.newest();
    await world.cancel();
    assert.equal(await world.statusOf(upgrade), 'void');
    await world.hear(upgrade, PAID);
    const { tier, cancels } = await world.plan();
    assert.deepEqual([tier, cancels], ['Growth', true]);
  });

  test('an upgrade lets a cancelled plan go on, once it is paid', async () => {
    const world = await begin(cancelAtEnd(STARTER, NOW));
    world.till.says = DECLINED;
    await assert.rejects(world.choose('Growth'), /stays as it is/);
    assert.equal((await world.plan()).cancels, true);
    world.till.says = PAID;
    await world.choose('Growth');
    assert.equal((await world.plan()).cancels, false);
  });
});
