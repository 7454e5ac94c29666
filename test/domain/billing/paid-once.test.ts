// Whatever charges at the same moment, and wherever a process dies: a customer pays once for a month, and what was paid is
// kept. Each pair of charging paths is tried with the second one stepping in before every call of the payment service.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Tier } from '../../../server/contract/constants/plans.ts';
import { PAYMENT_METHOD_EXAMPLE } from '../../../server/contract/payment-method.ts';
import type { Database } from '../../../server/db/connect.ts';
import { type Context, unitOfWork } from '../../../server/db/unit-of-work.ts';
import { insertAccount } from '../../../server/domain/accounts/index.ts';
import {
  advancePlan,
  type Billing,
  choosePlan,
  collectInvoice,
  collectOpen,
  recordPayment,
} from '../../../server/domain/billing/index.ts';
import { listInvoices } from '../../../server/domain/billing/invoice.repo.ts';
import { monthAt } from '../../../server/domain/billing/month.ts';
import { insertCustomer, savePaymentMethod } from '../../../server/domain/billing/payment-method.repo.ts';
import { monthFrom } from '../../../server/domain/billing/states.ts';
import { findSubscription, saveSubscription } from '../../../server/domain/billing/subscription.repo.ts';
import { insertBusiness } from '../../../server/domain/business/index.ts';
import { type AccountActor, ADMIN, SYSTEM } from '../../../server/kernel/actor.ts';
import { DAY, SimulatedClock } from '../../../server/kernel/clock.ts';
import { createTestContext } from '../../support/context.ts';
import { eachDatabase } from '../../support/databases.ts';
import { Till } from '../../support/till.ts';

const NOW = Date.UTC(2027, 0, 1);
/** A process that dies does nothing more. */
const DEAD = new Promise<never>(() => {});
const PATHS = ['retry', 'new card', 'choose', 'record'] as const;
type Path = (typeof PATHS)[number];

