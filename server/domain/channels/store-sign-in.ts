// Ties a sign-in to the business's connection of a channel, which is made when there is none.

import { type ChannelType, channelOf } from '../../contract/channels/index.ts';
import type { Network } from '../../contract/connection.ts';
import { nameOfAccount } from '../../contract/doctor.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import type { NetworkAccount, Tokens } from './auth.ts';
import { beginAutonomy } from './autonomy.ts';
import { requireNothingUnderWay } from './change-connection.ts';
import { getConnectionByType, holdConnection, saveOwnLimits, updateConnection } from './connection.repo.ts';
import type { ConnectionRecord } from './connection.ts';
import { findAccountOfAnyBusiness, saveAccount } from './network-account.repo.ts';
import { addConnection } from './prepare.ts';
import { sealTokens } from './seal-tokens.ts';

export interface NewSignIn {
  readonly type: ChannelType;
  readonly network: Network;
  readonly provider: string;
  readonly server: string | null;
  readonly account: NetworkAccount;
  readonly tokens: Tokens;
  /** Milliseconds. */
  readonly renewWithin: number;
}

/** What a sign-in has been tied to. */
export interface Tied {
  readonly connectionId: number;
  /** Who was signed in there before, where it is somebody else, as people know them; else null. */
  readonly instead: string | null;
}

/**
 * @throws AppError conflict when a post is on its way for the account that the connection would leave
 */
export async function storeSignIn(tx: Tx, actor: AccountActor, signIn: NewSignIn): Promise<Tied> {
  const { account, server, provider } = signIn;
  const { businessId } = actor;
  const {
    connection: { id },
    instead,
  } = await tie(tx, businessId, signIn);
  const { renewWithin } = signIn;
  const facts = sealTokens(tx.vault, signIn.tokens, { connectionId: id, renewWithin, now: tx.now });
  const { id: externalId, name, handle, kind } = account;
  await saveAccount(
    tx.q,
    {
      connectionId: id,
      businessId,
      provider,
      externalId,
      name: name.slice(0, NAME),
      handle,
      kind,
      server,
      ...facts,
    },
    tx.now,
  );
  return { connectionId: id, instead };
}

/** As the column holds it. */
const NAME = 200;

async function tie(
  tx: Tx,
  businessId: number,
  signIn: NewSignIn,
): Promise<{ readonly connection: ConnectionRecord; readonly instead: string | null }> {
  const { type, network, account, server } = signIn;
  const made = await addConnection(tx, {
    ...{ businessId, type, network, isActive: true },
    name: account.name.slice(0, NAME) || channelOf(type).name,
  });
  if (made) return { connection: made, instead: null };
  const { id } = await getConnectionByType(tx.q, businessId, type);
  const held = await holdConnection(tx.q, { id, businessId });
  if (!held) throw new Error('a connection is gone while it is being connected');
  const before = await findAccountOfAnyBusiness(tx.q, id);
  // Servers of one network give their accounts the same ids.
  const isSame = before?.externalId === account.id && before.server === server;
  const instead = before && !isSame ? nameOfAccount(before) : null;
  // A new one says so itself.
  tx.emit({
    kind: 'connection.connected',
    ...{ businessId, subjectId: id },
    data: { type, ...(instead !== null && { instead }) },
  });
  if (held.network === network && isSame) return { connection: held, instead };
  // What is on its way would be looked for in an account to which it never went.
  await requireNothingUnderWay(tx, held);
  const name = account.name.slice(0, NAME) || held.name;
  // Whoever signs in where nobody was wants it to be used.
  const isActive = before === undefined ? true : held.isActive;
  await saveOwnLimits(tx.q, id, null);
  const moved = await updateConnection(tx.q, id, { network, name, isActive, now: tx.now });
  return { connection: await beginAutonomy(tx, moved), instead };
}
