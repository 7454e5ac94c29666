// The plan: what a saved profile and connected channels lead to.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as v from 'valibot';
import { BusinessProfileInput } from '../../../server/contract/business.ts';
import { CHANNEL_TYPES, type ChannelType, channelOf } from '../../../server/contract/channels/index.ts';
import { select } from '../../../server/db/gather.ts';
import {
  changeAutopilot,
  generateDrafts,
  planBusiness,
  saveProfile,
} from '../../../server/domain/autopilot/index.ts';
import { listFacts } from '../../../server/domain/business/index.ts';
import { changeSettings, listConnections } from '../../../server/domain/channels/index.ts';
import {
  listPosts,
  listWrittenTexts,
  type PostRecord,
  rejectPost,
} from '../../../server/domain/content/index.ts';
import { presentDecision, selectDecisions } from '../../../server/domain/events/index.ts';
import { DAY } from '../../../server/kernel/clock.ts';
import { eachDatabase } from '../../support/databases.ts';
import { inBusiness, type Planned, PROFILE } from '../../support/planning.ts';

/** In a language that the library does not speak there is nothing to say beyond what the owner said. */
const THIN = {
  ...PROFILE,
  description: 'Wir backen das Brot und die Brötchen in der alten Stadt.',
  targetAudience: '',
  brandValues: '',
  websiteUrl: '',
};
const RYE = 'Our rye loaf rises for 36 hours.';

