import assert from 'node:assert/strict';
import { test } from 'node:test';
import { channelOf } from '../../server/contract/channels/index.ts';
import { countText } from '../../server/contract/count-text.ts';
import { countPost, splitThread, THREAD_BREAK, threadParts } from '../../server/contract/thread.ts';

const { form } = channelOf('x');
const SENTENCE = 'We bake twelve kinds of bread every morning, from six, and the whole street knows it. ';

test('a text that fits stays one post', () => {
  assert.equal(splitThread(form, 'Fresh bread.'), 'Fresh bread.');
  assert.deepEqual(threadParts(form, 'Fresh bread.'), ['Fresh bread.']);
});

test('a long text is cut between sentences, and loses no word', () => {
  const text = SENTENCE.repeat(12).trim();
  const parts = threadParts(form, splitThread(form, text));
  assert.equal(parts.length, 4);
  for (const part of parts) {
    assert.ok(countText('weighted', part) <= 280);
    assert.ok(part.endsWith('.'), part);
  }
  assert.equal(parts.join(' '), text);
});

test('paragraphs are preferred, words come before letters, and letters before nothing', () => {
  const paragraphs = `${'a '.repeat(100)}\n\n${'b '.repeat(120)}`;
  assert.deepEqual(
    threadParts(form, splitThread(form, paragraphs)).map((part) => part.at(0)),
    ['a', 'b'],
  );
  const words = threadParts(form, splitThread(form, 'bread '.repeat(80)));
  assert.ok(words.every((part) => part.split(' ').every((word) => word === 'bread')));
  assert.deepEqual(
    threadParts(form, splitThread(form, 'a'.repeat(600))).map((part) => part.length),
    [280, 280, 40],
  );
});

test('no emoji is cut in half, and a long link is one piece of its short length', () => {
  const parts = threadParts(form, splitThread(form, '👨‍👩‍👧‍👦'.repeat(150)));
  assert.ok(parts.every((part) => /^(?:👨‍👩‍👧‍👦)+$/u.test(part)));
  const link = `${'a'.repeat(250)} https://example.com/${'b'.repeat(400)}`;
  assert.equal(splitThread(form, link), link);
});

test('cuts made by hand stay, and the longest post counts', () => {
  const text = `One.${THREAD_BREAK}${'b'.repeat(290)}`;
  assert.equal(countPost(form, text), 290);
  assert.deepEqual(
    threadParts(form, splitThread(form, text)).map((part) => part.length),
    [4, 280, 10],
  );
});

test('where there are no threads, three dashes are only three dashes', () => {
  const { form: other } = channelOf('facebook');
  assert.deepEqual(threadParts(other, 'One\n---\ntwo'), ['One\n---\ntwo']);
});
