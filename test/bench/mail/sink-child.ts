// A mail server that takes everything and keeps nothing but who got how much: a process of its own, so that its work is
// not taken for ours. Told `report`, it says what came in so far; `forget` begins anew after that.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface SinkReport {
  readonly taken: number;
  /** People who got more than one. */
  readonly twice: number;
  readonly bytes: number;
  /** Milliseconds from the first mail to the last. */
  readonly took: number;
}

const counts = new Map<string, number>();
let [taken, twice, bytes, first, last] = [0, 0, 0, 0, 0];

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  disableReverseLookup: true,
  logger: false,
  maxClients: 1000,
  onData: (stream, session, done) => {
    stream.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    stream.on('end', () => {
      note(session.envelope.rcptTo[0]?.address ?? '');
      done();
    });
  },
});
server.on('error', () => {});

function note(to: string): void {
  const before = counts.get(to) ?? 0;
  counts.set(to, before + 1);
  if (before === 1) twice += 1;
  taken += 1;
  last = performance.now();
  first ||= last;
}

process.on('message', (asked: 'report' | 'forget') => {
  process.send?.({ taken, twice, bytes, took: last - first } satisfies SinkReport);
  if (asked !== 'forget') return;
  counts.clear();
  [taken, twice, bytes, first, last] = [0, 0, 0, 0, 0];
});
process.once('disconnect', () => process.exit());
server.listen(0, '127.0.0.1');
await once(server.server, 'listening');
process.send?.((server.server.address() as AddressInfo).port);
