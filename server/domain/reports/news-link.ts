// The link by which an owner tells what is new without signing in. The secret in it is the authority, and it is good once.
import type { NewsInput } from '../../contract/fact.ts';
import { type Context, type Query, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/app-error.ts';
import { DAY } from '../../kernel/clock.ts';
import { sha256 } from '../../kernel/ids.ts';
import { addNews } from '../autopilot/index.ts';
import { listRecipients, type Recipient } from '../notifications/index.ts';
import { findNewsLink, insertNewsLink, type NewsLink, spendNewsLink } from './news-link.repo.ts';

const TOKEN_BYTES = 32;
/** Until the next one has come. */
const GOOD_FOR = 8 * DAY;

/** The secret of a new link, seen in plain this once; undefined when the person has one of this week already. */
export async function makeNewsLink(
  tx: Tx,
  { accountId, business }: Recipient,
  week: string,
): Promise<string | undefined> {
  const token = tx.ids.token(TOKEN_BYTES);
  const link = { businessId: business.id, accountId, week, expiresAt: tx.now + GOOD_FOR };
  return (await insertNewsLink(tx.q, { ...link, tokenHash: sha256(token) })) ? token : undefined;
}

/** Whom a link speaks for; undefined when it never was, has ended, was used, or the person may not write any more. */
export async function openNewsLink(ctx: Context, token: string): Promise<Recipient | undefined> {
  return (await findLive(ctx.db.read, token, ctx.clock.now()))?.person;
}

/**
 * Tells news by a link, or that there is none (null), and uses it up. What is refused leaves it as it is.
 * @throws AppError not-found when it does not work (any more); otherwise as addNews
 */
export async function tellByLink(ctx: Context, token: string, news: NewsInput | null): Promise<void> {
  const live = await findLive(ctx.db.read, token, ctx.clock.now());
  if (!live) throw notFound();
  const { accountId, business, role } = live.person;
  const actor: AccountActor = { kind: 'account', accountId, businessId: business.id, role, open: false };
  await unitOfWork(ctx, actor, async (tx) => {
    if (!(await spendNewsLink(tx.q, live.link.id, tx.now))) throw notFound();
    if (news) await addNews(tx, business.id, news);
  });
}

async function findLive(
  q: Query,
  token: string,
  now: number,
): Promise<{ link: NewsLink; person: Recipient } | undefined> {
  const link = await findNewsLink(q, sha256(token));
  if (!link || link.usedAt !== null || link.expiresAt <= now) return undefined;
  const [person] = await listRecipients(q, link.businessId, link.accountId);
  return person && person.role !== 'approver' ? { link, person } : undefined;
}
