// While the admin keeps a customer out nothing is charged: they could neither use what they pay for nor cancel it.
import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { PAYMENT_METHOD_EXAMPLE } from '../../server/contract/payment-method.ts';
import { DAY } from '../../server/kernel/clock.ts';
import { passDays } from '../support/pass-days.ts';
import { START, startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
const day = (n: number) => START + n * DAY;
/** A month after the trial's end. */
const MONTH_END = Date.UTC(2027, 3, 15, 9);

const passTo = (moment: number) => passDays(server, moment);

async function suspend(suspended: boolean): Promise<void> {
  const request = { method: 'PUT', json: { suspended, reason: 'Asked for a break' } };
  const answer = await server.as('admin')('/api/admin/users/14/suspension', request);
  assert.equal(answer.status, 200, await answer.text());
}

async function card(method: 'PUT' | 'DELETE'): Promise<void> {
  const json = method === 'PUT' ? { json: PAYMENT_METHOD_EXAMPLE } : {};
  const answer = await server.as('owner')('/api/users/14/payment-method', { method, ...json });
  assert.ok(answer.ok, await answer.text());
}

const read = (table: string) => server.app.ctx.db.read(table).where({ account_id: 14 });
const plan = async (): Promise<string> => (await read('subscriptions').first()).status;
const invoices = (): Promise<string[]> => read('invoices').orderBy('id').pluck('status');

describe('a suspended customer', () => {
  beforeEach(async () => {
    server = await startServer({
      config: { billing: { isOn: true, invoiceFrom: 'Operator Ltd', stripe: undefined } },
    });
    await server.drain();
    await card('PUT');
  });
  afterEach(() => server.stop());

  test('is not billed for the next month: the plan is cancelled at the end of what is paid', async () => {
    await passTo(day(14));
    assert.deepEqual([await plan(), await invoices()], ['active', ['paid']]);
    await suspend(true);
    await passTo(MONTH_END - 1);
    assert.equal(await plan(), 'active', 'what is paid for stays theirs');
    await passTo(MONTH_END + 40 * DAY);
    assert.deepEqual([await plan(), await invoices()], ['cancelled', ['paid']]);
  });

  test('is billed as before when reactivated in time', async () => {
    await passTo(day(14));
    await suspend(true);
    await passTo(day(20));
    await suspend(false);
    await passTo(MONTH_END);
    assert.deepEqual([await plan(), await invoices()], ['active', ['paid', 'paid']]);
  });

  test('is not charged for a month that failed before, and that month is void', async () => {
    await passTo(day(14));
    await card('DELETE');
    await passTo(MONTH_END);
    assert.deepEqual([await plan(), await invoices()], ['active', ['paid', 'open']]);
    await card('PUT');
    await suspend(true);
    await passTo(MONTH_END + 10 * DAY);
    assert.deepEqual([await plan(), await invoices()], ['cancelled', ['paid', 'void']]);
  });

  test('is not warned of a trial that goes on for money, because it does not', async () => {
    await suspend(true);
    await passTo(day(14));
    const warned = await server.app.ctx.db.read('events').where({ kind: 'trial.ending', subject_id: 14 });
    assert.deepEqual([warned.length, await plan(), await invoices()], [0, 'cancelled', []]);
  });
});
