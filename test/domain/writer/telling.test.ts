// How ideas and facts are told: whole, in one way within a post, and led to by what is true of them.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { FactKind } from '../../../server/contract/fact.ts';
import {
  type Fact,
  libraryFor,
  makeSource,
  untracedTokens,
  writePosts,
} from '../../../server/domain/writer/index.ts';
import { alternatesOf } from '../../../server/domain/writer/library/alternates.ts';
import type { Alternates, Idea } from '../../../server/domain/writer/library/idea.ts';
import { nearnessOf } from '../../../server/domain/writer/telling/opening.ts';
import { contract, localise, plainWords } from '../../../server/domain/writer/telling/wording.ts';
import { type Channelled, playWeeks } from './measures.ts';
import { ACCOUNTANT, BAKERY, LAW, PHYSIO } from './profiles.ts';

const NOW = Date.UTC(2026, 10, 23, 9);
const WEEKS = 4;
const plays = await Promise.all(
  [BAKERY, PHYSIO, ACCOUNTANT].map(async (profile) => ({
    ideas: new Map((await libraryFor(profile)).library.ideas.map(({ id, idea }) => [id, idea])),
    posts: (await playWeeks(profile, WEEKS)).posts,
  })),
);
const told = plays.flatMap(({ ideas, posts }) =>
  posts.flatMap((post) => {
    const idea = ideas.get(post.idea ?? '');
    return idea === undefined ? [] : [{ post, idea }];
  }),
);
const plain = (text: string, american = false) => plainWords(contract(localise(text, american)));
const holds = (content: string, texts: Alternates) =>
  [false, true].some((american) =>
    alternatesOf(texts).some((text) => plain(content).includes(plain(`. ${text}`, american))),
  );

function fact(kind: FactKind, text: string): Fact {
  return { id: text, kind, text, validFrom: null, validTo: null, proof: null };
}

async function tellOwn(
  facts: readonly Fact[],
  channel: Channelled,
  count = 6,
  { apart = 3e9, seed = 'own' } = {},
) {
  const slots = Array.from({ length: count }, (_, at) => ({ pillar: 'own' as const, at: NOW + at * apart }));
  const { posts } = await writePosts({ profile: LAW, facts, channel, slots, recent: [], seed });
  return posts.filter((post) => post !== null && post.idea === null);
}

describe('an idea told', () => {
  test('begins every pair of a post in the same way behind its colon', () => {
    const paired = told.filter(({ idea }) => idea.format === 'either' || idea.format === 'glossary');
    let seen = 0;
    for (const { post, idea } of paired) {
      const begins = idea.parts.flatMap(([heads]) =>
        alternatesOf(heads)
          .map((head) => head.replace(/[.*+?^$()|[\]{}\\]/g, '\\$&'))
          .flatMap((head) => new RegExp(`^${head}: (?!I )(\\p{L})`, 'mu').exec(post.content)?.[1] ?? []),
      );
      if (begins.length > 1) seen++;
      const isSmall = (letter: string) => letter === letter.toLowerCase();
      assert.equal(new Set(begins.map(isSmall)).size <= 1, true, post.content);
    }
    assert.ok(seen > 3);
  });

  test('in sentences holds all its parts', () => {
    const inSentences = told.filter(
      ({ post }) =>
        (post.channel === 'instagram' && post.cut === 'told') ||
        (post.channel === 'facebook' && (post.cut === 'why' || post.cut === 'scene')),
    );
    assert.ok(inSentences.length > 10);
    for (const { post, idea } of inSentences)
      for (const [, text] of idea.parts.filter(() => isFree(idea)))
        assert.ok(holds(post.content, text), post.content);
  });

  test('in a letter goes on from its scene to its reasons, without a second opening', () => {
    const letters = told.filter(({ post }) => post.channel === 'email' && post.cut === 'scene');
    assert.ok(letters.length > 2);
    for (const { post, idea } of letters)
      for (const hook of Object.values(idea.hooks).flatMap(alternatesOf))
        assert.ok(!holds(post.content, hook), post.content);
  });
});

test('a letter says in its subject or its beginning what it is about', () => {
  const letters = told.filter(({ post }) => post.channel === 'email');
  assert.ok(letters.length > 5);
  for (const { post, idea } of letters) {
    const start = post.content.split('\n\n').slice(1, 6);
    const near = nearnessOf(idea, [post.title, ...start].join('\n'));
    const isTitle = [false, true].some((american) =>
      alternatesOf(idea.title).some((title) => plain(title, american) === plain(post.title ?? '')),
    );
    assert.ok(near > 1 || isTitle, `${post.title} ${post.content}`);
  }
});

/** Parts that may stand alone: those of the others are listed. */
const isFree = ({ format }: Idea): boolean =>
  ['tip', 'myth', 'answer', 'behind', 'question'].includes(format);

describe('the owner’s own news', () => {
  test('asks nothing that is only asked for the asking', async () => {
    const facts = [
      fact('product', 'We bake 12 kinds of bread every morning'),
      fact('hours', 'Open from 7 am'),
    ];
    for (const post of await tellOwn(facts, 'facebook'))
      assert.ok(!/(?:tried it yet|something for you)\?/i.test(post?.content ?? ''));
  });

  test('is no pin of one bare fact, and no title comes twice on a channel', async () => {
    assert.deepEqual(await tellOwn([fact('service', 'You always see the same solicitor')], 'pinterest'), []);
    const titles = plays.flatMap(({ posts }, at) =>
      posts.flatMap(({ channel, title }) => (title === null ? [] : `${at} ${channel} ${title}`)),
    );
    assert.ok(titles.length > 20);
    assert.equal(new Set(titles).size, titles.length);
  });

  test('opens no two posts of a channel within four weeks', () => {
    const openings = plays.flatMap(({ posts }, at) =>
      posts
        .filter((post) => post.idea === null && post.hook.startsWith('own-'))
        .map((post) => `${at} ${post.channel} ${post.factIds[0]}`),
    );
    assert.ok(openings.length > 20);
    assert.equal(new Set(openings).size, openings.length);
  });
});

test('a keycap is an emoji, not a number of nobody', () => {
  assert.deepEqual(untracedTokens('Three things 3️⃣', makeSource('A', 'three things')), []);
  assert.deepEqual(untracedTokens('Rooms: 3', makeSource('A', 'rooms')), ['3']);
});
