// The networks that nobody reviews, over HTTP: connected, a post is out, measured, lost and found, and taken down again.
import assert from 'node:assert/strict';
import { after, before, describe, type TestContext, test } from 'node:test';
import { Outbound } from '../../server/connectors/http.ts';
import type { ConnectAttempt, ConnectBegun } from '../../server/contract/connecting.ts';
import type { Doctor } from '../../server/contract/doctor.ts';
import type { Post } from '../../server/contract/post.ts';
import { HOUR, MINUTE, SimulatedClock } from '../../server/kernel/clock.ts';
import { wordsOf } from '../connectors/bluesky/posts.ts';
import { type BlueskyStandIn, HANDLE, openBluesky, PASSWORD } from '../connectors/bluesky/stand-in.ts';
import { type MastodonStandIn, openMastodon, SERVER } from '../connectors/mastodon/stand-in.ts';
import { uploadTo } from '../connectors/strangers/stranger.ts';
import { TOKENS } from '../support/callers.ts';
import { type Client, createClient } from '../support/client.ts';
import { jpegOf, paint } from '../support/pictures.ts';
import { START, startServer, type TestServer } from '../support/server.ts';

interface World {
  readonly server: TestServer;
  readonly owner: Client;
}

async function open(originMap: Readonly<Record<string, string>>): Promise<World> {
  const server = await startServer({
    // The network's clock and ours are one here.
    clock: new SimulatedClock(START),
    parts: { outbound: new Outbound({ origins: originMap }) },
  });
  return { server, owner: server.as('owner') };
}

async function mustBegin({ owner }: World, json: object): Promise<ConnectBegun> {
  const answer = await owner('/api/connections', { json });
  assert.equal(answer.status, 201, await answer.clone().text());
  return answer.json();
}

const lookAt = async ({ owner }: World, state: string): Promise<ConnectAttempt> =>
  (await owner(`/api/connections/${state}`)).json();

/** A post of a person's own words, which leaves at once. */
async function publish({ owner, server }: World, platformId: number, content: string): Promise<Post> {
  const answer = await owner('/api/contents', { json: { platformId, content, status: 'scheduled' } });
  assert.equal(answer.status, 201, await answer.clone().text());
  const { id } = (await answer.json()) as Post;
  // A real connection shows its first posts for a while before they leave.
  for (let minutes = 0; minutes < 15; minutes += 1) {
    await server.drain();
    server.clock.advance(MINUTE);
  }
  return read({ owner, server }, id);
}

async function read({ owner }: World, id: number): Promise<Post> {
  return (await owner(`/api/contents/${id}`)).json();
}