eachDatabase((open) => {
  let main: Database;
  let count = 0;
  before(async () => {
    main = (await open()).main;
  });

  /** An account whose second month could not be paid on its first day; it is the day of the retry. */
  async function seed({ isReal }: { isReal: boolean }) {
    const clock = new SimulatedClock(NOW);
    const ctx = createTestContext(main, clock);
    const till = new Till();
    const billing: Billing = { isOn: true, gateway: isReal ? till.gateway : null, seller: [] };
    const pay = async (q: Context['db']['write'], accountId: number) =>
      savePaymentMethod(q, accountId, {
        ...PAYMENT_METHOD_EXAMPLE,
        brand: 'visa',
        externalId: 'pm_1',
        now: NOW,
      });
    const actor = await unitOfWork(ctx, SYSTEM, async ({ q, now }): Promise<AccountActor> => {
      count += 1;
      const businessId = await insertBusiness(q, now);
      const person = {
        name: 'Ada',
        email: `ada-${count}@example.com`,
        businessId,
        role: 'owner',
        now,
      } as const;
      const { id: accountId } = await insertAccount(q, person);
      await insertCustomer(q, accountId, `cus_${count}`);
      await saveSubscription(q, accountId, { ...monthFrom(undefined, 'Starter', now), now });
      return { kind: 'account', accountId, businessId, role: 'owner', open: false };
    });
    const { accountId } = actor;
    clock.advanceTo(monthAt(NOW, NOW).to);
    await advancePlan(ctx, billing, accountId);
    const invoices = () => listInvoices(main.write, accountId, 10);
    const [renewal] = await invoices();
    assert.ok(renewal);
    if (isReal) await unitOfWork(ctx, SYSTEM, ({ q }) => pay(q, accountId));
    till.says = { end: 'declined', reason: 'No money.' };
    await collectInvoice(ctx, billing, renewal.id);
    till.says = { end: 'paid' };
    if (!isReal) await unitOfWork(ctx, SYSTEM, ({ q }) => pay(q, accountId));
    clock.advance(DAY);
    const choose = (tier: Tier, due?: number) => choosePlan(ctx, billing, actor, { tier, due });
    const paths: Record<Path, () => Promise<unknown>> = {
      retry: () => collectInvoice(ctx, billing, renewal.id, 1),
      'new card': () => collectOpen(ctx, billing, accountId),
      choose: () => choose('Growth', 999),
      record: () => recordPayment(ctx, billing, ADMIN, { invoiceId: renewal.id, reference: 'Transfer' }),
    };
    return {
      ...{ till, ctx, clock, choose, invoices, renewal },
      /** What it threw is for whoever asked; a job is run again. */
      run: (path: Path) => paths[path]().catch(() => {}),
      /** What the jobs of what is open do later. */
      recover: async () => {
        for (let round = 0; round < 3; round += 1)
          for (const { id } of await invoices()) await collectInvoice(ctx, billing, id).catch(() => {});
      },
      paysOnce: async (about: string) => {
        const all = await invoices();
        const paid = all.filter(({ status }) => status === 'paid');
        const byCard = paid.filter(({ method }) => method === 'stripe');
        assert.equal(paid.length, 1, `${about}: paid ${paid.map(({ reason }) => reason)}`);
        if (isReal) assert.equal(till.paid, byCard.length, `${about}: charged`);
        assert.deepEqual(
          all.filter(({ status }) => status === 'open'),
          [],
          `${about}: nothing is left to be charged`,
        );
        const plan = await findSubscription(main.write, accountId);
        const now = clock.now();
        assert.equal(plan?.status, 'active', about);
        const most = monthAt(now, now).to;
        assert.ok(plan.endsAt > now && plan.endsAt <= most, `${about}: one month, not two`);
        assert.equal(plan.tier, paid[0]?.tier, about);
      },
    };
  }

  /** Runs one path, and at its `at`-th call another; @returns false when it makes fewer calls */
  async function meet({ first, second, at, dies }: { first: Path; second: Path; at: number; dies: boolean }) {
    const world = await seed({ isReal: true });
    let calls = 0;
    let stepIn: Promise<unknown> | undefined;
    const met = Promise.withResolvers<void>();
    world.till.onCall = async () => {
      calls += 1;
      if (calls !== at + 1) return;
      stepIn = world.run(second);
      await stepIn;
      met.resolve();
      if (dies) await DEAD;
    };
    await Promise.race([world.run(first), ...(dies ? [met.promise] : [])]);
    if (!stepIn) return false;
    world.till.onCall = async () => {};
    await world.recover();
    await world.paysOnce(`${first} meets ${second} at call ${at}${dies ? ' and dies' : ''}`);
    return true;
  }

  for (const first of PATHS)
    for (const dies of [false, true])
      test(`${first}${dies ? ', cut short anywhere' : ''}, and any other way of paying at once`, async () => {
        let met = 0;
        for (const second of PATHS)
          for (let at = 0; await meet({ first, second, at, dies }); at += 1) met += 1;
        assert.ok(met >= PATHS.length);
      });

  test('simulated payments that meet count once', async () => {
    for (const first of PATHS)
      for (const second of PATHS) {
        const world = await seed({ isReal: false });
        await Promise.all([world.run(first), world.run(second)]);
        await world.recover();
        await world.paysOnce(`${first} meets ${second}`);
      }
  });

  test('the month that failed is still asked for when the chosen plan is declined', async () => {
    const world = await seed({ isReal: true });
    world.till.says = { end: 'declined', reason: 'No money.' };
    await assert.rejects(world.choose('Growth', 999), /declined/);
    world.till.says = { end: 'paid' };
    await world.run('retry');
    const [chosen, renewal] = await world.invoices();
    assert.deepEqual([chosen?.status, renewal?.status, renewal?.attempts], ['void', 'paid', 1]);
    assert.equal(world.till.paid, 1);
  });

  test('a plan chosen while the month is just paid is told, not quietly dropped', async () => {
    const world = await seed({ isReal: true });
    world.till.onCall = async (call) => {
      if (call !== 'cancel') return;
      world.till.payments.set(String(world.renewal.reference ?? world.renewal.key), { end: 'paid' });
    };
    await assert.rejects(world.choose('Growth', 999), /has changed meanwhile/);
    await world.paysOnce('told');
  });
});
