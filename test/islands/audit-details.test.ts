// The details of the audit log's entries, as the admin reads them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeDetails } from '../../islands/admin/audit-details.ts';
import type { AuditEntry } from '../../server/contract/audit.ts';

const CLOCK = { now: Date.UTC(2027, 2, 1), locale: 'en', timeZone: 'UTC' };
const DAY = Date.UTC(2027, 2, 3);

const CASES: readonly (readonly [kind: string, details: AuditEntry['details'], words: string])[] = [
  ['account.created', {}, ''],
  ['account.suspended', { reason: 'Sends spam' }, 'Sends spam'],
  ['admin.signed-in', { address: '203.0.113.7' }, 'from the address: 203.0.113.7'],
  ['autopilot.changed', { paused: false, changed: { autoPublish: true } }, 'paused: off, auto publish: on'],
  ['budget.changed', { before: 0, after: 12_050 }, 'from 0 to 120.5'],
  ['connection.connected', { type: 'instagram' }, ''],
  ['invoice.issued', { number: 'INV-000042', reason: 'renewal' }, 'renewal'],
  ['member.role-changed', { before: 'editor', role: 'approver' }, 'from editor to approver'],
  ['member.joined', { role: 'editor' }, 'role: editor'],
  [
    'payment.failed',
    { number: 'INV-000042', reason: 'There is no card.', amount: 999, retryAt: DAY, attempt: 2 },
    'There is no card, amount: 999, retry at: Mar 3, 2027, attempt: 2',
  ],
  [
    'subscription.changed',
    { tier: 'Growth', status: 'active', endsAt: DAY, before: 'trial' },
    'from trial to active, plan: Growth, ends at: Mar 3, 2027',
  ],
  [
    'subscription.changed',
    { tier: 'Growth', status: 'active', endsAt: null },
    'plan: Growth, status: active',
  ],
  [
    'subscription.set',
    { from: 'none', to: 'Growth, active', reason: 'Paid in cash' },
    'Paid in cash, from none to Growth, active',
  ],
];

for (const [kind, details, words] of CASES)
  test(`${kind}: ${words || 'nothing more'}`, () => {
    assert.equal(describeDetails({ kind, details } as AuditEntry, CLOCK), words);
  });
