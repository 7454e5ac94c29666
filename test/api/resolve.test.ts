// Settling a post of which no network can tell whether it is out: a person has looked, and says.
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { AuditEntry } from '../../server/contract/audit.ts';
import { CHANNEL_TYPES, type ChannelType, idInLink } from '../../server/contract/channels/index.ts';
import type { Post } from '../../server/contract/post.ts';
import { HOUR, MINUTE } from '../../server/kernel/clock.ts';
import { say } from '../../server/sentences/index.ts';
import type { Client } from '../support/client.ts';
import { connectChannel } from '../support/factories.ts';
import { addMember } from '../support/members.ts';
import { START, startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let owner: Client;
let id: number;
let other: number;
const NOTE = JSON.stringify(say('content.working-for-hours', { channel: 'x' }));

before(async () => {
  server = await startServer();
  owner = server.as('owner');
  const { id: platformId } = await connectChannel(owner, 'x');
  const make = async () =>
    ((await (await owner('/api/contents', { json: { platformId, content: 'Bread.' } })).json()) as Post).id;
  id = await make();
  other = await make();
});
after(() => server.stop());

const posts = (one = id) => server.app.ctx.db.write('posts').where({ id: one });
const row = () => posts().first();
const resolve = (json: object, client = owner) => client(`/api/contents/${id}/resolve`, { json });

/** An attempt of an hour ago, on the real network, of which nobody knows whether it came there. */
async function doubt(columns: object = {}): Promise<void> {
  await posts().update({
    ...{ status: 'needs_attention', trouble: 'unknown', network: 'real', note: NOTE },
    ...{ scheduled_at: START - HOUR - MINUTE, attempted_at: START - HOUR, attempt: '1.abc', attempts: 1 },
    ...{ external_id: null, external_url: null, published_at: null },
    ...columns,
  });
}
beforeEach(async () => {
  await doubt();
  await posts(other).update({ external_id: '1790000000000000002' });
});

async function resolved(json: object, status: number): Promise<Post> {
  const answer = await resolve(json);
  assert.equal(answer.status, status, await answer.clone().text());
  return answer.json() as Promise<Post>;
}

describe('it is there', () => {
  test('published from its attempt on, with its link and what the network calls it', async () => {
    const url = 'https://x.com/bakery/status/1790000000000000001';
    const post = await resolved({ published: true, externalUrl: url }, 200);
    assert.deepEqual(
      [post.status, post.externalUrl, post.publishedAt, post.note, post.trouble, post.network],
      ['published', url, new Date(START - HOUR).toISOString(), null, null, 'real'],
    );
    assert.equal((await row()).external_id, '1790000000000000001');
    const [day] = await server.app.ctx.db.read('daily_figures').where({ network: 'real' });
    assert.equal(day?.posts, 1);
  });

  test('its first comment follows, where it is known what the network calls the post', async () => {
    const count = () => server.countEvents('post.comment_due');
    await doubt({ first_comment: 'The recipe is on our site.' });
    await resolved({ published: true }, 200);
    assert.equal(await count(), 0);
    await doubt();
    await resolved({ published: true, externalUrl: 'https://x.com/bakery/status/1790000000000000003' }, 200);
    assert.equal(await count(), 1);
    await posts().update({ first_comment: null });
  });

  test('without a link, or with one that does not tell its id, too', async () => {
    for (const json of [{}, { externalUrl: '' }, { externalUrl: 'https://example.com/what-they-posted' }]) {
      await doubt();
      const post = await resolved({ published: true, ...json }, 200);
      assert.deepEqual([post.status, post.externalUrl], ['published', Object.values(json)[0] || null]);
      assert.equal((await row()).external_id, null);
    }
  });
});

describe('it is not', () => {
  test('leaves now', async () => {
    const post = await resolved({ published: false }, 202);
    assert.deepEqual(
      [post.status, post.scheduledAt, post.note, post.trouble],
      ['scheduled', new Date(START).toISOString(), null, null],
    );
    const jobs = await server.app.ctx.db.read('jobs').where({ kind: 'publish-post', due_at: START });
    assert.ok(jobs.some(({ payload }) => JSON.parse(payload).postId === id));
  });

  test('not while everything is paused', async () => {
    await owner('/api/autopilot', { method: 'PUT', json: { paused: true } });
    const before = await row();
    const answer = await resolve({ published: false });
    assert.deepEqual([answer.status, await row()], [409, before]);
    // What a person found is no matter of switches.
    await resolved({ published: true }, 200);
    await owner('/api/autopilot', { method: 'PUT', json: { paused: false } });
  });
});

describe('nothing changes', () => {
  const refused = async (json: object, status: number, words: RegExp, client = owner) => {
    const before = await row();
    const answer = await resolve(json, client);
    const text = await answer.text();
    assert.deepEqual([answer.status, words.test(text)], [status, true], text);
    assert.deepEqual(await row(), before);
  };

  for (const [name, json, words] of [
    ['without an answer', {}, /^published: /],
    ['with another one', { published: 'maybe' }, /^published: must be true or false/],
    ['with what is no web address', { published: true, externalUrl: 'there' }, /^externalUrl: must be a web/],
    ['with a script', { published: true, externalUrl: 'javascript:alert(1)' }, /^externalUrl: must be a web/],
    [
      'with the link of what is not out',
      { published: false, externalUrl: 'https://x.com/a/status/1' },
      /^externalUrl: what is not out has no link/,
    ],
    [
      'with the link of another post',
      { published: true, externalUrl: 'https://x.com/bakery/status/1790000000000000002?s=20' },
      /^externalUrl: is the link of another post/,
    ],
    ['with an unknown field', { published: true, likes: 3 }, /^likes: is not a known field/],
  ] as const)
    test(name, () => refused(json, 422, words));

  test('for a post that is not in doubt', async () => {
    for (const columns of [
      { trouble: null },
      { trouble: 'signed-out' },
      { status: 'failed', trouble: 'refused' },
      { status: 'publishing', trouble: null },
      { network: 'manual' },
    ]) {
      await doubt(columns);
      await refused({ published: true }, 409, /saying whether it is out is not possible/);
    }
  });

  test('for whoever may not write, and for strangers', async () => {
    const { client: approver } = await addMember(server, 'approver');
    await refused({ published: true }, 403, /./, approver);
    await refused({ published: true }, 404, /^Not found$/, server.as('foreign'));
    await refused({ published: true }, 401, /./, server.as('anonymous'));
  });
});

test('who said what is kept in the audit log', async () => {
  await resolved({ published: true, externalUrl: 'https://x.com/bakery/status/1790000000000000001' }, 200);
  const [entry] = (await (await owner('/api/audit')).json()) as AuditEntry[];
  assert.ok(entry);
  assert.match(JSON.stringify(entry), /post\.resolved.*1790000000000000001/);
});

test('without scripts, its page says both', async () => {
  const page = await (await owner(`/screens/posts/${id}`)).text();
  assert.match(page, /It is there/);
  assert.match(page, /It is not there, publish/);
  assert.doesNotMatch(page, /Publish now/);
  const form = { published: 'false', screen: `/posts/${id}`, next: `/posts/${id}` };
  const answer = await owner(`/api/contents/${id}/resolve`, { form });
  assert.deepEqual([answer.status, (await row()).status], [303, 'scheduled']);
  await doubt();
  const found = { ...form, published: 'true', externalUrl: 'nowhere' };
  const again = await owner(`/api/contents/${id}/resolve`, { form: found });
  assert.deepEqual([again.status, (await row()).status], [422, 'needs_attention']);
  assert.match(await again.text(), /must be a web address/);
});

test('the id of a post in its link, where the link tells it', () => {
  const links: Readonly<Partial<Record<ChannelType, readonly (readonly [string, string | null])[]>>> = {
    x: [
      ['https://twitter.com/b/status/12/photo/1', '12'],
      ['https://x.com/b', null],
      ['https://x.com.evil.example/b/status/12', null],
    ],
    facebook: [
      ['https://www.facebook.com/111/posts/222', '111_222'],
      ['https://www.facebook.com/bakery/posts/pfbid0abc', null],
    ],
    linkedin: [
      ['https://www.linkedin.com/feed/update/urn:li:share:7001/', 'urn:li:share:7001'],
      ['https://www.linkedin.com/feed/update/urn%3Ali%3AugcPost%3A7001', 'urn:li:ugcPost:7001'],
      ['https://www.linkedin.com/feed/update/urn:li:activity:7001', null],
    ],
    youtube: [
      ['https://www.youtube.com/watch?v=abcdefghi-_', 'abcdefghi-_'],
      ['https://www.youtube.com/watch?t=3&v=abcdefghi-_&x=1', 'abcdefghi-_'],
      ['https://youtu.be/abcdefghi-_?si=1', 'abcdefghi-_'],
      ['https://youtube.com/shorts/abcdefghi-_', 'abcdefghi-_'],
      ['https://www.youtube.com/@bakery', null],
    ],
    pinterest: [['https://www.pinterest.com/pin/813/', '813']],
    tiktok: [['https://www.tiktok.com/@b.akery/video/745?lang=en', '745']],
    mastodon: [['https://mastodon.example/@bakery/113', '113']],
    bluesky: [
      ['https://bsky.app/profile/did:plc:abc/post/3k', 'at://did:plc:abc/app.bsky.feed.post/3k'],
      ['https://bsky.app/profile/bakery.example/post/3k', null],
    ],
  };
  for (const type of CHANNEL_TYPES) {
    assert.equal(idInLink(type, 'https://example.com/p/1'), null);
    for (const [link, known] of links[type] ?? []) assert.equal(idInLink(type, link), known, link);
  }
});
