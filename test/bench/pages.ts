// How much a page weighs on its way to a browser: the document at `/`, and every other screen's fragment.
import { SCREENS } from '../../server/screens/registry.ts';
import { ACCEPTS, fetchBytes } from './fetch-bytes.ts';
import { kilobytes } from './measure.ts';
import { routeTo } from './routes.ts';
import type { Row } from './table.ts';

/** What a server may send before it has to wait for the browser: ten packets. */
const DOCUMENT_GOAL = 14 * 1024;

/** The document of a business with a history, and that of a server on which nothing has been done yet. */
export async function benchDocuments(full: { url: string; cookie: string }, empty: string): Promise<Row[]> {
  return [
    await weighDocument('document / of a business', full.url, { Cookie: full.cookie }),
    await weighDocument('document / before set-up', empty, {}),
  ];
}

/** Information only: what the router fetches for each screen, beside the dashboard's fragment. */
export async function benchFragments({ url, cookie }: { url: string; cookie: string }): Promise<Row[]> {
  const headers = { Cookie: cookie, 'Drivyn-Visit': '1', 'Accept-Encoding': ACCEPTS };
  const weigh = async (path: string) => (await fetchBytes(`${url}/screens${path}`, headers)).bytes;
  const reference = await weigh('/');
  const rows: Row[] = [];
  for (const screen of SCREENS.filter(({ access, slug }) => access === 'account' && slug !== 'dashboard')) {
    const bytes = await weigh(routeTo(screen));
    const what = `fragment ${screen.slug}`;
    rows.push({ what, value: kilobytes(bytes), ratio: bytes / reference, reference: "the dashboard's" });
  }
  return rows;
}

async function weighDocument(what: string, url: string, headers: Record<string, string>): Promise<Row> {
  const packed = await fetchBytes(`${url}/`, { ...headers, 'Accept-Encoding': ACCEPTS });
  const plain = await fetchBytes(`${url}/`, headers);
  return {
    what: `${what}, ${packed.encoding}`,
    value: kilobytes(packed.bytes),
    ratio: packed.bytes / plain.bytes,
    reference: `unpacked, ${kilobytes(plain.bytes)}`,
    goal: `<= ${kilobytes(DOCUMENT_GOAL)}`,
    met: packed.bytes <= DOCUMENT_GOAL,
  };
}
