// The weekly report: from real figures, Sandbox apart, once a person and week, never about an empty week.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Databases } from '../../../server/db/open.ts';
import { type Context, unitOfWork } from '../../../server/db/unit-of-work.ts';
import { insertAccount } from '../../../server/domain/accounts/index.ts';
import { insertBusiness } from '../../../server/domain/business/index.ts';
import { saveSettings } from '../../../server/domain/notifications/index.ts';
import { writeWeeklyReports } from '../../../server/domain/reports/index.ts';
import { type AccountActor, SYSTEM } from '../../../server/kernel/actor.ts';
import { SimulatedClock } from '../../../server/kernel/clock.ts';
import { createTestContext } from '../../support/context.ts';
import { eachDatabase } from '../../support/databases.ts';
import { scriptedTransport } from '../email/mailing.ts';
import { deliver } from '../letters/letters.ts';

eachDatabase((open) => {
  let databases: Databases;
  const clock = new SimulatedClock(Date.parse('2027-03-28T12:00Z'));
  let ctx: Context;
  let owner: AccountActor;
  const transport = scriptedTransport();
  before(async () => {
    databases = await open();
    ctx = createTestContext(databases.main, clock);
    owner = await unitOfWork(ctx, SYSTEM, async ({ q, now }): Promise<AccountActor> => {
      const businessId = await insertBusiness(q, now);
      await q('businesses')
        .where({ id: businessId })
        .update({ name: 'Bakery', timezone: 'Europe/London', locale: 'en-GB' });
      const member = { name: 'Ada', email: 'ada@example.com', businessId, role: 'owner' as const, now };
      const { id } = await insertAccount(q, member);
      return { kind: 'account', accountId: id, businessId, role: 'owner', open: false };
    });
    await saveSettings(ctx, owner, { email: true });
  });

  /** Runs the report's job at a moment and sends what it wrote. */
  async function mailsAt(moment: string): Promise<string[]> {
    clock.advanceTo(Date.parse(moment));
    transport.mails.length = 0;
    await writeWeeklyReports(ctx);
    const letters = await databases.main.read('letters').where({ status: 'queued' }).orderBy('id');
    for (const { id } of letters) await deliver({ ctx, clock }, transport, id);
    return transport.mails.map(({ subject, text }) => `${subject}\n${text}`);
  }

  async function addFigures(network: string, day: string, likes: number): Promise<void> {
    const { businessId } = owner;
    const type = network === 'sandbox' ? 'x' : 'facebook';
    const found = await databases.main.read('connections').where({ business_id: businessId, type }).first();
    const [made] = found
      ? [found]
      : await databases.main.write('connections').insert(
          {
            ...{ business_id: businessId, type, name: type, network },
            ...{ created_at: Date.parse('2027-01-01'), updated_at: 0 },
          },
          ['id'],
        );
    await databases.main.write('daily_figures').insert({
      ...{ business_id: businessId, connection_id: made.id, network, day },
      ...{ posts: 1, likes, comments: 0, shares: 0, clicks: 0, impressions: likes * 10 },
    });
  }

  test('says nothing about a week without figures', async () => {
    assert.deepEqual(await mailsAt('2027-03-29T09:00Z'), []);
  });

  test('comes on Monday at 8:00 where the business is, once, with the Sandbox apart', async () => {
    await addFigures('real', '2027-03-30', 1200);
    await addFigures('real', '2027-03-22', 800);
    await addFigures('sandbox', '2027-04-04', 7);
    await addFigures('real', '2027-04-05', 5000);
    assert.deepEqual(await mailsAt('2027-04-05T06:59Z'), []);
    const [mail = '', ...others] = await mailsAt('2027-04-05T07:00Z');
    assert.deepEqual(others, []);
    assert.match(mail, /^Bakery: the week 29 March – 4 April\n/);
    assert.match(mail, /What happened\n\n- Posts published: 1\n.*Reactions: 1,200\n {2}800 the week before/s);
    assert.match(mail, /Sandbox\n\nSimulated.*Reactions: 7\n/s);
    assert.match(mail, /Stop performance reports: .*\/performanceReports/);
    assert.deepEqual(await mailsAt('2027-04-05T12:00Z'), []);
    assert.deepEqual(await mailsAt('2027-04-06T12:00Z'), []);
  });

  test('leaves out a channel that is not to be reported on, and does not come when none is', async () => {
    await addFigures('sandbox', '2027-04-06', 7);
    await addFigures('real', '2027-04-07', 33);
    const connections = () => databases.main.write('connections');
    await connections().where({ type: 'facebook' }).update({ performance_reports: false });
    const [mail = ''] = await mailsAt('2027-04-12T07:30Z');
    assert.match(mail, /Reactions: 7\n/);
    // A link's token may hold any number.
    assert.ok(!mail.replace(/http\S+/g, '').includes('33'), mail);
    await connections().update({ performance_reports: false });
    await addFigures('sandbox', '2027-04-13', 7);
    assert.deepEqual(await mailsAt('2027-04-19T12:00Z'), []);
    await connections().update({ performance_reports: true });
  });

  test('a world is compared only with days that it had figures for', async () => {
    await addFigures('mail', '2027-04-20', 5);
    await databases.main.write('daily_figures').where('network', 'real').delete();
    const [mail = ''] = await mailsAt('2027-04-26T12:00Z');
    assert.match(mail, /What happened\n\n- Posts published: 1\n/);
    assert.ok(!mail.includes('the week before'), mail);
  });

  test('waits for quiet hours to end, and does not come when it is switched off', async () => {
    await addFigures('real', '2027-04-27', 10);
    await saveSettings(ctx, owner, { quiet: { from: '21:00', until: '10:00' } });
    assert.deepEqual(await mailsAt('2027-05-03T08:00Z'), []);
    assert.equal((await mailsAt('2027-05-03T09:00Z')).length, 1);
    await addFigures('real', '2027-05-05', 10);
    await saveSettings(ctx, owner, { topics: { performanceReports: { app: false } } });
    assert.deepEqual(await mailsAt('2027-05-10T12:00Z'), []);
  });
});
