// From an event to what its owner is told: once, in plain words, and to nobody else.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { CHANNEL_TYPES, channelOf } from '../../../server/contract/channels/index.ts';
import { LIMITS } from '../../../server/contract/constants/limits.ts';
import { TOPIC_FACTS, TOPICS } from '../../../server/contract/constants/notifications.ts';
import { TIERS } from '../../../server/contract/constants/plans.ts';
import type { NewEvent } from '../../../server/contract/events.ts';
import type { Databases } from '../../../server/db/open.ts';
import { type Context, unitOfWork } from '../../../server/db/unit-of-work.ts';
import { insertAccount, suspend } from '../../../server/domain/accounts/index.ts';
import { insertBusiness } from '../../../server/domain/business/index.ts';
import {
  clearNotifications,
  countUnread,
  listMyNotifications,
  NOTIFIED_EVENTS,
  notifyOfEvent,
  readNotifications,
  saveSettings,
} from '../../../server/domain/notifications/index.ts';
import { topicOf } from '../../../server/domain/notifications/topic.ts';
import { type AccountActor, type Role, SYSTEM } from '../../../server/kernel/actor.ts';
import { SimulatedClock } from '../../../server/kernel/clock.ts';
import { say } from '../../../server/sentences/index.ts';
import { createTestContext } from '../../support/context.ts';
import { eachDatabase } from '../../support/databases.ts';

