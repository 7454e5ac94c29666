// What a page says of itself to whoever links to it, for networks that show a card and do not look for themselves.
import type { Outbound } from '../http.ts';
import { OutboundError } from '../outbound-error.ts';
import { decodePage, isPage } from '../website/decode-page.ts';
import { readPage } from '../website/read-page.ts';

export interface LinkCard {
  readonly title: string;
  /** Empty where the page does not describe itself. */
  readonly description: string;
  /** Where the picture is that it shows when it is shared; null where it names none. */
  readonly picture: string | null;
}

/** A card is worth no long wait: the link itself is in the text. */
const PAGE = { timeout: 5_000, maxBytes: 2 * 1024 * 1024 };

interface Way {
  readonly outbound: Outbound;
  readonly signal: AbortSignal;
}

/** Null where there is no page to be read, or one without a title. */
export async function readCard({ outbound, signal }: Way, address: string): Promise<LinkCard | null> {
  try {
    const answer = await outbound.fetchPublic(address, { ...PAGE, signal });
    if (answer.status !== 200 || !isPage(answer)) return null;
    const { page } = readPage(decodePage(answer), answer.url);
    const shared = page.pictures.find(({ kind }) => kind === 'shared');
    const picture = shared && URL.parse(shared.href, answer.url);
    if (page.title === '') return null;
    return { title: page.title, description: page.description, picture: picture?.href ?? null };
  } catch (error) {
    if (error instanceof OutboundError) return null;
    throw error;
  }
}

/** The bytes of a picture as it is linked; null where there are none, or too many. @param maxBytes most that are taken */
export async function readLinkedPicture(
  { outbound, signal }: Way,
  address: string,
  maxBytes: number,
): Promise<Buffer | null> {
  try {
    const answer = await outbound.fetchPublic(address, { timeout: PAGE.timeout, maxBytes, signal });
    return answer.status === 200 ? answer.body : null;
  } catch (error) {
    if (error instanceof OutboundError) return null;
    throw error;
  }
}
