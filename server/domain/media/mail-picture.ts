// Pictures of the business's media in its mails: an address that anybody may ask and that lasts, as mails lie in inboxes for years.
import { type MailWidth, mailWidthsFor } from '../../contract/mail-picture.ts';
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { inField, say } from '../../sentences/index.ts';
import type { Fit } from './imaging.ts';
import { getMedium } from './manage-media.ts';
import { findMediumByMailKey, type MediumRecord, setMailKey } from './medium.repo.ts';

/** Of the name; made to base64url, 22 characters. */
const KEY_BYTES = 16;
/** Screens show two pixels, or more, where a mail counts one. */
const DENSE = 2;
const QUALITY = 82;
/** Of a picture that is sent as it is, bytes: more keeps readers on phones waiting. */
const KEPT_BYTES = 1_000_000;

/**
 * Lets mails show a picture.
 * @param width how wide it is shown there, pixels; as wide as it goes when absent
 * @throws AppError not-found; invalid for a film, and for a width at which it would be blown up
 */
export async function openToMails(
  ctx: Context,
  actor: AccountActor,
  id: number,
  width: MailWidth | undefined,
): Promise<{ readonly key: string; readonly width: MailWidth }> {
  return unitOfWork(ctx, actor, async (tx) => {
    const medium = await getMedium(tx.q, actor, id);
    if (medium.kind === 'video') throw new AppError('invalid', say('media.no-film-in-mails'));
    const widths = mailWidthsFor(medium);
    const [widest] = widths;
    const shown = width ?? widest;
    if (shown === undefined || !widths.includes(shown))
      throw new AppError('invalid', inField('width', say('media.narrower', { width: medium.width })), {
        field: 'width',
      });
    if (medium.mailKey === null) await setMailKey(tx.q, medium, ctx.ids.token(KEY_BYTES));
    const { mailKey } = await getMedium(tx.q, actor, id);
    if (mailKey === null) throw new Error('a picture was given a name for mails and has none');
    return { key: mailKey, width: shown };
  });
}

/** @throws AppError not-found for a name that no picture has, or none has any more */
export async function findByMailKey({ db }: Pick<Context, 'db'>, key: string): Promise<MediumRecord> {
  const medium = await findMediumByMailKey(db.read, key);
  if (!medium) throw notFound();
  return medium;
}

type Shown = Pick<MediumRecord, 'kind' | 'type' | 'width' | 'height' | 'bytes' | 'isAnimated' | 'poster'>;

/**
 * How a picture is made fit for mail programs, some of which know neither WebP nor how to make a picture smaller; null where its
 * bytes are taken as they are, as what moves and what is transparent would be lost. Of a film its poster is shown.
 * @throws AppError not-found for a film without a poster
 */
export function fitForMail(medium: Shown, wide: MailWidth): Fit | null {
  const { kind, type, width, height, bytes, isAnimated, poster } = medium;
  if (kind === 'video' && poster === null) throw notFound();
  const to = { width: Math.min(width, wide * DENSE), height: 0 };
  const isKept =
    kind === 'image' && type !== 'image/webp' && bytes <= KEPT_BYTES && (isAnimated || to.width === width);
  if (isKept) return null;
  to.height = Math.max(1, Math.round((height * to.width) / width));
  const area = { left: 0, top: 0, width, height };
  return { area, to, as: 'image/jpeg', quality: QUALITY, most: Number.MAX_SAFE_INTEGER };
}
