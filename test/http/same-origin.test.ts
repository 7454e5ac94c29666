// Changes come from our own pages only: whatever a browser may say of the page that sends one, against what it says.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { routes } from '../../server/api/routes.ts';
import { sendRaw } from '../support/raw-request.ts';
import { startServer, type TestServer } from '../support/server.ts';

const COOKIE = { Cookie: 'drivyn_session=token-of-the-owner' };
const OWN = 'shop.example:8080';
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const JSON_BODY = { 'Content-Type': 'application/json' };
const PLAIN = { 'Content-Type': 'text/plain' };

type Headers = Readonly<Record<string, string>>;

const OURS: readonly Headers[] = [
  {},
  { Origin: `http://${OWN}` },
  { Origin: 'https://marketing.example' },
  { 'Sec-Fetch-Site': 'same-origin' },
  { 'Sec-Fetch-Site': 'none' },
  // TLS ended by a proxy that nobody configured: the browser itself vouches for the page.
  { 'Sec-Fetch-Site': 'same-origin', Origin: `https://${OWN}` },
];

const FOREIGN: readonly Headers[] = [
  { Origin: 'null' },
  { Origin: 'http://evil.example' },
  { Origin: 'http://shop.example' },
  { Origin: 'http://shop.example:8081' },
  { Origin: `https://${OWN}` },
  { Origin: 'http://marketing.example' },
  { Origin: 'https://marketing.example:444' },
  { Origin: 'https://blog.marketing.example' },
  { Origin: 'https://marketing.example.evil.example' },
  { Origin: `http://${OWN}@evil.example` },
  { Origin: `http://sub.${OWN}` },
  { Origin: 'file://' },
  { Origin: `http://${OWN}, http://evil.example` },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { 'Sec-Fetch-Site': 'nonsense' },
  { 'Sec-Fetch-Site': 'cross-site', Origin: `http://${OWN}` },
  { 'Sec-Fetch-Site': 'same-site', Origin: 'https://blog.marketing.example' },
];

describe('changes', () => {
  let server: TestServer;
  before(async () => {
    server = await startServer({ config: { publicUrl: new URL('https://marketing.example') } });
  });
  after(() => server.stop());

  const send = (headers: Headers, request: { method?: string; path?: string; body?: string } = {}) => {
    const { method = 'PATCH', path = '/api/users/14', body = '{"name":"Ada"}' } = request;
    return sendRaw(server.url + path, {
      method,
      body,
      headers: { Host: OWN, ...JSON_BODY, ...COOKIE, ...headers },
    });
  };

  for (const headers of OURS) {
    test(`are taken with ${JSON.stringify(headers)}`, async () => {
      // The public address is https, so only the cookie of that name counts: who it is comes after whether it may.
      assert.notEqual((await send(headers)).status, 403);
    });
  }

  for (const headers of FOREIGN) {
    test(`are refused with ${JSON.stringify(headers)}`, async () => {
      for (const type of [JSON_BODY, FORM, PLAIN])
        assert.equal((await send({ ...headers, ...type })).status, 403);
    });
  }

  test('are refused whatever a form calls its method', async () => {
    const headers = { ...FORM, Origin: 'http://evil.example' };
    for (const method of ['put', 'patch', 'delete', 'get', 'head']) {
      const path = `/api/users/14?_method=${method}`;
      assert.equal((await send(headers, { method: 'POST', path, body: 'name=Eve' })).status, 403, method);
    }
    // Never by a link: reading with that query reads.
    assert.equal(
      (await send({}, { method: 'GET', path: '/api/users/14?_method=delete', body: '' })).status,
      401,
    );
  });

  test('reading changes nothing, whatever is read', async (context) => {
    const own = await startServer();
    context.after(() => own.stop());
    const owner = own.as('owner');
    const count = async () => (await own.app.ctx.db.write.raw('select total_changes() as n'))[0].n;
    // The stream does not end, and whether Drivyn can do its work is tried by a small write.
    const isOther = (path: string) => ['/api/events', '/readyz'].includes(path);
    await owner('/api/user');
    // The first who reads them makes the addresses for mail services, once for all.
    await owner('/api/users/14/bounces');
    // So it is with those for shops, and with what signs calls of automations.
    for (const what of ['shops', 'webhook-secret']) await owner(`/api/users/14/${what}`);
    const before = await count();
    for (const { path } of routes.filter(({ method, path }) => method === 'GET' && !isOther(path))) {
      const answer = await owner(path.replace(':id', '14').replace(/:\w+/g, 'x'));
      await answer.arrayBuffer();
      assert.ok(answer.status < 500, path);
    }
    assert.equal(await count(), before);
  });
});
