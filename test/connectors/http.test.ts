// The way out: what is public, and that nothing else is ever reached, by any spelling, name or redirect.
import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, type TestContext, test } from 'node:test';
import { Outbound, OutboundError, type OutboundParts } from '../../server/connectors/http.ts';
import { isPublicAddress } from '../../server/connectors/public-address.ts';

const PRIVATE = [
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.192',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
  '64:ff9b::7f00:1',
  '64:ff9b:1::a00:1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
  '2001:db8::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  'nonsense',
  '',
];
const PUBLIC = ['1.1.1.1', '100.63.255.255', '172.32.0.1', '9.9.9.9', '2606:4700::1111', '::ffff:1.1.1.1'];

describe('public addresses', () => {
  test('are told from all others', () => {
    for (const address of PRIVATE) assert.equal(isPublicAddress(address), false, address);
    for (const address of PUBLIC) assert.equal(isPublicAddress(address), true, address);
  });
});

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

describe('the way out', () => {
  let port = 0;
  let asked: string[] = [];
  /** The time that a request has, where a test ends it: once the server has been asked, not after so long. */
  let time = new AbortController();
  const handlers: Record<string, Handler> = {
    '/': (request, response) => response.end(`for ${request.headers.host}`),
    '/inside': (_, response) => response.writeHead(302, { Location: 'http://169.254.169.254/' }).end(),
    '/local': (_, response) => response.writeHead(307, { Location: `http://localhost:${port}/` }).end(),
    '/file': (_, response) => response.writeHead(302, { Location: 'file:///etc/passwd' }).end(),
    '/once': (_, response) => response.writeHead(301, { Location: '/' }).end(),
    '/round': (_, response) => response.writeHead(302, { Location: '/round' }).end(),
    '/large': (_, response) => response.end('x'.repeat(5000)),
    '/slow': () => time.abort(),
    '/drip': (_, response) => void response.write('x', () => setTimeout(() => time.abort(), 20)),
    '/broken': (_, response) => void response.socket?.destroy(),
    '/whole': (request, response) => {
      let came = 0;
      request
        .on('data', (bytes: Buffer) => (came += bytes.length))
        .on('error', () => {})
        .on('end', () => response.end(JSON.stringify({ length: request.headers['content-length'], came })));
    },
    '/echo': (request, response) => {
      const { method, headers } = request;
      request
        .setEncoding('utf8')
        .on('data', (body) => response.end(JSON.stringify({ method, headers, body })));
    },
  };
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`);
    (handlers[request.url ?? ''] ?? handlers['/'])?.(request, response);
  });
  before(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });

  const open = (parts: OutboundParts = {}) => {
    asked = [];
    return new Outbound({ resolve: async () => ['127.0.0.1'], allow: [`127.0.0.1:${port}`], ...parts });
  };
  const holdTime = (t: TestContext) =>
    t.mock.method(AbortSignal, 'timeout', () => {
      time = new AbortController();
      return time.signal;
    });
  const site = (path: string) => `http://shop.test:${port}${path}`;
  const isReason =
    (reason: string, isSent = false) =>
    (error: unknown) =>
      error instanceof OutboundError && error.reason === reason && error.isSent === isSent;

  test('leads to the address that was checked, under the name that was asked for', async () => {
    const answer = await open().fetchPublic(site('/'));
    assert.equal(answer.body.toString(), `for shop.test:${port}`);
    assert.equal((await open().fetchPublic(site('/once'))).url, site('/'));
  });

  test('asks for a name once: a second answer could be another', async () => {
    let calls = 0;
    const resolve = async () => [calls++ === 0 ? '127.0.0.1' : '10.0.0.1'];
    assert.equal((await open({ resolve }).fetchPublic(site('/'))).status, 200);
    assert.equal(calls, 1);
    // With the redirect it is asked again, and checked again.
    calls = 0;
    await assert.rejects(open({ resolve }).fetchPublic(site('/once')), isReason('refused'));
  });

  for (const host of [
    '127.0.0.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '127.1',
    '127.0.0.1.',
    '①②⑦.0.0.1',
    '%31%32%37.0.0.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[64:ff9b::7f00:1]',
    '169.254.169.254',
    '0',
    '[fd00:ec2::254]',
  ]) {
    test(`never leads to ${host}`, async () => {
      const resolve = () => assert.fail('an address is no name');
      await assert.rejects(open({ resolve, allow: [] }).fetchPublic(`http://${host}/`), isReason('refused'));
      await assert.rejects(open({ resolve, allow: [] }).fetchPublic(`https://${host}/`), isReason('refused'));
      assert.deepEqual(asked, []);
    });
  }

  test('refuses names of which any address is inside', async () => {
    for (const address of PRIVATE) {
      const resolve = async () => ['1.1.1.1', address];
      await assert.rejects(open({ resolve }).fetchPublic('http://shop.test/'), isReason('refused'), address);
    }
    await assert.rejects(
      open({ resolve: async () => [] }).fetchPublic('http://shop.test/'),
      isReason('refused'),
    );
  });

  test('checks where a redirect leads', async () => {
    for (const path of ['/inside', '/file']) {
      await assert.rejects(open().fetchPublic(site(path)), isReason('refused'), path);
    }
    const resolve = async (name: string) => [name === 'shop.test' ? '127.0.0.1' : '::1'];
    await assert.rejects(open({ resolve }).fetchPublic(site('/local')), isReason('refused'));
    assert.deepEqual(asked, [`shop.test:${port}/local`]);
    await assert.rejects(open().fetchPublic(site('/round')), isReason('refused'));
    assert.equal(asked.length, 6);
  });

  test('goes to the usual ports of the web only', async () => {
    const resolve = async () => ['1.1.1.1'];
    for (const address of ['http://shop.test:22/', 'https://shop.test:8443/', 'http://shop.test:443/']) {
      await assert.rejects(open({ resolve }).fetchPublic(address), isReason('refused'), address);
    }
  });

  test('takes nothing but addresses of websites', async () => {
    for (const address of [
      'ftp://shop.test/',
      'file:///etc/passwd',
      'javascript:1',
      'shop.test',
      '',
      'http://',
    ]) {
      await assert.rejects(open().fetchPublic(address), isReason('refused'), address);
    }
    await assert.rejects(open().fetchPublic('http://user:secret@shop.test/'), isReason('refused'));
  });

  test('ends in time and size', async (t) => {
    await assert.rejects(open().fetchPublic(site('/large'), { maxBytes: 4999 }), isReason('too-large', true));
    assert.equal((await open().fetchPublic(site('/large'), { maxBytes: 5000 })).body.length, 5000);
    const resolve = () => new Promise<never>(() => {});
    await assert.rejects(open({ resolve }).fetchPublic(site('/'), { timeout: 20 }), isReason('timeout'));
    const limit = holdTime(t);
    for (const path of ['/slow', '/drip']) {
      await assert.rejects(open().fetchPublic(site(path), { timeout: 50 }), isReason('timeout', true), path);
      assert.deepEqual(limit.mock.calls.at(-1)?.arguments, [50]);
    }
  });

  test('says when nobody is there', async () => {
    const resolve = () => Promise.reject(new Error('ENOTFOUND'));
    await assert.rejects(open({ resolve }).fetchPublic(site('/')), isReason('unreachable'));
    await assert.rejects(open().fetchPublic(site('/broken')), isReason('unreachable', true));
  });

  test('calls a provider wherever it is, and only it', async () => {
    const base = `http://127.0.0.1:${port}`;
    const sent = { method: 'POST', headers: { Authorization: 'Bearer x' }, body: 'a=1' } as const;
    const answer = await open({ allow: [] }).fetchProvider(base, '/echo', sent);
    const echo = JSON.parse(answer.body.toString());
    assert.deepEqual([echo.method, echo.headers.authorization, echo.body], ['POST', 'Bearer x', 'a=1']);
    assert.equal((await open().fetchProvider(base, '/inside', sent)).status, 302);
    for (const path of ['http://evil.example/', '//evil.example/', '\\\\evil.example']) {
      await assert.rejects(open().fetchProvider(base, path), isReason('refused'), path);
    }
  });

  test('tells whether a provider may have received what was sent', async (t) => {
    const sent = { method: 'POST', body: 'a=1' } as const;
    const base = `http://127.0.0.1:${port}`;
    holdTime(t);
    await assert.rejects(open().fetchProvider(base, '/slow', sent), isReason('timeout', true));
    await assert.rejects(
      open().fetchProvider('http://127.0.0.1:1', '/', sent),
      isReason('unreachable', false),
    );
  });

  test('asks a stand-in in the place of a vendor, and of nobody else', async () => {
    const place = `http://127.0.0.1:${port}`;
    const way = open({ allow: [], origins: { 'https://api.vendor.example': place } });
    const sent = { method: 'POST', body: 'a=1' } as const;
    const asked = await way.fetchProvider('https://api.vendor.example', '/echo', sent);
    assert.equal(JSON.parse(asked.body.toString()).body, 'a=1');
    // A vendor may hand out addresses of its own, and a stand-in those where it is.
    for (const address of ['https://api.vendor.example/echo', `${place}/echo`])
      assert.equal((await way.callHandedOut(address, sent)).status, 200, address);
    const elsewhere = await open({ origins: {} }).callPublic(site('/echo'), '', sent);
    assert.equal(elsewhere.status, 200);
    const refused = isReason('refused');
    await assert.rejects(open({ allow: [] }).callPublic(`${place}/echo`, '', sent), refused);
    await assert.rejects(way.fetchPublic(`${place}/`), refused);
    await way.callPublic('https://api.vendor.example//evil.example/x', '', sent);
    assert.equal(way.pageAt('https://api.vendor.example/authorize?a=1'), `${place}/authorize?a=1`);
    assert.equal(way.pageAt('https://www.vendor.example/authorize'), 'https://www.vendor.example/authorize');
    assert.equal(way.pageAt('/sandbox/authorize?a=1'), '/sandbox/authorize?a=1');
  });

  test('uploads to wherever a stand-in says on this machine, which nobody else is reached by', async () => {
    const way = open({ allow: [], origins: { 'https://api.vendor.example': 'http://127.0.0.1:1' } });
    const address = `http://127.0.0.1:${port}/echo`;
    const sent = { method: 'PUT', body: 'bytes' } as const;
    const answer = await way.callHandedOut(address, sent);
    assert.equal(JSON.parse(answer.body.toString()).body, 'bytes');
    const refused = isReason('refused');
    await assert.rejects(way.callPublic(address, '', sent), refused);
    await assert.rejects(way.callHandedOut('http://10.0.0.1/echo', sent), refused);
    await assert.rejects(open({ allow: [] }).callHandedOut(address, sent), refused);
  });

  test('sends what is larger than memory as it is read', async () => {
    const chunks = async function* () {
      for (let at = 0; at < 4; at += 1) yield Buffer.from(`${at}`.repeat(70_000));
    };
    const way = open({ allow: [] });
    const body = { length: 280_000, chunks: chunks() };
    const path = `http://127.0.0.1:${port}`;
    const answer = await way.fetchProvider(path, '/whole', { method: 'PUT', body });
    assert.deepEqual(JSON.parse(answer.body.toString()), { length: '280000', came: 280_000 });
    const broken = async function* () {
      yield Buffer.from('0');
      throw new Error('the disk is gone');
    };
    const half = { length: 2, chunks: broken() };
    await assert.rejects(
      way.fetchProvider(path, '/whole', { method: 'PUT', body: half }),
      (error) => error instanceof OutboundError && error.reason === 'unreachable',
    );
  });
});
