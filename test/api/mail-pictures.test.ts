// Pictures of the business's own in its mails: an address that lasts, a size that mail programs can show, and what keeps it.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { MailAddress } from '../../server/contract/mail-picture.ts';
import type { Mailing } from '../../server/contract/mailing.ts';
import type { Medium } from '../../server/contract/media.ts';
import { DAY } from '../../server/kernel/clock.ts';
import { startSmtp, type TestSmtp } from '../smtp/smtp-server.ts';
import type { Client } from '../support/client.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { filmOf } from '../support/films.ts';
import { colorsOf, jpegOf, paint, pngOf } from '../support/pictures.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let smtp: TestSmtp;
let owner: Client;

before(async () => {
  smtp = await startSmtp();
  server = await startServer({ config: { smtpUrl: smtp.url, mailFrom: 'hello@shop.example' } });
  owner = server.as('owner');
  await saveProfile(owner);
  await connectChannel(owner, 'email');
  await owner('/api/users/14/subscribers', { json: { email: 'anna@example.com' } });
});
after(async () => {
  await server.stop();
  await smtp.close();
});

async function add(body: Uint8Array<ArrayBuffer>): Promise<Medium> {
  const headers = { 'Content-Type': 'application/octet-stream' };
  const answer = await owner('/api/media?alt=Rye', { body, headers });
  assert.equal(answer.status, 201, await answer.clone().text());
  return answer.json();
}

const ask = (id: number, json: object = {}) => owner(`/api/media/${id}/mail-address`, { json });

async function addressOf(id: number, json: object = {}): Promise<MailAddress> {
  const answer = await ask(id, json);
  assert.equal(answer.status, 200, await answer.clone().text());
  return answer.json();
}

const remove = (id: number) => owner(`/api/media/${id}`, { method: 'DELETE' });

describe('the address', () => {
  test('stays what it is, and anybody gets a JPEG of twice the width, to keep', async () => {
    const { id } = await add(pngOf(paint(1600, 800)));
    const { path, url, width } = await addressOf(id, { width: 264 });
    assert.deepEqual(await addressOf(id, { width: 264 }), { path, url, width });
    assert.match(path, /^\/i\/[\w-]{22}\/264$/);
    const answer = await server.as('anonymous')(path);
    const headers = Object.fromEntries(answer.headers);
    assert.equal(answer.status, 200);
    assert.equal(headers['content-type'], 'image/jpeg');
    assert.match(headers['cache-control'] ?? '', /^public, .*immutable/);
    assert.equal(headers['cross-origin-resource-policy'], 'cross-origin');
    assert.equal(headers['x-content-type-options'], 'nosniff');
    const shape = { type: 'image/jpeg', width: 528, height: 264 };
    await colorsOf(new Uint8Array(await answer.arrayBuffer()), shape);
  });

  test('a name that no picture has, and a width that mails do not know, are not there', async () => {
    const { id } = await add(await jpegOf(paint(600, 400)));
    const { path } = await addressOf(id);
    const anonymous = server.as('anonymous');
    for (const other of [path.replace(/\d+$/, '500'), path.replace(/\/i\/..../, '/i/AAAA'), '/i/x/544'])
      assert.ok([404, 422].includes((await anonymous(other)).status), other);
  });

  test('no picture is blown up, no film is one, and a stranger gets none', async () => {
    const small = await add(await jpegOf(paint(300, 200)));
    const refused = await ask(small.id, { width: 544 });
    assert.deepEqual(
      [refused.status, await refused.text()],
      [422, 'width: is wider than the picture, which has 300 pixels'],
    );
    assert.equal((await addressOf(small.id)).width, 264);
    assert.equal((await ask(small.id, { width: 500 })).status, 422);
    const film = await add(filmOf());
    assert.equal((await ask(film.id)).status, 422);
    const [foreign, unknown] = await Promise.all(
      [small.id, 987654].map((id) => server.as('foreign')(`/api/media/${id}/mail-address`, { json: {} })),
    );
    assert.deepEqual([foreign?.status, await foreign?.text()], [404, await unknown?.text()]);
  });

  test('by a plain form it is made, and the library says what to type', async () => {
    const { id } = await add(await jpegOf(paint(600, 400)));
    const route = `/media?medium=${id}`;
    const form = { screen: route, next: route };
    const answer = await owner(`/api/media/${id}/mail-address`, { form });
    assert.equal(answer.status, 303);
    const page = await (await owner(`/screens${route}`)).text();
    assert.match(page, /!\[Rye\]\(\/i\/[\w-]{22}\/544\)/);
  });
});

