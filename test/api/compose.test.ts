// Posts that a person writes: for one or several channels, all or none, by the rules of every write.
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { Connection } from '../../server/contract/connection.ts';
import type { Post } from '../../server/contract/post.ts';
import { HOUR } from '../../server/kernel/clock.ts';
import { connectChannel, generatePosts, saveProfile } from '../support/factories.ts';
import { addApprover } from '../support/members.ts';
import { jpegOf, paint } from '../support/pictures.ts';
import { START, startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
const channels: Record<string, Connection> = {};
const idOf = (type: string) => channels[type]?.id ?? 0;

before(async () => {
  server = await startServer();
  for (const type of ['facebook', 'x', 'instagram', 'youtube', 'email', 'google-ads']) {
    channels[type] = await connectChannel(server.as('owner'), type);
  }
});
after(() => server.stop());
const posts = () => server.app.ctx.db.write('posts');
beforeEach(async () => {
  await posts().delete();
});

const compose = (json: object) => server.as('owner')('/api/contents', { json });
const LATER = new Date(START + 30 * HOUR).toISOString();
const WORDS = 'Our new oven is in. Come and smell it.';

async function composed(json: object): Promise<Post[]> {
  const answer = await compose(json);
  assert.equal(answer.status, 201, await answer.clone().text());
  return answer.json() as Promise<Post[]>;
}

async function expectRefused(json: object, message: RegExp): Promise<void> {
  const answer = await compose(json);
  assert.equal(answer.status, 422);
  assert.match(await answer.text(), message);
  assert.deepEqual(await posts(), [], 'nothing is half saved');
}

describe('what is stored', () => {
  test('one draft a channel, with a title only where there are titles', async () => {
    const made = await composed({
      platformIds: [idOf('facebook'), idOf('youtube'), idOf('instagram')],
      title: 'New oven',
      content: WORDS,
    });
    assert.deepEqual(
      made.map(({ platform, title, content, status, scheduledAt, needsMedia }) => [
        platform,
        title,
        content,
        status,
        scheduledAt,
        needsMedia,
      ]),
      [
        ['facebook', null, WORDS, 'draft', null, null],
        ['youtube', 'New oven', WORDS, 'draft', null, 'video'],
        ['instagram', null, WORDS, 'draft', null, 'image'],
      ],
    );
  });

  test('a channel’s own words instead of the common ones', async () => {
    const made = await composed({
      platformIds: [idOf('facebook'), idOf('x')],
      content: 'a'.repeat(300),
      versions: [{ platformId: idOf('x'), content: 'Short.' }],
    });
    assert.deepEqual(
      made.map(({ content }) => content),
      ['a'.repeat(300), 'Short.'],
    );
  });

  test('a scheduled post leaves at its time, one without a time at once', async () => {
    const [later] = await composed({
      platformIds: [idOf('facebook')],
      content: WORDS,
      status: 'scheduled',
      scheduledAt: LATER,
    });
    assert.deepEqual([later?.status, later?.scheduledAt], ['scheduled', LATER]);
    const [now] = await composed({ platformIds: [idOf('x')], content: WORDS, status: 'scheduled' });
    await server.drain();
    const published: Post = await (await server.as('owner')(`/api/contents/${now?.id}`)).json();
    assert.equal(published.status, 'published');
  });

  test('a thread is taken as one, each of its posts within the limit', async () => {
    const content = `${'a'.repeat(200)}\n---\n${'b'.repeat(200)}`;
    const [thread] = await composed({ platformIds: [idOf('x')], content, status: 'scheduled' });
    await server.drain();
    const published: Post = await (await server.as('owner')(`/api/contents/${thread?.id}`)).json();
    assert.equal(published.status, 'published');
  });
});

describe('what is refused, with the field at fault', () => {
  const valid = () => ({ platformIds: [idOf('facebook')], content: WORDS });
  for (const [name, change, message] of [
    ['no channel', { platformIds: [] }, /^platformIds: choose at least one channel/],
    ['a channel twice', () => ({ platformIds: [idOf('x'), idOf('x')] }), /^platformIds: must not name/],
    [
      'a channel without posts',
      () => ({ platformIds: [idOf('google-ads')] }),
      /^platformIds: Google Ads takes no/,
    ],
    ['no words', { content: '  ' }, /^content: is required/],
    [
      'words that are too long',
      () => ({ platformIds: [idOf('x')], content: 'a'.repeat(281) }),
      /^content: X would refuse this: The text has 281/,
    ],
    [
      'a thread with an empty post',
      () => ({ platformIds: [idOf('x')], content: 'a\n---\n\n---\nb' }),
      /^content: .*A post of the thread is empty/,
    ],
    [
      'a missing title',
      () => ({ platformIds: [idOf('youtube')] }),
      /^title: YouTube would refuse this: YouTube needs a title/,
    ],
    [
      'a claim that nobody may make',
      { content: 'Our bread cures migraine.' },
      /^content: “cures migraine” may not stand in a post\. Health claims/,
    ],
    [
      'own words that are too long',
      () => ({
        platformIds: [idOf('x'), idOf('facebook')],
        versions: [{ platformId: idOf('x'), content: 'a'.repeat(281) }],
      }),
      /^versions\.0\.content: X would refuse/,
    ],
    [
      'own words of a channel that is not chosen',
      () => ({ versions: [{ platformId: idOf('x'), content: 'a' }] }),
      /^versions\.0\.platformId: must be one of platformIds/,
    ],
    [
      'a time that has passed',
      { status: 'scheduled', scheduledAt: '2020-01-01T09:00:00Z' },
      /^scheduledAt: must not be in the past/,
    ],
    ['a time for a draft', { status: 'draft', scheduledAt: LATER }, /^scheduledAt: a draft has no time/],
    ['a channel and a list of them', () => ({ platformId: idOf('x') }), /^platformId: name the platform, or/],
    ['another state', { status: 'published' }, /^status: must be draft or scheduled/],
    ['an unknown field', { likes: 5 }, /^likes: is not a known field/],
  ] as const) {
    test(name, () =>
      expectRefused({ ...valid(), ...(typeof change === 'function' ? change() : change) }, message),
    );
  }

  test('one bad channel stops them all', () =>
    expectRefused(
      { platformIds: [idOf('facebook'), idOf('x')], content: 'a'.repeat(281) },
      /X would refuse/,
    ));

  test('the same claim in an edit', async () => {
    const [draft] = await composed(valid());
    const answer = await server.as('owner')(`/api/contents/${draft?.id}`, {
      method: 'PATCH',
      json: { content: 'Our bread cures migraine.' },
    });
    assert.deepEqual([answer.status, (await answer.text()).includes('may not stand in a post')], [422, true]);
  });

  test('a post for now while everything is paused', async () => {
    const owner = server.as('owner');
    await owner('/api/autopilot', { method: 'PUT', json: { paused: true } });
    const answer = await compose({ ...valid(), status: 'scheduled' });
    await owner('/api/autopilot', { method: 'PUT', json: { paused: false } });
    assert.equal(answer.status, 409);
    assert.match(await answer.text(), /Everything is paused/);
    assert.deepEqual(await posts(), []);
  });
});

describe('a post for one channel', () => {
  const made = async (json: object): Promise<Post> => {
    const answer = await compose(json);
    assert.equal(answer.status, 201, await answer.clone().text());
    return answer.json() as Promise<Post>;
  };
  const one = (change: object = {}) => ({ platformId: idOf('facebook'), content: WORDS, ...change });

  test('is answered itself: a draft without a time, scheduled with one', async () => {
    const draft = await made(one());
    assert.deepEqual(
      [draft.platformId, draft.content, draft.status, draft.scheduledAt],
      [idOf('facebook'), WORDS, 'draft', null],
    );
    const later = await made(one({ platformId: idOf('youtube'), title: 'New oven', scheduledAt: LATER }));
    assert.deepEqual([later.title, later.status, later.scheduledAt], ['New oven', 'scheduled', LATER]);
    assert.equal((await posts()).length, 2);
  });

  test('leaves at once where its time has just passed, on the way here', async () => {
    const { id, scheduledAt } = await made(one({ scheduledAt: new Date(START - 20_000).toISOString() }));
    assert.equal(scheduledAt, new Date(START).toISOString());
    await server.drain();
    const after: Post = await (await server.as('owner')(`/api/contents/${id}`)).json();
    assert.equal(after.status, 'published');
    await posts().delete();
    await expectRefused(one({ scheduledAt: new Date(START - 90_000).toISOString() }), /past/);
  });

  test('is judged by the same gate', async () => {
    await expectRefused(one({ content: 'Our bread cures migraine.' }), /may not stand in a post/);
    await expectRefused(one({ platformId: idOf('x'), content: 'a'.repeat(281) }), /^content: X would refuse/);
    await expectRefused({ content: WORDS }, /^platformId: name the platform, or a list/);
  });

  test('shows what is the business’s own; what is foreign is not there', async () => {
    const owner = server.as('owner');
    const put = await owner('/api/media', {
      body: await jpegOf(paint(1200, 800)),
      headers: { 'Content-Type': 'application/octet-stream' },
    });
    const { id: medium } = (await put.json()) as { id: number };
    const { media } = await made(one({ media: [medium] }));
    assert.deepEqual(
      media?.map(({ id }) => id),
      [medium],
    );
    await posts().delete();
    const theirs = await connectChannel(server.as('foreign'), 'x');
    for (const change of [{ platformId: theirs.id }, { platformId: 987_654 }, { media: [987_654] }]) {
      const answer = await compose(one(change));
      assert.deepEqual([answer.status, await answer.text()], [404, 'Not found']);
    }
    const shown = { platformId: theirs.id, content: WORDS, media: [medium] };
    assert.equal((await server.as('foreign')('/api/contents', { json: shown })).status, 404);
    assert.deepEqual(await posts(), []);
  });

  test('made once by its key, it is not there any more once it is deleted', async () => {
    const draft = await made(one({ key: 'press-2' }));
    assert.deepEqual(await made(one({ key: 'press-2' })), draft);
    await server.as('owner')(`/api/contents/${draft.id}`, { method: 'DELETE' });
    assert.equal((await compose(one({ key: 'press-2' }))).status, 404);
  });
});

describe('a request that has a name', () => {
  const named = (change: object = {}) => ({
    platformIds: [idOf('facebook'), idOf('email')],
    title: 'New oven',
    content: WORDS,
    status: 'scheduled',
    scheduledAt: LATER,
    key: 'press-1',
    ...change,
  });
  const requests = () => server.app.ctx.db.write('post_requests');
  beforeEach(async () => {
    await requests().delete();
  });

  test('makes its posts once, and answers the same ones again', async () => {
    const made = await composed(named());
    assert.deepEqual(await composed(named()), made);
    assert.equal((await posts()).length, 2);
  });

  test('twice at the same moment, too', async () => {
    const [one, other] = await Promise.all([composed(named()), composed(named())]);
    assert.deepEqual(one, other);
    assert.equal((await posts()).length, 2);
  });

  test('the answer leaves out what was deleted meanwhile', async () => {
    const [first, second] = await composed(named());
    await server.as('owner')(`/api/contents/${first?.id}`, { method: 'DELETE' });
    assert.deepEqual(await composed(named()), [second]);
  });

  test('with other words it is refused, and nothing is made', async () => {
    await composed(named());
    const answer = await compose(named({ content: 'Other words.' }));
    assert.equal(answer.status, 409);
    assert.match(await answer.text(), /saved already, before it was changed here/);
    assert.equal((await posts()).length, 2);
  });

  test('one that was refused may be sent again with better words', async () => {
    const refused = await compose(named({ content: 'Our bread cures migraine.' }));
    assert.equal(refused.status, 422);
    assert.equal((await composed(named())).length, 2);
  });

  test('the name of another business’s request is free', async () => {
    await composed(named());
    const foreign = server.as('foreign');
    const { id } = await connectChannel(foreign, 'facebook');
    const answer = await foreign('/api/contents', { json: named({ platformIds: [id] }) });
    assert.equal(answer.status, 201);
  });

  for (const key of ['', 'k'.repeat(101), 5]) {
    test(`${JSON.stringify(key).slice(0, 9)} is no name`, () => expectRefused(named({ key }), /^key: /));
  }
});

describe('who may', () => {
  test('foreign and unknown channels are the same, and an approver may not', async () => {
    const json = { platformIds: [idOf('facebook')], content: WORDS };
    const foreign = await server.as('foreign')('/api/contents', { json });
    const unknown = await compose({ ...json, platformIds: [idOf('facebook'), 987_654] });
    assert.deepEqual([foreign.status, await foreign.text()], [404, 'Not found']);
    assert.deepEqual([unknown.status, await unknown.text()], [404, 'Not found']);
    const approver = await addApprover(server);
    for (const body of [json, { platformId: idOf('facebook'), content: WORDS }])
      assert.equal((await approver('/api/contents', { json: body })).status, 403);
    assert.equal((await server.as('anonymous')('/api/contents', { json })).status, 401);
    assert.deepEqual(await posts(), []);
  });
});

describe('a copy', () => {
  test('is a draft with the same words and the same facts', async () => {
    await saveProfile(server.as('owner'));
    const [post] = await generatePosts(server.as('owner'), idOf('youtube'), 1);
    const answer = await server.as('owner')(`/api/contents/${post?.id}/duplicate`, { method: 'POST' });
    assert.equal(answer.status, 201);
    const copy: Post = await answer.json();
    assert.notEqual(copy.id, post?.id);
    assert.deepEqual(
      [copy.title, copy.content, copy.status, copy.needsMedia, copy.scheduledAt],
      [post?.title, post?.content, 'draft', post?.needsMedia, null],
    );
    const facts = (id?: number) =>
      server.app.ctx.db.read('post_facts').where({ post_id: id }).orderBy('fact_hash').pluck('fact_hash');
    assert.deepEqual(await facts(copy.id), await facts(post?.id));
  });
});

describe('the page without scripts', () => {
  const form = () => ({
    [`platform-${idOf('facebook')}`]: 'on',
    [`platform-${idOf('x')}`]: 'on',
    content: WORDS,
    [`content-${idOf('x')}`]: 'Short.',
    when: 'later',
    at: '2027-03-03T09:30',
    timeZone: 'Europe/Paris',
    screen: '/compose',
    next: '/content-calendar',
  });

  test('stores what the call would', async () => {
    const answer = await server.as('owner')('/api/contents', { form: form() });
    assert.deepEqual([answer.status, answer.headers.get('Location')], [303, '/screens/content-calendar']);
    const stored = await posts().orderBy('id').select('content', 'status', 'scheduled_at');
    const at = Date.parse('2027-03-03T08:30:00Z');
    assert.deepEqual(stored, [
      { content: WORDS, status: 'scheduled', scheduled_at: at },
      { content: 'Short.', status: 'scheduled', scheduled_at: at },
    ]);
  });

  test('comes back with what was typed and the fault at its field', async () => {
    const long = 'a'.repeat(281);
    const answer = await server.as('owner')('/api/contents', {
      form: { ...form(), [`content-${idOf('x')}`]: long },
    });
    const html = await answer.text();
    assert.equal(answer.status, 422);
    assert.ok(html.includes(`${WORDS}</textarea>`));
    assert.ok(html.includes(`${long}</textarea>`));
    assert.match(html, /X would refuse this: The text has 281/);
    assert.match(html, /value="2027-03-03T09:30"/);
    assert.match(html, new RegExp(`name="platform-${idOf('x')}"[^>]*checked`));
    assert.deepEqual(await posts(), []);
  });

  test('a time zone that is none is no reason to fail', async () => {
    const answer = await server.as('owner')('/api/contents', {
      form: { ...form(), timeZone: 'Mars/Olympus' },
    });
    assert.equal(answer.status, 422);
  });
});
