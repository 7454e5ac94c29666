// How much memory uploads take beyond what the server has at rest: files that are large, many at once, or made to take much.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { deflateSync } from 'node:zlib';
import { jpegOf, paint, pngChunk, pngOf, webpOf } from '../support/pictures.ts';
import { BUNDLE, startProduct } from '../support/product.ts';
import type { Row } from './table.ts';

/** Beyond the server at rest, whatever comes. */
const MOST_MB = 200;
const MB = 1e6;
/** Until the threads of before have given their memory back, milliseconds. */
const REST = 3000;

interface Case {
  readonly what: string;
  /** How many are sent at once. */
  readonly times: number;
  readonly body: () => BodyInit;
  readonly answers: number;
}

/** @param folder for its data; none is measured where the system does not tell a process's peak */
export async function benchUploads(folder: string): Promise<Row[]> {
  if (process.platform !== 'linux') return [];
  const server = await startProduct({
    program: BUNDLE,
    command: 'serve',
    environment: { DRIVYN_DATA: join(folder, 'uploads'), DRIVYN_RATE_LIMITS: 'off' },
  });
  try {
    const small = await jpegOf(paint(400, 300));
    await send(server.url, { what: 'warm', times: 2, body: () => small, answers: 201 });
    const rows: Row[] = [];
    for (const one of await casesOf()) {
      await new Promise((done) => setTimeout(done, REST));
      const before = memoryOf(server.pid, 'VmRSS');
      writeFileSync(`/proc/${server.pid}/clear_refs`, '5');
      const startedAt = performance.now();
      await send(server.url, one);
      const more = (memoryOf(server.pid, 'VmHWM') - before) / MB;
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      rows.push({
        what: `upload: ${one.what}`,
        value: `${more.toFixed(0)} MB more, ${seconds} s`,
        reference: `the server at rest, ${(before / MB).toFixed(0)} MB`,
        goal: `<= ${MOST_MB} MB`,
        met: more <= MOST_MB,
      });
    }
    return rows;
  } finally {
    await server.stop();
    rmSync(join(folder, 'uploads'), { recursive: true, force: true });
  }
}

async function casesOf(): Promise<Case[]> {
  const once = { times: 1, answers: 201 };
  const photo = await jpegOf(grainy(6000, 4000));
  // Just light enough for the encoder of thumbnails beside the decoder.
  const light = await jpegOf(grainy(4800, 3600));
  const webp = await webpOf(grainy(4000, 3000));
  const clear = pngOf(grainy(3000, 2000));
  return [
    { ...once, what: 'photo of 24 megapixels', body: () => photo },
    { ...once, what: 'photo of 17 megapixels, with its thumbnails', body: () => light },
    { ...once, what: 'WebP of 12 megapixels', body: () => webp },
    { ...once, what: 'PNG of 6 megapixels', body: () => clear },
    { what: 'six photos of 24 megapixels at once', times: 6, answers: 201, body: () => photo },
    { what: 'PNG of 30,000 x 30,000', times: 1, answers: 422, body: () => bomb() },
    { what: '500 MB streamed into the limit', times: 1, answers: 413, body: endless },
  ];
}

/** As much in it as in a photo: flat colours would be a small file. */
function grainy(width: number, height: number): ReturnType<typeof paint> {
  const picture = paint(width, height);
  for (let at = 0, seed = 1; at < picture.data.length; at += 4) {
    seed = (seed * 1_103_515_245 + 12_345) >>> 0;
    const grain = (seed >>> 16) & GRAIN;
    for (let part = 0; part < 3; part += 1) picture.data[at + part] = (picture.data[at + part] ?? 0) + grain;
  }
  return picture;
}

/** Levels of brightness by which neighbouring pixels differ at most. */
const GRAIN = 7;

/** A picture that says to be huge, all of one colour: a few kilobytes. */
function bomb(): Uint8Array<ArrayBuffer> {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(30_000, 0);
  size.writeUInt32BE(30_000, 4);
  size.set([8, 6, 0, 0, 0], 8);
  const lines = deflateSync(Buffer.alloc(1_000_000));
  const head = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const end = pngChunk('IEND', new Uint8Array());
  return new Uint8Array(Buffer.concat([head, pngChunk('IHDR', size), pngChunk('IDAT', lines), end]));
}

/** Begins as a photo does, and does not end before 500 MB. */
function endless(): BodyInit {
  const piece = Buffer.alloc(MB, 1);
  const start = Buffer.from('\xff\xd8\xff\xe0', 'latin1');
  function* pieces() {
    yield start;
    for (let sent = 0; sent < 500; sent += 1) yield piece;
  }
  return Readable.toWeb(Readable.from(pieces())) as unknown as BodyInit;
}

async function send(url: string, { what, times, body, answers }: Case): Promise<void> {
  const headers = { 'Content-Type': 'application/octet-stream' };
  const all = Array.from({ length: times }, async () => {
    const request = { method: 'POST', headers, body: body(), duplex: 'half' } as RequestInit;
    const answer = await fetch(new URL('/api/media', url), request).catch((error: Error) => error);
    // A server that has said no closes the connection, which not every sender hears.
    if (answer instanceof Error ? answers !== 413 : answer.status !== answers)
      throw new Error(`${what}: ${answer instanceof Error ? answer.message : answer.status}`);
  });
  await Promise.all(all);
}

/** Bytes. */
function memoryOf(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const found = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  if (!found) throw new Error(`the system does not tell ${field}`);
  return Number(found[1]) * 1024;
}
