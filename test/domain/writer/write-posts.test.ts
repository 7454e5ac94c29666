// Written posts: traceable to the profile, different for every business, never the same twice, honest about shortages.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CHANNELS } from '../../../server/contract/channels/index.ts';
import { TONES, type Tone } from '../../../server/contract/constants/industries.ts';
import {
  checkPost,
  extractFacts,
  type WriterProfile,
  type WrittenPost,
  writePosts,
} from '../../../server/domain/writer/index.ts';
import { jaccardPairs, playWeeks, WRITTEN } from './measures.ts';
import { BAKERY, LAW, ODD, PAIRS, profileOf } from './profiles.ts';

const ALL_TONES: readonly (Tone | null)[] = [
  null,
  'professional',
  'friendly',
  'authoritative',
  'technical',
  'humorous',
  'inspirational',
  'luxury',
];

function write(
  profile: WriterProfile,
  channel: (typeof WRITTEN)[number],
  count: number,
  recent: WrittenPost[] = [],
) {
  return writePosts({
    profile,
    facts: extractFacts(profile),
    channel,
    slots: Array.from({ length: count }, () => ({})),
    recent,
    seed: 'test',
  });
}

/** Sentences as a reader would part them, without hashtags. */
function sentencesOf(post: WrittenPost): string[] {
  const text = `${post.title ?? ''}\n${post.content}`.replace(/#[\p{L}\p{N}_]+/gu, '');
  return text
    .split(/\n+|[.!?]+(?:\s+|$)/)
    .map((part) =>
      part
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
    .filter((part) => part !== '');
}

describe('written posts', () => {
  test('share no sentence between two businesses of one industry, in any tone, on any channel', () => {
    assert.equal(ALL_TONES.length, Object.keys(TONES).length + 1);
    for (const [one, other] of PAIRS) {
      for (const tone of ALL_TONES) {
        const sentences = [one, other].map(
          (profile) => new Set(playWeeks({ ...profile, toneOfVoice: tone }, 1).posts.flatMap(sentencesOf)),
        );
        const shared = [...(sentences[0] ?? [])].filter((sentence) => sentences[1]?.has(sentence));
        assert.deepEqual(shared, [], `${one.name} and ${other.name}, ${tone}`);
      }
    }
  });

  test('differ among themselves, within and across channels', () => {
    const { posts } = playWeeks(BAKERY, 4);
    assert.equal(new Set(posts.map((post) => post.content)).size, posts.length);
    assert.ok(Math.max(...jaccardPairs(posts.map((post) => post.content))) <= 0.35);
    const titles = posts.flatMap((post) => (post.title === null ? [] : [post.title]));
    assert.equal(new Set(titles).size, titles.length);
  });

  test('do not open with one fact under one hook twice, nor with one type of hook twice running', () => {
    const { posts } = playWeeks(LAW, 4);
    const pairs = posts.map((post) => `${post.hook} ${post.factIds[0]}`);
    assert.equal(new Set(pairs).size, pairs.length);
    const type = (post: WrittenPost | undefined) => post?.hook.split('/')[0];
    assert.equal(posts.filter((post, at) => type(post) === type(posts[at - 1])).length, 0);
  });

  test('remember earlier posts even when the order of their facts is lost', () => {
    const facts = extractFacts(BAKERY);
    const first = write(BAKERY, 'facebook', 10).posts;
    const recent = first.map((post) => ({ ...post, factIds: post.factIds.toSorted() }));
    const more = writePosts({
      profile: BAKERY,
      facts,
      channel: 'facebook',
      slots: Array.from({ length: 10 }, () => ({})),
      recent,
      seed: 'test',
    }).posts;
    assert.ok(Math.max(...jaccardPairs([...first, ...more].map((post) => post.content))) <= 0.35);
    const pairs = [...first, ...more].map((post) => `${post.hook} ${post.factIds[0]}`);
    assert.ok(new Set(pairs).size >= pairs.length - 1);
  });

  test('are the same bytes for the same request and others for another seed', () => {
    const request = {
      profile: BAKERY,
      facts: extractFacts(BAKERY),
      channel: 'instagram',
      slots: [{}, {}, {}],
      recent: [],
    } as const;
    assert.equal(
      JSON.stringify(writePosts({ ...request, seed: 7 })),
      JSON.stringify(writePosts({ ...request, seed: 7 })),
    );
    assert.notEqual(
      JSON.stringify(writePosts({ ...request, seed: 7 })),
      JSON.stringify(writePosts({ ...request, seed: 8 })),
    );
  });

  test('follow the pillars asked for', () => {
    const slots = (['values', 'audience', 'practical', 'offer'] as const).map((pillar) => ({ pillar }));
    const { posts } = writePosts({
      profile: BAKERY,
      facts: extractFacts(BAKERY),
      channel: 'facebook',
      slots,
      recent: [],
      seed: 1,
    });
    assert.deepEqual(
      posts.map((post) => post.pillar),
      ['values', 'audience', 'practical', 'offer'],
    );
  });

  test('have the form of their channel', () => {
    for (const channel of WRITTEN) {
      const { posts } = write(BAKERY, channel, 3);
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
    for (const post of write(BAKERY, 'tiktok', 3).posts) assert.match(post.content, /^\[[^\]]+\]\n\S/);
    for (const post of write(BAKERY, 'email', 3).posts)
      assert.match(post.content, /^[^\n]+,\n\n[\s\S]+\n\n[^\n]*Harbour Street Bakery$/);
  });

  test('never print the marketing goals', () => {
    const { posts } = playWeeks(
      { ...BAKERY, marketingGoals: 'Quadruple zebra revenue, beat Grimsby Loaves' },
      2,
    );
    assert.ok(
      posts.every((post) => !/quadruple|zebra|revenue|grimsby/i.test(`${post.title} ${post.content}`)),
    );
  });

  test('speak as the owner does: "I" or "we"', () => {
    const own = profileOf({
      name: 'Ada Tunes',
      industry: 'arts',
      description:
        "I'm a piano tuner in Hull. I tune uprights and grands. I repair hammers. My van carries every tool.",
      brandValues: 'patience',
    });
    for (const { content } of playWeeks(own, 1).posts) assert.doesNotMatch(content, /\b(?:we|our|us)\b/i);
  });

  test('do not invite bookings where the facts rule them out', () => {
    const busy = profileOf({
      ...BAKERY,
      description:
        'We bake rye bread in Leeds. We take walk-ins only. We toast sandwiches. Our oven is from 1962.',
      marketingGoals: 'More bookings',
    });
    for (const { content } of playWeeks(busy, 1).posts)
      assert.doesNotMatch(content, /\bto book\b|\bbook with\b/i);
  });
});

describe('profiles as owners write them', () => {
  for (const [name, profile] of Object.entries(ODD)) {
    test(`${name}: sound posts or an honest shortage`, () => {
      const { posts, shortages, wanted } = playWeeks(profile, 1);
      assert.ok(posts.length > 0);
      assert.equal(posts.length < wanted, shortages.length > 0);
      for (const post of posts) {
        assert.deepEqual(checkPost(post.channel, post), []);
        assert.doesNotMatch(post.content, / {2}|undefined|null|\{(?!Inc)\w+\}|[^.]\.\.[^.]/);
        assert.ok(post.factIds.length > 0);
      }
    });
  }

  test('write no English around another language', () => {
    const { posts } = playWeeks(ODD.german ?? BAKERY, 1);
    assert.ok(posts.length >= 4);
    for (const { content } of posts)
      assert.doesNotMatch(content, /\b(?:the|and|about|more|from|our|is|to|hello|with)\b/i);
  });

  test('say what is missing instead of repeating a thin profile', () => {
    const { posts, shortage } = write(
      profileOf({ name: "Bob's", industry: 'food', description: 'bakery' }),
      'x',
      20,
    );
    assert.ok(posts.length >= 1 && posts.length <= 5, `${posts.length}`);
    assert.match(String(shortage), new RegExp(`^${posts.length} of 20 posts .*1 fact.*Please add`));
  });

  test('say so when there is nothing to say, and for a channel that takes no posts', () => {
    const empty = profileOf({ name: 'A' });
    assert.equal(write(empty, 'facebook', 2).posts.length, 0);
    assert.match(String(write(empty, 'facebook', 2).shortage), /0 of 2/);
    const ads = writePosts({
      profile: BAKERY,
      facts: extractFacts(BAKERY),
      channel: 'google-ads',
      slots: [{}],
      recent: [],
      seed: 1,
    });
    assert.deepEqual([ads.posts, String(ads.shortage)], [[], 'Google Ads takes no posts.']);
    assert.deepEqual(write(BAKERY, 'facebook', 0), { posts: [], shortage: null });
  });
});

describe('the voice of a brand', () => {
  const KEYWORDS = 'rye bread, best bakery, miracle loaf';

  test('adds its keywords to the hashtags, but none that claims something', () => {
    const tags = write({ ...BAKERY, keywords: KEYWORDS }, 'instagram', 6).posts.flatMap(
      ({ hashtags }) => hashtags,
    );
    assert.ok(tags.includes('#RyeBread'), tags.join(' '));
    assert.ok(!tags.some((tag) => /best|miracle/i.test(tag)), tags.join(' '));
    assert.ok(!write(BAKERY, 'instagram', 6).posts.some(({ hashtags }) => hashtags.includes('#RyeBread')));
  });

  test('adds its tones to that of the profile, which leads', () => {
    const plain = { ...BAKERY, toneOfVoice: null };
    const texts = (profile: WriterProfile) =>
      write(profile, 'facebook', 6)
        .posts.map(({ content }) => content)
        .join('\n');
    assert.deepEqual(texts({ ...plain, tones: ['casual'] }), texts({ ...plain, toneOfVoice: 'friendly' }));
    assert.deepEqual(
      texts({ ...plain, tones: ['formal'] }),
      texts({ ...plain, toneOfVoice: 'professional' }),
    );
    const formal = texts({ ...plain, toneOfVoice: 'professional', tones: ['casual'] });
    assert.doesNotMatch(formal, /\b(?:we're|that's|it's)\b/i);
  });
});
