// What is counted of automations' mails stands in one index, also of mails from before there was one.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { up } from '../../../migrations/0122-mails-of-automations.ts';
import { countMails } from '../../../server/domain/automations/count.repo.ts';
import { insertStepDelivery } from '../../../server/domain/email/step-delivery.repo.ts';
import { eachDatabase } from '../../support/databases.ts';
import { explainQueries } from '../../support/explain.ts';

eachDatabase((open, dialect) => {
  test('mails of each step are counted without reading them or their runs', async () => {
    const { write, read } = (await open()).main;
    const [business] = await write('businesses').insert({ created_at: 1, updated_at: 1 }, ['id']);
    const of = { business_id: business.id };
    const automations: { id: number }[] = await write('automations').insert(
      ['welcome', 'abandoned_cart'].map((kind) => ({ ...of, kind, is_active: true, updated_at: 1 })),
      ['id'],
    );
    for (const [at, automation] of [...automations, ...automations].entries()) {
      const token = { token_hash: `h${at}`, sealed_token: 'y', created_at: 1 };
      const person = { ...of, email: `p${at}@example.com`, status: 'active', ...token };
      const [subscriber] = await write('subscribers').insert(person, ['id']);
      const run = { automation_id: automation.id, subscriber_id: subscriber.id, status: 'waiting' };
      const [{ id: runId }] = await write('automation_runs').insert(
        { ...of, ...run, started_at: 1, cause: 'x' },
        ['id'],
      );
      await insertStepDelivery(write, {
        ...{ businessId: business.id, runId, stepId: 'first', subscriberId: subscriber.id },
        ...{ email: person.email, messageName: `m${at}`, now: 1 },
      });
    }
    const [first, second] = automations.map(({ id }) => id) as [number, number];
    await write('deliveries')
      .where({ message_id: 'm0' })
      .update({ status: 'sent', is_measured: true, opened_at: 5, clicked_at: 6 });
    const expected = [
      { automationId: first, status: 'pending', count: 1, measured: 0, opened: 0, clicked: 0 },
      { automationId: first, status: 'sent', count: 1, measured: 1, opened: 1, clicked: 1 },
      { automationId: second, status: 'pending', count: 2, measured: 0, opened: 0, clicked: 0 },
    ].map((one) => ({ ...one, step: 'first', unsubscribed: 0 }));
    const counted = async () =>
      (await countMails(read, [first, second])).toSorted(
        (one, other) => one.automationId - other.automationId || one.status.localeCompare(other.status),
      );
    assert.deepEqual(await counted(), expected);

    // As they stood before.
    await write.raw('drop index deliveries_automation_index');
    await write.schema.alterTable('deliveries', (table) => void table.dropColumn('automation_id'));
    await up(write);
    assert.deepEqual(await counted(), expected);

    if (dialect !== 'sqlite') return;
    const [plan = []] = await explainQueries(read, () => countMails(read, [first, second]));
    assert.deepEqual(plan, [
      'SEARCH deliveries USING COVERING INDEX deliveries_automation_index (automation_id=?)',
    ]);
  });
});
