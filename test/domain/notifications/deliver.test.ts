// How notifications leave the app: mail at once, digests, quiet hours, and the link that ends them. The whole way, from
// the event through the jobs to the mail.

import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { NewEvent } from '../../../server/contract/events.ts';
import type { NotificationSettingsInput } from '../../../server/contract/notification-settings.ts';
import type { Databases } from '../../../server/db/open.ts';
import { unitOfWork } from '../../../server/db/unit-of-work.ts';
import { insertAccount } from '../../../server/domain/accounts/index.ts';
import { insertBusiness } from '../../../server/domain/business/index.ts';
import type { Mail } from '../../../server/domain/letters/index.ts';
import {
  deliverHeld,
  findSettings,
  findStoppable,
  notifyOfEvent,
  readNotifications,
  type StopScope,
  saveSettings,
  stopMails,
} from '../../../server/domain/notifications/index.ts';
import { claimDueJobs, finishJob } from '../../../server/jobs/job.repo.ts';
import { type AccountActor, SYSTEM } from '../../../server/kernel/actor.ts';
import { HOUR, MINUTE, SimulatedClock } from '../../../server/kernel/clock.ts';
import { secureIds } from '../../../server/kernel/ids.ts';
import { wordsOf } from '../../../server/sentences/index.ts';
import { createTestContext } from '../../support/context.ts';
import { eachDatabase } from '../../support/databases.ts';
import { scriptedTransport } from '../email/mailing.ts';
import { deliver } from '../letters/letters.ts';

type Happening = Omit<NewEvent<'post.failed'>, 'businessId'> | Omit<NewEvent<'plan.made'>, 'businessId'>;
const FAILED: Omit<NewEvent<'post.failed'>, 'businessId'> = {
  kind: 'post.failed',
  subjectId: 1,
  data: { channel: 'x' },
};
const PLANNED: Omit<NewEvent<'plan.made'>, 'businessId'> = { kind: 'plan.made', data: { posts: 2, held: 1 } };