describe('Mastodon', () => {
  let world: World;
  let mastodon: MastodonStandIn;
  before(async () => {
    mastodon = await openMastodon({ now: () => world?.server.clock.now() ?? START });
    world = await open(mastodon.originMap);
  });
  after(async () => {
    await world.server.stop();
    await mastodon.close();
  });

  test('asks for the server, leads to its page, and comes back connected', async () => {
    const without = await world.owner('/api/connections', { json: { type: 'mastodon' } });
    assert.equal(without.status, 422);
    const { state, authorizeUrl } = await mustBegin(world, { type: 'mastodon', server: SERVER });
    const page = await fetch(authorizeUrl ?? '', { redirect: 'manual' });
    const back = new URL(page.headers.get('location') ?? '');
    assert.equal(back.pathname, '/oauth/mastodon/callback');
    assert.equal((await world.owner(`${back.pathname}${back.search}`)).status, 303);
    const attempt = await lookAt(world, state);
    assert.equal(attempt.status, 'connected', JSON.stringify(attempt));
  });

  test('is told anew of us once this server has another address, or once it has forgotten us', async () => {
    const clientOf = async () => {
      const { authorizeUrl } = await mustBegin(world, { type: 'mastodon', server: SERVER });
      return new URL(authorizeUrl ?? '').searchParams;
    };
    const before = await clientOf();
    assert.equal(
      (await clientOf()).get('client_id'),
      before.get('client_id'),
      'the same app for the same address',
    );
    await world.server.app.ctx.db
      .write('provider_apps')
      .update({ redirect_uri: 'https://old.example/oauth/mastodon/callback' });
    const moved = await clientOf();
    assert.notEqual(moved.get('client_id'), before.get('client_id'));
    assert.equal((await clientOf()).get('client_id'), moved.get('client_id'));
    mastodon.forget();
    await world.owner(`/oauth/mastodon/callback?state=${moved.get('state')}&code=any`);
    const { status, error } = await lookAt(world, moved.get('state') ?? '');
    assert.equal(status, 'failed', error);
    assert.notEqual((await clientOf()).get('client_id'), moved.get('client_id'));
  });

  test('a server that takes more, or less, is believed: by the gate, the composer and the form', async () => {
    const [platform] = (await (await world.owner('/api/users/14/platforms')).json()) as { id: number }[];
    const id = platform?.id ?? 0;
    const look = async (characters: number) => {
      mastodon.limitTo(characters);
      assert.equal((await world.owner(`/api/platforms/${id}/test`, { method: 'POST' })).status, 200);
    };
    const words = (length: number) => `${'Warm bread. '.repeat(200).slice(0, length - 1)}.`;
    const add = async (length: number) => {
      const answer = await world.owner('/api/contents', { json: { platformId: id, content: words(length) } });
      return [answer.status, await answer.text()] as const;
    };
    assert.equal((await add(600))[0], 422, 'as usual');
    await look(1200);
    const [status, text] = await add(1200);
    assert.equal(status, 201, text);
    const post: Post = JSON.parse(text);
    assert.deepEqual(post.ownLimits, { text: 1200 });
    assert.match((await add(1201))[1], /Mastodon takes at most 1200/);
    const patch = (length: number) =>
      world.owner(`/api/contents/${post.id}`, { method: 'PATCH', json: { content: words(length) } });
    assert.deepEqual([(await patch(1100)).status, (await patch(1300)).status], [200, 422]);
    assert.match(await (await world.owner('/screens/compose')).text(), /ownLimits.{1,20}text.{1,4}1200/);
    await look(300);
    assert.match((await add(301))[1], /Mastodon takes at most 300/);
    await look(500);
    assert.match((await add(501))[1], /Mastodon takes at most 500/);
  });

  test('a server that takes fewer pictures, and fewer words for each, is believed', async () => {
    const [platform] = (await (await world.owner('/api/users/14/platforms')).json()) as { id: number }[];
    const platformId = platform?.id ?? 0;
    const look = async () => {
      const answer = await world.owner(`/api/platforms/${platformId}/test`, { method: 'POST' });
      assert.equal(answer.status, 200);
    };
    const statuses = { max_characters: 500, max_media_attachments: 1 };
    mastodon.limitTo(500, { configuration: { statuses, media_attachments: { description_limit: 20 } } });
    await look();
    const ids = [
      await uploadTo(world.owner, await jpegOf(paint(600, 400)), 'image/jpeg'),
      await uploadTo(world.owner, await jpegOf(paint(400, 400)), 'image/jpeg'),
    ];
    const media = ids.map((id) => ({ id, alt: 'Six loaves of rye bread on a wooden shelf' }));
    const send = (shown: typeof media) =>
      world.owner('/api/contents', {
        json: { platformId, content: 'Loaves.', media: shown, status: 'scheduled' },
      });
    const refused = await send(media);
    assert.deepEqual(
      [refused.status, await refused.text()],
      [422, 'media: Mastodon takes one picture, or one film.'],
    );
    const { id } = (await (await send(media.slice(0, 1))).json()) as Post;
    await world.server.drain();
    assert.equal((await read(world, id)).status, 'published');
    const described = [...mastodon.media.values()].map(({ description }) => description);
    assert.deepEqual(described, ['Six loaves of rye…']);
    assert.equal((await world.owner(`/api/contents/${id}`, { method: 'DELETE' })).status, 204);
    await world.server.drain();
    mastodon.limitTo(500);
    await look();
    assert.equal((await send(media)).status, 201);
    await world.server.drain();
    mastodon.statuses.length = 0;
  });

  test('a post is out, is measured, and is taken down', async () => {
    const [platform] = (await (await world.owner('/api/users/14/platforms')).json()) as {
      id: number;
      network: string;
    }[];
    assert.equal(platform?.network, 'real');
    const post = await publish(world, platform.id, 'The oven is warm again.');
    assert.equal(post.status, 'published', JSON.stringify(post));
    assert.equal(post.externalUrl, `https://${SERVER}/@baker/${mastodon.statuses[0]?.id}`);
    const [status] = mastodon.statuses;
    assert.equal(status?.text, 'The oven is warm again.');
    status.figures = { likes: 5, comments: 1, shares: 2 };
    world.server.clock.advance(2 * HOUR);
    await world.server.drain();
    const measured = await read(world, post.id);
    assert.partialDeepStrictEqual(measured.analytics, { likes: 5, comments: 1, shares: 2 });
    assert.ok(post.actions?.includes('correct'));
    const correct = (content: string) =>
      world.owner(`/api/contents/${post.id}/correct`, { json: { content } });
    const corrected = await correct('Warm bread, from half past seven.');
    assert.equal(corrected.status, 200, await corrected.clone().text());
    assert.equal(((await corrected.json()) as Post).content, 'Warm bread, from half past seven.');
    assert.deepEqual(
      mastodon.statuses.map(({ text }) => text),
      ['Warm bread, from half past seven.'],
    );
    assert.equal((await correct('a'.repeat(600))).status, 422);
    assert.equal((await correct('')).status, 422);
    assert.equal((await read(world, post.id)).content, 'Warm bread, from half past seven.');
    assert.equal((await world.owner(`/api/contents/${post.id}`, { method: 'DELETE' })).status, 204);
    await world.server.drain();
    assert.deepEqual(mastodon.statuses, []);
  });
});

