// What posts teach, each measured against its own channel.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupKinds, type MeasuredPost, ratePosts } from '../../../server/domain/analytics/index.ts';

const POST: MeasuredPost = {
  id: 1,
  connectionId: 1,
  channel: 'facebook',
  network: 'manual',
  pillar: null,
  needsMedia: null,
  publishedAt: 0,
  externalUrl: null,
  excerpt: '',
  reactions: 10,
};
const posts = (count: number, change: Partial<MeasuredPost>) =>
  Array.from({ length: count }, () => ({ ...POST, ...change }));

test('a channel that takes one kind alone says nothing about kinds, however well it does', () => {
  const text = posts(6, {});
  const videos = posts(6, { connectionId: 2, channel: 'tiktok', needsMedia: 'video', reactions: 90 });
  assert.deepEqual(groupKinds(ratePosts([...text, ...videos])), []);
});

test('kinds of one channel are compared by what is usual there', () => {
  const own = [...posts(6, {}), ...posts(6, { needsMedia: 'image', reactions: 30 })];
  const elsewhere = posts(6, { connectionId: 2, reactions: 900 });
  assert.deepEqual(groupKinds(ratePosts([...own, ...elsewhere])), [
    { label: 'With a picture', posts: 6, ratio: 1.5 },
    { label: 'Text alone', posts: 6, ratio: 0.5 },
  ]);
});
