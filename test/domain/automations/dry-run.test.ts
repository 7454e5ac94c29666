// A dry run beside what really happens: the same people get the mails of the same steps, and nothing is stored.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Databases } from '../../../server/db/open.ts';
import { addSubscriber } from '../../../server/domain/audience/index.ts';
import {
  addBuilt,
  applyDraft,
  dryRunBuilt,
  dryRunSeries,
  moveDueRuns,
  recordPersonEvent,
  setAutomation,
  switchBuilt,
} from '../../../server/domain/automations/index.ts';
import { DAY, HOUR, MINUTE } from '../../../server/kernel/clock.ts';
import { createRandom } from '../../../server/kernel/random.ts';
import { eachDatabase } from '../../support/databases.ts';
import { createMailing } from '../email/mailing.ts';

const RUN = { signal: new AbortController().signal, extend: async () => true };
const EVENTS = ['cart', 'cart', 'order', 'look'];
const CALLS = { mayCall: () => true };

eachDatabase((open) => {
  let databases: Databases;
  before(async () => {
    databases = await open();
  });

  test('two weeks tell the same before and after', async () => {
    const { ctx, clock, actor } = await createMailing(databases);
    const { int, pick } = createRandom('a dry run');
    const { id } = await addBuilt(ctx, CALLS, actor, {
      name: 'Ours',
      trigger: { on: 'event', event: 'cart' },
      reentry: 'finished',
      goal: 'order',
      steps: [
        { id: 'rest', type: 'wait', duration: 2 * HOUR },
        { id: 'one', type: 'mail', subject: 'One', content: 'One.' },
        { id: 'look', type: 'wait-for', event: 'look', atMost: 2 * DAY, otherwise: 'late' },
        { id: 'looked', type: 'mail', subject: 'Looked', content: 'Looked.' },
        { id: 'end', type: 'end' },
        { id: 'morning', type: 'wait-until', time: '09:00', weekdays: [] },
        { id: 'late', type: 'mail', subject: 'Late', content: 'Late.' },
      ],
    });
    await applyDraft(ctx, CALLS, actor, id, undefined);
    await switchBuilt(ctx, actor, id, true);
    await setAutomation(ctx, actor, 'cart-abandonment', true);
    for (let index = 0; index < 5; index += 1)
      await addSubscriber(ctx, actor, { email: `p${index}@example.com`, name: '' });
    const end = clock.now() + 14 * DAY;
    for (let told = 0; clock.now() < end; told += 1) {
      const next = clock.now() + (3 + int(48)) * 10 * MINUTE;
      while (clock.now() < next) {
        clock.advance(10 * MINUTE);
        await moveDueRuns(ctx, RUN);
        // As if each had left at once.
        await ctx.db.write('deliveries').where({ status: 'pending' }).update({ status: 'kept' });
      }
      const event = { email: `p${int(7)}@example.com`, event: pick(EVENTS), id: `e${told}`, data: {} };
      await recordPersonEvent(ctx, actor, event);
    }
    const rows: { email: string; step_id: string; kind: string }[] = await ctx.db
      .read('deliveries')
      .join('automation_runs', 'automation_runs.id', 'deliveries.run_id')
      .join('automations', 'automations.id', 'automation_runs.automation_id')
      .where({ 'deliveries.business_id': actor.businessId })
      .where({ 'deliveries.status': 'kept' })
      .select('deliveries.email', 'deliveries.step_id', 'automations.kind');
    const before = await counts(ctx);
    const tried = {
      custom: await dryRunBuilt(ctx, actor, id, 30),
      'cart-abandonment': await dryRunSeries(ctx, actor, 'cart-abandonment', 30),
    };
    assert.deepEqual(await counts(ctx), before, 'nothing is stored');
    for (const [kind, { people, mails, isPartly }] of Object.entries(tried)) {
      const real = rows.filter((row) => row.kind === kind).map(({ email, step_id }) => `${email} ${step_id}`);
      const would = people.flatMap(({ email, mails: got }) => got.map(({ step }) => `${email} ${step}`));
      assert.ok(mails > 10, `only ${mails} of ${kind}`);
      assert.equal(isPartly, false);
      assert.deepEqual(would.toSorted(), real.toSorted(), kind);
    }
  });

  test('birthdays of the last weeks tell who would have come in, and only who was there already', async () => {
    const { ctx, clock, actor } = await createMailing(await open());
    const dayAt = (days: number) => new Date(clock.now() + days * DAY).toISOString().slice(5, 10);
    const add = (email: string, day: string) =>
      addSubscriber(ctx, actor, { email, name: '', attributes: { birthday: `1980-${day}` } });
    await add('before@example.com', dayAt(-3));
    await add('five@example.com', dayAt(5));
    await add('nineteen@example.com', dayAt(19));
    await add('later@example.com', dayAt(28));
    const { id } = await addBuilt(ctx, CALLS, actor, {
      name: 'Birthday',
      trigger: { on: 'date', attribute: 'birthday', each: 'year', days: -1, time: '09:00' },
      reentry: 'always',
      goal: { on: 'click' },
      steps: [
        { id: 'wishes', type: 'mail', subject: 'All the best', content: 'Many happy returns.' },
        { id: 'rest', type: 'wait', duration: DAY },
        { id: 'present', type: 'mail', subject: 'A present', content: 'Come by.' },
      ],
    });
    clock.advance(20 * DAY);
    await add('new@example.com', dayAt(-6));
    const tried = await dryRunBuilt(ctx, actor, id, 30);
    assert.equal(tried.isKnown, true);
    assert.deepEqual(
      tried.people.map(({ email, mails, end }) => [email, mails.map(({ subject }) => subject), end]),
      [
        ['five@example.com', ['All the best', 'A present'], 'finished'],
        ['nineteen@example.com', ['All the best', 'A present'], 'finished'],
      ],
    );
    assert.deepEqual([tried.entered, tried.mails], [2, 4]);
  });

  async function counts({ db }: Awaited<ReturnType<typeof createMailing>>['ctx']): Promise<number[]> {
    const tables = ['automation_runs', 'deliveries', 'events', 'jobs', 'person_events'];
    return Promise.all(
      tables.map(async (table) => Number((await db.read(table).count({ count: '*' }).first())?.count)),
    );
  }
});
