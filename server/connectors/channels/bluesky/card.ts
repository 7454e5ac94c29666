// The card of a page that a post links to: as the page describes itself, with the picture that it is shared with.
import { type Outbound, OutboundError } from '../../http.ts';
import { decodePage, isPage } from '../../website/decode-page.ts';
import { readPage } from '../../website/read-page.ts';
import type { Call } from '../connector.ts';

export interface Card {
  readonly uri: string;
  readonly title: string;
  readonly description: string;
  readonly picture: { readonly type: string; readonly bytes: Buffer } | null;
}

/** Nobody waits long for a card, milliseconds and bytes. */
const PAGE = { timeout: 6_000, maxBytes: 1024 * 1024 };
/** As large as Bluesky takes the picture of a card. */
const PICTURE = { timeout: 6_000, maxBytes: 1_000_000 };
const PICTURES = /^image\/(?:jpeg|png|webp)$/;
const LONGEST = { title: 200, description: 400 };

type Way = Pick<Call, 'outbound' | 'signal'>;

/** Null for what is no page, or says nothing of itself. @throws OutboundError */
export async function readCard(call: Way, link: string): Promise<Card | null> {
  const answer = await fetchFrom(call, link, PAGE);
  if (answer.status !== 200 || !isPage(answer)) return null;
  const { page } = readPage(decodePage(answer), link);
  const title = (page.title || page.siteName).slice(0, LONGEST.title);
  if (title === '') return null;
  const shared = page.pictures.find(({ kind }) => kind === 'shared');
  return {
    ...{ uri: link, title, description: page.description.slice(0, LONGEST.description) },
    picture: shared ? await readPicture(call, URL.parse(shared.href, link)?.href ?? '') : null,
  };
}

/** Null for what cannot be had, or is no picture that Bluesky takes: the card does without. */
async function readPicture(call: Way, href: string): Promise<Card['picture']> {
  try {
    const answer = await fetchFrom(call, href, PICTURE);
    const [type = ''] = (answer.headers['content-type'] ?? '').split(';');
    return answer.status === 200 && PICTURES.test(type) ? { type, bytes: answer.body } : null;
  } catch (error) {
    if (error instanceof OutboundError) return null;
    throw error;
  }
}

function fetchFrom(
  { outbound, signal }: Way,
  address: string,
  bounds: typeof PAGE,
): ReturnType<Outbound['fetchPublic']> {
  return outbound.fetchPublic(address, { ...bounds, signal });
}
