// What a client may do with an approval link: look at the posts that wait, approve and reject them, and nothing else.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { routes } from '../../server/api/routes.ts';
import type { Post } from '../../server/contract/post.ts';
import type { Role } from '../../server/kernel/actor.ts';
import { DAY } from '../../server/kernel/clock.ts';
import { createClient } from '../support/client.ts';
import { connectChannel, generatePosts, saveProfile } from '../support/factories.ts';
import { filmOf } from '../support/films.ts';
import { addMember, type TestMember } from '../support/members.ts';
import { paint, pngOf } from '../support/pictures.ts';
import { startServer, type TestServer } from '../support/server.ts';

describe('an approval link', () => {
  let server: TestServer;
  let posts: Post[];
  before(async () => {
    server = await startServer();
    const owner = server.as('owner');
    await saveProfile(owner);
    const channel = await connectChannel(owner);
    posts = await generatePosts(owner, channel.id, 4);
    await server.app.ctx.db
      .write('posts')
      .update({ status: 'awaiting_approval', scheduled_at: Date.now() + 1e12 });
  });
  after(() => server.stop());

  const make = async (name = 'Maria', expiresInDays = 30) => {
    const answer = await server.as('owner')('/api/approval-links', { json: { name, expiresInDays } });
    assert.equal(answer.status, 201);
    const { id, link } = await answer.json();
    return { id, path: new URL(link).pathname };
  };
  const nobody = (path: string, form?: Record<string, string>) =>
    server.as('anonymous')(path, form ? { form } : {});
  const read = async (id = 0) => (await server.as('owner')(`/api/contents/${id}`)).json() as Promise<Post>;

  test('shows what waits, to nobody else: not kept, not told, not found', async () => {
    const { path } = await make();
    const page = await nobody(path);
    const html = await page.text();
    assert.equal(page.status, 200);
    assert.equal(page.headers.get('referrer-policy'), 'no-referrer');
    assert.match(page.headers.get('x-robots-tag') ?? '', /noindex/);
    assert.match(html, /4 posts wait for your approval, Maria/);
    assert.doesNotMatch(html, /<script/);
    assert.match(html, /<body><header class="bare-head"><a class="brand" href="\/">/);
    const foreign = await server.as('foreign')('/api/approval-links', {
      json: { name: 'Ben', expiresInDays: 1 },
    });
    const other = await (await nobody(new URL((await foreign.json()).link).pathname)).text();
    assert.match(other, /Nothing waits for you, Ben/);
  });

  test('shows what the post will show, as its channel gets it, to who has the link', async () => {
    const owner = server.as('owner');
    const [post] = posts;
    const upload = async (alt: string) => {
      const body = pngOf(paint(120, 90));
      const answer = await owner('/api/media', { body, headers: { 'Content-Type': 'image/png' } });
      const { id } = await answer.json();
      await owner(`/api/media/${id}`, { method: 'PATCH', json: { alt } });
      return id as number;
    };
    const media = [await upload('A loaf'), await upload('A <roll>')];
    const json = { media };
    const saved = await owner(`/api/contents/${post?.id}`, { method: 'PATCH', json });
    assert.equal(saved.status, 200, await saved.text());
    const { path } = await make();
    const html = await (await nobody(path)).text();
    const shown = [...html.matchAll(/<img src="(\/m\/[^"]+)" alt="([^"]+)"/g)];
    assert.deepEqual(
      shown.map(([, , alt]) => alt),
      ['A loaf', 'A &lt;roll&gt;'],
    );
    const picture = await nobody(shown[0]?.[1] ?? '');
    assert.deepEqual([picture.status, picture.headers.get('content-type')?.split('/')[0]], [200, 'image']);
    server.clock.advance(DAY);
    assert.equal((await nobody(shown[0]?.[1] ?? '')).status, 404);
  });

  test('shows a film that can be played, and nothing of its account', async () => {
    const owner = server.as('owner');
    const body = filmOf();
    const uploaded = await owner('/api/media', { body, headers: { 'Content-Type': 'video/mp4' } });
    const { id } = await uploaded.json();
    const json = { media: [id] };
    const saved = await owner(`/api/contents/${posts[3]?.id}`, { method: 'PATCH', json });
    assert.equal(saved.status, 200, await saved.text());
    const { path } = await make();
    const page = await nobody(path);
    const html = await page.text();
    assert.match(page.headers.get('content-security-policy') ?? '', /media-src 'self'/);
    const [, address = ''] = /<video controls="" preload="none" src="(\/m\/[^"]+)"/.exec(html) ?? [];
    const part = await server.as('anonymous')(address, { headers: { Range: 'bytes=0-9' } });
    assert.deepEqual([part.status, part.headers.get('content-type')], [206, 'video/mp4']);
    assert.ok(!html.includes('/api/media/'));
  });

  test('approves and rejects, and it is kept who said what', async () => {
    const { path } = await make();
    const [first, second] = posts;
    const approved = await nobody(path, { post: String(first?.id), decision: 'approve', comment: '' });
    assert.match(await approved.text(), /Approved\. The post leaves at its planned time\./);
    assert.equal((await read(first?.id)).status, 'scheduled');
    const comment = 'The price is <wrong>';
    await nobody(path, { post: String(second?.id), decision: 'reject', comment });
    const rejected = await read(second?.id);
    assert.deepEqual(
      [rejected.status, rejected.note],
      ['rejected', `Rejected by Maria via link: “${comment}”`],
    );
    const decisions = await (await server.as('owner')('/api/decisions')).json();
    assert.deepEqual(
      decisions.slice(0, 2).map(({ kind, why }: { kind: string; why: string }) => [kind, why]),
      [
        ['reject', `Rejected by Maria via link: “${comment}”`],
        ['approve', 'Approved by Maria via link'],
      ],
    );
    const [event] = await server.app.ctx.db
      .read('events')
      .where({ kind: 'post.scheduled' })
      .orderBy('id', 'desc');
    assert.match(event.actor, /^link:\d+$/);
    const [link] = await (await server.as('owner')('/api/approval-links')).json();
    assert.ok(link.usedAt);
    await server.drain();
    const news = await (await server.as('owner')('/api/notifications')).json();
    assert.partialDeepStrictEqual(
      news.find(({ title }: { title: string }) => /^Maria rejected a \w+ post$/.test(title)),
      { message: `“${comment}”`, href: `#/posts/${second?.id}` },
    );
  });

  test('says why, where something cannot be decided, and stores nothing', async () => {
    const { path } = await make();
    const third = String(posts[2]?.id);
    const again = await nobody(path, { post: String(posts[0]?.id), decision: 'reject' });
    assert.equal(again.status, 409);
    assert.match(await again.text(), /role="alert">This post was decided already\. Nothing has changed\.</);
    const gone = await nobody(path, { post: '4711', decision: 'approve' });
    assert.equal(gone.status, 404);
    assert.match(await gone.text(), /role="alert">This post is not there any more\.</);
    const long = await nobody(path, { post: third, decision: 'approve', comment: 'x'.repeat(1001) });
    assert.deepEqual([long.status, (await read(posts[2]?.id)).status], [422, 'awaiting_approval']);
    const foreign = await server.as('foreign')('/api/approval-links', {
      json: { name: 'Ben', expiresInDays: 1 },
    });
    const other = new URL((await foreign.json()).link).pathname;
    const answers = await Promise.all(
      [third, '4711'].map((post) =>
        server.as('anonymous')(other, { json: { post: Number(post), decision: 'approve' } }),
      ),
    );
    assert.deepEqual(await Promise.all(answers.map(async (one) => [one.status, await one.text()])), [
      [404, 'Not found'],
      [404, 'Not found'],
    ]);
    assert.equal((await read(posts[2]?.id)).status, 'awaiting_approval');
  });

  test('works without an origin, as its page sends none', async () => {
    const { path } = await make();
    const answer = await server.as('anonymous')(path, {
      headers: { Origin: 'null' },
      form: { post: String(posts[3]?.id), decision: 'approve' },
    });
    assert.equal(answer.status, 200);
  });

  test('opens nothing else: its secret is no session and no bearer token', async () => {
    const { path } = await make();
    const token = path.split('/').at(-1) ?? '';
    const asked = routes.filter(({ who, path: one }) => who !== 'anyone' && !one.includes(':'));
    for (const client of [
      createClient(server.url, { bearer: token }),
      createClient(server.url, { cookie: `drivyn_session=${token}` }),
    ]) {
      for (const { method, path: one } of asked) {
        assert.equal((await client(one, { method })).status, 401, `${method} ${one}`);
        // As a person would who tries one after the other: a limit of calls in a row is not what is asked here.
        server.clock.advance(1000);
      }
    }
  });

  test('ends when its time is over, and when somebody ends it: then it was never there', async () => {
    const unknown = await (await nobody(`/approve/${'A'.repeat(43)}`)).text();
    assert.match(unknown, /<h1>This link has ended<\/h1>/);
    assert.equal(await (await nobody('/approve/cut-off')).text(), unknown);
    const ended = await make();
    const answer = await server.as('owner')(`/api/approval-links/${ended.id}`, { method: 'DELETE' });
    assert.equal(answer.status, 204);
    const late = await make('Late', 1);
    server.clock.advance(DAY);
    for (const { path } of [ended, late]) {
      const page = await nobody(path);
      assert.deepEqual([page.status, await page.text()], [404, unknown]);
      const form = { post: String(posts[2]?.id), decision: 'approve' };
      const refused = await nobody(path, form);
      assert.deepEqual([refused.status, await refused.text()], [404, unknown]);
    }
    const links = await (await server.as('owner')('/api/approval-links')).json();
    assert.partialDeepStrictEqual(links.at(-1), { name: 'Late', hasExpired: true });
    assert.equal((await read(posts[2]?.id)).status, 'awaiting_approval');
  });

  test('is refused for nonsense, and its secret is stored nowhere', async () => {
    for (const json of [
      { name: ' ', expiresInDays: 1 },
      { name: 'M', expiresInDays: 0 },
      { name: 'M', expiresInDays: 91 },
    ]) {
      assert.equal((await server.as('owner')('/api/approval-links', { json })).status, 422);
    }
    const { path } = await make();
    const token = path.split('/').at(-1) ?? '';
    for (const table of ['approval_links', 'events', 'decisions']) {
      assert.ok(!JSON.stringify(await server.app.ctx.db.read(table)).includes(token), table);
    }
  });
});

