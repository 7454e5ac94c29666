// News: what an owner tells in one line is a fact, and the next plan tells it first, on a few channels and once on each.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as v from 'valibot';
import { BusinessProfileInput } from '../../../server/contract/business.ts';
import { CHANNEL_TYPES, type ChannelType, channelOf } from '../../../server/contract/channels/index.ts';
import { unitOfWork } from '../../../server/db/unit-of-work.ts';
import {
  changeOwnFact,
  planBusiness,
  saveProfile,
  tellNews,
} from '../../../server/domain/autopilot/index.ts';
import { insertBusiness } from '../../../server/domain/business/index.ts';
import { changeSettings, connectChannel } from '../../../server/domain/channels/index.ts';
import { listPosts, type PostRecord } from '../../../server/domain/content/index.ts';
import { type AccountActor, SYSTEM } from '../../../server/kernel/actor.ts';
import { DAY } from '../../../server/kernel/clock.ts';
import { eachDatabase } from '../../support/databases.ts';
import { inPublishingWorld } from '../../support/publishing.ts';
import { profileOf } from '../writer/profiles.ts';

const NEWS = 'Walnut bread is back from Friday.';
const DESCRIPTION =
  'Sourdough bakery by the harbour in Whitby. We bake 12 kinds of bread every morning from local flour. Our rye loaf rises for 36 hours. We open at 7 am from Tuesday to Saturday.';
const GERMAN =
  'Wir backen das Brot und die Brötchen in der alten Stadt. Der Roggen kommt von der Mühle nebenan. Wir öffnen um sieben Uhr und schließen am Abend.';
const CONNECT = v.object({
  type: v.picklist(CHANNEL_TYPES),
  name: v.optional(v.string(), ''),
  isActive: v.optional(v.boolean(), true),
});

eachDatabase((open) => {
  const bakery = async (channels: readonly ChannelType[], description = DESCRIPTION) => {
    const world = inPublishingWorld(await open());
    const { ctx, clock } = world;
    const businessId = await unitOfWork(ctx, SYSTEM, (tx) => insertBusiness(tx.q, tx.now));
    const actor: AccountActor = { kind: 'account', accountId: 14, businessId, role: 'owner', open: true };
    const profile = profileOf({ name: 'Harbour Street Bakery', industry: 'food', description });
    await saveProfile(ctx, actor, v.parse(BusinessProfileInput, { ...profile, timezone: 'Europe/London' }));
    const ids = new Map<ChannelType, number>();
    for (const type of channels)
      ids.set(type, (await connectChannel(ctx, actor, v.parse(CONNECT, { type }))).connection.id);
    const posts = () => listPosts(ctx.db.read, { businessId, limit: 500 });
    const plan = async (): Promise<PostRecord[]> => {
      await planBusiness(ctx, businessId);
      return posts();
    };
    const tell = (text: string, validTo: string | null = null) => tellNews(ctx, actor, { text, validTo });
    return { ctx, clock, actor, ids, plan, tell };
  };
  const telling = (posts: readonly PostRecord[], words = NEWS) =>
    posts.filter(({ content }) => content.includes(words));

  describe('news of the owner', () => {
    test('comes before a plan that is full, in one more post within three days', async () => {
      const { clock, plan, tell } = await bakery(['facebook']);
      const before = await plan();
      const fact = await tell(NEWS);
      assert.deepEqual(
        [fact.source, fact.state, fact.unused, fact.validTo],
        ['news', 'approved', null, null],
      );
      const after = await plan();
      assert.equal(after.length, before.length + 1);
      const [post, ...others] = telling(after);
      assert.deepEqual(others, []);
      assert.equal(post?.status, 'scheduled');
      assert.ok((post?.scheduledAt ?? 0) <= clock.now() + 3 * DAY);
      assert.deepEqual(await plan(), after, 'and it is told once');
    });

    test('is told on three channels at most', async () => {
      const { plan, tell } = await bakery(['facebook', 'x', 'linkedin', 'instagram']);
      const before = await plan();
      await tell(NEWS);
      const after = await plan();
      assert.equal(after.length, before.length + 3);
      assert.equal(new Set(telling(after).map(({ channel }) => channel)).size, 3);
    });

    test('takes a place of the pace where there is one', async () => {
      const { clock, plan, tell } = await bakery(['facebook']);
      await tell(NEWS);
      const posts = await plan();
      assert.equal(posts.length, 2 * channelOf('facebook').weekly);
      assert.ok((telling(posts)[0]?.scheduledAt ?? 0) <= clock.now() + 3 * DAY);
    });

    test('waits for approval where posts do', async () => {
      const { ctx, actor, ids, plan, tell } = await bakery(['facebook']);
      await changeSettings(ctx, actor, ids.get('facebook') ?? 0, { approval: true });
      await plan();
      await tell(NEWS);
      assert.equal(telling(await plan())[0]?.status, 'awaiting_approval');
    });

    test('of an offer leaves before its last day is over, and only as long as it is in use', async () => {
      const { ctx, actor, plan, tell } = await bakery(['facebook']);
      await plan();
      const offer = await tell('two loaves cost £6 instead of £8.', '2027-03-02');
      assert.deepEqual(
        [offer.kind, offer.text, offer.validTo],
        ['offer', 'Two loaves cost £6 instead of £8.', '2027-03-02'],
      );
      const [post] = telling(await plan(), offer.text);
      assert.ok((post?.scheduledAt ?? Number.POSITIVE_INFINITY) < Date.UTC(2027, 2, 3));
      const { held } = await changeOwnFact(ctx, actor, offer.id, { state: 'retired' });
      assert.equal(held, 1);
    });

    test('of an offer that has ended may be told again with another last day', async () => {
      const { clock, tell } = await bakery([]);
      const offer = 'Two loaves cost £6 instead of £8.';
      const first = await tell(offer, '2027-03-02');
      await assert.rejects(() => tell(offer, '2027-03-09'), { code: 'conflict' });
      clock.advance(3 * DAY);
      const again = await tell(offer, '2027-03-09');
      assert.deepEqual([again.id, again.validTo, again.unused], [first.id, '2027-03-09', null]);
    });

    test('in a language that the library does not speak comes first, too', async () => {
      const { clock, plan, tell } = await bakery(['facebook'], GERMAN);
      await plan();
      await tell('Ab Freitag gibt es wieder Nussbrot.');
      const told = telling(await plan(), 'Ab Freitag gibt es wieder Nussbrot.');
      assert.ok(told.some(({ scheduledAt }) => (scheduledAt ?? 0) <= clock.now() + 3 * DAY));
    });

    test('is not told any more as news after two weeks', async () => {
      const { clock, ctx, actor, plan, tell } = await bakery([]);
      await tell(NEWS);
      clock.advance(15 * DAY);
      await connectChannel(ctx, actor, v.parse(CONNECT, { type: 'facebook' }));
      const [first] = (await plan()).toSorted((a, b) => (a.scheduledAt ?? 0) - (b.scheduledAt ?? 0));
      assert.doesNotMatch(first?.content ?? '', /Walnut bread/);
    });
  });
});
