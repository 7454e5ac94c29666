// Connections that take more than their share: real sockets, short times.
import assert from 'node:assert/strict';
import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, test } from 'node:test';
import { CONNECTION_LIMITS, type ConnectionLimits } from '../../server/http/connections.ts';
import { type Listening, listen } from '../../server/http/server.ts';

const READS: RequestListener = (request, response) =>
  void request.resume().on('end', () => response.end('read'));
const NEVER: RequestListener = () => {};
const QUICK = { checkEvery: 5 };

describe('connections', () => {
  let listening: Listening | undefined;
  const sockets: Socket[] = [];

  const open = async (
    limits: Partial<ConnectionLimits> = {},
    handler = READS,
    trustedProxies: string[] = [],
  ) => {
    const address = { host: '127.0.0.1', port: 0, trustedProxies };
    listening = await listen(handler, address, { ...CONNECTION_LIMITS, ...QUICK, ...limits });
    return listening.port;
  };

  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await listening?.stop(100);
  });

  /** Sends, and resolves with all that came once the server has closed; ours stays open for writing. */
  const talk = (port: number, text: string): { socket: Socket; end: Promise<string> } => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    sockets.push(socket);
    let heard = '';
    socket.setEncoding('utf8').on('data', (chunk) => {
      heard += chunk;
    });
    socket.write(text);
    const end = new Promise<string>((resolve) => {
      for (const event of ['end', 'close', 'error']) socket.once(event, () => resolve(heard));
    });
    return { socket, end };
  };

  test('with too large a head are told so', async () => {
    const port = await open();
    const large = 'x'.repeat(CONNECTION_LIMITS.headerSize);
    assert.match(
      await talk(port, `GET / HTTP/1.1\r\nHost: a\r\nX: ${large}\r\n\r\n`).end,
      /^HTTP\/1\.1 431 /,
    );
    assert.match(await talk(port, `GET /${large} HTTP/1.1\r\nHost: a\r\n\r\n`).end, /^HTTP\/1\.1 431 /);
  });

  test('that speak no HTTP, or two kinds at once, are told so', async () => {
    const port = await open();
    const both = 'Content-Length: 5\r\nTransfer-Encoding: chunked';
    for (const text of [
      'nonsense\r\n\r\n',
      `POST / HTTP/1.1\r\nHost: a\r\n${both}\r\n\r\n0\r\n\r\n`,
      'GET / HTTP/1.1\r\n\r\n',
    ]) {
      assert.match(await talk(port, text).end, /^HTTP\/1\.1 400 /, text);
    }
  });

  test('that never finish their headers are cut off', async () => {
    const port = await open({ headersTimeout: 40 });
    assert.match(await talk(port, 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ').end, /^(HTTP\/1\.1 408 |$)/);
    assert.match(await talk(port, '').end, /^(HTTP\/1\.1 408 |$)/);
  });

  test('that never finish their body are cut off', async () => {
    const port = await open({ headersTimeout: 30, bodyTime: 40 });
    const { end } = talk(port, 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nslow');
    assert.match(await end, /^(HTTP\/1\.1 408 |$)/);
  });

  test('that send a large body may take as long as they keep their rate', async () => {
    const port = await open({ headersTimeout: 30, bodyTime: 40, bodyRate: 1000 });
    const { socket, end } = talk(
      port,
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 8000\r\nConnection: close\r\n\r\n',
    );
    for (let sent = 0; sent < 8; sent += 1) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      socket.write('x'.repeat(1000));
    }
    assert.match(await end, /^HTTP\/1\.1 200 [\s\S]*read/);
  });

  test('that send a large body drop by drop are cut off', async () => {
    const port = await open({ headersTimeout: 30, bodyTime: 40, bodyRate: 1_000_000 });
    const { socket, end } = talk(port, 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 8000\r\n\r\n');
    const drops = setInterval(() => socket.destroyed || socket.write('x'), 5);
    assert.match(await end, /^(HTTP\/1\.1 408 |$)/);
    clearInterval(drops);
  });

  test('that ask nothing more are closed', async () => {
    const port = await open({ keepAlive: 20 });
    assert.match(await talk(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n').end, /^HTTP\/1\.1 200 [\s\S]*read/);
  });

  test('in which nothing moves are closed', async () => {
    const port = await open({ idle: 40 }, NEVER);
    assert.equal(await talk(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n').end, '');
  });

  test('answer only so many requests', async () => {
    // What is refused leaves the connection open: it ends as one that asks nothing more.
    const port = await open({ requests: 2, keepAlive: 20 });
    const heard = await talk(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(3)).end;
    assert.deepEqual(heard.match(/HTTP\/1\.1 \d+/g), ['HTTP/1.1 200', 'HTTP/1.1 200', 'HTTP/1.1 503']);
  });

  test('of one address are only so many', async () => {
    const port = await open({ perLine: 2, unbounded: [] });
    const ask = 'GET / HTTP/1.1\r\nHost: a\r\n';
    const [first] = [talk(port, ask), talk(port, ask)];
    assert.equal(await talk(port, `${ask}\r\n`).end, '');
    first?.socket.destroy();
    await first?.end;
    // The server hears of the end a moment later than we do.
    for (let attempt = 0; ; attempt += 1) {
      const heard = await talk(port, `${ask}Connection: close\r\n\r\n`).end;
      if (/read/.test(heard)) break;
      assert.ok(attempt < 200, 'the place has not become free');
    }
  });

  test('of a trusted proxy are as many as it has clients', async () => {
    const port = await open({ perLine: 0, unbounded: [] }, READS, ['127.0.0.1']);
    assert.match(await talk(port, 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n').end, /read$/);
  });
});
