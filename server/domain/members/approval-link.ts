// Approval links: a client approves and rejects posts without an account. The secret in the link is the authority.
import { LIMITS } from '../../contract/constants/limits.ts';
import type { ApprovalLink, ApprovalLinkInput } from '../../contract/members.ts';
import { type Context, type Query, unitOfWork } from '../../db/unit-of-work.ts';
import { type AccountActor, ANONYMOUS, type LinkActor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { DAY, MINUTE } from '../../kernel/clock.ts';
import { sha256 } from '../../kernel/ids.ts';
import { say } from '../../sentences/index.ts';
import { requireWriter } from '../business/index.ts';
import {
  deleteApprovalLink,
  findLiveLink,
  insertApprovalLink,
  type ListedLink,
  listLinks,
  noteUse,
} from './approval-link.repo.ts';
import { lockMaker } from './member.ts';

const TOKEN_BYTES = 32;
/** Use is noted this often: opening the page again and again is one use. */
const NOTE_EVERY = MINUTE;

export interface MadeLink {
  readonly link: ListedLink;
  /** The only time that the token is seen in plain. */
  readonly token: string;
}

/**
 * Makes a link, which ends with the role of who made it.
 * @throws AppError conflict when too many are open; not-found or forbidden when the actor may not any more
 */
export async function makeApprovalLink(
  ctx: Context,
  actor: AccountActor,
  { name, expiresInDays }: ApprovalLinkInput,
): Promise<MadeLink> {
  const { businessId, accountId: madeBy } = actor;
  return unitOfWork(ctx, actor, async (tx) => {
    await lockMaker(tx, actor, requireWriter);
    if ((await listLinks(tx.q, businessId, LIMITS.page)).length >= LIMITS.page) {
      throw new AppError('conflict', say('members.links-full'));
    }
    const token = tx.ids.token(TOKEN_BYTES);
    const times = { now: tx.now, expiresAt: tx.now + expiresInDays * DAY };
    const tokenHash = sha256(token);
    const link = await insertApprovalLink(tx.q, { businessId, name, tokenHash, madeBy, ...times });
    tx.emit({ kind: 'approval-link.made', businessId, subjectId: link.id, data: { name } });
    return { link, token };
  });
}

/** Ends a link at once. @throws AppError not-found */
export async function endApprovalLink(ctx: Context, actor: AccountActor, id: number): Promise<void> {
  requireWriter(actor);
  const { businessId } = actor;
  await unitOfWork(ctx, actor, async (tx) => {
    if (!(await deleteApprovalLink(tx.q, { id, businessId }))) throw notFound();
    tx.emit({ kind: 'approval-link.ended', businessId, subjectId: id });
  });
}

export async function listApprovalLinks(q: Query, businessId: number, now: number): Promise<ApprovalLink[]> {
  return (await listLinks(q, businessId, LIMITS.page)).map((row) => presentApprovalLink(row, now));
}

/** Who a link speaks for; its use is noted. @throws AppError not-found when it has ended or never was */
export async function openApprovalLink(ctx: Context, token: string): Promise<LinkActor> {
  const now = ctx.clock.now();
  const link = await findLiveLink(ctx.db.read, sha256(token), now);
  if (!link) throw notFound();
  const { id, businessId, name } = link;
  if (now - (link.usedAt ?? 0) >= NOTE_EVERY) {
    await unitOfWork(ctx, ANONYMOUS, (tx) => noteUse(tx.q, { id, businessId }, now));
  }
  return { kind: 'link', linkId: id, businessId, role: 'approver', name };
}

export function presentApprovalLink(row: ListedLink, now: number): ApprovalLink {
  return {
    id: row.id,
    name: row.name,
    madeBy: row.madeBy === null ? null : row.makerName || row.makerEmail || 'The owner',
    createdAt: new Date(row.createdAt).toISOString(),
    expiresAt: new Date(row.expiresAt).toISOString(),
    hasExpired: row.expiresAt <= now,
    usedAt: row.usedAt === null ? null : new Date(row.usedAt).toISOString(),
  };
}
