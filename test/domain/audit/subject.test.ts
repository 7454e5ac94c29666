// What the admin is told that rows of the audit log are about.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { NewEvent } from '../../../server/contract/events.ts';
import { type Context, unitOfWork } from '../../../server/db/unit-of-work.ts';
import {
  AUDITED,
  type AuditedKind,
  listAudit,
  listAuditForAdmin,
} from '../../../server/domain/audit/index.ts';
import { subjectOf } from '../../../server/domain/audit/subject.ts';
import { SYSTEM } from '../../../server/kernel/actor.ts';
import { SimulatedClock } from '../../../server/kernel/clock.ts';
import { createTestContext } from '../../support/context.ts';
import { eachDatabase } from '../../support/databases.ts';
import { explainQueries } from '../../support/explain.ts';

const NOW = Date.UTC(2027, 2, 1, 9);

/** Ada with one of each; what has no row here is gone. */
async function furnish({ db }: Context): Promise<void> {
  const add = (table: string, row: object) => db.write(table).insert(row);
  await add('accounts', { id: 14, name: 'Ada', email: 'ada@example.com', created_at: 1 });
  await add('accounts', { id: 15, email: 'ben@example.com', created_at: 1 });
  const stamps = { created_at: 1, updated_at: 1 };
  await add('businesses', { id: 3, name: 'Harbour Bakery', ...stamps });
  const place = { id: 5, business_id: 3, type: 'instagram', name: 'Instagram', network: 'sandbox' };
  await add('connections', { ...place, ...stamps });
  const post = { id: 17, business_id: 3, connection_id: 5, status: 'draft', origin: 'person', content: 'Hi' };
  await add('posts', { ...post, ...stamps });
  const ticket = {
    id: 4,
    business_id: 3,
    account_id: 15,
    name: 'Ben',
    email: 'b@example.com',
    created_at: 1,
  };
  await add('tickets', { ...ticket, subject: 'Where are my posts?', message: 'Where?' });
  const kept = { created_at: 1, expires_at: NOW };
  const invitation = {
    id: 6,
    business_id: 3,
    email: 'eve@example.com',
    role: 'editor',
    token_hash: 'secret',
  };
  await add('invitations', { ...invitation, ...kept });
  const bill = {
    id: 42,
    number: 42,
    key: 'k',
    account_id: 15,
    status: 'open',
    reason: 'start',
    tier: 'Growth',
  };
  const amounts = {
    period_from: 1,
    period_to: 2,
    currency: 'USD',
    total_minor: 1,
    lines: '[]',
    issued_at: 1,
  };
  await add('invoices', { ...bill, ...amounts, seller: '', buyer: '' });
}

/** What happened, and what the admin reads of it. */
const ROWS: readonly [NewEvent, string, string | null][] = [
  [on('account.suspended', 14), 'Ada <ada@example.com>', '/admin-dashboard/customers/14'],
  [on('plan.ended', 15), 'ben@example.com', '/admin-dashboard/customers/15'],
  [on('account.password-set', 99), 'Account 99', null],
  [on('account.sign-in-refused'), 'No known account', null],
  [on('impersonation.used', 7, { accountId: 14 }), 'Ada <ada@example.com>', '/admin-dashboard/customers/14'],
  [on('account.switched', 14), 'Harbour Bakery', null],
  [on('autopilot.paused'), 'Harbour Bakery', null],
  [on('budget.changed', 5), 'Instagram, Harbour Bakery', null],
  [on('connection.changed', 55), 'Channel 55, Harbour Bakery', null],
  [on('post.refused-by-link', 17), 'Post 17 on Instagram, Harbour Bakery', null],
  [on('post.refused-by-link', 18), 'Post 18, Harbour Bakery', null],
  [on('invoice.paid', 42, { number: 'INV-000042' }), 'Invoice INV-000042', '/admin-dashboard/customers/15'],
  [on('ticket.answered', 4), 'Ticket 4: Where are my posts?', '/admin-dashboard/tickets/4'],
  [on('invitation.sent', 6), 'Invitation for eve@example.com', null],
  [on('invitation.revoked', 8), 'Invitation 8', null],
  [on('job.retried', 12, { kind: 'publish-post' }), 'Job 12: publish post', null],
  [on('approval-link.made', 2, { name: 'The client' }), 'Approval link 2: The client', null],
  [on('strategy.shared', 9), 'Strategy 9, Harbour Bakery', null],
  [on('admin.signed-in'), 'This server', null],
];

function on(kind: AuditedKind, subjectId?: number, data: object = {}): NewEvent {
  const isOfServer = kind.startsWith('admin.') || kind.startsWith('account.password');
  const event = { kind, businessId: isOfServer ? null : 3, ...(subjectId && { subjectId }), data };
  return event as NewEvent;
}

eachDatabase((open) => {
  test('rows are about people and things with names, in one more query whatever they are', async () => {
    const ctx = createTestContext((await open()).main, new SimulatedClock(NOW));
    await furnish(ctx);
    await unitOfWork(ctx, SYSTEM, async (tx) => {
      for (const [event] of ROWS) tx.emit(event);
    });
    const entries = await listAuditForAdmin(ctx.db.read, { limit: 100 });
    assert.deepEqual(
      entries.toReversed().map(({ kind, about }) => [kind, about.text, about.route]),
      ROWS.map(([{ kind }, text, route]) => [kind, text, route]),
    );
    assert.ok(!JSON.stringify(entries).includes('secret'));
    if (ctx.db.dialect !== 'sqlite') return;
    const asked = await explainQueries(ctx.db.read, () => listAuditForAdmin(ctx.db.read, { limit: 100 }));
    assert.equal(asked.length, 2);
  });

  test('owners are told nothing that only the admin may know', async () => {
    const ctx = createTestContext((await open()).main, new SimulatedClock(NOW));
    await furnish(ctx);
    await unitOfWork(ctx, SYSTEM, async (tx) => tx.emit(on('subscription.changed', 15)));
    const entries = await listAudit(ctx.db.read, { businessId: 3, limit: 100 });
    assert.ok(!JSON.stringify(entries).includes('ben@example.com'));
  });
});

test('every kind that is audited is about something', () => {
  const row = { businessId: 3, subjectId: 1, details: {} };
  const missing = Object.keys(AUDITED).filter((kind) => subjectOf({ ...row, kind }) === undefined);
  assert.deepEqual(missing, []);
});
