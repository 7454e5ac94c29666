// How much the first page weighs on its way to a browser that was never there, and to one that keeps the styles.
import { STYLES_COOKIE } from '../../server/contract/constants/styles.ts';
import { ACCEPTS, fetchBytes } from './fetch-bytes.ts';
import { kilobytes } from './measure.ts';
import type { Row } from './table.ts';

/** What a server may send before it has to wait for the browser: ten packets. */
const DOCUMENT_GOAL = 14 * 1024;
/** Before packing: what has to be drawn, packed, unpacked and read. */
const UNPACKED_GOAL = 40 * 1024;

/** The document of a business with a history, and that of a server on which nothing has been done yet. */
export async function benchDocuments(full: { url: string; cookie: string }, empty: string): Promise<Row[]> {
  const styles = await readStyles(full);
  const known = { Cookie: `${full.cookie}; ${STYLES_COOKIE}=${styles}` };
  return [
    ...(await weighDocument('document / of a business', full.url, { Cookie: full.cookie })),
    ...(await weighDocument('document / of a business, the styles kept', full.url, known)),
    ...(await weighDocument('document / before set-up', empty, {})),
  ];
}

/** What the runtime says that it keeps once it has been there. */
async function readStyles({ url, cookie }: { url: string; cookie: string }): Promise<string> {
  const page = await (await fetch(`${url}/`, { headers: { Cookie: cookie } })).text();
  const [, styles] = /data-styles="([^"]+)"/.exec(page) ?? [];
  if (!styles) throw new Error('the document names no styles to keep');
  return styles;
}

async function weighDocument(what: string, url: string, headers: Record<string, string>): Promise<Row[]> {
  const packed = await fetchBytes(`${url}/`, { ...headers, 'Accept-Encoding': ACCEPTS });
  const plain = await fetchBytes(`${url}/`, headers);
  const weigh = (form: string, bytes: number, goal: number, reference: string): Row => ({
    what: `${what}, ${form}`,
    value: kilobytes(bytes),
    ratio: bytes / plain.bytes,
    reference,
    goal: `<= ${kilobytes(goal)}`,
    met: bytes <= goal,
  });
  return [
    weigh(String(packed.encoding), packed.bytes, DOCUMENT_GOAL, `unpacked, ${kilobytes(plain.bytes)}`),
    weigh('unpacked', plain.bytes, UNPACKED_GOAL, 'itself'),
  ];
}
