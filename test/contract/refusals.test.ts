// What a channel refuses: one answer for composer, writer and network, in ids and figures, and one sentence for each.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  CHANNEL_TYPES,
  type ChannelType,
  channelOf,
  takesPosts,
} from '../../server/contract/channels/index.ts';
import { describeRefusal, isUnfinished, refusalsOf } from '../../server/contract/refusals.ts';

const tags = (count: number) => Array.from({ length: count }, (_, at) => `#t${at}`).join(' ');
const thread = (count: number) => Array.from({ length: count }, () => 'a').join('\n---\n');

describe('what a channel refuses', () => {
  for (const [what, channel, post, expected] of [
    ['a post where none are taken', 'google-ads', {}, [{ id: 'no-posts', field: 'content' }]],
    ['a video without a title', 'youtube', { title: ' ' }, [{ id: 'title-missing', field: 'title' }]],
    ['a title of several lines', 'email', { title: 'a\nb' }, [{ id: 'title-lines', field: 'title' }]],
    [
      'a title that is too long, in characters and not in code units',
      'pinterest',
      { title: '😀'.repeat(101) },
      [{ id: 'title-long', field: 'title', count: 101, most: 100 }],
    ],
    [
      'forbidden characters, in the title and in the text',
      'youtube',
      { title: 'a > b', content: '<b> & <i>' },
      [
        { id: 'title-characters', field: 'title', characters: '>' },
        { id: 'content-characters', field: 'content', characters: '<>' },
      ],
    ],
    ['an empty text', 'x', { content: ' \n' }, [{ id: 'content-missing', field: 'content' }]],
    [
      'a text and hashtags beyond the most, both at once',
      'instagram',
      { content: `${'a'.repeat(2200)} ${tags(31)}` },
      [
        { id: 'content-long', field: 'content', count: 2201 + tags(31).length, most: 2200 },
        { id: 'hashtags', field: 'content', count: 31, most: 30 },
      ],
    ],
    [
      'hashtags that the network would ignore altogether',
      'youtube',
      { title: 'Bread', content: tags(61) },
      [{ id: 'hashtags', field: 'content', count: 61, most: 60 }],
    ],
    [
      'a thread with a gap',
      'x',
      { content: 'one\n---\n\n---\ntwo' },
      [{ id: 'thread-gap', field: 'content' }],
    ],
    [
      'a thread that is too long',
      'x',
      { content: thread(26) },
      [{ id: 'thread-long', field: 'content', count: 26, most: 25 }],
    ],
  ] as const) {
    test(what, () => {
      assert.deepEqual(refusalsOf(channel, { title: null, content: 'Text', ...post }), expected);
    });
  }

  test('what is at the limit passes', () => {
    const taken: readonly (readonly [ChannelType, { title?: string; content?: string }])[] = [
      ['instagram', { content: tags(30) }],
      ['youtube', { title: 'a'.repeat(100), content: 'ü'.repeat(2500) }],
      ['x', { content: thread(25) }],
      // Without titles there, one that was meant for other channels does not matter.
      ['x', { title: 'a\n'.repeat(200) }],
      ['pinterest', {}],
    ];
    for (const [channel, post] of taken)
      assert.deepEqual(refusalsOf(channel, { title: null, content: 'Text', ...post }), [], channel);
  });

  test('three dashes part posts only where there are threads', () => {
    assert.deepEqual(refusalsOf('facebook', { title: null, content: thread(40) }), []);
  });

  for (const channel of CHANNEL_TYPES.filter(takesPosts)) {
    test(`${channel} says each refusal in one sentence that names its own limit`, () => {
      const { form, name } = channelOf(channel);
      const [long] = refusalsOf(channel, { title: 'Title', content: 'a'.repeat(form.text + 1) });
      assert.ok(long?.id === 'content-long' && long.most === form.text);
      assert.match(describeRefusal(channel, long), new RegExp(`${name} takes at most ${form.text}\\.$`));
      assert.equal(isUnfinished(long), false);
      const empty = refusalsOf(channel, { title: null, content: '' });
      assert.deepEqual(
        empty.map(({ id }) => id),
        form.needsTitle ? ['title-missing', 'content-missing'] : ['content-missing'],
      );
      assert.ok(empty.every(isUnfinished));
    });
  }
});
