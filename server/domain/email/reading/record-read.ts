// What readers of mails do, counted honestly: each person once, machines left out, nothing without a mail that was sent.
import { type Context, type Query, type Tx, unitOfWork } from '../../../db/unit-of-work.ts';
import { ANONYMOUS } from '../../../kernel/actor.ts';
import { SECOND } from '../../../kernel/clock.ts';
import { fillLink } from '../mail.ts';
import { withAttributes } from '../person-fields.ts';
import { AT_ONCE, judgeRead, type Read } from './judge-read.ts';
import { findBusinessOfWaitingRun, findLinkUrl, findReader } from './link.repo.ts';
import {
  addMachineReads,
  addToSums,
  countReads,
  findSentMail,
  insertRead,
  listClicksSince,
  lockSentMail,
  markMachine,
  type SentMail,
  setFirstRead,
} from './read.repo.ts';

/** What asked, as the request tells. */
export type Reader = Pick<Read, 'userAgent' | 'method'>;

/** Of one mail no more are kept: whoever asks a thousand times says nothing new. */
const MOST_READS = 100;

/** The picture of a mail was loaded. A name that no mail has changes nothing. */
export async function recordOpen(ctx: Context, messageName: string, reader: Reader): Promise<void> {
  if (!(await findSentMail(ctx.db.read, messageName))) return;
  await unitOfWork(ctx, ANONYMOUS, async (tx) => {
    const mail = await lockSentMail(tx.q, messageName);
    if (!mail || (await countReads(tx.q, mail.id)) >= MOST_READS) return;
    const read: Read = { ...reader, kind: 'open', at: tx.now };
    const machine = judgeRead(read, { handedOverAt: mail.handedOverAt, linksAtOnce: 0 });
    await insertRead(tx.q, { ...read, mail, linkId: null, machine });
    await (machine ? count(tx, mail, { machine_reads: 1 }) : countPerson(tx, mail, 'open'));
  });
}

/**
 * A link of a mail was followed.
 * @returns where it leads; undefined for a link that this mail does not have
 */
export async function recordClick(
  ctx: Context,
  messageName: string,
  linkId: number,
  reader: Reader,
): Promise<string | undefined> {
  const found = await findSentMail(ctx.db.read, messageName);
  const url = found && (await findTarget(ctx.db.read, linkId, found));
  if (url === undefined) return undefined;
  await unitOfWork(ctx, ANONYMOUS, async (tx) => {
    const mail = await lockSentMail(tx.q, messageName);
    if (!mail || (await countReads(tx.q, mail.id)) >= MOST_READS) return;
    await storeClick(tx, mail, { ...reader, kind: 'click', at: tx.now, linkId });
  });
  return url;
}

/** Where a link leads for the one who got the mail, as an address that a header takes. */
async function findTarget(q: Query, linkId: number, mail: SentMail): Promise<string | undefined> {
  const written = await findLinkUrl(q, linkId, mail);
  if (written === undefined) return undefined;
  return URL.parse(written.includes('{') ? await fillFor(q, written, mail) : written)?.href;
}

async function fillFor(q: Query, written: string, mail: SentMail): Promise<string> {
  const reader = await findReader(q, mail.id);
  const [person] = reader ? await withAttributes(q, [reader]) : [];
  return person ? fillLink(written, person) : '';
}

async function storeClick(tx: Tx, mail: SentMail, click: Read & { linkId: number }): Promise<void> {
  const near = await listClicksSince(tx.q, mail.id, click.at - AT_ONCE);
  const linksAtOnce = new Set([...near.map(({ linkId }) => linkId), click.linkId]).size;
  const machine = judgeRead(click, { handedOverAt: mail.handedOverAt, linksAtOnce });
  await insertRead(tx.q, { ...click, mail, machine });
  if (machine === null) {
    await tellFollowed(tx, mail);
    return countPerson(tx, mail, 'click');
  }
  const passed = machine === 'all-links' ? near.filter((one) => one.machine === null) : [];
  await count(tx, mail, { machine_reads: 1 + passed.length });
  if (passed.length > 0) {
    await takeBack(tx, mail, { ids: passed.map(({ id }) => id), since: click.at - AT_ONCE });
  }
}

/** So long after a click it is known whether a scanner made it. */
export const CLICK_STANDS = AT_ONCE + SECOND;

/** It may be what an automation was to bring about. */
async function tellFollowed(tx: Tx, { id, runId }: SentMail): Promise<void> {
  const businessId = runId === null ? undefined : await findBusinessOfWaitingRun(tx.q, runId);
  if (businessId !== undefined) tx.emit({ kind: 'step-link.followed', businessId, subjectId: id });
}

/** The first links that a scanner follows look like a person's, until it follows all the others. */
async function takeBack(
  tx: Tx,
  mail: SentMail,
  near: { ids: readonly number[]; since: number },
): Promise<void> {
  await markMachine(tx.q, near.ids, 'all-links');
  const wasFirst = (at: number | null) => at !== null && at >= near.since;
  const [opened, clicked] = [wasFirst(mail.openedAt), wasFirst(mail.clickedAt)];
  if (!clicked) return;
  await setFirstRead(tx.q, mail.id, { clicked_at: null, ...(opened && { opened_at: null }) });
  await count(tx, mail, { clicked: -1, opened: opened ? -1 : 0 });
}

/** Whoever follows a link has opened the mail, whether its pictures were loaded or not. */
async function countPerson(tx: Tx, mail: SentMail, kind: Read['kind']): Promise<void> {
  const opened = mail.openedAt === null;
  const clicked = kind === 'click' && mail.clickedAt === null;
  if (!opened && !clicked) return;
  await setFirstRead(tx.q, mail.id, {
    ...(opened && { opened_at: tx.now }),
    ...(clicked && { clicked_at: tx.now }),
  });
  await count(tx, mail, { opened: Number(opened), clicked: Number(clicked) });
}

/** Mailings keep sums; of automations all but what machines read is counted from their mails. */
async function count(
  tx: Tx,
  { postId, runId, stepId }: SentMail,
  sums: Parameters<typeof addToSums>[2],
): Promise<void> {
  const { machine_reads: byMachines = 0 } = sums;
  if (postId !== null) await addToSums(tx.q, postId, sums);
  else if (runId !== null && stepId !== null && byMachines > 0) {
    await addMachineReads(tx.q, { runId, stepId }, byMachines);
  }
}
