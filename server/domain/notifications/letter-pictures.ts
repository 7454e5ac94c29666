// What the posts look like that a letter is about: small pictures, by addresses that end, as a letter is seen by whoever has it.
import { LETTER_PICTURE_WIDTH, type LetterPicture } from '../../contract/letters.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { DAY, SECOND } from '../../kernel/clock.ts';
import { addressOf, listMediaOfPosts } from '../media/index.ts';
import { listWaitingPostIds } from './notification.repo.ts';

/** A letter that is opened later has their words alone. */
const SECONDS = (30 * DAY) / SECOND;
/** Of the posts that wait, the next ones to leave. */
const MOST = 4;

/** @param href where the notification leads */
export async function picturesFor(
  tx: Pick<Tx, 'q' | 'vault' | 'now'>,
  businessId: number,
  href: string | null,
): Promise<readonly LetterPicture[]> {
  const post = /^#\/posts\/(\d+)$/.exec(href ?? '')?.[1];
  const waiting = href === '#/approvals' ? await listWaitingPostIds(tx.q, businessId, MOST) : [];
  const ids = post === undefined ? waiting : [Number(post)];
  const media = await listMediaOfPosts(tx.q, businessId, ids);
  const parts = { vault: tx.vault, clock: { now: () => tx.now } };
  return ids.flatMap((id) => {
    const [first] = media.get(id) ?? [];
    if (!first || (first.kind === 'video' && first.poster === null)) return [];
    const { secret } = addressOf(parts, first, { seconds: SECONDS, use: `mail-${LETTER_PICTURE_WIDTH}` });
    return [{ path: `/m/${secret}`, alt: first.alt }];
  });
}
