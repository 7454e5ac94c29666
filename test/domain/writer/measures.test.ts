// The figures of written text over made-up businesses: two weeks of all channels each, and ninety days of one.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { checkPost, extractFacts, type WriterProfile } from '../../../server/domain/writer/index.ts';
import {
  bleu4,
  distinct,
  fleschEase,
  jaccardPairs,
  mean,
  openingRepeats,
  type PlannedPost,
  playWeeks,
  WRITTEN,
} from './measures.ts';
import { BUSINESSES } from './profiles.ts';

interface Figures {
  readonly posts: number;
  readonly nearest: number;
  readonly opening: number;
  readonly distinct: readonly number[];
  readonly selfBleu: number;
  readonly pairBleu: number;
  readonly flesch: number;
  readonly cover: number;
}

function measure(profile: WriterProfile, posts: readonly PlannedPost[]): Figures {
  const channels = WRITTEN.map((channel) =>
    posts
      .filter((post) => post.channel === channel)
      .map((post) => post.content)
      .slice(0, 30),
  ).filter((texts) => texts.length > 1);
  const others = (texts: readonly string[], at: number) => texts.filter((_, other) => other !== at);
  const facts = extractFacts(profile);
  const used = new Set(posts.flatMap((post) => post.factIds));
  return {
    posts: posts.length,
    nearest: Math.max(...jaccardPairs(posts.map((post) => post.content))),
    opening: mean(channels.map(openingRepeats)),
    distinct: [1, 2, 3].map((n) => mean(channels.map((texts) => distinct(texts, n)))),
    selfBleu: mean(channels.map((texts) => mean(texts.map((text, at) => bleu4(text, others(texts, at)))))),
    pairBleu: mean(
      channels.map((texts) =>
        mean(texts.flatMap((text, at) => texts.slice(0, at).map((other) => bleu4(text, [other])))),
      ),
    ),
    flesch: mean(posts.map((post) => fleschEase(post.content))),
    cover: facts.filter((fact) => used.has(fact.id)).length / facts.length,
  };
}

function show(name: string, figures: Figures): string {
  const { posts, nearest, opening, selfBleu, pairBleu, flesch, cover } = figures;
  const rounded = { nearest, opening, selfBleu, pairBleu, cover };
  const parts = Object.entries(rounded).map(([key, value]) => `${key} ${value.toFixed(2)}`);
  return `${name}: ${posts} posts, ${parts.join(', ')}, flesch ${flesch.toFixed(0)}, distinct ${figures.distinct.map((value) => value.toFixed(2)).join('/')}`;
}

/** Numbers and amounts that the profile does not hold; reads the profile itself. */
function strangers(profile: WriterProfile, post: PlannedPost): string[] {
  const own = [
    profile.name,
    profile.description,
    profile.targetAudience,
    profile.brandValues,
    profile.websiteUrl,
  ].join('\n');
  const text = `${post.title ?? ''}\n${post.content}`
    .replace(/#[\p{L}\p{N}_]+/gu, ' ')
    // A keycap is an emoji, and no number of anybody.
    .replace(/\d\ufe0f?\u20e3/g, ' ')
    .replace(/^\d\. /gm, '');
  const numbers = text.match(/[$£€]?\d[\d.,:]*\d|[$£€]?\d|%/g) ?? [];
  return numbers.filter((token) => !own.includes(token));
}

const runs = await Promise.all(
  BUSINESSES.map(async (profile) => ({ profile, ...(await playWeeks(profile, 2)) })),
);

describe('two weeks of ten channels for each made-up business', () => {
  const figures = runs.map(({ profile, posts }) => measure(profile, posts));

  test('the figures', (t) => {
    for (const [at, { profile }] of runs.entries()) {
      const figure = figures[at];
      if (figure) t.diagnostic(show(profile.name, figure));
    }
    t.diagnostic(
      `mean: opening ${mean(figures.map((f) => f.opening)).toFixed(3)}, self-BLEU ${mean(figures.map((f) => f.selfBleu)).toFixed(3)}, distinct ${[0, 1, 2].map((n) => mean(figures.map((f) => f.distinct[n] ?? 0)).toFixed(3)).join('/')}`,
    );
    assert.ok(BUSINESSES.length >= 6);
  });

  test('every post asked for is written, within the hard limits', () => {
    for (const { profile, posts, wanted, shortages } of runs) {
      // A charity says less of itself than a shop, and is told nothing that is not its own.
      assert.ok(posts.length >= 0.45 * wanted, `${profile.name}: ${posts.length} of ${wanted}`);
      assert.equal(posts.length < wanted, shortages.length > 0);
      for (const post of posts) assert.deepEqual(checkPost(post.channel, post), []);
    }
  });

  test('nothing is said that the profile does not say', () => {
    for (const { profile, posts } of runs)
      for (const post of posts)
        assert.deepEqual(strangers(profile, post), [], `${profile.name}: ${post.content}`);
  });

  test('nearly all sentences of the owner are used', () => {
    for (const [at, { profile }] of runs.entries())
      assert.ok((figures[at]?.cover ?? 0) >= 0.35, `${profile.name}: ${figures[at]?.cover}`);
  });

  test('posts do not resemble each other', () => {
    for (const figure of figures) assert.ok(figure.nearest <= 0.5, `${figure.nearest}`);
    assert.ok(mean(figures.map((figure) => figure.selfBleu)) <= 0.46);
    assert.ok(mean(figures.map((figure) => figure.pairBleu)) <= 0.25);
  });

  test('openings and words vary', () => {
    for (const figure of figures) {
      assert.ok(figure.opening <= 0.05, `${figure.opening}`);
      assert.ok(
        (figure.distinct[0] ?? 0) >= 0.35 &&
          (figure.distinct[1] ?? 0) >= 0.75 &&
          (figure.distinct[2] ?? 0) >= 0.9,
        show('', figure),
      );
    }
  });

  test('texts are easy to read', () => {
    for (const figure of figures) assert.ok(figure.flesch >= 55 && figure.flesch <= 100, `${figure.flesch}`);
  });
});
