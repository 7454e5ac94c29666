// The card of a page that a post links to: as the page describes itself, with the picture that it is shared with. For networks
// that do not look for themselves.
import { type Outbound, OutboundError } from '../http.ts';
import { decodePage, isPage } from '../website/decode-page.ts';
import { readPage } from '../website/read-page.ts';

export interface LinkCard {
  readonly title: string;
  /** Empty where the page does not describe itself. */
  readonly description: string;
  /** Null where it names none, or none that the network takes. */
  readonly picture: { readonly type: string; readonly bytes: Buffer } | null;
}

/** The pictures that a network takes. */
export interface CardPictures {
  readonly types: readonly string[];
  readonly maxBytes: number;
}

/** A card is worth no long wait, as the link itself is in the text: milliseconds and bytes. */
const TIMEOUT = 6_000;
const MOST_HTML = 2 * 1024 * 1024;

interface Way {
  readonly outbound: Outbound;
  readonly signal: AbortSignal;
}

/** Null for what cannot be had, is no page, or says nothing of itself: the post does without. */
export async function readCard(way: Way, link: string, wanted: CardPictures): Promise<LinkCard | null> {
  const answer = await fetchFrom(way, link, MOST_HTML);
  if (answer?.status !== 200 || !isPage(answer)) return null;
  const { page } = readPage(decodePage(answer), answer.url);
  const title = page.title || page.siteName;
  if (title === '') return null;
  const shared = page.pictures.find(({ kind }) => kind === 'shared');
  const address = shared && URL.parse(shared.href, answer.url);
  const picture = address ? await readPicture(way, address.href, wanted) : null;
  return { title, description: page.description, picture };
}

async function readPicture(
  way: Way,
  address: string,
  { types, maxBytes }: CardPictures,
): Promise<LinkCard['picture']> {
  const answer = await fetchFrom(way, address, maxBytes);
  const [type = ''] = (answer?.headers['content-type'] ?? '').split(';');
  return answer?.status === 200 && types.includes(type) ? { type, bytes: answer.body } : null;
}

async function fetchFrom({ outbound, signal }: Way, address: string, maxBytes: number) {
  try {
    return await outbound.fetchPublic(address, { timeout: TIMEOUT, maxBytes, signal });
  } catch (error) {
    if (error instanceof OutboundError) return null;
    throw error;
  }
}
