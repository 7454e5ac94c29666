// Who a request comes from, with proxies in between and with clients that make them up.
import assert from 'node:assert/strict';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import Koa from 'koa';
import type { RequestState } from '../../server/http/context.ts';
import { readForwarded } from '../../server/http/middleware/forwarded.ts';
import { AddressRanges } from '../../server/kernel/address.ts';
import { sendRaw } from '../support/raw-request.ts';

const PROXY = ['127.0.0.0/8', '10.0.0.0/8', 'fd00::/8'];

interface Case {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly seen: Readonly<Record<'ip' | 'protocol' | 'host', string>>;
}

const HERE = { protocol: 'http', host: 'here.example' };
const ip = (address: string) => ({ ip: address, ...HERE });

const TRUSTED: readonly Case[] = [
  { name: 'says nothing', headers: {}, seen: ip('127.0.0.1') },
  { name: 'names the client', headers: { 'X-Forwarded-For': '203.0.113.9' }, seen: ip('203.0.113.9') },
  {
    name: 'adds the client behind what that one made up',
    headers: { 'X-Forwarded-For': '127.0.0.1, 10.1.1.1, 198.51.100.1, 203.0.113.9' },
    seen: ip('203.0.113.9'),
  },
  {
    name: 'is the last of three',
    headers: { 'X-Forwarded-For': '1.1.1.1, 203.0.113.9, 10.0.0.2, fd00::5' },
    seen: ip('203.0.113.9'),
  },
  {
    name: 'names only trusted ones',
    headers: { 'X-Forwarded-For': '10.0.0.7, 10.0.0.2' },
    seen: ip('10.0.0.7'),
  },
  { name: 'does not know', headers: { 'X-Forwarded-For': '203.0.113.9, unknown' }, seen: ip('unknown') },
  { name: 'names an IPv6 client', headers: { 'X-Forwarded-For': '2001:DB8::1' }, seen: ip('2001:db8::1') },
  {
    name: 'names mapped IPv4',
    headers: { 'X-Forwarded-For': '::ffff:203.0.113.9' },
    seen: ip('203.0.113.9'),
  },
  { name: 'adds a port', headers: { 'X-Forwarded-For': '203.0.113.9:4711' }, seen: ip('203.0.113.9') },
  {
    name: 'adds a port to IPv6',
    headers: { 'X-Forwarded-For': '[2001:db8::1]:4711' },
    seen: ip('2001:db8::1'),
  },
  {
    name: 'ends TLS',
    headers: {
      'X-Forwarded-For': '203.0.113.9',
      'X-Forwarded-Proto': 'https',
      'X-Forwarded-Host': 'shop.example',
    },
    seen: { ip: '203.0.113.9', protocol: 'https', host: 'shop.example' },
  },
  {
    name: 'adds to what a client made up',
    headers: {
      'X-Forwarded-For': '203.0.113.9',
      'X-Forwarded-Proto': 'https, http',
      'X-Forwarded-Host': 'evil.example, here.example',
    },
    seen: ip('203.0.113.9'),
  },
  {
    name: 'speaks the standard',
    headers: { Forwarded: 'for=1.2.3.4, for="[2001:db8::1]:80";proto=https;host=shop.example;by=10.0.0.1' },
    seen: { ip: '2001:db8::1', protocol: 'https', host: 'shop.example' },
  },
  { name: 'hides the client', headers: { Forwarded: 'for=_hidden' }, seen: ip('unknown') },
  { name: 'speaks nonsense', headers: { Forwarded: ';;=,,for' }, seen: ip('unknown') },
  {
    name: 'lets a client’s own standard header pass',
    headers: { 'X-Forwarded-For': '203.0.113.9', Forwarded: 'for=127.0.0.1;proto=https;host=evil.example' },
    seen: ip('203.0.113.9'),
  },
];

const STRANGER: readonly Case[] = TRUSTED.map(({ name, headers }) => ({
  name,
  headers,
  seen: ip('127.0.0.1'),
}));

function declareCases(proxies: readonly string[], cases: readonly Case[]): void {
  const koa = new Koa<RequestState>({ proxy: true });
  koa.use(readForwarded(new AddressRanges(proxies)));
  koa.use((http) => {
    http.body = JSON.stringify({ ip: http.ip, protocol: http.protocol, host: http.host });
  });
  const server = createServer(koa.callback() as RequestListener);
  before(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  after(() => server.close());
  for (const { name, headers, seen } of cases) {
    test(name, async () => {
      const { port } = server.address() as AddressInfo;
      const answer = await sendRaw(`http://127.0.0.1:${port}/`, {
        headers: { Host: 'here.example', ...headers },
      });
      assert.deepEqual(JSON.parse(answer.body), seen);
    });
  }
}

describe('a trusted proxy', () => declareCases(PROXY, TRUSTED));
describe('a stranger who claims the same changes nothing', () => declareCases(['10.0.0.0/8'], STRANGER));
