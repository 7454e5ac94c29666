// The plan asks what its own posts have taught: themes move to what works, within the shares that every theme keeps.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Pillar } from '../../../server/contract/constants/pillars.ts';
import { DAY_PARTS, type OverruleInput } from '../../../server/contract/overrule.ts';
import { unitOfWork } from '../../../server/db/unit-of-work.ts';
import { planBusiness } from '../../../server/domain/autopilot/index.ts';
import { saveBrandVoice } from '../../../server/domain/business/index.ts';
import { listConnections } from '../../../server/domain/channels/index.ts';
import { listPosts } from '../../../server/domain/content/index.ts';
import { overrule } from '../../../server/domain/evidence/index.ts';
import { toLocal } from '../../../server/domain/learning/index.ts';
import { SYSTEM } from '../../../server/kernel/actor.ts';
import { DAY, HOUR } from '../../../server/kernel/clock.ts';
import { eachDatabase } from '../../support/databases.ts';
import { type PastPost, teach } from '../../support/evidence.ts';
import { inBusiness, type Planned, PROFILE } from '../../support/planning.ts';
import { DUE } from '../../support/publishing.ts';

const THEMES: readonly (readonly [Pillar, string])[] = [
  ['useful', 'tip'],
  ['talk', 'question'],
  ['behind', 'story'],
  ['useful', 'howto'],
];

/** A post a day, of which questions bring four times what others do. */
function liked(days: number, format = 'question'): PastPost[] {
  return Array.from({ length: days }, (_, day) => {
    const [pillar, kind] = THEMES[day % THEMES.length] ?? ['useful', 'tip'];
    const at = DUE - (days + 3 - day) * DAY + 3 * HOUR;
    return { at, likes: kind === format ? 79 : 19, features: { pillar, format: kind } };
  });
}

async function planned({ world: { ctx }, actor, connect }: Planned, past: readonly PastPost[], weeks = 1) {
  await connect('facebook');
  const [place] = await listConnections(ctx.db.read, actor.businessId);
  assert.ok(place);
  await teach(ctx, place, past);
  for (let week = 0; week < weeks; week++) await planBusiness(ctx, actor.businessId);
  const posts = await listPosts(ctx.db.read, {
    businessId: actor.businessId,
    statuses: ['scheduled'],
    limit: 200,
  });
  const draws = await ctx.db.read('draws').where({ kind: 'content' }).orderBy('id');
  const decisions: { post_id: number; why: string }[] = await ctx.db
    .read('decisions')
    .whereNotNull('post_id');
  return {
    place,
    posts,
    draws,
    whyOf: (id: number) => decisions.find((one) => one.post_id === id)?.why ?? '',
  };
}

eachDatabase((open) => {
  const withBusiness = async (work: (planned: Planned) => Promise<void>) => inBusiness(await open(), work);

  describe('themes that were learned', () => {
    test('posts move to the theme and the kind that did well, never twice running, and each choice is stored', () =>
      withBusiness(async (business) => {
        const { posts, draws, whyOf } = await planned(business, liked(60));
        const own = draws.filter((draw) => !draw.is_baseline);
        assert.ok(own.length >= 3, `${own.length}`);
        const talk = own.filter((draw) => JSON.parse(draw.chosen).features.pillar === 'talk');
        assert.ok(talk.length >= 1 && talk.length <= Math.ceil(posts.length * 0.5), `${talk.length}`);
        for (const draw of own) {
          const { features } = JSON.parse(draw.chosen);
          const post = posts.find(({ id }) => id === draw.post_id);
          assert.equal(post?.pillar, features.pillar);
          assert.match(whyOf(draw.post_id), /learning\.own-themes/);
          assert.ok(draw.low <= draw.expected && draw.expected <= draw.high && draw.probability > 0);
        }
        const asked = own.flatMap((draw) => {
          const { features } = JSON.parse(draw.chosen);
          const post = posts.find(({ id }) => id === draw.post_id);
          return features.format === 'question' && post?.idea ? [post.title ?? post.content] : [];
        });
        assert.ok(asked.length > 0, 'the kind that did well is asked for');
      }));

    test('where the owner has set the mix, themes stay as they are', () =>
      withBusiness(async (business) => {
        const { ctx } = business.world;
        const mix = { useful: 0.6, talk: 0, own: 0.2, season: 0.1, behind: 0.1 };
        await unitOfWork(ctx, SYSTEM, (tx) => saveBrandVoice(tx, business.actor, { mix }));
        const { draws } = await planned(business, liked(60));
        assert.ok(draws.length > 0);
        for (const draw of draws) assert.notEqual(JSON.parse(draw.chosen).features.pillar, 'talk');
      }));

    test('what people say never or always to holds before any result', () =>
      withBusiness(async (business) => {
        const { world, actor, connect } = business;
        const { ctx } = world;
        const id = await connect('facebook');
        const say = (input: OverruleInput) => overrule(ctx, actor, id, input);
        await say({ of: 'pillar', value: 'talk', stance: 'ban' });
        await say({ of: 'time', weekday: 3, hour: 18, stance: 'pin' });
        for (const hour of DAY_PARTS) await say({ of: 'time', weekday: 2, hour, stance: 'ban' });
        const { posts, draws } = await planned(business, liked(60));
        for (const draw of draws) assert.notEqual(JSON.parse(draw.chosen).features.pillar, 'talk');
        const times = posts.map(({ scheduledAt }) => toLocal(scheduledAt ?? 0, PROFILE.timezone));
        assert.ok(times.every(({ weekday }) => weekday !== 2));
        const pinned = times.filter(({ weekday, hour }) => weekday === 3 && hour >= 18 && hour < 21);
        assert.equal(pinned.length, 2, 'once in each of the two weeks');
      }));
  });
});
