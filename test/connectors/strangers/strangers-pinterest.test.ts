// The product beside a Pinterest that somebody else has built.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DAY, MINUTE, SimulatedClock } from '../../../server/kernel/clock.ts';
import { filmOf } from '../../support/films.ts';
import { jpegOf, paint } from '../../support/pictures.ts';
import { START, startServer, type TestServer } from '../../support/server.ts';
import { connectThere, postNow, readPost, settlePost } from '../support/product.ts';
import { testChanges } from './losses.ts';
import { KEYS, openStrangePinterest, type StrangePinterest } from './pinterest.ts';
import { uploadTo, WALL } from './stranger.ts';

const clock = new SimulatedClock(START);
let there: StrangePinterest;
let server: TestServer;
let platformId: number;
let picture: number;
let another: number;
before(async () => {
  there = await openStrangePinterest(clock);
  const config = { originMap: there.originMap, providerKeys: { pinterest: KEYS } };
  server = await startServer({ clock, config });
  ({ id: platformId } = await connectThere(server.as('owner'), { type: 'pinterest' }, (offered) => {
    assert.deepEqual(
      offered.map(({ name }) => name),
      ['Loaves', 'Rolls'],
    );
    return '550003';
  }));
  picture = await uploadTo(server.as('owner'), await jpegOf(paint(600, 900)), 'image/jpeg');
  another = await uploadTo(server.as('owner'), await jpegOf(paint(600, 900)), 'image/jpeg');
});
after(async () => {
  await server.stop();
  await there.close();
});

const owner = () => server.as('owner');
const out = (words: string) => there.pins.filter(({ description }) => description === words).length;
const publish = (content: string, media: readonly number[] = [picture]) =>
  postNow(server, owner(), { platformId, title: 'Bread', content, media });

test('a picture, several and a film go out once each, are measured and taken down', async () => {
  const film = await uploadTo(owner(), filmOf({ seconds: 12 }), 'video/mp4');
  const cases: [string, number[], string][] = [
    ['One loaf.', [picture], 'image_base64'],
    ['Two loaves.', [picture, another], 'multiple_image_base64'],
    ['A film of loaves.', [film], 'video_id'],
  ];
  const ids: number[] = [];
  for (const [words, media, kind] of cases) {
    const { id } = await publish(words, media);
    ids.push(id);
    const post = await settlePost(server, owner(), id);
    assert.equal(post.status, 'published', JSON.stringify(post));
    assert.deepEqual(
      [out(words), there.pins[0]?.source.source_type, there.pins[0]?.board],
      [1, kind, '550003'],
    );
  }
  clock.advance(20 * MINUTE);
  await server.drain();
  const { analytics } = await readPost(owner(), ids[0] ?? 0);
  assert.deepEqual([analytics?.impressions, analytics?.shares, analytics?.clicks], [31, 2, undefined]);
  for (const id of ids)
    assert.equal((await owner()(`/api/contents/${id}`, { method: 'DELETE' })).status, 204);
  await server.drain();
  assert.deepEqual(there.pins, []);
});

testChanges({
  server: () => server,
  stranger: () => there,
  publish: (words) => publish(words),
  out,
  remove: 'DELETE /v5/pins',
  change: 'PATCH /v5/pins',
});

const ANSWERS = [
  ['a connection that ends', { after: 'reset' }],
  ['a page of a gateway', { after: { status: 504, body: '<html>Gateway timeout</html>' } }],
  ['nothing at all', { after: { status: 201 } }],
  ['a gateway that has waited too long', { after: { status: 408 } }],
  ['another place', { after: { status: 302, headers: { Location: 'https://www.pinterest.com/oops' } } }],
] as const;
for (const [what, mishap] of ANSWERS) {
  test(`a pin that is there is answered by ${what}: it is there once, also among newer ones`, async () => {
    const words = `There, answered by ${what}.`;
    there.mishap('POST /v5/pins', mishap);
    const { id } = await publish(words);
    for (const newer of [1, 2, 3]) await publish(`Newer ${newer} than ${what}.`);
    const post = await settlePost(server, owner(), id);
    assert.deepEqual([post.status, out(words)], ['published', 1], JSON.stringify(post));
  });
}

test('what stands between us and Pinterest fails no pin', async () => {
  there.mishap('POST /v5/pins', { instead: WALL });
  const { id } = await publish('Behind a wall.');
  clock.advance(5 * MINUTE);
  await server.drain();
  const post = await settlePost(server, owner(), id);
  assert.deepEqual([post.status, out('Behind a wall.')], ['published', 1], JSON.stringify(post));
});

test('a store that refuses a film is asked anew', async () => {
  const film = await uploadTo(owner(), filmOf({ seconds: 16 }), 'video/mp4');
  there.mishap('POST /films', {
    instead: { status: 403, body: '<Error><Code>RequestTimeTooSkewed</Code></Error>' },
  });
  const { id } = await publish('Stored later.', [film]);
  clock.advance(5 * MINUTE);
  await server.drain();
  const post = await settlePost(server, owner(), id);
  assert.deepEqual([post.status, out('Stored later.')], ['published', 1], JSON.stringify(post));
});

test('keys that were mistyped, and walls, end no sign-in', async () => {
  const state = async () => (await server.app.ctx.db.read('connection_accounts'))[0]?.state;
  const refusals = [WALL, { status: 401, body: { code: 2, message: 'Authentication failed.' } }];
  for (const instead of refusals) {
    clock.advance(8 * DAY);
    there.mishap('POST /v5/oauth/token', { instead });
    const { id } = await publish(`Renewed after ${instead.status}.`);
    assert.equal((await settlePost(server, owner(), id)).status, 'published');
    assert.equal(await state(), 'signed-in');
  }
});
