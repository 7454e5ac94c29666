import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Post } from '../../server/contract/post.ts';
import { connectChannel, generatePosts, saveProfile } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
/** One draft of each kind of channel. */
const drafts: Record<string, Post> = {};

before(async () => {
  server = await startServer();
  const owner = server.as('owner');
  await saveProfile(owner);
  for (const type of ['x', 'youtube', 'email', 'instagram']) {
    const { id } = await connectChannel(owner, type);
    const [draft] = await generatePosts(owner, id, 1);
    assert.ok(draft);
    drafts[type] = draft;
  }
});
after(() => server.stop());

const idOf = (type: string) => drafts[type]?.id ?? 0;
const patch = async (type: string, json: unknown) =>
  server.as('owner')(`/api/contents/${idOf(type)}`, { method: 'PATCH', json });
const read = async (type: string): Promise<Post> =>
  (await server.as('owner')(`/api/contents/${idOf(type)}`)).json();

describe('a text that the channel takes', () => {
  const TAKEN: readonly (readonly [string, string, Readonly<Record<string, unknown>>])[] = [
    ['as long as X allows', 'x', { content: 'a'.repeat(280) }],
    [
      'a long link, which X counts as 23',
      'x',
      { content: `${'a'.repeat(256)} https://bakery.example/${'b'.repeat(200)}` },
    ],
    ['a subject of 78', 'email', { title: 's'.repeat(78) }],
    ['title and text together', 'youtube', { title: 'Bread', content: 'How our bread is made.' }],
    ['a title taken away where none is needed', 'x', { title: null }],
    ['2,200 for Instagram', 'instagram', { content: 'a'.repeat(2200) }],
  ];
  for (const [name, type, change] of TAKEN) {
    test(name, async () => {
      const before = await read(type);
      const answer = await patch(type, change);
      assert.equal(answer.status, 200, await answer.clone().text());
      const after = { ...before, ...change, version: before.version + 1 };
      assert.deepEqual(await answer.json(), after);
      assert.deepEqual(await read(type), after);
    });
  }
});

describe('a change that is refused changes nothing', () => {
  const REFUSED: readonly (readonly [string, string, unknown, RegExp])[] = [
    ['longer than X allows', 'x', { content: 'a'.repeat(281) }, /X would refuse this: .*281.*280/],
    ['wide characters count twice on X', 'x', { content: '語'.repeat(141) }, /X would refuse this: .*282/],
    [
      'longer than Instagram allows',
      'instagram',
      { content: 'a'.repeat(2201) },
      /Instagram would refuse this/,
    ],
    ['YouTube counts bytes', 'youtube', { content: 'ü'.repeat(2501) }, /YouTube would refuse this: .*5002/],
    ['YouTube and its brackets', 'youtube', { content: 'a <b> c' }, /YouTube allows no </],
    ['YouTube without a title', 'youtube', { title: '' }, /YouTube needs a title/],
    ['a subject of 79', 'email', { title: 's'.repeat(79) }, /The subject has 79 characters/],
    ['mail without a subject', 'email', { title: null }, /needs a subject/],
    ['a subject of two lines', 'email', { title: 'a\nb' }, /one line/],
    ['31 hashtags on Instagram', 'instagram', { content: '#a '.repeat(31) }, /31 hashtags/],
    ['no text', 'x', { content: '' }, /^content: /],
    ['blank text', 'x', { content: ' \n ' }, /^content: /],
    ['text that is none', 'x', { content: 5 }, /^content: must be text/],
    ['null text', 'x', { content: null }, /^content: /],
    ['a control character', 'x', { content: 'a\u0000b' }, /^content: must not contain control characters/],
    ['text beyond every channel', 'x', { content: 'a'.repeat(65_001) }, /^content: must be at most/],
    ['a title beyond every channel', 'x', { title: 'a'.repeat(401) }, /^title: must be at most/],
    ['nothing', 'x', {}, /must change something/],
    ['its state', 'x', { status: 'published' }, /^status: is not a known field/],
    ['its channel', 'x', { content: 'fine', platformId: 1 }, /^platformId: is not a known field/],
    [
      'good words with a bad time',
      'x',
      { content: 'Good words', scheduledAt: '2020-01-01T00:00:00Z' },
      /^scheduledAt: /,
    ],
    [
      'a good time with bad words',
      'x',
      { content: 'a'.repeat(281), scheduledAt: '2027-03-05T00:00:00Z' },
      /X would refuse/,
    ],
  ];
  for (const [name, type, change, message] of REFUSED) {
    test(name, async () => {
      const before = await read(type);
      const events = await server.countEvents('post.scheduled');
      const answer = await patch(type, change);
      assert.equal(answer.status, 422);
      assert.match(await answer.text(), message);
      assert.deepEqual(await read(type), before);
      assert.equal(await server.countEvents('post.scheduled'), events);
    });
  }

  test('the channel’s limits name the field to clients that ask for problem documents', async () => {
    const headers = { Accept: 'application/json' };
    const json = { content: 'a'.repeat(281) };
    const answer = await server.as('owner')(`/api/contents/${idOf('x')}`, { method: 'PATCH', json, headers });
    assert.partialDeepStrictEqual(await answer.json(), { status: 422, field: 'content' });
  });
});

