// Pages that are kept: never another's, never an old one, and byte for byte what drawing them anew would give.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { resolveSession } from '../../server/domain/accounts/index.ts';
import type { AddressOf } from '../../server/domain/channels/index.ts';
import { type Actor, ANONYMOUS } from '../../server/kernel/actor.ts';
import { MINUTE, SECOND } from '../../server/kernel/clock.ts';
import { createRandom } from '../../server/kernel/random.ts';
import { answerPage } from '../../server/pages/answer.ts';
import { KeptPages, tagOf } from '../../server/pages/kept-pages.ts';
import { TOKENS } from '../support/callers.ts';
import type { Client } from '../support/client.ts';
import { connectChannel, generatePosts, saveProfile } from '../support/factories.ts';
import { ROUTES } from '../support/routes.ts';
import { startServer, type TestServer } from '../support/server.ts';

const PAGES = ROUTES.map(([route]) => route);
const FRAGMENT = { 'Drivyn-Fragment': '1' };
/** Its form carries a number that makes it count once: new each time that it is drawn. */
const COUNTS_ONCE = /^\/paid-advertising/;
const SAME = PAGES.filter((route) => !COUNTS_ONCE.test(route));
const STEPS = 150;
type Who = 'owner' | 'foreign' | 'anonymous';

describe('kept pages', () => {
  let server: TestServer;
  let owner: Client;
  let platformId: number;
  before(async () => {
    server = await startServer();
    owner = server.as('owner');
    await saveProfile(owner);
    ({ id: platformId } = await connectChannel(owner, 'instagram'));
    await generatePosts(owner, platformId, 3);
    await server.drain();
  });
  after(() => server.stop());

  for (const as of ['document', 'fragment'] as const) {
    test(`every screen as a ${as} stays the same for a minute when nothing happens`, async () => {
      server.clock.advance(MINUTE - (server.clock.now() % MINUTE));
      // What falls due with the minute is done first: then nothing happens.
      await server.drain();
      const ask = (route: string) =>
        owner(`/screens${route}`, { headers: as === 'fragment' ? FRAGMENT : {} });
      const first = await Promise.all(SAME.map(ask));
      server.clock.advance(50 * SECOND);
      const second = await Promise.all(SAME.map(ask));
      for (const [index, route] of SAME.entries()) {
        const tags = [first[index], second[index]].map((answer) => answer?.headers.get('ETag'));
        assert.match(tags[0] ?? '', /^W\/"[\w-]{43}"$/, route);
        assert.equal(tags[0], tags[1], route);
        assert.equal(await first[index]?.text(), await second[index]?.text(), route);
      }
    });
  }

  test('a page that tells how long ago something was changes with the next minute', async () => {
    const read = async () => (await owner('/screens/autonomous-control', { headers: FRAGMENT })).text();
    await generatePosts(owner, platformId, 1);
    assert.match(await read(), /less than a minute ago/);
    server.clock.advance(5 * MINUTE);
    assert.match(await read(), /5 minutes ago/);
  });

  test('a form that is to count once is drawn each time', async () => {
    const tagOfPage = async () => (await owner('/screens/paid-advertising')).headers.get('ETag');
    assert.notEqual(await tagOfPage(), await tagOfPage());
  });

  test('whatever happens, an answer is what drawing it anew would give', async () => {
    const random = createRandom('kept pages');
    const actions: (() => unknown)[] = [
      () => owner('/api/users/14', { method: 'PATCH', json: { name: `Anna ${random.next()}` } }),
      () => owner('/api/autopilot', { method: 'PUT', json: { paused: random.next() < 0.5 } }),
      () => generatePosts(owner, platformId, 1),
      () => server.drain(),
      () => server.clock.advance(random.int(90 * SECOND)),
    ];
    for (let step = 0; step < STEPS; step += 1) {
      if (random.next() < 0.3) await random.pick(actions)();
      const who = random.pick<Who>(['owner', 'foreign', 'anonymous']);
      await compareWithFresh(server, {
        who,
        route: random.pick(PAGES.slice(0, 12)),
        as: random.pick(['document', 'fragment']),
      });
    }
  });

  test('who has the page is told so, until something changes or someone else asks', async () => {
    const ask = (client: Client, tag: string) =>
      client('/screens/profile', { headers: { ...FRAGMENT, 'If-None-Match': tag } });
    const tag = (await ask(owner, '')).headers.get('ETag') ?? '';
    const again = await ask(owner, tag);
    assert.equal(again.status, 304);
    assert.equal(again.headers.get('ETag'), tag);
    assert.equal(again.headers.get('Drivyn-Build'), 'test');
    assert.match(again.headers.get('Cache-Control') ?? '', /no-store/);
    assert.equal(await again.text(), '');
    assert.equal((await ask(server.as('foreign'), tag)).status, 200);
    assert.equal(
      (await ask(server.as('anonymous'), tag)).headers.get('Drivyn-Location'),
      '#/login?next=%2Fprofile',
    );
    await owner('/api/users/14', { method: 'PATCH', json: { name: 'Somebody else' } });
    const changed = await ask(owner, tag);
    assert.equal(changed.status, 200);
    assert.match(await changed.text(), /Somebody else/);
  });

  test('neither what is not there nor a refused form is kept', async () => {
    const missing = await owner('/screens/nothing');
    assert.deepEqual([missing.status, missing.headers.get('ETag')], [404, null]);
    const refused = await owner('/api/users/14?_method=patch', { form: { name: ' ', screen: '/profile' } });
    assert.deepEqual([refused.status, refused.headers.get('ETag')], [422, null]);
  });

  test('each packed form is the same page', async () => {
    const plain = await owner('/screens/settings', { headers: { 'Accept-Encoding': 'identity' } });
    const text = await plain.text();
    for (const encoding of ['br', 'gzip', 'br', 'gzip']) {
      const packed = await owner('/screens/settings', { headers: { 'Accept-Encoding': encoding } });
      assert.equal(packed.headers.get('Content-Encoding'), encoding);
      assert.equal(packed.headers.get('ETag'), plain.headers.get('ETag'));
      assert.equal(await packed.text(), text);
    }
  });
});

