// What waits for a person: found in one statement, ranked by when it does harm, shown to those whom it concerns.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Need } from '../../../server/contract/need.ts';
import type { Databases } from '../../../server/db/open.ts';
import { type Context, unitOfWork } from '../../../server/db/unit-of-work.ts';
import { insertAccount } from '../../../server/domain/accounts/index.ts';
import { listNeeds, needFilter, selectNeeds } from '../../../server/domain/attention/index.ts';
import { addSubscriber } from '../../../server/domain/audience/index.ts';
import { insertBusiness } from '../../../server/domain/business/index.ts';
import { type AccountActor, SYSTEM } from '../../../server/kernel/actor.ts';
import { DAY, HOUR, SimulatedClock } from '../../../server/kernel/clock.ts';
import { say } from '../../../server/sentences/index.ts';
import { createTestContext } from '../../support/context.ts';
import { eachDatabase } from '../../support/databases.ts';
import { explainQueries, slowSteps } from '../../support/explain.ts';

const NOW = Date.UTC(2027, 2, 1, 9);

eachDatabase((open) => {
  let databases: Databases;
  let ctx: Context;
  let owner: AccountActor;
  let connection: number;
  before(async () => {
    databases = await open();
    const clock = new SimulatedClock(NOW);
    ctx = createTestContext(databases.main, clock);
    owner = await unitOfWork(ctx, SYSTEM, async ({ q, now }): Promise<AccountActor> => {
      const businessId = await insertBusiness(q, now);
      const { id } = await insertAccount(q, { name: 'Ada', email: '', businessId, role: 'owner', now });
      return { kind: 'account', accountId: id, businessId, role: 'owner', open: false };
    });
    connection = await insert('connections', {
      type: 'email',
      name: 'Email',
      network: 'mail',
      updated_at: NOW,
    });
  });

  async function insert(table: string, row: Record<string, unknown>): Promise<number> {
    const [stored] = await databases.main
      .write(table)
      .insert({ business_id: owner.businessId, created_at: NOW, ...row }, ['id']);
    return stored.id;
  }
  const addPost = (status: string, scheduledAt: number) =>
    insert('posts', {
      ...{ connection_id: connection, status, scheduled_at: scheduledAt, updated_at: NOW },
      ...{ origin: 'autopilot', content: `${status} at ${(scheduledAt - NOW) / HOUR} h` },
    });
  const list = async (actor = owner, billingIsOn = true) =>
    (await listNeeds(ctx, actor, { billingIsOn })).map(({ kind, post }: Need) =>
      kind === 'post' ? (post?.content ?? '') : kind,
    );

  test('what does harm soonest comes first, what is late by kind, what only would be better last', async () => {
    assert.deepEqual(await list(), ['subscribers']);
    await addPost('awaiting_approval', NOW + 2 * DAY);
    await addPost('failed', NOW - HOUR);
    await addPost('awaiting_approval', NOW + 2 * HOUR);
    await unitOfWork(ctx, SYSTEM, async (tx) =>
      tx.emit({
        kind: 'plan.short',
        businessId: owner.businessId,
        data: {
          shortage: { id: 'legacy', params: { text: '0 of 2 posts could be written.' } },
          add: say('writer.add', { wishes: [{ kind: 'price', more: false }] }),
        },
      }),
    );
    await databases.main.write('connections').where({ id: connection }).update({ lacking: 3 });
    const strategy = { version: 1, code: 'STRAT-2027-1', timeframe: '30days', document: '{}', changes: '[]' };
    const parts = {
      ...{ content_strategy: true, platform_analysis: true },
      ...{ audience_targeting: true, posting_schedule: true },
    };
    await insert('strategies', { ...strategy, ...parts, created_at: NOW - 31 * DAY });
    const ticket = await insert('tickets', {
      ...{
        account_id: owner.accountId,
        name: '',
        email: '',
        subject: 'Why?',
        message: '',
        state: 'answered',
      },
    });
    await databases.main
      .write('ticket_answers')
      .insert({ ticket_id: ticket, message: 'So.', created_at: NOW - DAY });
    await databases.main.write('subscriptions').insert({
      ...{ account_id: owner.accountId, tier: 'Starter', status: 'trial', started_at: NOW },
      ...{ ends_at: NOW + DAY, updated_at: NOW },
    });
    await databases.main.write('invoices').insert({
      ...{ number: owner.accountId, key: `k${owner.accountId}`, account_id: owner.accountId, status: 'open' },
      ...{
        reason: 'renewal',
        tier: 'Starter',
        period_from: 0,
        period_to: 0,
        currency: 'USD',
        total_minor: 100,
      },
      ...{ lines: '[]', seller: '{}', buyer: '{}', issued_at: NOW - DAY },
    });
    assert.deepEqual(await list(), [
      'failed at -1 h',
      'invoice',
      'awaiting_approval at 2 h',
      'trial',
      'awaiting_approval at 48 h',
      'ticket',
      'facts',
      'strategy',
      'subscribers',
    ]);
  });

  test('each says one thing to do and where, and tells in the words of whoever caused it', async () => {
    const needs = await listNeeds(ctx, owner, { billingIsOn: true });
    for (const { title, text, action } of needs) {
      assert.doesNotMatch(`${title} ${text} ${action.label}`, /undefined|null|NaN|\[object/);
      assert.match(action.href, /^#\//);
    }
    const textOf = (kind: Need['kind']) => needs.find((need) => need.kind === kind)?.text ?? '';
    assert.match(
      textOf('facts'),
      /^3 posts of the next 14 days .* Please add, a sentence each: prices or terms\.$/,
    );
    assert.match(textOf('strategy'), /^STRAT-2027-1 is over\./);
    assert.equal(needs.find(({ kind }) => kind === 'ticket')?.text, 'Why?');
  });

  test('money concerns owners, and only where plans bind; a ticket whoever asked; nothing another business', async () => {
    const none = (words: string[], kinds: string[]) =>
      assert.deepEqual(
        words.filter((word) => kinds.includes(word)),
        [],
      );
    none(await list(owner, false), ['trial', 'invoice']);
    none(await list({ ...owner, role: 'editor' }), ['trial', 'invoice']);
    none(await list({ ...owner, accountId: 4711 }), ['ticket', 'trial', 'invoice']);
    const other = await unitOfWork(ctx, SYSTEM, ({ q, now }) => insertBusiness(q, now));
    assert.deepEqual(await list({ ...owner, businessId: other }, false), []);
  });

  test('a channel asks for a step more, and says what it suggests', async () => {
    const { write } = databases.main;
    const row = { connection_id: connection, act: 'publish', above: 'approve', begun_at: 1 };
    await write('autonomy').insert({ ...row, level: 'approve', asked: 'open', clean: 5 });
    const needOf = async (kind: Need['kind']) =>
      (await listNeeds(ctx, owner, { billingIsOn: true })).find((need) => need.kind === kind);
    const level = await needOf('level');
    assert.match(level?.text ?? '', /^5 posts in a row went out well\. It asks for "Wait for Undo"/);
    assert.equal(level?.action.href, '#/platforms/email?tab=settings');
    await write('autonomy').update({ level: 'suggest', asked: null, suggested: 3 });
    assert.match((await needOf('suggestion'))?.title ?? '', /^Email Marketing lacks 3 posts$/);
    assert.equal(await needOf('level'), undefined);
    await write('autonomy').where({ connection_id: connection }).del();
  });

  test('it is gone once it was seen to', async () => {
    await addSubscriber(ctx, owner, { email: 'a@example.com', name: '' });
    // The next plan found something to say, and the next strategy is made.
    await databases.main.write('connections').where({ id: connection }).update({ lacking: 0 });
    await databases.main.write('strategies').update({ created_at: NOW - 29 * DAY });
    await databases.main.write('tickets').where({ account_id: owner.accountId }).update({ state: 'closed' });
    await databases.main
      .write('posts')
      .where({ business_id: owner.businessId })
      .update({ status: 'published' });
    assert.deepEqual(await list(owner, false), []);
  });

  test('goes along indexes, however many answers others have got', async () => {
    const { read, write, dialect } = databases.main;
    const numbers = (most: number) =>
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${most})`;
    const [other] = await write('accounts').insert({ name: '', email: 'other@example.com', created_at: 0 }, [
      'id',
    ]);
    await write.raw(`insert into tickets (business_id, account_id, name, email, subject, message, created_at, state)
      ${numbers(2000)} select ${owner.businessId}, ${other.id}, '', '', '', '', 0, 'closed' from n`);
    await write.raw(`insert into ticket_answers (ticket_id, message, created_at)
      ${numbers(20_000)} select (select max(id) from tickets) - i % 2000, 'So.', 0 from n`);
    const { query } = selectNeeds(read, needFilter(owner, { billingIsOn: true, now: NOW }));
    if (dialect === 'sqlite') {
      const [plan = []] = await explainQueries(read, async () => query);
      assert.deepEqual(slowSteps(plan, ['needs']), []);
    } else {
      await write.raw('analyze');
      const { sql, bindings } = query.toSQL();
      const { rows } = await read.raw(`explain ${sql}`, [...bindings]);
      assert.doesNotMatch(JSON.stringify(rows), /Seq Scan on ticket_answers/);
    }
  });
});