describe('in a mail', () => {
  test('it is asked for where readers reach the server, as wide as there is room', async () => {
    const { id } = await add(await jpegOf(paint(1600, 800)));
    const { path, url } = await addressOf(id, { width: 400 });
    const content = `![Rye](${path})\n\n:::columns\n![Rye](${path})\n\n---\n\nRight\n:::`;
    const json = { subject: 'Rye', content, sendAt: 'now' };
    const made = await owner('/api/users/14/mailings', { json });
    assert.equal(made.status, 201, await made.clone().text());
    server.clock.advance(2000);
    await server.drain();
    const source = smtp.received.at(-1)?.source.replace(/=\r\n/g, '').replaceAll('=3D', '=') ?? '';
    const shown = [...source.matchAll(/<img src="([^"]+)" alt="Rye" width="(\d+)"/g)];
    assert.deepEqual(
      shown.map(([, src, width]) => [src, width]),
      [
        [url, '400'],
        [url, '264'],
      ],
    );
    assert.match(source, /^\[Rye\]/m);
  });

  test('the preview shows it from where the writer is', async () => {
    const { id } = await add(await jpegOf(paint(600, 400)));
    const { path } = await addressOf(id);
    const json = { subject: 'Rye', content: `![Rye](${path})`, view: 'arrives' };
    const html = await (await owner('/api/users/14/mailings/preview', { json })).text();
    assert.ok(html.includes(`<img src="${path}"`), html.slice(0, 2000));
  });
});

describe('what a mail shows', () => {
  test('cannot be deleted, names the mail, and is counted where it is used', async () => {
    const { id } = await add(await jpegOf(paint(600, 400)));
    const { path } = await addressOf(id);
    const json = { subject: 'The new rye', content: `![Rye](${path})`, sendAt: null };
    const mailing: Mailing = await (await owner('/api/users/14/mailings', { json })).json();
    const refused = await remove(id);
    assert.equal(refused.status, 409);
    assert.match(await refused.text(), /The new rye/);
    const medium: Medium = await (await owner(`/api/media/${id}`)).json();
    assert.equal(medium.posts, 1);
    assert.equal((await owner(`/api/contents/${mailing.id}`, { method: 'DELETE' })).ok, true);
    assert.equal((await remove(id)).status, 204);
    assert.equal((await server.as('anonymous')(path)).status, 404);
  });

  test('nor what the second version of a mail, an automation or a template shows', async () => {
    const shows = async (make: (content: string) => Promise<Response>) => {
      const { id } = await add(await jpegOf(paint(600, 400)));
      const { path } = await addressOf(id);
      const answer = await make(`![Rye](${path})`);
      assert.ok(answer.ok, await answer.clone().text());
      return (await remove(id)).status;
    };
    const second = (content: string) =>
      owner('/api/users/14/mailings', {
        json: {
          subject: 'One',
          content: 'First.',
          sendAt: null,
          test: { subject: 'Other', content, share: 20, by: 'opens', hours: 4 },
        },
      });
    const template = (content: string) =>
      owner('/api/users/14/mail-templates', { json: { name: 'receipt', subject: 'Receipt', content } });
    const automation = (content: string) =>
      owner('/api/users/14/built-automations', {
        json: {
          name: 'Ours',
          trigger: { on: 'event', event: 'order' },
          steps: [{ type: 'mail', subject: 'Thanks', content }],
        },
      });
    assert.deepEqual([await shows(second), await shows(template), await shows(automation)], [409, 409, 409]);
  });
});

test('the address still works when a mail is read again after years', async () => {
  const { id } = await add(await jpegOf(paint(600, 400)));
  const { path } = await addressOf(id);
  server.clock.advance(1200 * DAY);
  assert.equal((await server.as('anonymous')(path)).status, 200);
});
