// Written posts: useful ideas of the trade told with the owner's facts, traceable, different for every business, never the
// same twice, honest about shortages.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CHANNELS, MAIL_CHANNEL } from '../../../server/contract/channels/index.ts';
import type { Tone } from '../../../server/contract/constants/industries.ts';
import type { Pillar } from '../../../server/contract/constants/pillars.ts';
import {
  checkPost,
  extractFacts,
  type Fact,
  type ToldPost,
  type WriterProfile,
  type WrittenPost,
  writePosts,
} from '../../../server/domain/writer/index.ts';
import { wordsOf } from '../../../server/sentences/index.ts';
import { type Channelled, grams, jaccardPairs, playWeeks, WRITTEN, wordsIn } from './measures.ts';
import { BAKERY, ODD, PHYSIO, profileOf } from './profiles.ts';

const NOW = Date.UTC(2026, 10, 23, 9);
const DAY = 86_400_000;

interface Asked {
  readonly facts?: readonly Fact[];
  readonly recent?: readonly ToldPost[];
  readonly pillar?: Pillar;
  readonly never?: readonly Pillar[];
  readonly seed?: string | number;
  readonly from?: number;
}

async function write(profile: WriterProfile, channel: Channelled, count: number, asked: Asked = {}) {
  const { facts = extractFacts(profile), recent = [], pillar = 'useful', seed = 'test', from = NOW } = asked;
  const { never = [] } = asked;
  const slots = Array.from({ length: count }, (_, at) => ({ pillar, at: from + at * 2 * DAY }));
  const { posts, shortage } = await writePosts({ profile, facts, channel, slots, recent, seed, never });
  return { posts: posts.filter((post) => post !== null), shortage };
}

test('a server that takes less gets posts that are as short, in every language', async () => {
  const own = { text: 160 };
  for (const profile of [BAKERY, { ...BAKERY, locale: 'de-DE' }]) {
    const facts = extractFacts(profile);
    const slots = Array.from({ length: 12 }, (_, at) => ({
      pillar: 'useful' as const,
      at: NOW + at * 2 * DAY,
    }));
    const { posts } = await writePosts({
      profile,
      facts,
      channel: 'mastodon',
      own,
      slots,
      recent: [],
      seed: 'short',
    });
    const written = posts.flatMap((post) => post ?? []);
    assert.ok(written.length > 3, `${profile.locale}: ${written.length}`);
    for (const post of written) assert.deepEqual(checkPost('mastodon', post, own), [], post.content);
  }
});

const remembered = (posts: readonly WrittenPost[], channel: Channelled, at = NOW): ToldPost[] =>
  posts.map((post) => ({
    ...post,
    channel,
    at,
    cut: post.skeleton,
    format: post.hook.split('/')[0] ?? null,
  }));