eachDatabase((open) => {
  const withBusiness = async (work: (planned: Planned) => Promise<void>) => inBusiness(await open(), work);

  describe('the plan of the next 14 days', () => {
    test('fills every channel with its own number of posts, each at a time to come, each explained', () =>
      withBusiness(async ({ world, actor, connect, plan }) => {
        for (const type of CHANNEL_TYPES) await connect(type);
        const posts = await plan();
        const now = world.clock.now();
        for (const type of CHANNEL_TYPES) {
          const mine = posts.filter((post) => post.channel === type);
          assert.equal(mine.length, channelOf(type).weekly * 2, type);
          for (const post of mine) {
            assert.equal(post.status, 'scheduled');
            assert.ok((post.scheduledAt ?? 0) > now && (post.scheduledAt ?? 0) <= now + 14 * DAY);
          }
        }
        const decisions = await select(
          selectDecisions(world.ctx.db.read, {
            businessId: actor.businessId,
            limit: 500,
          }),
        );
        for (const post of posts) {
          const [why] = decisions.filter((decision) => decision.postId === post.id);
          assert.match(
            why ? presentDecision(why).why : '',
            /It tells “|Your own news: “|A question of your own to your readers\.|A greeting for the day/,
          );
        }
        assert.equal(new Set(posts.map((post) => post.content)).size, posts.length, 'no text twice');
      }));

    test('is remembered with the facts of a post in the order in which it says them', () =>
      withBusiness(async ({ world: { ctx }, actor, connect, plan }) => {
        for (const type of ['facebook', 'instagram', 'linkedin', 'email'] as const) await connect(type);
        await plan();
        const { businessId } = actor;
        const texts = await listWrittenTexts(ctx.db.read, { businessId, since: 0, limit: 500 });
        const facts = new Map(
          (await listFacts(ctx.db.read, businessId)).map(({ hash, text }) => [hash, text]),
        );
        const several = texts.filter(({ factIds }) => factIds.length > 1);
        assert.ok(several.length > 2);
        for (const { content, factIds } of several) {
          const places = factIds.map((id) => content.indexOf(facts.get(id) ?? '')).filter((at) => at >= 0);
          assert.deepEqual(
            places,
            places.toSorted((x, y) => x - y),
            content,
          );
        }
      }));

    test('planning again changes nothing while nothing is missing', () =>
      withBusiness(async ({ connect, plan }) => {
        await connect('facebook');
        const first = await plan();
        assert.deepEqual(await plan(), first);
      }));

    test('keeps the pace of each channel while it is topped up day after day', () =>
      withBusiness(async ({ world, connect, plan }) => {
        for (const type of ['facebook', 'linkedin', 'email'] as const) await connect(type);
        const start = world.clock.now();
        let posts = await plan();
        for (let day = 1; day <= 28; day += 1) {
          world.clock.advanceTo(start + day * DAY);
          posts = await plan();
        }
        for (const type of ['facebook', 'linkedin', 'email'] as const) {
          for (let week = 0; week < 4; week += 1) {
            const inWeek = posts.filter((post) => {
              const age = (post.scheduledAt ?? 0) - start - week * 7 * DAY;
              return post.channel === type && age >= 0 && age < 7 * DAY;
            });
            assert.equal(inWeek.length, channelOf(type).weekly, `${type}, week ${week}`);
          }
        }
      }));

    test('tells of a shortage once in two weeks, not every day', () =>
      withBusiness(async ({ world, actor, connect }) => {
        await saveProfile(world.ctx, actor, v.parse(BusinessProfileInput, THIN));
        for (const type of ['facebook', 'x', 'instagram'] as const) await connect(type);
        const start = world.clock.now();
        for (let day = 0; day < 20; day += 1) {
          world.clock.advanceTo(start + day * DAY);
          await planBusiness(world.ctx, actor.businessId, { routine: true });
        }
        const told: unknown[] = await world.databases.main.read('events').where({ kind: 'plan.short' });
        assert.equal(told.length, 2);
      }));

    test('each connection says what its last plan lacked, until there is something to say', () =>
      withBusiness(async ({ world, actor, connect, plan }) => {
        const lacking = async () =>
          (await listConnections(world.ctx.db.read, actor.businessId)).map((one) => one.lacking);
        await saveProfile(world.ctx, actor, v.parse(BusinessProfileInput, THIN));
        await connect('facebook');
        const posts = await plan();
        const wanted = channelOf('facebook').weekly * 2;
        assert.ok(posts.length < wanted);
        assert.deepEqual(await lacking(), [wanted - posts.length]);
        await saveProfile(world.ctx, actor, v.parse(BusinessProfileInput, PROFILE));
        await plan();
        assert.deepEqual(await lacking(), [0]);
      }));

    test('two plans at the same time store one', () =>
      withBusiness(async ({ connect, plan }) => {
        await connect('facebook');
        await Promise.all([plan(), plan(), plan()]);
        assert.equal((await plan()).length, channelOf('facebook').weekly * 2);
      }));

    test('Content Approval holds every post; the automation level holds its share, evenly', () =>
      withBusiness(async ({ world, actor, connect, plan }) => {
        await changeSettings(world.ctx, actor, await connect('facebook'), { approval: true });
        await changeSettings(world.ctx, actor, await connect('x'), { automationLevel: 50 });
        const posts = await plan();
        const held = (channel: ChannelType) =>
          posts.filter((post) => post.channel === channel && post.status === 'awaiting_approval').length;
        assert.equal(held('facebook'), channelOf('facebook').weekly * 2);
        assert.equal(held('x'), channelOf('x').weekly);
      }));

    test('a new connection to a real network holds its first five, and no more while they wait', () =>
      withBusiness(async ({ world, connect, plan }) => {
        const id = await connect('facebook');
        await world.ctx.db.write('connections').where({ id }).update({ network: 'real' });
        const row = {
          connection_id: id,
          act: 'publish',
          level: 'undo',
          above: 'undo',
          first_held: 5,
          begun_at: 1,
        };
        await world.ctx.db.write('autonomy').insert(row);
        const held = (posts: readonly PostRecord[]) =>
          posts.filter(({ status }) => status === 'awaiting_approval');
        const posts = (await plan()).toSorted((a, b) => (a.scheduledAt ?? 0) - (b.scheduledAt ?? 0));
        assert.equal(posts.length, channelOf('facebook').weekly * 2);
        assert.deepEqual(held(posts), posts.slice(0, 5));
        world.clock.advance(7 * DAY);
        assert.equal(held(await plan()).length, 5);
      }));

    test('without Auto-Schedule posts are drafts without a time', () =>
      withBusiness(async ({ world, actor, connect, plan }) => {
        await changeSettings(world.ctx, actor, await connect('linkedin'), { autoSchedule: false });
        const posts = await plan();
        assert.ok(posts.length > 0);
        for (const post of posts) assert.deepEqual([post.status, post.scheduledAt], ['draft', null]);
        assert.equal(
          (await plan()).length,
          posts.length,
          'and no more of them until a person has dealt with these',
        );
      }));

    test('without Auto-Generated Hashtags no post has any', () =>
      withBusiness(async ({ world, actor, connect, plan }) => {
        const id = await connect('instagram');
        assert.ok((await plan()).some((post) => post.content.includes('#')));
        await changeSettings(world.ctx, actor, id, { autoHashtags: false });
        const drafts = await generateDrafts(world.ctx, actor, { connectionId: id, count: 4 });
        for (const draft of drafts) assert.ok(!draft.content.includes('#'), draft.content);
      }));

    test('nothing is planned while paused or for an inactive channel', () =>
      withBusiness(async ({ world, actor, connect, plan }) => {
        const id = await connect('facebook');
        await changeAutopilot(world.ctx, actor, { paused: true });
        assert.deepEqual(await plan(), []);
        await changeAutopilot(world.ctx, actor, { paused: false });
        await changeSettings(world.ctx, actor, id, { isActive: false });
        assert.deepEqual(await plan(), []);
      }));

    test('a rejected post is replaced by another text', () =>
      withBusiness(async ({ world, actor, connect, plan }) => {
        await changeSettings(world.ctx, actor, await connect('facebook'), { approval: true });
        const [first] = await plan();
        assert.ok(first);
        await rejectPost(world.ctx, actor, first.id, { reason: '' });
        const posts = await plan();
        assert.equal(
          posts.filter((post) => post.status === 'awaiting_approval').length,
          channelOf('facebook').weekly * 2,
        );
        assert.equal(new Set(posts.map((post) => post.content)).size, posts.length);
      }));
  });

  describe('facts', () => {
    test('a fact that is taken back takes its unpublished posts along, and the gap is filled from the rest', () =>
      withBusiness(async ({ world, actor, connect, plan }) => {
        for (const type of ['facebook', 'x', 'instagram'] as const) await connect(type);
        const about = (posts: PostRecord[]) => posts.filter((post) => post.content.includes('36 hours'));
        assert.ok(about(await plan()).length > 0, 'some posts rest on the fact');
        const profile = { ...PROFILE, description: PROFILE.description.replace(RYE, '') };
        await saveProfile(world.ctx, actor, v.parse(BusinessProfileInput, profile));
        const after = await listPosts(world.ctx.db.read, { businessId: actor.businessId, limit: 500 });
        assert.deepEqual(about(after), [], 'gone in the same moment');
        assert.deepEqual(about(await plan()), []);
        const decisions = await select(
          selectDecisions(world.ctx.db.read, {
            businessId: actor.businessId,
            limit: 500,
          }),
        );
        assert.ok(decisions.some((decision) => decision.kind === 'retire'));
      }));
  });

  describe('a plan that is overtaken', () => {
    test('by a profile that takes a fact back: stores no post that rests on it', () =>
      withBusiness(async ({ world, actor, connect, plan }) => {
        for (const type of ['facebook', 'x', 'instagram', 'linkedin'] as const) await connect(type);
        const profile = { ...PROFILE, description: PROFILE.description.replace(RYE, '') };
        const save = () => saveProfile(world.ctx, actor, v.parse(BusinessProfileInput, profile));
        await Promise.all([plan(), save()]);
        const posts = await listPosts(world.ctx.db.read, { businessId: actor.businessId, limit: 500 });
        assert.deepEqual(
          posts.filter((post) => post.content.includes('36 hours')).map((post) => post.content),
          [],
        );
        assert.ok((await plan()).length > 0);
      }));

    test('by a pause: stores nothing after it', () =>
      withBusiness(async ({ world, actor, connect, plan }) => {
        for (const type of ['facebook', 'x', 'instagram', 'linkedin'] as const) await connect(type);
        const planning = plan();
        await changeAutopilot(world.ctx, actor, { paused: true });
        const before = await listPosts(world.ctx.db.read, { businessId: actor.businessId, limit: 500 });
        assert.equal((await planning).length, before.length);
      }));
  });

  describe('drafts on request', () => {
    test('are written, differ from what is there, and are not scheduled', () =>
      withBusiness(async ({ world, actor, connect, plan }) => {
        const connectionId = await connect('facebook');
        const planned = await plan();
        const drafts = await generateDrafts(world.ctx, actor, { connectionId, count: 3, seed: 'spring' });
        assert.equal(drafts.length, 3);
        for (const draft of drafts) {
          assert.deepEqual([draft.status, draft.scheduledAt], ['draft', null]);
          assert.ok(!planned.some((post) => post.content === draft.content));
        }
      }));

    test('are refused without a profile and for a channel without content', () =>
      withBusiness(async ({ world, actor, connect }) => {
        const connectionId = await connect('google-ads');
        await assert.rejects(
          generateDrafts(world.ctx, actor, { connectionId, count: 1 }),
          /publishes no content/,
        );
      }));
  });
});