eachDatabase((open) => {
  let databases: Databases;
  let ctx: Context;
  before(async () => {
    databases = await open();
    const clock = new SimulatedClock(Date.UTC(2027, 2, 1, 9));
    ctx = createTestContext(databases.main, clock);
  });

  async function newOwner(): Promise<AccountActor> {
    return unitOfWork(ctx, SYSTEM, async ({ q, now }) => {
      const businessId = await insertBusiness(q, now);
      const { id } = await insertAccount(q, { name: 'Ada', email: '', businessId, role: 'owner', now });
      return { kind: 'account', accountId: id, businessId, role: 'owner', open: true };
    });
  }
  /** @returns the id of the event's row */
  async function happen(event: NewEvent): Promise<number> {
    await unitOfWork(ctx, SYSTEM, async (tx) => tx.emit(event));
    const row = await databases.main
      .read('events')
      .where({ kind: event.kind })
      .orderBy('id', 'desc')
      .first('id');
    return row.id;
  }
  const notify = (eventId: number) => notifyOfEvent(ctx, eventId, { canMail: false });
  const unread = (owner: AccountActor) => countUnread(databases.main.read, owner);

  describe('an event', () => {
    test('of a kind that the owner has switched off is told to nobody, the others still are', async () => {
      const owner = await newOwner();
      const { businessId } = owner;
      await saveSettings(ctx, owner, { topics: { aiContent: { app: false } }, browser: true });
      const planned: NewEvent = { kind: 'plan.made', businessId, data: { posts: 2, held: 1 } };
      const failed: NewEvent = { kind: 'post.failed', businessId, subjectId: 1, data: { channel: 'x' } };
      await notify(await happen(planned));
      assert.equal(await unread(owner), 0);
      await notify(await happen(failed));
      assert.equal(await unread(owner), 1);
      const told = await databases.main
        .read('events')
        .where({ kind: 'notification.added', business_id: businessId })
        .first('data');
      const data = typeof told.data === 'string' ? JSON.parse(told.data) : told.data;
      assert.equal(data.browser, true);
    });

    test('about a post leads to that post', async () => {
      const owner = await newOwner();
      for (const kind of ['post.failed', 'post.needs_attention'] as const) {
        const data = { channel: 'x' } as const;
        await notify(await happen({ kind, businessId: owner.businessId, subjectId: 7, data }));
      }
      const hrefs = (await listMyNotifications(ctx, owner)).map(({ href }) => href);
      assert.deepEqual(hrefs, ['#/posts/7', '#/posts/7']);
    });

    test('is not told to somebody who is kept out', async () => {
      const owner = await newOwner();
      await unitOfWork(ctx, SYSTEM, (tx) => suspend(tx, owner.accountId, 'Has not paid'));
      const { businessId } = owner;
      await notify(await happen({ kind: 'plan.made', businessId, data: { posts: 2, held: 1 } }));
      assert.equal(await unread(owner), 0);
    });

    test('is told once, however often and by however many workers its job runs', async () => {
      const owner = await newOwner();
      const { businessId } = owner;
      const id = await happen({ kind: 'plan.made', businessId, data: { posts: 3, held: 1 } });
      await Promise.all(Array.from({ length: 4 }, () => notify(id)));
      await notify(id);
      const [told, ...rest] = await listMyNotifications(ctx, owner);
      assert.deepEqual(rest, []);
      assert.partialDeepStrictEqual(told, {
        title: 'New content is planned',
        message: '3 new posts are written; one waits for your approval.',
      });
      const live = await databases.main
        .read('events')
        .where({ kind: 'notification.added', business_id: businessId });
      assert.deepEqual(
        live.map(({ data }) => JSON.parse(data).unread),
        [1],
      );
    });

    test('is told to each person who may see to it, and read by each for themselves', async () => {
      const owner = await newOwner();
      const { businessId } = owner;
      const join = (role: Role) =>
        unitOfWork(ctx, SYSTEM, ({ q, now }) =>
          insertAccount(q, { name: '', email: '', businessId, role, now }),
        );
      const [editor, approver] = [await join('editor'), await join('approver')];
      const readers = [owner, { accountId: editor.id, businessId }, { accountId: approver.id, businessId }];
      const counts = () => Promise.all(readers.map((reader) => countUnread(databases.main.read, reader)));
      await notify(await happen({ kind: 'post.failed', businessId, subjectId: 1, data: { channel: 'x' } }));
      assert.deepEqual(await counts(), [1, 1, 0]);
      await readNotifications(ctx, owner);
      assert.deepEqual(await counts(), [0, 1, 0]);
      await notify(await happen({ kind: 'account.password-set', businessId, subjectId: approver.id }));
      assert.deepEqual(await counts(), [0, 1, 1]);
    });

    test('that nobody needs to know makes none', async () => {
      const owner = await newOwner();
      const { businessId } = owner;
      for (const kind of ['post.draft', 'post.published'] as const) {
        await notify(await happen({ kind, businessId, subjectId: 1, data: { channel: 'x' } }));
      }
      await notify(await happen({ kind: 'autopilot.paused', businessId }));
      await notify(999_999);
      assert.deepEqual(await listMyNotifications(ctx, owner), []);
    });

    test('comes for every topic, and one that nothing tells of yet says so', () => {
      const told = new Set(NOTIFIED_EVENTS.map(topicOf));
      // A report is a mail of its own (domain/reports).
      const silent = TOPICS.filter((topic) => !told.has(topic) && topic !== 'performanceReports');
      for (const topic of silent) assert.match(TOPIC_FACTS[topic].hint, /nothing is sent yet/, topic);
    });

    for (const kind of NOTIFIED_EVENTS) {
      test(`${kind} has words and a screen for every channel`, async () => {
        const owner = await newOwner();
        for (const type of CHANNEL_TYPES) {
          const data = {
            channel: type,
            type,
            posts: 2,
            held: 0,
            shortage: say('attention.add-facts'),
            why: say('attention.add-facts'),
            ...{ act: 'publish', level: 'undo', before: 'autonomous', at: 0 },
            reason: 'You asked',
            endsAt: 0,
            subject: 'A question',
            campaign: 'Spring bread',
            url: 'https://example.com/1',
            urls: ['https://example.com/1', 'https://example.com/2'],
            byItself: true,
            ...{ by: 'Maria', comment: 'Not like this', linkId: 1 },
            ...{ tier: TIERS[0], days: 3, canPay: true, was: 'trial', status: 'expired' },
            ...{ number: '2027-0001', amount: 49, retryAt: null, for: 'renewal' },
            ...{ harm: 'bounces', name: 'Fresh bread', count: 3, mails: 120 },
            ...{ made: 3, end: 'reconnect', findings: [], error: 'Nobody is let in.' },
            ...{ domain: 'shop.example', records: ['dkim'] },
            ...{ title: 'Our blog', drafts: 2, left: 1, problem: say('attention.add-facts') },
            accountId: owner.accountId,
          };
          const { businessId, accountId: subjectId } = owner;
          // More than each kind needs, so that one text fits all.
          await notify(await happen({ kind, businessId, subjectId, data } as NewEvent));
        }
        const told = await listMyNotifications(ctx, owner);
        assert.equal(told.length, CHANNEL_TYPES.length);
        for (const { title, message, href } of told) {
          assert.doesNotMatch(`${title} ${message} ${href}`, /undefined|null|NaN|\[object/);
          assert.match(href ?? '', /^#\//);
        }
        if (/^(post|connection)\./.test(kind)) {
          const names = told.map(({ title }) =>
            CHANNEL_TYPES.find((type) => title.includes(channelOf(type).name)),
          );
          assert.equal(new Set(names).size, CHANNEL_TYPES.length);
        }
      });
    }
  });

  describe('the list', () => {
    test('holds the newest, newest first, and counts what was not read', async () => {
      const [owner, other] = [await newOwner(), await newOwner()];
      const { businessId } = owner;
      const add = async (posts: number) =>
        notify(await happen({ kind: 'plan.made', businessId, data: { posts, held: 0 } }));
      for (let posts = 2; posts < LIMITS.notifications + 5; posts += 1) await add(posts);
      const told = await listMyNotifications(ctx, owner);
      assert.equal(told.length, LIMITS.notifications);
      assert.match(told[0]?.message ?? '', new RegExp(`^${LIMITS.notifications + 4} `));
      assert.equal(await unread(owner), LIMITS.notifications + 3);
      await readNotifications(ctx, owner, Number(told[0]?.id));
      assert.equal(await unread(owner), LIMITS.notifications + 2);
      await readNotifications(ctx, other);
      await clearNotifications(ctx, other);
      assert.equal(await unread(owner), LIMITS.notifications + 2);
      await assert.rejects(readNotifications(ctx, other, Number(told[1]?.id)), { code: 'not-found' });
      await clearNotifications(ctx, owner);
      assert.deepEqual([await listMyNotifications(ctx, owner), await unread(owner)], [[], 0]);
    });
  });
});