describe('the time', () => {
  // The clock stands at 2027-03-01T09:00:00Z.
  const TIMES: readonly (readonly [string, string | null])[] = [
    ['2027-03-05T12:30:00Z', '2027-03-05T12:30:00.000Z'],
    ['2027-03-05T12:30:00+01:00', '2027-03-05T11:30:00.000Z'],
    ['2027-03-05T12:30-09:30', '2027-03-05T22:00:00.000Z'],
    ['2027-03-05T12:30:15.250Z', '2027-03-05T12:30:15.250Z'],
    ['2027-03-01T09:00:00Z', '2027-03-01T09:00:00.000Z'],
    ['2032-02-28T00:00:00Z', '2032-02-28T00:00:00.000Z'],
    ['2028-02-29T10:00:00Z', '2028-02-29T10:00:00.000Z'],
  ];
  for (const [at, stored] of TIMES) {
    test(`${at} is taken, and kept in UTC`, async () => {
      const answer = await patch('x', { scheduledAt: at });
      assert.equal(answer.status, 200, await answer.clone().text());
      assert.partialDeepStrictEqual(await answer.json(), { status: 'scheduled', scheduledAt: stored });
    });
  }

  const BAD: readonly unknown[] = [
    '2027-03-01T08:59:59.999Z',
    '1970-01-01T00:00:00Z',
    '2032-03-10T00:00:00Z',
    '9999-12-31T23:59:59Z',
    '2027-03-05T12:30:00',
    '2027-03-05',
    '2027-03-05 12:30:00Z',
    '2027-13-05T12:30:00Z',
    '2027-02-30T12:30:00Z',
    '2027-04-31T12:30:00Z',
    '2027-02-29T12:30:00Z',
    '2027-03-05T25:00:00Z',
    '2027-03-05T12:30:00+25:00',
    'tomorrow',
    '',
    1_900_000_000_000,
    {},
    true,
  ];
  for (const at of BAD) {
    test(`${JSON.stringify(at)} is no time to leave at`, async () => {
      const before = await read('x');
      const answer = await patch('x', { scheduledAt: at });
      assert.equal(answer.status, 422, await answer.clone().text());
      assert.match(await answer.text(), /^scheduledAt: /);
      assert.deepEqual(await read('x'), before);
    });
  }

  test('null takes a post off the schedule, and keeps its words', async () => {
    const before = await read('x');
    assert.equal(before.status, 'scheduled');
    const answer = await patch('x', { scheduledAt: null, content: 'Other words' });
    assert.partialDeepStrictEqual(await answer.json(), {
      status: 'draft',
      scheduledAt: null,
      content: 'Other words',
    });
  });

  test('a draft has nothing to be taken off', async () => {
    const before = await read('x');
    const answer = await patch('x', { scheduledAt: null, content: 'And more' });
    assert.equal(answer.status, 409);
    assert.match(await answer.text(), /^This post is a draft, so unschedule is not possible\./);
    assert.deepEqual(await read('x'), before);
  });
});
