// Looking for a pin of ours among all pins of the account.

import * as v from 'valibot';
import type { Told } from '../../../contract/sentence.ts';
import type { Call, CheckOutcome, CheckRequest } from '../connector.ts';
import { type ListPage, lookBack, TOO_MANY } from '../look-back.ts';
import { Id, momentOf, Words } from '../told.ts';
import { askPinterest, noteLimit, type Pinner, pinnerOf, troubleOf } from './api.ts';
import { linkOf } from './publish.ts';

const Pins = v.object({
  items: v.array(
    v.object({
      id: Id,
      created_at: Words,
      title: Words,
      description: Words,
      board_id: v.nullish(Id),
    }),
  ),
  bookmark: v.nullish(v.string()),
});
type Pin = v.InferOutput<typeof Pins>['items'][number];

const PAGE_SIZE = 100;

export async function check(call: Call, attempt: CheckRequest): Promise<CheckOutcome> {
  const pinner = pinnerOf(call);
  const { since, others } = attempt;
  const board = pinner.credential.externalId;
  const isIt = (one: Pin) =>
    (one.board_id ?? board) === board &&
    (momentOf(one.created_at) ?? since) >= since &&
    !others.includes(one.id) &&
    isSame(attempt, one);
  const listed = await lookBack<Pin, string, Refused>({
    ...{ since, isIt },
    madeAt: ({ created_at }) => momentOf(created_at),
    read: (bookmark) => readPage(pinner, bookmark),
  });
  if ('refused' in listed) return listed.refused;
  const found = listed.items.find(isIt);
  if (found) return { end: 'published', externalId: found.id, url: linkOf(found.id) };
  return listed.isWhole ? { end: 'absent' } : { end: 'unknown', error: TOO_MANY };
}

interface Refused {
  readonly end: 'reconnect' | 'unknown';
  readonly error: Told;
}

async function readPage(
  pinner: Pinner,
  bookmark?: string,
): Promise<ListPage<Pin, string> | { readonly refused: Refused }> {
  const query = new URLSearchParams({ page_size: String(PAGE_SIZE), ...(bookmark && { bookmark }) });
  const reply = await askPinterest(pinner, `/pins?${query}`);
  const read = v.safeParse(Pins, reply.json);
  if (reply.status === 200 && read.success)
    return { items: read.output.items, next: read.output.bookmark || undefined };
  const { message } = troubleOf(reply);
  if (reply.status === 429) noteLimit(pinner, reply);
  return { refused: { end: reply.status === 401 ? 'reconnect' : 'unknown', error: message } };
}

function isSame(ours: CheckRequest, theirs: Pin): boolean {
  return plain(ours.title) === plain(theirs.title) && plain(ours.content) === plain(theirs.description);
}

function plain(text: string | null): string {
  return (text ?? '').normalize('NFC').replace(/\s+/g, ' ').trim();
}
