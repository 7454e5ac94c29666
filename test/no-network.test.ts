// The guard under every test: outside is refused by name, this machine is not.
import assert from 'node:assert/strict';
import dgram from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import http from 'node:http';
import net, { type LookupFunction } from 'node:net';
import { test } from 'node:test';
import tls from 'node:tls';
import './support/no-network.ts';

const REFUSED = /A test tried to reach .*(example\.com|203\.0\.113\.7)/;

function answer(address: string): LookupFunction {
  return (_name, options, done) =>
    options.all ? done(null, [{ address, family: 4 }]) : done(null, address, 4);
}

async function connect(options: net.TcpNetConnectOpts): Promise<void> {
  const socket = net.connect(options);
  try {
    await once(socket, 'connect');
  } finally {
    socket.destroy();
  }
}

test('every way out is refused, and says where it led', async () => {
  const socket = dgram.createSocket('udp4');
  assert.throws(() => net.connect(80, 'example.com'), REFUSED);
  assert.throws(() => net.connect({ port: 80, host: '203.0.113.7' }), REFUSED);
  assert.throws(() => new net.Socket().connect(80, '203.0.113.7'), REFUSED);
  assert.throws(() => tls.connect({ port: 443, host: 'example.com' }), REFUSED);
  assert.throws(() => http.get('http://example.com/'), REFUSED);
  assert.throws(() => socket.send('x', 53, '203.0.113.7'), REFUSED);
  assert.throws(() => socket.connect(53, '203.0.113.7'), REFUSED);
  assert.throws(() => lookup('example.com'), REFUSED);
  const cause = await fetch('http://example.com/').catch((error: Error) => String(error.cause));
  assert.match(String(cause), REFUSED);
  await assert.rejects(connect({ port: 80, host: 'shop.test', lookup: answer('203.0.113.7') }), REFUSED);
  socket.close();
});

test('this machine is reached by any of its names', async (t) => {
  const server = http.createServer((_request, response) => response.end('here')).listen(0, '127.0.0.1');
  t.after(() => server.close());
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  assert.equal(await (await fetch(`http://localhost:${port}/`)).text(), 'here');
  await connect({ port, host: '127.0.0.1' });
  await connect({ port, host: 'shop.test', lookup: answer('127.0.0.1') });
  server.closeAllConnections();
});
