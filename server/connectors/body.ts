// Bodies that are sent: in memory, or as they are read, for films that are larger than memory should be.
import type { CarriedMedium } from '../domain/media/index.ts';
import { secureIds } from '../kernel/ids.ts';

/** Bytes that are read while they are sent; their number is known before. */
export interface StreamedBody {
  readonly length: number;
  readonly chunks: AsyncIterable<Uint8Array>;
}

export type Body = string | Buffer | StreamedBody;

export function isStreamed(body: Body | undefined): body is StreamedBody {
  return typeof body === 'object' && !Buffer.isBuffer(body);
}

/** So much of a film is in memory at a time, bytes. */
const CHUNK = 4 * 1024 * 1024;

/** A picture or film as a body. @param from where to begin, where a network has the first part already */
export async function bodyOf(medium: CarriedMedium, from = 0): Promise<StreamedBody> {
  return partOf(medium, { from, to: (await medium.size()) - 1 });
}

/** A part of a picture or film as a body; both ends belong to it. */
export function partOf(medium: CarriedMedium, { from, to }: { from: number; to: number }): StreamedBody {
  return { length: to + 1 - from, chunks: readAll(medium, { from, size: to + 1 }) };
}

async function* readAll(medium: CarriedMedium, { from, size }: { from: number; size: number }) {
  for (let at = from; at < size; at += CHUNK)
    yield await medium.read({ from: at, to: Math.min(at + CHUNK, size) - 1 });
}

/** A file among the fields of a form. */
export interface FormFile {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  readonly body: StreamedBody;
}

/** RFC 7578: fields first, in their order, and then the file. */
export function multipart(
  fields: Readonly<Record<string, string>>,
  file: FormFile,
): { readonly contentType: string; readonly body: StreamedBody } {
  const boundary = `drivyn-${secureIds.token(18)}`;
  const head = (name: string, rest: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${rest}\r\n\r\n`;
  const before = Object.entries(fields).map(([name, value]) => `${head(name, '')}${value}\r\n`);
  before.push(head(file.field, `; filename="${file.name}"\r\nContent-Type: ${file.type}`));
  const start = Buffer.from(before.join(''));
  const end = Buffer.from(`\r\n--${boundary}--\r\n`);
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: {
      length: start.length + file.body.length + end.length,
      chunks: (async function* () {
        yield start;
        yield* file.body.chunks;
        yield end;
      })(),
    },
  };
}
