// Hard limits of edited posts, counted as each channel counts.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { checkPost, countText } from '../../../server/domain/writer/index.ts';

const fieldsOf = (...args: Parameters<typeof checkPost>) =>
  checkPost(...args).map((problem) => problem.field);

describe('checking an edited post', () => {
  test('accepts a text at the limit and refuses one above it', () => {
    const limits = [
      ['facebook', 63_206],
      ['x', 280],
      ['instagram', 2200],
      ['linkedin', 3000],
      ['pinterest', 500],
      ['tiktok', 2200],
    ] as const;
    for (const [channel, limit] of limits) {
      assert.deepEqual(checkPost(channel, { title: null, content: 'a'.repeat(limit) }), [], channel);
      assert.deepEqual(
        fieldsOf(channel, { title: null, content: 'a'.repeat(limit + 1) }),
        ['content'],
        channel,
      );
    }
  });

  test('counts as each channel counts', () => {
    assert.equal(
      countText('x', 'See https://a-very-long-address.example/with/a/path?and=query ok'),
      4 + 23 + 3,
    );
    assert.equal(countText('x', '日本'), 4);
    assert.equal(countText('x', '👨‍👩‍👧'), 2);
    assert.equal(countText('youtube', 'é'), 2);
    assert.equal(countText('instagram', '😀'), 2);
    assert.equal(countText('facebook', '😀'), 1);
  });

  test('wants a title where the channel needs one, within its length', () => {
    assert.deepEqual(fieldsOf('youtube', { title: null, content: 'Text' }), ['title']);
    assert.deepEqual(fieldsOf('email', { title: ' ', content: 'Text' }), ['title']);
    assert.deepEqual(fieldsOf('email', { title: 'a'.repeat(79), content: 'Text' }), ['title']);
    assert.deepEqual(fieldsOf('email', { title: 'One\nTwo', content: 'Text' }), ['title']);
    assert.deepEqual(fieldsOf('pinterest', { title: 'a'.repeat(101), content: 'Text' }), ['title']);
    assert.deepEqual(checkPost('pinterest', { title: null, content: 'Text' }), []);
  });

  test('refuses empty texts, channels without posts and what a network refuses', () => {
    assert.deepEqual(fieldsOf('x', { title: null, content: ' \n' }), ['content']);
    assert.deepEqual(fieldsOf('google-ads', { title: null, content: 'Text' }), ['content']);
    assert.deepEqual(fieldsOf('youtube', { title: 'a < b', content: 'c > d' }), ['title', 'content']);
    assert.deepEqual(fieldsOf('instagram', { title: null, content: '#tag '.repeat(31) }), ['content']);
    assert.deepEqual(checkPost('instagram', { title: null, content: '#tag '.repeat(30) }), []);
  });

  test('says how long the text is and how long it may be', () => {
    assert.match(String(checkPost('x', { title: null, content: 'a'.repeat(300) })[0]?.why), /300.*280/);
  });
});
