import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { RELAY_HEADERS, RELAY_PREFIXES } from '../../server/http/relay.ts';
import { type RawRequest, sendOld, sendRaw } from '../support/raw-request.ts';
import { startServer, type TestServer } from '../support/server.ts';

/** What is sent by products that stand in front of others; the list of the code must know each. */
const IN_FRONT = [
  'Via',
  'X-Real-IP',
  'X-Client-IP',
  'X-Forwarded',
  'Forwarded-For',
  'X-Original-URL',
  'True-Client-IP',
  'CF-Connecting-IP',
  'CF-Ray',
  'CDN-Loop',
  'Fastly-Client-IP',
  'Fly-Client-IP',
  'DO-Connecting-IP',
  'X-Amzn-Trace-Id',
  'X-ARR-LOG-ID',
  'X-Azure-ClientIP',
  'X-Envoy-External-Address',
  'X-AppEngine-User-IP',
  'X-NF-Client-Connection-IP',
  'Tailscale-User-Login',
  'Front-End-Https',
  'X-Amz-Cf-Id',
  'Akamai-Origin-Hop',
  'X-Sucuri-ClientIP',
  'Incap-Client-IP',
  'Surrogate-Capability',
  'X-Varnish',
  'Ngrok-Trace-Id',
  'Rndr-Id',
  'X-Railway-Edge',
];

/** What a browser says of itself to whoever it speaks to. */
const BROWSER = {
  'User-Agent':
    'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  Connection: 'keep-alive',
};

const COOKIE = { Cookie: 'drivyn_session=token-of-the-owner' };

interface Case {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly status: number;
}

function declareCases(
  getServer: () => TestServer,
  cases: readonly Case[],
  request: RawRequest & { path: string },
) {
  for (const { name, headers, status } of cases) {
    test(name, async () => {
      const server = getServer();
      const before = await server.countEvents('account.changed');
      const answer = await sendRaw(server.url + request.path, {
        ...request,
        headers: { ...request.headers, ...headers },
      });
      assert.equal(answer.status, status, answer.body);
      const isChanged = request.method === 'PATCH' && status === 200;
      assert.equal(await server.countEvents('account.changed'), before + (isChanged ? 1 : 0));
    });
  }
}

const READ = { path: '/api/user' };
const WRITE = {
  path: '/api/users/14',
  method: 'PATCH',
  headers: { 'Content-Type': 'application/json' },
  body: '{"name":"Ada"}',
};