describe('Bluesky', () => {
  let world: World;
  let bluesky: BlueskyStandIn;
  before(async () => {
    bluesky = await openBluesky({ now: () => world?.server.clock.now() ?? START });
    world = await open(bluesky.originMap);
  });
  after(async () => {
    await world.server.stop();
    await bluesky.close();
  });

  let platformId = 0;

  test('is connected by a handle and an app password, in one step', async () => {
    const wrong = await mustBegin(world, {
      type: 'bluesky',
      handle: HANDLE,
      password: 'aaaa-bbbb-cccc-dddd',
    });
    assert.equal((await lookAt(world, wrong.state)).status, 'failed');
    const { state, authorizeUrl } = await mustBegin(world, {
      type: 'bluesky',
      handle: HANDLE,
      password: PASSWORD,
    });
    assert.equal(authorizeUrl, null);
    const attempt = await lookAt(world, state);
    assert.equal(attempt.status, 'connected', JSON.stringify(attempt));
    platformId = attempt.platformId ?? 0;
  });

  test('a post is out, also after days in which tokens were renewed', async () => {
    const first = await publish(world, platformId, 'The oven is warm again.');
    assert.equal(first.status, 'published', JSON.stringify(first));
    world.server.clock.advance(30 * HOUR);
    const second = await publish(world, platformId, 'Rolls at seven. #bread');
    assert.equal(second.status, 'published', JSON.stringify(second));
    assert.deepEqual(
      new Set(bluesky.posts().map(({ value }) => wordsOf(value))),
      new Set(['The oven is warm again.', 'Rolls at seven. #bread']),
    );
  });

  for (const loss of ['busy', 'lost', 'reset'] as const) {
    test(`what is ${loss} on the way is out once`, async () => {
      const content = `A loaf that is ${loss} on the way.`;
      bluesky.fail(loss);
      const post = await publish(world, platformId, content);
      assert.equal(post.status, 'published', JSON.stringify(post));
      assert.equal(bluesky.posts().filter(({ value }) => wordsOf(value) === content).length, 1);
    });
  }
});

