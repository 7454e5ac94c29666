// Pinterest through the product: connected in the browser, a board chosen, a pin out once by its job, measured and taken down.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { renewSignIns } from '../../../server/domain/channels/index.ts';
import { DAY, MINUTE, SimulatedClock } from '../../../server/kernel/clock.ts';
import { jpegOf, paint } from '../../support/pictures.ts';
import { START, startServer, type TestServer } from '../../support/server.ts';
import { connectThere, postNow, readPost, settlePost } from '../support/product.ts';
import { openPinterest } from './stand-in.ts';
import { APP, type Pinterest } from './world.ts';

const clock = new SimulatedClock(START);
let there: Pinterest;
let server: TestServer;
before(async () => {
  there = await openPinterest(clock);
  server = await startServer({
    clock,
    config: { originMap: there.server.originMap, providerKeys: { pinterest: APP } },
  });
});
after(async () => {
  await server.stop();
  await there.server.close();
});

test('a pin goes out once on the board that was chosen, is measured and taken down', async () => {
  const owner = server.as('owner');
  const { id: platformId } = await connectThere(owner, { type: 'pinterest' }, (offered) => {
    const shown = offered.map(({ name, kind }) => [name, kind]);
    assert.deepEqual(shown, [
      ['Bread', 'board'],
      ['Cakes', 'board'],
    ]);
    return '103';
  });

  const body = new FormData();
  body.append('file', new Blob([await jpegOf(paint(600, 900))], { type: 'image/jpeg' }), 'rye.jpg');
  const added = await owner('/api/media', { body });
  assert.equal(added.status, 201, await added.clone().text());
  const { id: picture } = (await added.json()) as { id: number };
  const { id } = await postNow(server, owner, {
    ...{ platformId, title: 'Rye', content: 'Two days of rye: https://bakery.example/rye' },
    media: [picture],
  });
  const post = await settlePost(server, owner, id);
  assert.equal(post.status, 'published', JSON.stringify(post));
  const [made, another] = there.pins;
  assert.ok(made && !another);
  assert.equal(post.externalUrl, `https://www.pinterest.com/pin/${made.id}/`);
  assert.deepEqual([made.board_id, made.title, made.link], ['103', 'Rye', 'https://bakery.example/rye']);

  there.analytics.set(made.id, { IMPRESSION: 77, SAVE: 5 });
  clock.advance(20 * MINUTE);
  await server.drain();
  const { analytics } = await readPost(owner, id);
  assert.deepEqual([analytics?.impressions, analytics?.shares, analytics?.likes], [77, 5, undefined]);

  assert.equal((await owner(`/api/contents/${id}`, { method: 'DELETE' })).status, 204);
  await server.drain();
  assert.deepEqual(there.pins, []);
});

test('nobody posts for months, and the sign-in lives on', async () => {
  for (let day = 0; day < 100; day += 1) {
    clock.advance(DAY);
    await renewSignIns(server.app.ctx, server.app.signIns, new AbortController().signal);
  }
  const [account] = await server.app.ctx.db.read('connection_accounts');
  assert.equal(account?.state, 'signed-in');
  const renewed = there.server.asked.filter(({ path }) => path === '/v5/oauth/token').length - 1;
  assert.equal(renewed, Math.floor(100 / 7));
});
