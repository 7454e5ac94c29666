// Letters about posts show what these look like: small JPEGs, which anybody with the letter may fetch for a while.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Medium } from '../../server/contract/media.ts';
import type { Post } from '../../server/contract/post.ts';
import { unitOfWork } from '../../server/db/unit-of-work.ts';
import { SYSTEM } from '../../server/kernel/actor.ts';
import { DAY, HOUR } from '../../server/kernel/clock.ts';
import { startSmtp, type TestSmtp } from '../smtp/smtp-server.ts';
import type { Client } from '../support/client.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { colorsOf, jpegOf, paint } from '../support/pictures.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let smtp: TestSmtp;
let owner: Client;
let posts: Post[];

before(async () => {
  smtp = await startSmtp();
  server = await startServer({ config: { smtpUrl: smtp.url, mailFrom: 'hello@shop.example' } });
  owner = server.as('owner');
  await saveProfile(owner);
  await owner('/api/notification-settings', { method: 'PUT', json: { email: true } });
  const facebook = await connectChannel(owner, 'facebook');
  const headers = { 'Content-Type': 'application/octet-stream' };
  const body = await jpegOf(paint(800, 400));
  const medium: Medium = await (await owner('/api/media?alt=The%20oven', { body, headers })).json();
  posts = [];
  for (const content of ['First', 'Second']) {
    const json = { platformIds: [facebook.id], content, media: content === 'First' ? [medium.id] : [] };
    const [post]: Post[] = await (await owner('/api/contents', { json })).json();
    assert.ok(post);
    const scheduledAt = new Date(server.clock.now() + 5 * HOUR).toISOString();
    const wait = { method: 'PATCH', json: { scheduledAt, approve: false } };
    assert.equal((await owner(`/api/contents/${post.id}`, wait)).status, 200);
    posts.push(post);
  }
});
after(async () => {
  await server.stop();
  await smtp.close();
});

/** @returns the letter about it, as it arrived */
async function letterOf(about: { failed: Post | undefined } | { waiting: number }): Promise<string> {
  smtp.received.length = 0;
  const { business_id: businessId } = await server.app.ctx.db.read('posts').first('business_id');
  await unitOfWork(server.app.ctx, SYSTEM, async (tx) => {
    if ('waiting' in about) tx.emit({ kind: 'approvals.due', businessId, data: { posts: about.waiting } });
    else
      tx.emit({
        kind: 'post.failed',
        businessId,
        subjectId: about.failed?.id ?? 0,
        data: { channel: 'facebook' },
      });
  });
  await server.drain();
  server.clock.advance(DAY);
  await server.drain();
  const letter = smtp.received.find(({ source }) => /could not be published|wait/i.test(source));
  return letter?.source.replace(/=\r\n/g, '').replaceAll('=3D', '=') ?? assert.fail('no letter came');
}

const picturesIn = (letter: string) => [
  ...letter.matchAll(/<img src="([^"]+)" alt="([^"]*)" width="(\d+)"/g),
];

test('of the posts that wait for an approval', async () => {
  const shown = picturesIn(await letterOf({ waiting: 2 }));
  assert.deepEqual(
    shown.map(([, , alt]) => alt),
    ['The oven'],
  );
});

test('of the post that they are about, for thirty days', async () => {
  const letter = await letterOf({ failed: posts[0] });
  const [[, src = '', alt, width] = [], ...others] = picturesIn(letter);
  assert.deepEqual([alt, width, others], ['The oven', '96', []]);
  const fetched = () => server.as('anonymous')(new URL(src).pathname);
  const answer = await fetched();
  assert.equal(answer.headers.get('Content-Type'), 'image/jpeg');
  assert.equal(answer.headers.get('Cross-Origin-Resource-Policy'), 'cross-origin');
  const shape = { type: 'image/jpeg', width: 192, height: 96 };
  await colorsOf(new Uint8Array(await answer.arrayBuffer()), shape);
  server.clock.advance(28 * DAY);
  assert.equal((await fetched()).status, 200);
  server.clock.advance(3 * DAY);
  assert.equal((await fetched()).status, 404);
});

test('of posts without a picture nothing is shown, and no room is kept for it', async () => {
  assert.deepEqual(picturesIn(await letterOf({ failed: posts[1] })), []);
});
