import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { startServer, type TestServer } from '../support/server.ts';

const INLINE = [
  ['script', /<script>(.*?)<\/script>/gs],
  ['style', /<style>(.*?)<\/style>/gs],
] as const;

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

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
        /^default-src 'none'; script-src ('sha256-[\w+/]{43}=' )?'self'; style-src ('sha256-[\w+/]{43}=' )*'self';/,
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

  test('a page may run and show what it carries inside, by hash; an answer that is no page nothing', async () => {
    const client = server.as('anonymous');
    const [page, api] = await Promise.all([client('/screens/login'), client('/api/user')]);
    const html = await page.text();
    const policy = page.headers.get('Content-Security-Policy') ?? '';
    for (const [kind, pattern] of INLINE) {
      const carried = [...html.matchAll(pattern)].map(([, text = '']) => hashSource(text));
      const allowed = new RegExp(`${kind}-src ([^;]+) 'self'`).exec(policy)?.[1]?.split(' ');
      assert.deepEqual(allowed, carried);
    }
    assert.doesNotMatch(html, /<[^>]+\sstyle=|<[^>]+\son\w+=/);
    const closed = api.headers.get('Content-Security-Policy') ?? '';
    assert.match(closed, /script-src 'self'; style-src 'self';/);
    assert.notEqual(page.headers.get('X-Request-Id'), api.headers.get('X-Request-Id'));
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