describe('open mode', () => {
  let server: TestServer;
  before(async () => {
    server = await startServer({ open: true });
  });
  after(() => server.stop());

  declareCases(
    () => server,
    [
      { name: 'acts as the owner for this machine', headers: {}, status: 200 },
      { name: 'answers to localhost', headers: { Host: 'localhost:8080' }, status: 200 },
      { name: 'answers to IPv6', headers: { Host: '[::1]:8080' }, status: 200 },
      { name: 'refuses a name that points here', headers: { Host: 'evil.example' }, status: 403 },
      {
        name: 'refuses a name that looks like an address',
        headers: { Host: '127.0.0.1.evil.example' },
        status: 403,
      },
      { name: 'refuses what a proxy forwards', headers: { 'X-Forwarded-For': '203.0.113.9' }, status: 403 },
      { name: 'refuses a forwarded host', headers: { 'X-Forwarded-Host': 'localhost' }, status: 403 },
      { name: 'refuses a forwarded scheme', headers: { 'X-Forwarded-Proto': 'https' }, status: 403 },
      { name: 'refuses Forwarded', headers: { Forwarded: 'for=127.0.0.1' }, status: 403 },
      ...[...IN_FRONT, ...RELAY_HEADERS, ...RELAY_PREFIXES.map((prefix) => `${prefix}any`)].map((name) => ({
        name: `refuses what says ${name}`,
        headers: { [name]: '127.0.0.1' },
        status: 403,
      })),
      {
        name: 'refuses what a browser asks for a page elsewhere',
        headers: { 'Sec-Fetch-Site': 'same-origin', Referer: 'https://marketing.example/' },
        status: 403,
      },
      {
        name: 'follows a link of somebody else’s page',
        headers: { 'Sec-Fetch-Site': 'cross-site', Referer: 'https://docs.example/' },
        status: 200,
      },
      { name: 'acts as the owner for a browser of this machine', headers: BROWSER, status: 200 },
      {
        name: 'refuses a browser whose connection a proxy closes',
        headers: { ...BROWSER, Connection: 'close' },
        status: 403,
      },
      { name: 'a wrong bearer token is nobody', headers: { Authorization: 'Bearer nonsense' }, status: 401 },
      { name: 'an unknown cookie does no harm', headers: { Cookie: 'drivyn_session=nonsense' }, status: 200 },
    ],
    READ,
  );

  declareCases(
    () => server,
    [
      { name: 'writes without a browser', headers: {}, status: 200 },
      { name: 'refuses writes from another site', headers: { Origin: 'http://evil.example' }, status: 403 },
      { name: 'refuses writes from another port', headers: { Origin: 'http://127.0.0.1:1' }, status: 403 },
      { name: 'refuses writes from a sandboxed frame', headers: { Origin: 'null' }, status: 403 },
      { name: 'refuses cross-site writes', headers: { 'Sec-Fetch-Site': 'cross-site' }, status: 403 },
      { name: 'refuses same-site writes', headers: { 'Sec-Fetch-Site': 'same-site' }, status: 403 },
      { name: 'takes writes of its own pages', headers: { 'Sec-Fetch-Site': 'same-origin' }, status: 200 },
      {
        name: 'refuses writes of pages that stand elsewhere',
        headers: { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://marketing.example' },
        status: 403,
      },
    ],
    WRITE,
  );

  const ELSEWHERE = {
    'X-Forwarded-For': '203.0.113.9',
    Host: 'marketing.example',
    Origin: 'https://mail.example',
    'Sec-Fetch-Site': 'cross-site',
  };
  // Each says by itself that nothing is known by this secret, or that it is not signed: nobody was turned away before.
  for (const [method, path, status] of [
    ['POST', '/u/nobody', 404],
    ['POST', '/stop/nobody/all', 404],
    ['GET', '/approve/nobody', 404],
    ['GET', '/calendar/nobody.ics', 404],
    ['GET', '/s/nobody', 404],
    ['GET', '/s/nobody/pdf', 404],
    ['POST', '/api/stripe/webhook', 404],
  ] as const) {
    test(`answers ${method} ${path} from elsewhere`, async () => {
      const answer = await sendRaw(server.url + path, { method, headers: ELSEWHERE });
      assert.equal(answer.status, status, answer.body);
    });
  }

  test('no spelling of such an address leads to the owner’s own', async () => {
    for (const path of [
      '/s/../api/user',
      '/s%2f../api/user',
      '//s/x/../../api/user',
      '/s/x/%2e%2e/%2e%2e/api/user',
    ])
      assert.doesNotMatch((await sendRaw(server.url + path, { headers: ELSEWHERE })).body, /"email"/, path);
  });

  test('refuses HTTP/1.0, which nginx speaks unless told otherwise, and says what to do', async () => {
    const json = '{"email":"mallory@example.com","newPassword":"a long pass phrase"}';
    const password = `PUT /api/password HTTP/1.0\r\nContent-Type: application/json\r\nContent-Length: ${json.length}`;
    for (const [head, body] of [
      ['GET / HTTP/1.0', ''],
      [password, json],
    ] as const) {
      const answer = await sendOld(server.url, head, body);
      assert.match(answer, /^HTTP\/1\.1 403 /);
      assert.match(answer, /set DRIVYN_PUBLIC_URL .*start it again/);
    }
    assert.equal((await server.as('anonymous')('/api/user')).status, 200, 'still without a password');
  });

  test('refuses a browser of which a proxy keeps nothing back but its connection, as nginx does since 1.29.7', async () => {
    const headers = { ...WRITE.headers, 'User-Agent': BROWSER['User-Agent'] };
    for (const request of [READ, WRITE]) {
      const sent = { ...request, headers, without: ['Connection'] };
      const answer = await sendRaw(server.url + request.path, sent);
      assert.equal(answer.status, 403);
      assert.match(answer.body, /set DRIVYN_PUBLIC_URL .*start it again/);
    }
  });

  test('takes writes whose origin is its own', async () => {
    const answer = await sendRaw(server.url + WRITE.path, {
      ...WRITE,
      headers: { ...WRITE.headers, Origin: server.url },
    });
    assert.equal(answer.status, 200, answer.body);
  });
});

describe('without a password behind a trusted proxy nobody is the owner', () => {
  let server: TestServer;
  before(async () => {
    server = await startServer({ open: true, config: { trustedProxies: ['127.0.0.0/8'] } });
  });
  after(() => server.stop());

  declareCases(
    () => server,
    [
      {
        name: 'who is elsewhere',
        headers: { 'X-Forwarded-For': '203.0.113.9', 'X-Forwarded-Host': 'marketing.example' },
        status: 401,
      },
      { name: 'who says to be here', headers: { 'X-Forwarded-For': '127.0.0.1' }, status: 401 },
      { name: 'who is passed on without a word', headers: {}, status: 401 },
    ],
    READ,
  );
});

describe('without a password at a public address', () => {
  for (const [url, status] of [
    ['https://marketing.example', 401],
    ['http://192.0.2.7:8080', 401],
    ['http://localhost:8080', 200],
    ['http://[::1]:8080', 200],
  ] as const)
    test(`${url} makes whoever asks ${status === 200 ? 'the owner' : 'nobody'}`, async (context) => {
      const server = await startServer({ open: true, config: { publicUrl: new URL(url) } });
      context.after(() => server.stop());
      assert.equal((await sendRaw(`${server.url}/api/user`, {})).status, status);
      const json = { email: 'mallory@example.com', newPassword: 'a long pass phrase' };
      if (status === 401)
        assert.equal((await server.as('anonymous')('/api/password', { method: 'PUT', json })).status, 401);
    });
});

describe('with a password', () => {
  let server: TestServer;
  before(async () => {
    server = await startServer({ config: { publicUrl: new URL('http://marketing.example') } });
  });
  after(() => server.stop());

  declareCases(
    () => server,
    [
      { name: 'nobody is the owner', headers: {}, status: 401 },
      { name: 'any host will do', headers: { ...COOKIE, Host: 'marketing.example' }, status: 200 },
      { name: 'so will a proxy', headers: { ...COOKIE, 'X-Forwarded-For': '203.0.113.9' }, status: 200 },
      {
        name: 'an admin token in the cookie is nobody',
        headers: { Cookie: 'drivyn_session=token-of-the-admin' },
        status: 401,
      },
      {
        name: 'a session token as bearer is nobody',
        headers: { Authorization: 'Bearer token-of-the-owner' },
        status: 401,
      },
    ],
    READ,
  );

  declareCases(
    () => server,
    [
      {
        name: 'cookies from another site change nothing',
        headers: { ...COOKIE, Origin: 'http://evil.example' },
        status: 403,
      },
      {
        name: 'the public address is our own',
        headers: { ...COOKIE, Origin: 'http://marketing.example' },
        status: 200,
      },
    ],
    WRITE,
  );

  test('a bearer token without a cookie needs no origin', async () => {
    const headers = { Authorization: 'Bearer token-of-the-admin', Origin: 'http://elsewhere.example' };
    const answer = await sendRaw(server.url + WRITE.path, {
      ...WRITE,
      headers: { ...WRITE.headers, ...headers },
    });
    assert.equal(answer.status, 403);
    assert.match(answer.body, /admin has no business/);
  });
});
