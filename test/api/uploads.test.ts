// Files that come in pieces, as from a phone whose connection breaks: what is there stays, what comes twice changes nothing,
// and one file becomes one medium.
import assert from 'node:assert/strict';
import { request } from 'node:http';
import { after, before, test } from 'node:test';
import type { Medium, UploadAnswer } from '../../server/contract/media.ts';
import { TOKENS } from '../support/callers.ts';
import type { Client } from '../support/client.ts';
import { addApprover } from '../support/members.ts';
import { jpegOf, paint } from '../support/pictures.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let picture: Uint8Array<ArrayBuffer>;
before(async () => {
  server = await startServer({
    config: { mediaLimits: { image: 100_000, video: 200_000, business: 250_000 } },
  });
  picture = await jpegOf(paint(640, 480));
});
after(() => server.stop());

let count = 0;
const newKey = () => {
  count += 1;
  return `upload-of-a-test-${String(count).padStart(6, '0')}`;
};

interface Sent {
  readonly key: string;
  readonly at?: number;
  readonly bytes?: number;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly by?: Client;
}
function send({ key, at = 0, bytes = picture.length, body, by = server.as('owner') }: Sent) {
  const query = new URLSearchParams({ key, at: `${at}`, bytes: `${bytes}`, name: 'oven.jpg' });
  const headers = { 'Content-Type': 'application/octet-stream' };
  return by(`/api/uploads?${query}`, { method: 'PUT', body, headers });
}
async function state(key: string, by = server.as('owner')): Promise<UploadAnswer> {
  const answer = await by(`/api/uploads?key=${key}`);
  assert.equal(answer.status, 200);
  return answer.json();
}
const media = async (): Promise<Medium[]> => (await server.as('owner')('/api/media')).json();

test('a file in pieces is a medium with the last one, whole and once', async () => {
  const key = newKey();
  assert.deepEqual(await state(key), { received: 0, medium: null });
  const middle = Math.floor(picture.length / 2);
  const first = await (await send({ key, body: picture.slice(0, middle) })).json();
  assert.deepEqual(first, { received: middle, medium: null });
  assert.deepEqual(await media(), []);
  // The reply was lost: the piece comes again, and then more than the rest.
  assert.deepEqual(await (await send({ key, body: picture.slice(0, middle) })).json(), first);
  const last = { key, at: middle - 100, body: picture.slice(middle - 100) };
  const { medium, received }: UploadAnswer = await (await send(last)).json();
  assert.equal(received, picture.length);
  assert.partialDeepStrictEqual(medium, { name: 'oven.jpg', width: 640, height: 480, origin: 'upload' });
  const kept = await server.as('owner')(medium?.url ?? '');
  assert.deepEqual(Buffer.from(await kept.arrayBuffer()), Buffer.from(picture));
  // That reply was lost, too.
  assert.equal((await (await send(last)).json()).medium.id, medium?.id);
  assert.equal((await state(key)).medium?.id, medium?.id);
  assert.equal((await media()).length, 1);
});

test('two last pieces at once make one medium', async () => {
  const key = newKey();
  const before = (await media()).length;
  const answers = await Promise.all([send({ key, body: picture }), send({ key, body: picture })]);
  const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).medium?.id));
  assert.equal(ids[0], ids[1]);
  assert.equal((await media()).length, before + 1);
});

test('a connection that breaks keeps what came', async () => {
  const key = newKey();
  const url = new URL(`/api/uploads?key=${key}&at=0&bytes=${picture.length}`, server.url);
  const call = request(url, {
    method: 'PUT',
    headers: {
      Cookie: TOKENS.owner.cookie ?? '',
      'Content-Type': 'application/octet-stream',
      'Content-Length': picture.length,
    },
  });
  call.on('error', () => {});
  await new Promise<void>((resolve) => call.write(picture.slice(0, 700), () => resolve()));
  while ((await state(key)).received < 700) await new Promise((resolve) => setTimeout(resolve, 5));
  call.destroy();
  const { received } = await state(key);
  assert.equal(received, 700);
  const { medium } = await (await send({ key, at: received, body: picture.slice(received) })).json();
  assert.equal(medium.width, 640);
});

test('a piece beyond what is there is refused with how far it is', async () => {
  const key = newKey();
  await send({ key, body: picture.slice(0, 300) });
  const answer = await send({ key, at: 301, body: picture.slice(301) });
  assert.deepEqual(
    [answer.status, await answer.text()],
    [409, 'Of this file 300 bytes are here. Go on from there.'],
  );
  assert.equal((await state(key)).received, 300);
});

test('what is too large or no picture is said at once, and nothing of it is left', async () => {
  const before = (await media()).length;
  const refused = async (sent: Omit<Sent, 'key'>, status: number, words: RegExp) => {
    const key = newKey();
    const answer = await send({ ...sent, key });
    assert.equal(answer.status, status);
    assert.match(await answer.text(), words);
    assert.deepEqual(await state(key), { received: 0, medium: null });
  };
  await refused({ bytes: 200_001, body: picture.slice(0, 300) }, 413, /./);
  await refused({ bytes: 150_000, body: picture.slice(0, 300) }, 413, /^A picture may have at most/);
  await refused({ bytes: 5000, body: new Uint8Array(300).fill(65) }, 415, /^This is no picture or film/);
  const broken = picture.slice(0, 2000);
  await refused({ bytes: broken.length, body: broken }, 422, /^This file is damaged/);
  await refused({ bytes: 300, body: picture.slice(0, 400) }, 422, /^The file has more than the 300 bytes/);
  await refused({ bytes: 0, body: new Uint8Array(0) }, 422, /^The file is empty/);
  assert.equal((await media()).length, before);
});

test('what is on its way counts among what a business may have', async () => {
  const film = new Uint8Array(190_000);
  film.set(Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'));
  const key = newKey();
  const begun = await send({ key, bytes: 195_000, body: film });
  assert.equal(begun.status, 200, await begun.clone().text());
  assert.equal(
    (await send({ key, bytes: 195_000, body: film })).status,
    200,
    'a piece that comes again needs no room',
  );
  const answer = await send({ key: newKey(), bytes: 100_000, body: picture.slice(0, 300) });
  assert.equal(answer.status, 413);
  assert.match(await answer.text(), /together may have/);
  const small = newKey();
  assert.equal((await send({ key: small, bytes: 1000, body: picture.slice(0, 300) })).status, 200);
  const grown = await send({ key: small, at: 300, bytes: 100_000, body: picture.slice(300, 600) });
  assert.equal(grown.status, 413, 'nor is there room for a file that was said to be smaller');
});

test('nobody sees or goes on with what another business sends, and who may not write sends nothing', async () => {
  const key = newKey();
  await send({ key, body: picture.slice(0, 300) });
  assert.deepEqual(await state(key, server.as('foreign')), { received: 0, medium: null });
  assert.equal(
    (await send({ key, at: 300, body: picture.slice(300), by: server.as('foreign') })).status,
    409,
  );
  const approver = await addApprover(server);
  assert.equal((await send({ key, at: 300, body: picture.slice(300), by: approver })).status, 403);
  assert.equal((await approver(`/api/uploads?key=${key}`)).status, 403);
  for (const bad of ['short', '../../../../etc/passwd', 'a'.repeat(65), 'with.a.dot.in.it.....'])
    assert.equal((await server.as('owner')(`/api/uploads?key=${encodeURIComponent(bad)}`)).status, 422);
});
