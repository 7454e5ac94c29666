import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { startServer, type TestServer } from '../support/server.ts';

describe('security headers', () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server.stop());

  for (const path of ['/screens/login', '/api/user', '/nothing', '/healthz']) {
    test(`stand on ${path}`, async () => {
      const { headers } = await server.as('anonymous')(path);
      const policy = headers.get('Content-Security-Policy') ?? '';
      assert.match(
        policy,
        /^default-src 'none'; script-src 'nonce-[\w-]{22}' 'self'; style-src 'nonce-[\w-]{22}' 'self';/,
      );
      assert.match(policy, /base-uri 'none'; frame-ancestors 'none'$/);
      assert.doesNotMatch(policy, /unsafe|\*/);
      assert.equal(headers.get('X-Content-Type-Options'), 'nosniff');
      assert.equal(headers.get('Referrer-Policy'), 'same-origin');
      assert.equal(headers.get('Cross-Origin-Opener-Policy'), 'same-origin');
      assert.match(headers.get('Cache-Control') ?? '', /no-store/);
      assert.equal(headers.get('Strict-Transport-Security'), null);
      assert.equal(headers.get('Access-Control-Allow-Origin'), null);
      assert.equal(headers.get('X-Powered-By'), null);
    });
  }

  test('every answer has a nonce and a request id of its own', async () => {
    const client = server.as('anonymous');
    const [one, other] = await Promise.all([client('/screens/login'), client('/screens/login')]);
    for (const name of ['Content-Security-Policy', 'X-Request-Id']) {
      assert.notEqual(one.headers.get(name), other.headers.get(name));
    }
    const nonce = /nonce-([\w-]+)/.exec(one.headers.get('Content-Security-Policy') ?? '')?.[1];
    const html = await one.text();
    assert.ok(html.includes(`nonce="${nonce}"`));
    assert.doesNotMatch(html, /<[^>]+\sstyle=|<[^>]+\son\w+=|<script(?![^>]*nonce)/);
  });

  test('a server that is reached by https insists on it and guards its cookie', async () => {
    const secure = await startServer({ config: { publicUrl: new URL('https://marketing.example') } });
    const response = await secure.as('anonymous')('/api/session', {
      json: { email: 'owner@example.com', password: 'correct horse battery' },
    });
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('Strict-Transport-Security'), 'max-age=31536000');
    assert.match(
      response.headers.getSetCookie().join(),
      /^__Host-drivyn_session=[\w-]{43}; path=\/; expires=[^;]+; samesite=lax; secure; httponly$/i,
    );
    await secure.stop();
  });

  test('dynamic answers are compressed', async () => {
    const { headers } = await server.as('anonymous')('/screens/login', {
      headers: { 'Accept-Encoding': 'br' },
    });
    assert.equal(headers.get('Content-Encoding'), 'br');
    assert.match(headers.get('Vary') ?? '', /Accept-Encoding/i);
  });
});