describe('Bluesky, signed in to on its own page,', () => {
  const LOCAL = 'http://127.0.0.1:8080';
  /** Where this server is, as its operator says; and as the account's server sees it. */
  async function openAt(t: TestContext, publicUrl: string) {
    let world: World | undefined;
    const bluesky = await openBluesky({ now: () => world?.server.clock.now() ?? START }, async (address) => {
      assert.ok(world && address.startsWith(publicUrl), address);
      const told = await world.server.as('anonymous')(new URL(address).pathname);
      assert.equal(told.status, 200);
      return told.json();
    });
    const server = await startServer({
      clock: new SimulatedClock(START),
      config: { publicUrl: new URL(publicUrl) },
      parts: { outbound: new Outbound({ origins: bluesky.originMap }) },
    });
    // Under an address with https, the session's cookie has another name.
    const prefix = publicUrl.startsWith('https:') ? '__Host-' : '';
    world = { server, owner: createClient(server.url, { cookie: `${prefix}${TOKENS.owner.cookie}` }) };
    t.after(async () => {
      await server.stop();
      await bluesky.close();
    });
    return { ...world, world, bluesky };
  }

  for (const publicUrl of ['https://drivyn.example', LOCAL]) {
    test(`is connected by a handle alone at ${publicUrl}, and goes on for days`, async (t) => {
      const { world, server, owner, bluesky } = await openAt(t, publicUrl);
      const { state, authorizeUrl } = await mustBegin(world, { type: 'bluesky', handle: `@${HANDLE}` });
      const page = await fetch(authorizeUrl ?? '', { redirect: 'manual' });
      const back = new URL(page.headers.get('location') ?? '');
      assert.equal(`${back.origin}${back.pathname}`, `${publicUrl}/oauth/bluesky/callback`);
      assert.equal((await owner(`${back.pathname}${back.search}`)).status, 303);
      const { status, platformId = 0, error } = await lookAt(world, state);
      assert.equal(status, 'connected', error);
      assert.equal((await publish(world, platformId, 'Warm bread.')).status, 'published');
      server.clock.advance(5 * 24 * HOUR);
      await server.drain();
      const second = await publish(world, platformId, 'Rolls at seven.');
      assert.equal(second.status, 'published', JSON.stringify(second));
      assert.equal(bluesky.posts().length, 2);
      const doctor = (await (await owner(`/api/platforms/${platformId}/doctor`)).json()) as Doctor;
      assert.deepEqual(doctor.scopes.missing, []);
      assert.ok(doctor.renewsAt && doctor.renewableUntil && doctor.account?.handle === HANDLE);
      assert.equal((await owner(`/api/platforms/${platformId}/disconnect`, { method: 'POST' })).status, 200);
      assert.ok(bluesky.authorization.grants.every(({ ended }) => ended));
    });
  }

  test('tells what is wrong with a name, a refusal, and an address of its own', async (t) => {
    const { world, owner, bluesky } = await openAt(t, 'https://drivyn.example');
    const none = await owner('/api/connections', { json: { type: 'bluesky', by: 'bluesky-oauth' } });
    assert.deepEqual([none.status, await none.text()], [422, 'handle: is required']);
    const nobody = await owner('/api/connections', { json: { type: 'bluesky', handle: 'nobody.example' } });
    assert.deepEqual([nobody.status, await nobody.text()], [422, 'handle: has nobody on Bluesky']);
    bluesky.authorization.deny();
    const { state, authorizeUrl } = await mustBegin(world, { type: 'bluesky', handle: HANDLE });
    const back = new URL(
      (await fetch(authorizeUrl ?? '', { redirect: 'manual' })).headers.get('location') ?? '',
    );
    await owner(`${back.pathname}${back.search}`);
    assert.equal((await lookAt(world, state)).status, 'failed');
    bluesky.authorization.allowAgain();
    bluesky.refuse(({ path }) => path === '/oauth/par', {
      ...{ status: 400, json: { error: 'invalid_client_metadata' } },
    });
    const unread = await owner('/api/connections', { json: { type: 'bluesky', handle: HANDLE } });
    assert.equal(unread.status, 409);
    assert.match(await unread.text(), /https:\/\/drivyn\.example\/oauth\/bluesky\/client-metadata\.json/);
    bluesky.refuse(({ path }) => path === '/oauth/par', { status: 503, body: 'busy' });
    const away = await owner('/api/connections', { json: { type: 'bluesky', handle: HANDLE } });
    assert.equal(away.status, 503);
  });

  test('is no way where nobody leads back to, and says why', async (t) => {
    const { owner } = await openAt(t, 'http://localhost:8080');
    const begun = await owner('/api/connections', {
      json: { type: 'bluesky', by: 'bluesky-oauth', handle: HANDLE },
    });
    assert.equal(begun.status, 409);
    assert.match(await begun.text(), /open Drivyn at http:\/\/127\.0\.0\.1:8080/);
    const document = await owner('/oauth/bluesky/client-metadata.json');
    assert.equal(document.status, 404);
  });
});

describe('where a request may name any address as ours', () => {
  let server: TestServer;
  let mastodon: MastodonStandIn;
  let bluesky: BlueskyStandIn;
  before(async () => {
    mastodon = await openMastodon({ now: () => START });
    bluesky = await openBluesky({ now: () => START });
    const origins = { ...mastodon.originMap, ...bluesky.originMap };
    server = await startServer({
      config: { trustedProxies: ['127.0.0.0/8'] },
      parts: { outbound: new Outbound({ origins }) },
    });
  });
  after(async () => {
    await server.stop();
    await Promise.all([mastodon.close(), bluesky.close()]);
  });
  const apps = (provider: string) =>
    server.app.ctx.db
      .read('provider_apps')
      .where('provider', 'like', `${provider}%`)
      .select('client_id', 'redirect_uri');
  const begin = (host: string, json: object) =>
    server.as('owner')('/api/connections', {
      json,
      headers: {
        ...{ 'X-Forwarded-For': '203.0.113.9', 'X-Forwarded-Host': host },
        Origin: `http://${host}`,
      },
    });

  for (const [provider, json] of [
    ['mastodon', { type: 'mastodon', server: SERVER }],
    ['bluesky', { type: 'bluesky', by: 'bluesky-oauth', handle: HANDLE }],
  ] as const)
    test(`what ${provider} knows of this server does not follow it`, async () => {
      const first = await begin('127.0.0.1:8080', json);
      const [known] = await apps(provider);
      assert.ok(known, await first.clone().text());
      assert.equal(new URL(known.redirect_uri).origin, 'http://127.0.0.1:8080');
      const forged = await begin('127.0.0.1:9999', json);
      assert.equal(forged.status, 409);
      assert.match(await forged.text(), /knows this server at http:\/\/127\.0\.0\.1:8080.*DRIVYN_PUBLIC_URL/);
      assert.deepEqual(await apps(provider), [known]);
      assert.notEqual((await begin('127.0.0.1:8080', json)).status, 409);
    });
});