describe('written posts', () => {
  test('spell a name as it is, whatever signs are in it', async () => {
    const profile = { ...BAKERY, name: 'Bake $$ Co' };
    const texts: string[] = [];
    for (const channel of ['facebook', 'linkedin', 'email'] as const)
      for (const pillar of ['useful', 'talk', 'own'] as const) {
        const { posts } = await write(profile, channel, 6, { pillar });
        texts.push(...posts.map(({ title, content }) => `${title}\n${content}`));
      }
    const named = texts.filter((text) => text.includes('Bake $'));
    assert.ok(named.length > 5, `${named.length} of ${texts.length}`);
    assert.deepEqual(
      named.filter((text) => text.includes('Bake $ Co')),
      [],
    );
  });

  test('tell ideas of the trade, with what it rests on and why', async () => {
    const { posts } = await write(BAKERY, 'facebook', 4);
    assert.equal(posts.length, 4);
    for (const post of posts) {
      assert.match(post.idea ?? '', /^(?:bakery|food|other)\/[a-z-]+$/);
      assert.equal(post.writer, 'built-in');
      assert.match(wordsOf(post.why), /^It tells “/);
    }
    assert.equal(new Set(posts.map((post) => post.idea)).size, 4);
    const { posts: many } = await write(BAKERY, 'facebook', 60, { pillar: 'useful' });
    for (const { why } of many) assert.doesNotMatch(wordsOf(why), /[{|}]/, 'spelt for its readers');
  });

  test('tell no theme that nobody wants in place of one that has nothing left to say', async () => {
    const told = async (never: readonly Pillar[]) => {
      const { posts } = await write(BAKERY, 'facebook', 12, { pillar: 'season', never });
      return new Set(posts.map(({ pillar }) => pillar));
    };
    assert.ok((await told([])).has('useful'));
    const kept = await told(['useful', 'own']);
    assert.ok(kept.size > 0 && !kept.has('useful') && !kept.has('own'), [...kept].join());
  });

  test('tell no theme that nobody wants where the library does not speak the language', async () => {
    const german = ODD.german;
    assert.ok(german);
    // Kinds are read from English: the owner has set these on Brand.
    const kinds = ['product', 'hours', 'history', 'process'] as const;
    const own = extractFacts(german).map((fact, at) => ({ ...fact, kind: kinds[at] ?? fact.kind }));
    const told = async (never: readonly Pillar[], facts: readonly Fact[] = own) => {
      const { posts } = await write(german, 'facebook', 12, { facts, never });
      return new Set(posts.map(({ pillar }) => pillar));
    };
    assert.ok((await told([])).has('own'));
    assert.deepEqual([...(await told(['own']))], ['behind']);
    assert.equal((await told(['own', 'behind'])).size, 0);
    const news = own.map((fact) => ({ ...fact, isNews: fact.kind === 'hours' }));
    assert.ok((await told(['own'], news)).has('own'), 'what the owner has just told is news all the same');
  });

  test('lead to the website of the profile, whatever links were told before it', async () => {
    const profile = { ...BAKERY, websiteUrl: 'https://bakery.example' };
    const told = { validFrom: null, validTo: null, proof: null };
    const network: Fact = { ...told, id: 'network', kind: 'link', text: 'https://network.example/bakery' };
    const lead = async (facts: readonly Fact[]) => {
      const { posts } = await write(profile, 'facebook', 4, { facts, pillar: 'own' });
      return posts.map(({ content }) => content).join('\n');
    };
    const own = extractFacts(profile);
    const posts = await lead([network, ...own]);
    assert.match(posts, /https:\/\/bakery\.example/);
    assert.doesNotMatch(posts, /network\.example/);
    const withoutSite = own.filter(({ kind }) => kind !== 'link');
    assert.match(
      await lead([...withoutSite, network]),
      /network\.example/,
      'without it the first one is taken',
    );
  });

  test('follow the pillars asked for', async () => {
    for (const pillar of ['useful', 'talk', 'own', 'behind'] as const) {
      const [post] = (await write(BAKERY, 'facebook', 1, { pillar })).posts;
      assert.equal(post?.pillar, pillar);
    }
  });

  test('tell the news of the owner in the owner’s words', async () => {
    const { posts } = await write(BAKERY, 'facebook', 3, { pillar: 'own' });
    const texts = extractFacts(BAKERY).map((fact) => fact.text);
    for (const post of posts) {
      assert.equal(post.idea, null);
      assert.ok(post.factIds.length > 0);
      assert.ok(texts.some((text) => post.content.includes(text)));
    }
  });

  test('weave the owner’s facts in verbatim, spelling and all', async () => {
    const facts: Fact[] = [
      {
        id: 'f1',
        kind: 'event',
        text: 'Our colour-themed bread class is not cheap: £40 on the last Sunday.',
        validFrom: null,
        validTo: null,
        proof: null,
      },
    ];
    const { posts } = await write({ ...BAKERY, locale: 'en-US' }, 'email', 8, { facts });
    const woven = posts.filter((post) => post.factIds.includes('f1'));
    assert.ok(woven.length > 0);
    for (const post of woven) assert.ok(post.content.includes(facts[0]?.text ?? '-'));
  });

  test('use no fact on a day on which it does not hold', async () => {
    const facts: Fact[] = [
      {
        id: 'over',
        kind: 'offer',
        text: 'Simnel cake is £12 until Wednesday.',
        validFrom: null,
        validTo: NOW + DAY,
        proof: null,
      },
      {
        id: 'soon',
        kind: 'offer',
        text: 'Stollen costs £9 from December on.',
        validFrom: NOW + 20 * DAY,
        validTo: null,
        proof: null,
      },
    ];
    const between = await write(BAKERY, 'facebook', 3, { facts, pillar: 'own', from: NOW + 2 * DAY });
    for (const post of between.posts) assert.deepEqual(post.factIds, []);
    const [later] = (await write(BAKERY, 'facebook', 1, { facts, pillar: 'own', from: NOW + 25 * DAY }))
      .posts;
    assert.deepEqual(later?.factIds, ['soon']);
  });

  test('are the same bytes for the same request', async () => {
    const first = await write(BAKERY, 'instagram', 4, { seed: 7 });
    assert.equal(JSON.stringify(first), JSON.stringify(await write(BAKERY, 'instagram', 4, { seed: 7 })));
    assert.notEqual(JSON.stringify(first), JSON.stringify(await write(BAKERY, 'instagram', 4, { seed: 8 })));
  });

  test('tell no idea twice on a channel, nor on two within three days', async () => {
    const first = await write(BAKERY, 'facebook', 5);
    const again = await write(BAKERY, 'facebook', 5, { recent: remembered(first.posts, 'facebook') });
    const ideas = [...first.posts, ...again.posts].map((post) => post.idea);
    assert.equal(new Set(ideas).size, ideas.length);
    const elsewhere = await write(BAKERY, 'instagram', 1, { recent: remembered(first.posts, 'facebook') });
    assert.ok(!first.posts.some((post) => post.idea === elsewhere.posts[0]?.idea));
  });

  test('differ among themselves, within and across channels', async () => {
    const { posts } = await playWeeks(BAKERY, 3);
    assert.equal(new Set(posts.map((post) => post.content)).size, posts.length);
    for (const channel of WRITTEN) {
      const own = posts.filter((post) => post.channel === channel).map((post) => post.content);
      assert.ok(Math.max(0, ...jaccardPairs(own)) <= 0.34, channel);
    }
    assert.ok(Math.max(...jaccardPairs(posts.map((post) => post.content))) <= 0.5);
  });

  test('of two businesses of one trade and tone share little', async () => {
    const other = {
      ...BAKERY,
      name: 'Oak Street Bread',
      description: 'Bakery in York. We bake rye. Open daily from 8 am to 3 pm.',
    };
    const [one, two] = await Promise.all([BAKERY, other].map((profile) => playWeeks(profile, 4)));
    const fours = (texts: readonly { content: string }[]) =>
      new Set(texts.flatMap((post) => grams(wordsIn(post.content), 4)));
    const [a, b] = [fours(one?.posts ?? []), fours(two?.posts ?? [])];
    const shared = [...a].filter((gram) => b.has(gram)).length / Math.min(a.size, b.size);
    assert.ok(shared <= 0.5, `${shared}`);
  });

  test('keep promotion to a quarter and cautions where they belong', async () => {
    const { posts } = await playWeeks(PHYSIO, 3);
    const own = posts.filter((post) => post.pillar === 'own').length;
    assert.ok(own / posts.length <= 0.3, `${own} of ${posts.length}`);
  });

  test('have the form of their channel', async () => {
    for (const channel of WRITTEN) {
      const { posts } = await write(BAKERY, channel, 3);
      assert.equal(posts.length, 3, channel);
      const { form } = CHANNELS[channel];
      for (const post of posts) {
        assert.deepEqual(checkPost(channel, post), []);
        assert.equal(post.title !== null, form.title > 0, channel);
        assert.equal(post.needsMedia, form.media === 'image' || form.media === 'video' ? form.media : null);
        assert.ok(
          post.hashtags.length <= form.hashtags && post.hashtags.every((tag) => post.content.includes(tag)),
        );
        if (!form.links) assert.doesNotMatch(post.content, /https?:/);
      }
    }
    for (const post of (await write(BAKERY, 'tiktok', 3)).posts)
      assert.match(post.content, /^\[[^\]]+\]\n\S/);
    for (const post of (await write(BAKERY, MAIL_CHANNEL, 3)).posts)
      assert.match(post.content, /^[^\n]+,\n\n[\s\S]+\n\n[^\n]*,\nHarbour Street Bakery$/);
  });

  test('never print the marketing goals', async () => {
    const { posts } = await playWeeks(
      { ...BAKERY, marketingGoals: 'Quadruple zebra revenue, beat Grimsby Loaves' },
      1,
    );
    for (const post of posts)
      assert.doesNotMatch(`${post.title} ${post.content}`, /quadruple|zebra|grimsby/i);
  });

  test('tell what the owner’s goals name first', async () => {
    const wanted = { ...BAKERY, marketingGoals: 'Sell more croissants', keywords: 'croissant' };
    const { posts } = await write(wanted, 'facebook', 3);
    assert.ok(
      posts.some((post) => /croissant/i.test(post.content)),
      posts.map((post) => post.idea).join(),
    );
  });

  test('are contracted and spelt as the tone and the reader are', async () => {
    // What the profile tells of its money and its town outweighs a browser's language.
    const inCountry = (locale: string) =>
      locale === 'en-US'
        ? { ...BAKERY, description: BAKERY.description.replace('Leeds', 'Portland').replace('£', () => '$') }
        : BAKERY;
    const text = async (tone: Tone, locale: string) =>
      (await playWeeks({ ...inCountry(locale), toneOfVoice: tone, locale }, 1)).posts
        // Scripts are spoken, and contracted as people speak.
        .filter((post) => post.channel !== 'tiktok')
        .map((post) => post.content)
        .join('\n');
    assert.doesNotMatch(await text('professional', 'en-GB'), /\b(?:don't|isn't|it's|you're)\b/);
    assert.match(await text('friendly', 'en-GB'), /\b(?:don't|isn't|it's|you'll|won't)\b/i);
    const american = await text('friendly', 'en-US');
    assert.doesNotMatch(american, /\b(?:colour|flavour|favourite|autumn)\b|[{|}]/i);
  });
});

describe('profiles as owners write them', () => {
  for (const [name, profile] of Object.entries(ODD)) {
    test(`${name}: sound posts or an honest shortage`, async () => {
      const { posts, shortages, wanted } = await playWeeks(profile, 1);
      assert.ok(posts.length > 0);
      assert.equal(posts.length < wanted, shortages.length > 0);
      for (const post of posts) {
        assert.deepEqual(checkPost(post.channel, post), []);
        assert.doesNotMatch(post.content, / {2}|undefined|null|\{(?!Inc)\w+\}|[^.]\.\.[^.]|<script/);
      }
    });
  }

  test('write no English around another language', async () => {
    const { posts } = await playWeeks(ODD.german ?? BAKERY, 1);
    assert.ok(posts.length >= 4);
    for (const { content } of posts)
      assert.doesNotMatch(content, /\b(?:the|and|about|more|from|our|is|to|hello|with)\b/i);
  });

  test('say so when there is nothing to say, and for a channel that takes no posts', async () => {
    const german = profileOf({ name: 'A', description: 'Wir und die Leute. Das ist der Laden und mehr.' });
    const none = await write(german, 'facebook', 2, { facts: [] });
    assert.equal(none.posts.length, 0);
    assert.match(wordsOf(none.shortage ?? assert.fail()), /0 of 2/);
    const ads = await writePosts({
      ...{ profile: BAKERY, facts: [], recent: [], seed: 1 },
      channel: 'google-ads',
      slots: [{ pillar: 'useful', at: NOW }],
    });
    assert.deepEqual(ads.posts, []);
    assert.equal(wordsOf(ads.shortage ?? assert.fail()), 'Google Ads takes no posts.');
    assert.deepEqual(await write(BAKERY, 'facebook', 0), { posts: [], shortage: null });
  });
});

describe('the voice of a brand', () => {
  test('adds its keywords to the hashtags, but none that claims something', async () => {
    const keywords = 'rye bread, best bakery, miracle loaf';
    const tags = (await write({ ...BAKERY, keywords }, 'instagram', 16)).posts.flatMap(
      ({ hashtags }) => hashtags,
    );
    assert.ok(tags.includes('#RyeBread'), tags.join(' '));
    assert.ok(!tags.some((tag) => /best|miracle/i.test(tag)), tags.join(' '));
  });

  test('adds its tones to that of the profile, which leads', async () => {
    const plain = { ...BAKERY, toneOfVoice: null };
    const texts = async (profile: WriterProfile) =>
      (await write(profile, 'facebook', 6)).posts.map(({ content }) => content);
    assert.deepEqual(
      await texts({ ...plain, tones: ['casual'] }),
      await texts({ ...plain, toneOfVoice: 'friendly' }),
    );
    assert.deepEqual(
      await texts({ ...plain, tones: ['formal'] }),
      await texts({ ...plain, toneOfVoice: 'professional' }),
    );
  });
});
