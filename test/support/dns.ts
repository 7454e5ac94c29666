// A server of DNS on loopback that knows what a test tells it (RFC 1035): texts, mail exchangers, addresses and names.
import { createSocket } from 'node:dgram';
import { once } from 'node:events';

const TYPES = { A: 1, PTR: 12, MX: 15, TXT: 16 } as const;
/** What stands under a name and a type, such as `TXT example.com`. */
export type Zone = Map<string, readonly string[]>;

export interface TestDns {
  /** `address:port`. */
  readonly address: string;
  readonly zone: Zone;
  /** Answers nothing any more. */
  isSilent: boolean;
  close(): Promise<void>;
}

export async function startDns(): Promise<TestDns> {
  const socket = createSocket('udp4');
  const zone: Zone = new Map();
  socket.on('message', (question, { port, address }) => {
    if (!server.isSilent) socket.send(answer(question, zone), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const server: TestDns = {
    address: `127.0.0.1:${socket.address().port}`,
    zone,
    isSilent: false,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
  return server;
}

function answer(question: Buffer, zone: Zone): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  const type = question.readUInt16BE(at + 1);
  const name = labels.join('.').toLowerCase();
  const kind = Object.entries(TYPES).find(([, number]) => number === type)?.[0];
  const found = zone.get(`${kind} ${name}`) ?? [];
  const isKnown = [...zone.keys()].some((key) => key.endsWith(` ${name}`));
  const head = Buffer.alloc(12);
  question.copy(head, 0, 0, 2);
  head.writeUInt16BE(0x8180 | (isKnown ? 0 : 3), 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(found.length, 6);
  const records = found.map((value) => {
    const data = encode(kind, value);
    const record = Buffer.alloc(12);
    record.writeUInt16BE(0xc00c, 0);
    record.writeUInt16BE(type, 2);
    record.writeUInt16BE(1, 4);
    record.writeUInt16BE(data.length, 10);
    return Buffer.concat([record, data]);
  });
  return Buffer.concat([head, question.subarray(12, at + 5), ...records]);
}

function encode(kind: string | undefined, value: string): Buffer {
  if (kind === 'A') return Buffer.from(value.split('.').map(Number));
  if (kind === 'PTR') return encodeName(value);
  if (kind === 'MX') {
    const [priority = '10', host = ''] = value.split(' ');
    return Buffer.concat([Buffer.from([0, Number(priority)]), encodeName(host)]);
  }
  const chunks = value.match(/.{1,255}/g) ?? [''];
  return Buffer.concat(
    chunks.map((chunk) => Buffer.concat([Buffer.from([chunk.length]), Buffer.from(chunk)])),
  );
}

function encodeName(name: string): Buffer {
  const labels = name
    .split('.')
    .map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)]));
  return Buffer.concat([...labels, Buffer.from([0])]);
}
