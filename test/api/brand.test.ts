// The brand kit: everybody has one, what is chosen stays, what is no kit is refused by its field.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { BrandKit } from '../../server/contract/brand.ts';
import type { Medium } from '../../server/contract/media.ts';
import { saveProfile } from '../support/factories.ts';
import { addApprover } from '../support/members.ts';
import { paint, pngOf } from '../support/pictures.ts';
import { runScenarios } from '../support/scenario.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
before(async () => {
  server = await startServer({ config: { drawing: true } });
});
after(() => server.stop());

const URL = '/api/brand';
const read = async (as: 'owner' | 'foreign') => (await server.as(as)(URL)).json() as Promise<BrandKit>;
const refused = (name: string, json: object, words: string) => ({
  ...{ name, as: 'owner' as const, method: 'PUT', url: URL, json, status: 422, contains: [words] },
  events: { 'kit.saved': 0 },
});

runScenarios(
  () => server,
  [
    { name: 'nobody reads it', as: 'anonymous', url: URL, status: 401 },
    { name: 'nobody changes it', as: 'anonymous', method: 'PUT', url: URL, json: {}, status: 401 },
    refused('a colour that is none', { colors: { primary: 'red' } }, 'colors.primary: must be a colour'),
    refused(
      'a colour with more in it',
      { colors: { accent: '#12345678' } },
      'colors.accent: must be a colour',
    ),
    refused('a colour of no name', { colors: { third: '#123456' } }, 'third'),
    refused('fonts that are not there', { fonts: 'comic' }, 'fonts: must be one of the listed pairs'),
    refused('corners that are none', { corners: 'torn' }, 'corners: must be square, soft or round'),
    refused('photos in no style', { photos: 'sepia' }, 'photos: must be one of the listed styles'),
  ],
);

