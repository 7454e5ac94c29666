// Looking for a pin of ours among all pins of the account.
import * as v from 'valibot';
import type { Call, CheckOutcome, CheckRequest } from '../connector.ts';
import { Id, Words } from '../told.ts';
import { askPinterest, noteLimit, type Pinner, pinnerOf, troubleOf } from './api.ts';
import { linkOf } from './publish.ts';

const Pins = v.object({
  items: v.array(
    v.object({
      id: Id,
      created_at: v.string(),
      title: Words,
      description: Words,
      board_id: v.nullish(Id),
    }),
  ),
  bookmark: v.nullish(v.string()),
});
type Listed = v.InferOutput<typeof Pins>['items'];

const PAGE_SIZE = 100;
const MOST_PAGES = 5;

export async function check(call: Call, attempt: CheckRequest): Promise<CheckOutcome> {
  const pinner = pinnerOf(call);
  const board = pinner.credential.externalId;
  let bookmark = '';
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const read = await readPage(pinner, bookmark);
    if ('end' in read) return read;
    const found = read.items.find(
      (one) =>
        (one.board_id ?? board) === board &&
        momentOf(one.created_at) >= attempt.since &&
        !attempt.others.includes(one.id) &&
        isSame(attempt, one),
    );
    if (found) return { end: 'published', externalId: found.id, url: linkOf(found.id) };
    bookmark = read.bookmark ?? '';
    if (bookmark === '' || isBefore(read.items, attempt.since)) return { end: 'absent' };
  }
  return { end: 'unknown', error: 'There are too many pins to look through.' };
}

async function readPage(pinner: Pinner, bookmark: string) {
  const query = new URLSearchParams({ page_size: String(PAGE_SIZE), ...(bookmark && { bookmark }) });
  const reply = await askPinterest(pinner, `/pins?${query}`);
  const read = v.safeParse(Pins, reply.json);
  if (reply.status === 200 && read.success) return read.output;
  const { message } = troubleOf(reply);
  if (reply.status === 429) noteLimit(pinner, reply);
  return { end: reply.status === 401 ? ('reconnect' as const) : ('unknown' as const), error: message };
}

/** Pinterest tells moments of UTC without saying so. */
function momentOf(created: string): number {
  return Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/.test(created) ? created : `${created}Z`);
}

/** Whether everything on later pages is older than a moment: only where the newest do come first, which nobody promises. */
function isBefore(items: Listed, moment: number): boolean {
  const moments = items.map(({ created_at }) => momentOf(created_at));
  const isSorted = moments.every((one, at) => at === 0 || one <= (moments[at - 1] ?? one));
  return isSorted && (moments.at(-1) ?? moment) < moment;
}

function isSame(ours: CheckRequest, theirs: Listed[number]): boolean {
  return plain(ours.title) === plain(theirs.title) && plain(ours.content) === plain(theirs.description);
}

function plain(text: string | null): string {
  return (text ?? '').normalize('NFC').replace(/\s+/g, ' ').trim();
}
