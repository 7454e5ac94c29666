// Smaller answers. Dynamic ones are compressed lightly and in one go; assets come compressed from the build.
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { Middleware } from '../context.ts';

const BROTLI = {
  /** The first that models contexts: a tenth smaller than the one below it, for a third more time. */
  [zlib.BROTLI_PARAM_QUALITY]: 5,
  /** Log2 of the window: a larger one costs a quarter more time on a page and saves nothing. */
  [zlib.BROTLI_PARAM_LGWIN]: 16,
};
/** Bytes below which the answer fits into a packet anyway. */
const SMALLEST = 1024;
const COMPRESSIBLE = /^(text\/|application\/(json|problem\+json|javascript|pdf)|image\/svg)/;

/** Whole pages are kept and sent again: each is packed once for as long as it lives. */
const packed = new WeakMap<Buffer, Partial<Record<Encoding, Buffer>>>();

const packers = {
  br: async (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { ...BROTLI, [zlib.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gzip: async (body: Buffer) => promisify(gzip)(body),
} satisfies Record<string, (body: Buffer) => Promise<Buffer>>;

type Encoding = keyof typeof packers;

async function pack(body: Buffer, encoding: Encoding): Promise<Buffer> {
  const form = packed.get(body)?.[encoding] ?? (await packers[encoding](body));
  packed.set(body, { ...packed.get(body), [encoding]: form });
  return form;
}

export function compression(): Middleware {
  return async (http, next) => {
    await next();
    const { body } = http;
    // A stream, such as the events', leaves as it comes.
    const isWhole = typeof body === 'string' || Buffer.isBuffer(body);
    if (!isWhole || !COMPRESSIBLE.test(http.type) || http.response.get('Content-Encoding')) return;
    http.vary('Accept-Encoding');
    const bytes = typeof body === 'string' ? Buffer.from(body) : body;
    // Browsers name both with the same weight: the smaller one first.
    const encoding = (['br', 'gzip'] as const).find((one) => http.acceptsEncodings(one) === one);
    if (!encoding || bytes.length < SMALLEST) return;
    http.body = await pack(bytes, encoding);
    http.set('Content-Encoding', encoding);
  };
}