test('who has chosen nothing has a kit of their own, made from name and industry', async () => {
  await saveProfile(server.as('owner'), { name: 'Hearth & Crumb', industry: 'food' });
  const kit = await read('owner');
  assert.equal(kit.isOwn, false);
  assert.match(kit.colors.primary, /^#[0-9a-f]{6}$/);
  assert.deepEqual(await read('owner'), kit, 'the same each time');
  assert.notDeepEqual((await read('foreign')).colors, kit.colors, 'another business looks otherwise');
});

test('what is given changes, the rest stays, and the business of others is not touched', async () => {
  const api = server.as('owner');
  const before = await read('owner');
  const foreign = await read('foreign');
  const first = await api(URL, { method: 'PUT', json: { colors: { primary: '#AA3300' } } });
  assert.equal(first.status, 200);
  assert.deepEqual(await first.json(), {
    ...before,
    colors: { ...before.colors, primary: '#aa3300' },
    isOwn: true,
  });
  await api(URL, { method: 'PUT', json: { colors: { accent: null }, fonts: 'bold' } });
  const { colors, fonts, corners } = await read('owner');
  assert.deepEqual(
    { colors, fonts, corners },
    {
      colors: { ...before.colors, primary: '#aa3300', accent: null },
      fonts: 'bold',
      corners: before.corners,
    },
  );
  assert.deepEqual(await read('foreign'), foreign);
});

test('a plain form changes what it has: a third colour is one when its box is ticked', async () => {
  const send = (body: Record<string, string>) => server.as('owner')(`${URL}?_method=put`, { form: body });
  const before = await read('owner');
  assert.equal((await send({ fonts: 'classic' })).status, 303);
  assert.deepEqual(await read('owner'), { ...before, fonts: 'classic' });
  await send({ primary: '#112233', accent: '#445566', hasAccent: 'on' });
  assert.equal((await read('owner')).colors.accent, '#445566');
  await send({ primary: '#112233', accent: '#445566' });
  assert.deepEqual((await read('owner')).colors, { ...before.colors, primary: '#112233', accent: null });
});

test('a logo is a picture of the business, and leaves with it', async () => {
  const api = server.as('owner');
  const picture = pngOf(paint(64, 64));
  const send = async (as: 'owner' | 'foreign') => {
    const answer = await server.as(as)('/api/media', {
      ...{ method: 'POST', headers: { 'Content-Type': 'application/octet-stream' }, body: picture },
    });
    return (await answer.json()) as Medium;
  };
  const [own, foreign] = [await send('owner'), await send('foreign')];
  for (const logo of [foreign.id, 99_999]) {
    const refused = await api(URL, { method: 'PUT', json: { logo } });
    assert.equal(refused.status, 422);
    assert.match(await refused.text(), /logo: must be the id of a picture of this business/);
  }
  assert.equal((await api(URL, { method: 'PUT', json: { logo: own.id, mark: own.id } })).status, 200);
  assert.deepEqual([(await read('owner')).logo, (await read('owner')).mark], [own.id, own.id]);
  await api(`/api/media/${own.id}`, { method: 'DELETE' });
  assert.deepEqual([(await read('owner')).logo, (await read('owner')).mark], [null, null]);
});

test('what was chosen is forgotten', async () => {
  const api = server.as('owner');
  assert.equal((await api(URL, { method: 'DELETE' })).status, 204);
  assert.equal((await read('owner')).isOwn, false);
  assert.equal((await api(URL, { method: 'DELETE' })).status, 204, 'as often as one likes');
});

test('an approver sees it and may not change it', async () => {
  const approver = await addApprover(server);
  assert.equal((await approver(URL)).status, 200);
  assert.equal((await approver(URL, { method: 'PUT', json: { fonts: 'craft' } })).status, 403);
});

const KIT = {
  ...{ primary: '#aa3300', secondary: '#f2c14e', accent: '' },
  ...{ fonts: 'classic', corners: 'soft', photos: 'natural' },
};
const sheetOf = (change: Record<string, string> = {}) =>
  `${URL}/sheet?${new URLSearchParams({ ...KIT, ...change })}`;

test('a kit is shown on a sheet before it is saved, and is not saved by that', async () => {
  const api = server.as('owner');
  const before = await read('owner');
  const answer = await api(sheetOf());
  assert.equal(answer.status, 200);
  assert.equal(answer.headers.get('content-type'), 'image/webp');
  const bytes = Buffer.from(await answer.arrayBuffer());
  assert.equal(bytes.toString('latin1', 8, 12), 'WEBP');
  assert.ok(bytes.length < 150_000, `${bytes.length} bytes`);
  const tag = answer.headers.get('etag') ?? '';
  const again = await api(sheetOf(), { headers: { 'If-None-Match': tag } });
  assert.equal(again.status, 304);
  const other = await api(sheetOf({ primary: '#003366' }), { headers: { 'If-None-Match': tag } });
  assert.equal(other.status, 200);
  assert.notDeepEqual(Buffer.from(await other.arrayBuffer()), bytes);
  assert.deepEqual(await read('owner'), before);
});

test('a sheet shows the logo of its own business alone, and refuses what is no kit', async () => {
  const sent = await server.as('foreign')('/api/media?name=logo.png', {
    method: 'POST',
    body: new Uint8Array(pngOf(paint(120, 40))),
    headers: { 'Content-Type': 'image/png' },
  });
  const { id } = (await sent.json()) as Medium;
  const status = async (as: 'owner' | 'foreign', change: Record<string, string>) =>
    (await server.as(as)(sheetOf(change))).status;
  assert.equal(await status('foreign', { logo: `${id}`, mark: `${id}` }), 200);
  assert.equal(await status('owner', { logo: `${id}` }), 422);
  assert.equal(await status('owner', { logo: '999999' }), 422);
  assert.equal(await status('owner', { primary: 'red' }), 422);
  assert.equal(await status('owner', { fonts: 'comic' }), 422);
  assert.equal((await server.as('anonymous')(sheetOf())).status, 401);
});
