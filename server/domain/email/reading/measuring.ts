// Whether opens and clicks of a business's mails are measured, and what a mailing needs for it.
import { type Context, unitOfWork } from '../../../db/unit-of-work.ts';
import { type AccountActor, SYSTEM } from '../../../kernel/actor.ts';
import { requireWriter } from '../../business/index.ts';
import { listLinks } from '../layout/links.ts';
import { writtenAddress } from '../layout/read-blocks.ts';
import { type Measured, readMailBlocks } from '../mail.ts';
import type { StepDelivery } from '../step-delivery.repo.ts';
import { listStepLinks, saveLinks, saveStepLinks } from './link.repo.ts';
import { isMeasuring, markMeasured, markStepMeasured, updateMeasuring } from './read.repo.ts';

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
    const links = contents.flatMap((content) => listLinks(readMailBlocks(content)));
    return { links: await saveLinks(tx.q, { businessId, postId }, [...new Set(links)]) };
  });
}

/** The links of a mail whose clicks can be counted, as they are written. */
export function listMailLinks(content: string): string[] {
  return listLinks(readMailBlocks(content)).map(writtenAddress);
}

/** Before the mail of a step leaves: its links get names, and it is noted whether it is measured. Null where it is not. */
export async function prepareStepMeasuring(
  ctx: Context,
  { id, businessId, automationId, isMeasured }: StepDelivery,
  content: string,
): Promise<Measured | null> {
  const isOn = await isMeasuring(ctx.db.read, businessId);
  const urls = isOn ? listLinks(readMailBlocks(content)) : [];
  const known = isOn ? await listStepLinks(ctx.db.read, automationId) : new Map<string, number>();
  // All mails of a step have the same links: most of the time nothing is to be stored.
  if (isOn === isMeasured && urls.every((url) => known.has(url))) return isOn ? { links: known } : null;
  return unitOfWork(ctx, SYSTEM, async (tx) => {
    await markStepMeasured(tx.q, id, isOn);
    return isOn ? { links: await saveStepLinks(tx.q, automationId, urls) } : null;
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
