// An account of Instagram through the whole product, by either of its sign-ins: a picture of ours goes out once.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Medium } from '../../../server/contract/media.ts';
import { MINUTE, SimulatedClock } from '../../../server/kernel/clock.ts';
import { TOKENS } from '../../support/callers.ts';
import { createClient } from '../../support/client.ts';
import { jpegOf, paint } from '../../support/pictures.ts';
import { START, startServer, type TestServer } from '../../support/server.ts';
import { APP } from '../meta/login.ts';
import { connectThere, postNow, readPost } from '../support/product.ts';
import { OWN_APP } from './own-login.ts';
import { openInstagram, type StoodInstagram } from './stand-in.ts';

let there: StoodInstagram;
let server: TestServer;
before(async () => {
  const clock = new SimulatedClock(START);
  there = await openInstagram(clock);
  server = await startServer({
    clock,
    config: {
      originMap: there.originMap,
      providerKeys: { instagram: OWN_APP, facebook: APP },
      publicUrl: new URL('https://drivyn.example/'),
    },
  });
});
after(async () => {
  await server.stop();
  await there.close();
});

test('its own sign-in is the usual one; Facebook’s takes over where one asks for it', async () => {
  // Under an address with https, the session's cookie has another name.
  const owner = createClient(server.url, { cookie: `__Host-${TOKENS.owner.cookie}` });
  const headers = { 'Content-Type': 'application/octet-stream' };
  const sent = await owner('/api/media?alt=A%20loaf', { body: await jpegOf(paint(1080, 1080)), headers });
  const { id: mediaId } = (await sent.json()) as Medium;

  for (const [by, host] of [
    ['', 'https://graph.instagram.com'],
    ['facebook', 'https://graph.facebook.com'],
  ] as const) {
    const platform = await connectThere(owner, { type: 'instagram', by });
    assert.deepEqual([platform.name, platform.network], ['Corner Bakery', 'real']);
    there.work(1, 'ready');
    const content = `Bread by ${host}, and nothing else.`;
    const first = await postNow(server, owner, { platformId: platform.id, content, media: [mediaId] });
    assert.equal(first.status, 'publishing', JSON.stringify(first));
    server.clock.advance(MINUTE);
    await server.drain();
    const post = await readPost(owner, first.id);
    assert.equal(post.status, 'published', JSON.stringify(post));
    const [seen] = there.media;
    assert.deepEqual([seen?.caption, seen?.alts], [content, ['A loaf']]);
    assert.equal(post.externalUrl, `https://www.instagram.com/p/C${seen?.id}/`);
    const visible = there.asked.filter(there.isVisible);
    assert.equal(visible.at(-1)?.origin, host);
    const made = there.containers().at(-1);
    const secret = /^https:\/\/drivyn\.example(\/m\/.+)$/.exec(String(made?.json.image_url))?.[1];
    assert.ok(secret, 'it fetches from the address under which this server is reached');
    const fetched = await fetch(`${server.url}${secret}`);
    assert.deepEqual([fetched.status, fetched.headers.get('content-type')], [200, 'image/jpeg']);
  }
  assert.equal(there.asked.filter(there.isVisible).length, 2);
  assert.equal(there.media.length, 2);
});