describe('an approval link and who made it', () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server.stop());

  let made = 0;
  /** A member with links that work. */
  const addMaker = async (role: Role, links = 2): Promise<TestMember & { paths: string[] }> => {
    made += 1;
    const member = await addMember(server, role, `Maker ${made}`);
    const paths: string[] = [];
    for (let one = 0; one < links; one += 1) {
      const json = { name: 'Maria', expiresInDays: 30 };
      const { link, madeBy } = await (await member.client('/api/approval-links', { json })).json();
      assert.equal(madeBy, `Maker ${made}`);
      paths.push(new URL(link).pathname);
    }
    return { ...member, paths };
  };
  const open = (paths: string[]) =>
    Promise.all(paths.map(async (path) => (await server.as('anonymous')(path)).status));
  const change = (id: number, role: Role) =>
    server.as('owner')(`/api/members/${id}`, { method: 'PUT', json: { role } });
  /** What a screen says, in one piece. */
  const read = async (screen: string, client = server.as('owner')) =>
    (await (await client(`/screens${screen}`)).text()).replaceAll('<!-- -->', '');
  const listed = async () => (await server.as('owner')('/api/approval-links')).json();

  test('stands beside it wherever links are listed', async () => {
    await addMaker('editor', 1);
    assert.equal((await listed()).at(-1).madeBy, `Maker ${made}`);
    const screen = await read('/approvals');
    assert.ok(screen.includes(`Made by Maker ${made}`));
  });

  test('ends with the membership, whoever ends it, and the owner hears of it before', async () => {
    const [removed, left, stays] = [
      await addMaker('editor'),
      await addMaker('editor', 1),
      await addMaker('editor'),
    ];
    const people = await read('/settings?tab=people');
    assert.match(
      people,
      /They are out at once, on every device\. What they wrote stays\. Their 2 approval links end as well\./,
    );
    assert.match(people, /Their approval link ends as well\./);
    const own = await read('/settings?tab=people', left.client);
    assert.match(own, /until somebody invites you again\. Your approval link ends as well\./);
    const before = await server.countEvents('approval-link.ended');
    assert.equal((await server.as('owner')(`/api/members/${removed.id}`, { method: 'DELETE' })).status, 204);
    assert.equal((await left.client('/api/membership', { method: 'DELETE' })).status, 204);
    assert.deepEqual(
      await open([...removed.paths, ...left.paths, ...stays.paths]),
      [404, 404, 404, 200, 200],
    );
    assert.equal(await server.countEvents('approval-link.ended'), before + 3);
  });

  test('ends with the role that may make one, and not before', async () => {
    const { id, paths } = await addMaker('owner');
    assert.equal((await change(id, 'editor')).status, 200);
    assert.deepEqual(await open(paths), [200, 200]);
    const people = await read('/settings?tab=people');
    assert.match(people, /An approver keeps no links for clients: their 2 approval links would end\./);
    assert.equal((await change(id, 'approver')).status, 200);
    assert.deepEqual(await open(paths), [404, 404]);
  });

  test('ends when its maker is kept out', async () => {
    const { id, paths } = await addMaker('editor');
    const url = `/api/admin/users/${id}/suspension`;
    const json = { suspended: true, reason: 'Spam' };
    assert.equal((await server.as('admin')(url, { method: 'PUT', json })).status, 200);
    assert.deepEqual(await open(paths), [404, 404]);
  });

  test('goes on where nobody knows any more who made it', async () => {
    const { id, paths } = await addMaker('editor');
    await server.app.ctx.db.write('approval_links').where({ made_by: id }).update({ made_by: null });
    assert.equal((await server.as('owner')(`/api/members/${id}`, { method: 'DELETE' })).status, 204);
    assert.deepEqual(await open(paths), [200, 200]);
    assert.equal((await listed()).at(-1).madeBy, null);
  });
});
