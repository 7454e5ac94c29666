// A mailing at a time on each reader's own clock, with a real mail server at the other end.
import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import type { Mailing } from '../../server/contract/mailing.ts';
import { HOUR, MINUTE } from '../../server/kernel/clock.ts';
import type { Client } from '../support/client.ts';
import { connectChannel } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { startSmtp, type TestSmtp } from './smtp-server.ts';

let smtp: TestSmtp;
let server: TestServer;
let owner: Client;

const ZONES = {
  'tokyo@example.com': 'Asia/Tokyo',
  'berlin@example.com': 'Europe/Berlin',
  'york@example.com': 'America/New_York',
  'silent@example.com': undefined,
  'nowhere@example.com': 'Mars/Olympus',
} as const;

before(async () => {
  smtp = await startSmtp();
});
after(() => smtp.close());
beforeEach(async () => {
  smtp.received.length = 0;
  server = await startServer({ config: { smtpUrl: smtp.url, mailFrom: 'Shop <hello@shop.example>' } });
  owner = server.as('owner');
  await connectChannel(owner, 'email');
  await server.app.ctx.db.write('businesses').update({ timezone: 'Europe/London' });
  for (const [email, timezone] of Object.entries(ZONES)) {
    const attributes = timezone === undefined ? undefined : { timezone };
    const answer = await owner('/api/users/14/subscribers', { json: { email, attributes } });
    assert.equal(answer.status, 201, await answer.text());
  }
});
afterEach(() => server.stop());

/** Nine in the morning on a day to come, in London's winter. */
function nineAt(days: number): number {
  const day = new Date(server.clock.now() + days * 24 * HOUR).toISOString().slice(0, 10);
  return Date.parse(`${day}T09:00:00Z`);
}
const plan = async (at: number, change: object = {}): Promise<Mailing> => {
  const json = { subject: 'Fresh bread', content: 'Twelve kinds.', sendAt: new Date(at).toISOString() };
  const answer = await owner('/api/users/14/mailings', { json: { ...json, clock: 'reader', ...change } });
  const text = await answer.text();
  assert.equal(answer.status, 201, text);
  return JSON.parse(text);
};
const read = async (id: number): Promise<Mailing> => (await owner(`/api/mailings/${id}`)).json();

/** Lets a day and a half pass. @returns the hour on London's clock at which each got theirs, by when it came */
async function hoursUntil(end: number): Promise<[string, string][]> {
  const came: [string, string][] = [];
  while (server.clock.now() < end) {
    const before = smtp.received.length;
    await server.drain();
    for (const { to } of smtp.received.slice(before))
      came.push([to, new Date(server.clock.now()).toISOString().slice(0, 16)]);
    server.clock.advance(15 * MINUTE);
  }
  return came;
}

test('everybody gets it when their own clock shows the time, from east to west', async () => {
  const nine = nineAt(3);
  const mailing = await plan(nine);
  const day = new Date(nine).toISOString().slice(0, 10);
  const offset = (zone: string) => {
    const shown = new Intl.DateTimeFormat('en', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' });
    return ((Number(shown.format(nine)) - 9 + 36) % 24) - 12;
  };
  const due = (zone: string) => new Date(nine - offset(zone) * HOUR).toISOString().slice(0, 16);
  assert.equal(mailing.localTime, `${day}T09:00`);
  assert.equal(mailing.scheduledFor?.slice(0, 16), due('Asia/Tokyo'), 'it begins where it is nine first');
  server.clock.advanceTo(nine - 10 * HOUR);
  const came = new Map(await hoursUntil(nine + 8 * HOUR));
  assert.deepEqual(Object.fromEntries(came), {
    'tokyo@example.com': due('Asia/Tokyo'),
    'berlin@example.com': due('Europe/Berlin'),
    'silent@example.com': due('Europe/London'),
    'nowhere@example.com': due('Europe/London'),
    'york@example.com': due('America/New_York'),
  });
  assert.equal(smtp.received.length, 5, 'nobody twice');
  assert.partialDeepStrictEqual(await read(mailing.id), { status: 'sent', delivered: 5, undelivered: 0 });
});

test('where the time is over already, it leaves as soon as it begins', async () => {
  const nine = nineAt(1);
  server.clock.advanceTo(nine - 2 * HOUR);
  const { id } = await plan(nine);
  const came = await hoursUntil(nine + HOUR);
  assert.deepEqual(came.map(([to]) => to).slice(0, 1), ['tokyo@example.com']);
  assert.equal((await read(id)).remaining, 1, 'New York still waits');
});

test('moved to another moment, or sent at once, it leaves to all together', async () => {
  const { id } = await plan(nineAt(2));
  const answer = await owner(`/api/contents/${id}/publish`, { method: 'POST', json: {} });
  assert.ok(answer.ok, await answer.text());
  await server.drain();
  assert.equal(smtp.received.length, 5);
  assert.equal((await read(id)).localTime, null);
});

test('saved with a time for all, it has none on their own clocks any more; "now" is none', async () => {
  const { id, subjectLine: subject, content } = await plan(nineAt(2));
  const sendAt = new Date(nineAt(2)).toISOString();
  const saved = await owner(`/api/mailings/${id}`, { method: 'PATCH', json: { subject, content, sendAt } });
  assert.partialDeepStrictEqual(await saved.json(), { localTime: null });
  const json = { subject, content, clock: 'reader', sendAt: 'now' };
  const refused = await owner('/api/users/14/mailings', { json });
  assert.equal(refused.status, 422);
  assert.match(await refused.text(), /sendAt/);
});

test('a thousand whose time has come leave in one run', async () => {
  const rows = Array.from({ length: 1000 }, (_, at) => `t${at}@example.com`).join('\n');
  await owner('/api/users/14/subscribers/import', { json: { csv: `email\n${rows}`, confirm: true } });
  await server.drain();
  const nine = nineAt(3);
  const { id } = await plan(nine);
  server.clock.advanceTo(nine - 9 * HOUR);
  await server.drain();
  assert.equal((await read(id)).delivered, 1);
  server.clock.advanceTo(nine);
  await server.drain();
  assert.equal((await read(id)).delivered, 1004, 'all but New York');
});