eachDatabase((open) => {
  let databases: Databases;
  before(async () => {
    databases = await open();
  });

  /** A person in London with mail switched on, on Monday 1 March 2027 at 09:00, unless told. */
  async function createPerson(settings: NotificationSettingsInput = {}, start = Date.UTC(2027, 2, 1, 9)) {
    const clock = new SimulatedClock(start);
    const ctx = createTestContext(databases.main, clock);
    const actor = await unitOfWork(ctx, SYSTEM, async ({ q, now }): Promise<AccountActor> => {
      const businessId = await insertBusiness(q, now);
      await q('businesses').where({ id: businessId }).update({ name: 'Bakery', timezone: 'Europe/London' });
      const email = `p${businessId}@example.com`;
      const { id } = await insertAccount(q, { name: 'Ada', email, businessId, role: 'owner', now });
      return { kind: 'account', accountId: id, businessId, role: 'owner', open: false };
    });
    await saveSettings(ctx, actor, { email: true, ...settings });
    const transport = scriptedTransport();
    await databases.main.write('jobs').del();

    /** Runs what is due, as the worker does. */
    const drain = async () => {
      for (;;) {
        const now = clock.now();
        const claim = { now, leaseUntil: now + MINUTE, lease: secureIds.token(6), limit: 20 };
        const jobs = await claimDueJobs(databases.main.write, claim);
        if (jobs.length === 0) return;
        for (const job of jobs) {
          const payload = JSON.parse(job.payload);
          if (job.kind === 'notify') await notifyOfEvent(ctx, payload.eventId, { canMail: true });
          if (job.kind === 'deliver-held') await deliverHeld(ctx, payload);
          if (job.kind === 'send-letter') await deliver({ ctx, clock }, transport, payload.letterId);
          await finishJob(databases.main.write, job, now);
        }
      }
    };
    return {
      ...{ ctx, actor, clock, mails: transport.mails },
      happen: async (event: Happening) => {
        await unitOfWork(ctx, SYSTEM, async (tx) => tx.emit({ ...event, businessId: actor.businessId }));
        await drain();
      },
      /** Moves the clock to a moment, and runs what is due on the way. */
      until: async (moment: string) => {
        clock.advanceTo(Date.parse(moment));
        await drain();
      },
    };
  }

  const subjects = (mails: readonly Mail[]) => mails.map(({ subject }) => subject);
  const linkIn = ({ headers }: Mail) => /\/stop\/([\w-]+)\/(\w+)>$/.exec(headers['List-Unsubscribe'] ?? '');

  test('what is urgent is mailed at once, once, with a link that ends it', async () => {
    const { happen, mails, actor } = await createPerson();
    await happen(FAILED);
    assert.deepEqual(subjects(mails), ['An X post could not be published']);
    const [mail] = mails;
    assert.equal(mail?.to.address, `p${actor.businessId}@example.com`);
    assert.equal(mail?.headers['List-Unsubscribe-Post'], 'List-Unsubscribe=One-Click');
    assert.match(
      mail?.text ?? '',
      /Stop mails about critical alerts: https:\/\/.*\/stop\/[\w-]+\/criticalAlerts/,
    );
  });

  test('the rest comes together at 8:00 of the business, and only what was not read', async () => {
    const person = await createPerson();
    for (let count = 0; count < 3; count += 1) await person.happen(PLANNED);
    await person.until('2027-03-02T07:59Z');
    assert.deepEqual(person.mails, []);
    await person.until('2027-03-02T08:00Z');
    assert.deepEqual(subjects(person.mails), ['3 notifications about Bakery']);
    await person.happen(PLANNED);
    await readNotifications(person.ctx, person.actor);
    await person.until('2027-03-03T08:00Z');
    assert.equal(person.mails.length, 1, 'no empty digest');
  });

  test('weekly means Monday, also across the change of clocks', async () => {
    const person = await createPerson({ rhythm: 'weekly' }, Date.UTC(2027, 2, 22, 9));
    await person.happen(PLANNED);
    await person.happen(PLANNED);
    await person.until('2027-03-29T06:59Z');
    assert.deepEqual(person.mails, []);
    await person.until('2027-03-29T07:00Z');
    assert.deepEqual(subjects(person.mails), ['2 notifications about Bakery']);
  });

  const quiet = { from: '22:00', until: '07:00' };

  test('in quiet hours mail and browser wait until they end, the app does not', async () => {
    const person = await createPerson({ quiet, browser: true }, Date.parse('2027-03-27T23:00Z'));
    const told = async () =>
      (
        await databases.main
          .read('events')
          .where({ kind: 'notification.added', business_id: person.actor.businessId })
      ).map(({ data }) => JSON.parse(data));
    await person.happen(FAILED);
    await person.happen(FAILED);
    assert.deepEqual(
      (await told()).map(({ unread, browser }) => [unread, browser]),
      [
        [1, undefined],
        [2, undefined],
      ],
    );
    await person.until('2027-03-28T05:59Z');
    assert.deepEqual(person.mails, []);
    await person.until('2027-03-28T06:00Z');
    assert.deepEqual(subjects(person.mails), ['2 notifications about Bakery']);
    const last = (await told()).at(-1);
    assert.equal(last?.browser, true);
    assert.equal(wordsOf(last.title), '2 notifications came meanwhile');
  });

  test('what is urgent passes if the person says so, and a digest never does', async () => {
    const person = await createPerson(
      { quiet: { from: '22:00', until: '09:30' }, urgentPasses: true },
      Date.parse('2027-03-01T23:00Z'),
    );
    await person.happen(FAILED);
    assert.equal(person.mails.length, 1);
    await person.happen(PLANNED);
    await person.until('2027-03-02T09:29Z');
    assert.equal(person.mails.length, 1);
    await person.until('2027-03-02T09:30Z');
    assert.deepEqual(subjects(person.mails).slice(1), ['New content is planned']);
  });

  test('quiet hours that are set while something waits hold it, too', async () => {
    const person = await createPerson();
    await person.happen(PLANNED);
    await saveSettings(person.ctx, person.actor, { quiet: { from: '07:00', until: '10:00' } });
    await person.until('2027-03-02T08:00Z');
    assert.deepEqual(person.mails, []);
    await person.until('2027-03-02T10:00Z');
    assert.equal(person.mails.length, 1);
  });

  test('the link ends what it names, without signing in, and nothing else', async () => {
    const person = await createPerson();
    await person.happen(FAILED);
    const [, token = '', scope] = linkIn(person.mails[0] as Mail) ?? [];
    const { ctx, actor } = person;
    const stored = await databases.main
      .read('notification_settings')
      .where({ account_id: actor.accountId })
      .first();
    assert.ok(!JSON.stringify(stored).includes(token), 'the token is not kept in plain');
    const before = await findSettings(ctx.db.read, actor.accountId);
    assert.equal((await findStoppable(ctx, token, scope as StopScope))?.isStopped, false);
    assert.deepEqual(await findSettings(ctx.db.read, actor.accountId), before, 'looking changes nothing');
    assert.equal((await stopMails(ctx, token, scope as StopScope))?.isStopped, true);
    const after = await findSettings(ctx.db.read, actor.accountId);
    const criticalAlerts = { app: true, email: false, browser: true };
    assert.deepEqual(after, { ...before, topics: { ...before.topics, criticalAlerts } });
    await person.happen(FAILED);
    assert.equal(person.mails.length, 1);
    await stopMails(ctx, token, 'all');
    assert.equal((await findSettings(ctx.db.read, actor.accountId)).email, false);
    assert.equal(await stopMails(ctx, `${token}x`, 'all'), undefined);
  });

  test('nothing waits for mail without a mail server, and nobody without an address is mailed', async () => {
    const person = await createPerson();
    const { ctx, actor, clock } = person;
    await unitOfWork(ctx, SYSTEM, async (tx) => tx.emit({ ...FAILED, businessId: actor.businessId }));
    const { id } = await databases.main
      .read('events')
      .where({ kind: FAILED.kind })
      .orderBy('id', 'desc')
      .first();
    await notifyOfEvent(ctx, id, { canMail: false });
    const rows = await databases.main.read('notifications').where({ account_id: actor.accountId });
    assert.deepEqual(
      rows.map(({ mail_at }) => mail_at),
      [null],
    );
    await databases.main.write('accounts').where({ id: actor.accountId }).update({ email: '' });
    clock.advanceTo(clock.now() + HOUR);
    await person.happen(FAILED);
    assert.deepEqual(person.mails, []);
  });
});
