// Whether opens and clicks of a business's mails are measured, and what a mailing needs for it.
import { type Context, unitOfWork } from '../../../db/unit-of-work.ts';
import { type AccountActor, SYSTEM } from '../../../kernel/actor.ts';
import { requireWriter } from '../../business/index.ts';
import { listLinks } from '../layout/links.ts';
import { readBlocks } from '../layout/read-blocks.ts';
import type { Measured } from '../mail.ts';
import { isMeasuring, markMeasured, saveLinks, updateMeasuring } from './read.repo.ts';

/** Before the mails of a mailing leave: the links of all its versions get names. Null where a business measures nothing. */
export async function prepareMeasuring(
  ctx: Context,
  mailing: { readonly id: number; readonly businessId: number },
  contents: readonly string[],
): Promise<Measured | null> {
  const { id: postId, businessId } = mailing;
  if (!(await isMeasuring(ctx.db.read, businessId))) return null;
  return unitOfWork(ctx, SYSTEM, async (tx) => {
    await markMeasured(tx.q, postId);
    const links = contents.flatMap((content) => listLinks(readBlocks(content)));
    return { links: await saveLinks(tx.q, { businessId, postId }, [...new Set(links)]) };
  });
}

/** Switches measuring on or off for mails that leave from now on; setting it as it stands changes nothing. */
export async function setMeasuring(ctx: Context, actor: AccountActor, isOn: boolean): Promise<void> {
  requireWriter(actor);
  const { businessId } = actor;
  await unitOfWork(ctx, actor, async (tx) => {
    if (!(await updateMeasuring(tx.q, businessId, isOn))) return;
    tx.emit({ kind: 'mail-measuring.set', businessId, data: { isOn } });
  });
}
