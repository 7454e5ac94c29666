// What is told of a channel's best time and themes: it rests on posts that were, and counts them as people do.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LearnedCell, LearnedChannel } from '../../views/screens/analytics/learned/types.ts';
import {
  cellSureness,
  factorsSentence,
  upliftSentence,
  weekSentence,
} from '../../views/screens/analytics/learned/words.ts';

const cell = (over: Partial<LearnedCell>): LearnedCell => ({
  ...{ weekday: 2, hour: 9, expected: 0.1, low: 0.05, high: 0.2, n: 4, stance: null, truth: null },
  ...over,
});
const channel = (over: Partial<LearnedChannel>): LearnedChannel => ({
  ...{ id: 1, type: 'facebook', world: 'sandbox', posts: 30, enough: 10 },
  ...{ cells: [], levels: [], themes: [], earlier: [] },
  ...over,
});

test('a time that no post was out at is not told as the best one, and stays open', () => {
  const unseen = cell({ weekday: 4, hour: 18, expected: 0.3, low: 0.2, high: 0.4, n: 0 });
  const words = weekSentence(channel({ cells: [unseen, cell({ n: 1 })] }), 'en-US');
  assert.match(words, /^On Facebook, Tuesday 9–12 is expected to bring the most: \+11%/);
  assert.match(
    words,
    /by 30 measured posts, 1 of them at that time\. Thursday 18–21 may do better still \(\+35%\): no post was out then yet\.$/,
  );
  assert.match(
    weekSentence(channel({ cells: [cell({}), cell({ weekday: 3, expected: 0.05 })] }), 'en-US'),
    /at that time\.$/,
  );
  assert.equal(cellSureness(unseen), 'open');
  assert.equal(cellSureness({ ...unseen, n: 1 }), 'sure');
  assert.doesNotMatch(weekSentence(channel({ cells: [unseen] }), 'en-US'), /is expected/);
});

test('a theme of a single post is of one post', () => {
  const level = { trait: 'pillar', value: 'useful', stance: null, truth: null, n: 1 } as const;
  const levels = [{ ...level, expected: 0.2, low: 0.1, high: 0.3 }];
  assert.match(factorsSentence(channel({ levels }), 'en-US'), /, by 1 post\.$/);
});

test('a difference that may be chance is told as one, with how far chance alone goes', () => {
  const pace = { needed: 900, weekly: 20, withinYear: 0.1 };
  const told = { uplift: -0.12, low: -0.25, high: 0.03, posts: 214, world: 'sandbox', ...pace } as const;
  const open = upliftSentence({ ...told, verdict: 'open' }, 'en-US');
  assert.match(
    open,
    /−12%, 90% interval −25% to \+3%, 214 posts\. That may be chance alone: .* up to 14% apart/,
  );
  assert.match(open, /Nothing is told by that yet: it takes about 900 more posts/);
  assert.doesNotMatch(upliftSentence({ ...told, verdict: 'worse' }, 'en-US'), /chance/);
});
