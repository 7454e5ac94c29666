// Opens and clicks of mails: by way of this server, each person once, machines left out, off by a switch.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Mailing } from '../../server/contract/mailing.ts';
import { startSmtp, type TestSmtp } from '../smtp/smtp-server.ts';
import type { Client } from '../support/client.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/server.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36';
const LINKS = ['one', 'two', 'three'].map((path) => `https://shop.example/${path}?a=1&b=2`);
const CONTENT = `Hi {{name|you}} in {{attributes.city|your town}}.\n\n${LINKS.map((url) => `**[Look](${url})**`).join('\n\n')}\n\n[Host](https://{{name}}.shop.example/)\n\n[Yours](https://shop.example/?m={{email}}&c={{attributes.city|x}})\n\n[Spring](https://shop.example/春?q={})`;

let server: TestServer;
let smtp: TestSmtp;
let owner: Client;

before(async () => {
  smtp = await startSmtp();
  server = await startServer({ config: { smtpUrl: smtp.url, mailFrom: 'hello@shop.example' } });
  owner = server.as('owner');
  await saveProfile(owner);
  await connectChannel(owner, 'email');
  for (const name of ['anna', 'ben', 'cleo']) {
    const attributes = name === 'anna' ? { city: 'Bern & <Thun>' } : {};
    await owner('/api/users/14/subscribers', { json: { email: `${name}@example.com`, name, attributes } });
  }
});
after(async () => {
  await server.stop();
  await smtp.close();
});

/** Sends a mailing to everybody. @returns its id, and the HTML that each got, by name */
async function sendMailing(): Promise<{ id: number; html: Record<string, string> }> {
  smtp.received.length = 0;
  const json = { subject: 'News', content: CONTENT, sendAt: 'now' };
  const { id } = (await (await owner('/api/users/14/mailings', { json })).json()) as Mailing;
  server.clock.advance(2000);
  await server.drain();
  const html = smtp.received.map(({ to, source }) => [to.split('@')[0], htmlOf(source)]);
  server.clock.advance(60_000);
  return { id, html: Object.fromEntries(html) };
}

/** The HTML part, its transfer encoding undone. */
function htmlOf(source: string): string {
  const part = source.split(/Content-Type: text\/html[\s\S]*?\r\n\r\n/)[1] ?? '';
  const bytes = part
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
  return bytes.split('\r\n--')[0] ?? '';
}