async function compareWithFresh(
  { app, as: clientOf, url }: TestServer,
  { who, route, as }: { who: Who; route: string; as: 'document' | 'fragment' },
): Promise<void> {
  const token = TOKENS[who].cookie?.split('=')[1];
  const actor: Actor = (token !== undefined && (await resolveSession(app.ctx, token))?.actor) || ANONYMOUS;
  const addressOf: AddressOf = (type) => `${url}/oauth/${type}/callback`;
  const request = { route, actor, as, addressOf };
  const fresh = await answerPage({ ...app.pages, kept: new KeptPages(0) }, request);
  const answer = await clientOf(who)(`/screens${route}`, { headers: as === 'fragment' ? FRAGMENT : {} });
  assert.equal(answer.status, fresh.status);
  assert.equal(answer.headers.get('ETag'), fresh.headers.ETag ?? null);
  assert.equal(await answer.text(), fresh.body.toString(), `${route} as ${as} for ${who}`);
}

describe('the store of pages', () => {
  const page = (size: number) => () => Buffer.alloc(size);

  test('gives the page that it has, and forgets the one that was not asked for the longest', () => {
    const kept = new KeptPages(4000);
    const one = kept.get('one', page(800));
    const two = kept.get('two', page(800));
    assert.equal(kept.get('one', page(1)), one);
    kept.get('three', page(800));
    assert.equal(kept.get('one', page(1)), one);
    assert.notEqual(kept.get('two', page(1)), two);
  });

  test('a page that has no room at all is not kept, and is answered', () => {
    const kept = new KeptPages(1000);
    assert.equal(kept.get('large', page(5000)).length, 5000);
    assert.equal(kept.get('large', page(7)).length, 7);
  });

  test('a tag tells apart what JSON would not, and refuses what it cannot compare', () => {
    const inputs = [
      new Map([[1, 2]]),
      new Map([[1, 3]]),
      new Set([1]),
      { a: undefined },
      {},
      new Date(0),
      '1',
      1,
    ];
    const tags = inputs.map((input) => tagOf([input]));
    assert.equal(new Set(tags).size, inputs.length);
    assert.equal(tagOf([new Map([[1, 2]])]), tags[0]);
    assert.equal(tagOf([() => 1]), undefined);
    assert.equal(tagOf([{ $$typeof: Symbol.for('react.element') }]), undefined);
  });

  test('a tag asks what numbers are, not how they are kept', () => {
    const once = [1.5, 2.5];
    once[0] = 1;
    once[1] = 2;
    assert.equal(tagOf([once]), tagOf([[1, 2]]));
    assert.notEqual(tagOf([[1, 2]]), tagOf([['1', '2']]));
    assert.notEqual(tagOf([Number.NaN]), tagOf([null]));
    assert.notEqual(tagOf([[1, [2]]]), tagOf([[[1], 2]]));
    assert.notEqual(tagOf([-0]), tagOf([0]), 'which are written otherwise');
    const circle: { self?: unknown } = {};
    circle.self = circle;
    assert.equal(tagOf([circle]), undefined);
  });
});
