// The link in each mail that ends mails like it: it works without signing in, and allows nothing else.
import { TOPICS, type Topic } from '../../contract/constants/notifications.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { sha256 } from '../../kernel/ids.ts';
import { createLinkToken, type LinkToken, openLinkToken } from '../../kernel/link-token.ts';
import {
  findAccountByStopHash,
  findSettings,
  findStopLink,
  lockSettings,
  updateSettings,
  updateStopLink,
} from './settings.repo.ts';

/** One topic, or every mail about notifications. */
export type StopScope = Topic | 'all';

const TOKEN_BYTES = 24;
const PURPOSE = 'stop-mails';

/** Path of the link in a person's mails. The token is kept sealed, to be written again, and hashed, to be found. */
export async function stopPath(tx: Tx, accountId: number, scope: StopScope): Promise<string> {
  const link = (await findStopLink(tx.q, accountId)) ?? (await createStopLink(tx, accountId));
  return `/stop/${openLinkToken(tx.vault, PURPOSE, link)}/${scope}`;
}

/** Of two mails that are written at the same time the first one's link stands. */
async function createStopLink(tx: Tx, accountId: number): Promise<LinkToken> {
  await lockSettings(tx.q, accountId, tx.now);
  const link = createLinkToken(tx, PURPOSE, TOKEN_BYTES);
  await updateStopLink(tx.q, accountId, link);
  return (await findStopLink(tx.q, accountId)) ?? link;
}

export interface StoppableMails {
  /** Enough for the person to know it again, and no more: whoever holds the link sees it. */
  readonly maskedEmail: string;
  readonly scope: StopScope;
  readonly isStopped: boolean;
}

/** What a link would end; undefined when it names nobody. */
export async function findStoppable(
  ctx: Context,
  token: string,
  scope: StopScope,
): Promise<StoppableMails | undefined> {
  const account = await findAccountByStopHash(ctx.db.read, sha256(token));
  if (!account) return undefined;
  const settings = await findSettings(ctx.db.read, account.id);
  const isOn = settings.email && (scope === 'all' || settings.topics[scope]?.email === true);
  return { maskedEmail: account.email.replace(/^(.)[^@]*/, '$1…'), scope, isStopped: !isOn };
}

/** Ends the mails that a link names; again is no error. */
export async function stopMails(
  ctx: Context,
  token: string,
  scope: StopScope,
): Promise<StoppableMails | undefined> {
  await unitOfWork(ctx, SYSTEM, async (tx) => {
    const account = await findAccountByStopHash(tx.q, sha256(token));
    if (!account) return;
    const settings = await lockSettings(tx.q, account.id, tx.now);
    const changed =
      scope === 'all'
        ? { ...settings, email: false }
        : { ...settings, topics: withoutMail(settings.topics, scope) };
    await updateSettings(tx.q, account.id, { ...changed, now: tx.now });
  });
  return findStoppable(ctx, token, scope);
}

function withoutMail<T extends Partial<Record<Topic, { app: boolean; email: boolean; browser: boolean }>>>(
  topics: T,
  topic: Topic,
): T {
  const ways = topics[topic] ?? { app: true, browser: true };
  return { ...topics, [topic]: { ...ways, email: false } };
}

export const STOP_SCOPES: readonly [StopScope, ...StopScope[]] = ['all', ...TOPICS];