const pixelOf = (html = '') => /<img src="([^"]*\/o\/[^"]*)"/.exec(html)?.[1] ?? '';
const clicksOf = (html = '') => [...html.matchAll(/href="([^"]*\/c\/[^"]*)"/g)].map(([, url]) => url ?? '');

function read(url: string, userAgent = PHONE, method = 'GET'): Promise<Response> {
  return fetch(url, { method, headers: { 'User-Agent': userAgent }, redirect: 'manual' });
}

async function ratesOf(id: number) {
  const all = (await (await owner('/api/users/14/mailings')).json()) as Mailing[];
  const { openRate, clickRate, machineReads } = all.find((one) => one.id === id) as Mailing;
  return { openRate, clickRate, machineReads };
}

describe('a mailing that is measured', () => {
  let sent: Awaited<ReturnType<typeof sendMailing>>;
  before(async () => {
    sent = await sendMailing();
  });

  test('begins at nothing, which was measured', async () => {
    assert.deepEqual(await ratesOf(sent.id), { openRate: 0, clickRate: 0, machineReads: 0 });
  });

  test('its links lead to where they led, and a person counts once', async () => {
    const [first = '', second = ''] = clicksOf(sent.html.anna);
    for (const [url, leadsTo] of [
      [first, LINKS[0]],
      [first, LINKS[0]],
      [second, LINKS[1]],
    ] as const) {
      const answer = await read(url);
      assert.deepEqual([answer.status, answer.headers.get('location')], [302, leadsTo]);
      server.clock.advance(60_000);
    }
    const picture = await read(pixelOf(sent.html.anna));
    assert.equal(picture.headers.get('content-type'), 'image/gif');
    assert.equal(picture.headers.get('cache-control'), 'no-store, private');
    assert.deepEqual(await ratesOf(sent.id), { openRate: 1 / 3, clickRate: 1 / 3, machineReads: 0 });
  });

  test('a scanner that follows every link is taken back, from the first on', async () => {
    for (const url of clicksOf(sent.html.ben)) assert.equal((await read(url)).status, 302);
    assert.deepEqual(await ratesOf(sent.id), { openRate: 1 / 3, clickRate: 1 / 3, machineReads: 5 });
  });

  test('machines that say so count for nothing', async () => {
    await read(pixelOf(sent.html.cleo), 'Mozilla/5.0');
    await read(clicksOf(sent.html.cleo)[0] ?? '', PHONE, 'HEAD');
    assert.deepEqual(await ratesOf(sent.id), { openRate: 1 / 3, clickRate: 1 / 3, machineReads: 7 });
  });

  test('each mail says what is known of its reader', () => {
    assert.match(sent.html.anna ?? '', /Hi anna in Bern &amp; &lt;Thun&gt;\./);
    assert.match(sent.html.ben ?? '', /Hi ben in your town\./);
  });

  test('an address with merge fields leads to the person’s own, and the text part leads straight on', async () => {
    const own = clicksOf(sent.html.anna).at(-2) ?? '';
    assert.doesNotMatch(own, /anna|%40/, 'nothing of a person stands in our addresses');
    const answer = await read(own);
    const leadsTo = 'https://shop.example/?m=anna%40example.com&c=Bern%20%26%20%3CThun%3E';
    assert.equal(answer.headers.get('location'), leadsTo);
    assert.match(smtp.received[0]?.source ?? '', /Look: https:\/\/shop\.example\/one/);
  });

  test('an address in another script is followed as browsers write it', async () => {
    const answer = await read(clicksOf(sent.html.cleo).at(-1) ?? '');
    assert.deepEqual(
      [answer.status, answer.headers.get('location')],
      [302, 'https://shop.example/%E6%98%A5?q={}'],
    );
  });

  test('an address whose host a person would fill in is left as it is', () => {
    assert.match(sent.html.anna ?? '', /href="https:\/\/anna\.shop\.example\/"/);
  });

  test('a link leads nowhere else, whatever is asked for', async () => {
    const [url = ''] = clicksOf(sent.html.anna);
    for (const path of [url.replace(/\d+$/, '999999'), url.replace(/\/c\/[^/]+/, '/c/nobody'), `${url}x`]) {
      const answer = await read(path);
      assert.ok([404, 422].includes(answer.status), String(answer.status));
      assert.equal(answer.headers.get('location'), null);
    }
    assert.equal((await read(`${server.url}/o/nobody.gif`)).status, 200);
  });

  test('who asks a thousand times changes nothing and is not kept', async () => {
    for (let at = 0; at < 120; at += 1) await read(pixelOf(sent.html.anna));
    const [row] = await server.app.ctx.db.read('mail_reads').where({ kind: 'open' }).count({ count: '*' });
    assert.ok(Number(row?.count) <= 101, String(row?.count));
  });
});

test('without measuring a mail is as it was written, and nothing is told of it', async () => {
  await owner('/api/users/14/mail-measuring', { method: 'PUT', json: { isOn: false } });
  const { id, html } = await sendMailing();
  assert.deepEqual([pixelOf(html.anna), clicksOf(html.anna)], ['', []]);
  assert.match(html.anna ?? '', /href="https:\/\/shop\.example\/one\?a=1&amp;b=2"/);
  assert.deepEqual(await ratesOf(id), { openRate: null, clickRate: null, machineReads: null });
});

test('nobody else switches it', async () => {
  for (const caller of ['foreign', 'anonymous'] as const) {
    const refused = await server.as(caller)('/api/users/14/mail-measuring', {
      method: 'PUT',
      json: { isOn: true },
    });
    assert.ok([401, 404].includes(refused.status), `${caller}: ${refused.status}`);
  }
});
