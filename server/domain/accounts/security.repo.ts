// What Settings shows about the caller's own access: one query of accounts, sessions, second factors and API tokens.
import type { Session } from '../../contract/account.ts';
import type { ApiToken } from '../../contract/api-token.ts';
import { gather } from '../../db/gather.ts';
import type { Query } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/app-error.ts';
import { selectAccount } from './account.repo.ts';
import type { AccountRecord } from './account.ts';
import { selectApiTokens } from './api-token.repo.ts';
import { presentApiToken } from './api-token.ts';
import { selectSessions } from './session.repo.ts';
import { presentSession } from './session.ts';
import { selectTwoFactor, type TwoFactor } from './two-factor.repo.ts';

export interface Security {
  readonly account: AccountRecord;
  /** The one used last first. */
  readonly sessions: readonly Session[];
  readonly twoFactor: TwoFactor | undefined;
  /** Of the business the actor has open. */
  readonly tokens: readonly ApiToken[];
}

/** @throws AppError not-found when the account is gone */
export async function findSecurity(q: Query, actor: AccountActor, now: number): Promise<Security> {
  const { accountId } = actor;
  const found = await gather(q, {
    accounts: selectAccount(q, accountId),
    sessions: selectSessions(q, accountId, now),
    factors: selectTwoFactor(q, accountId),
    tokens: selectApiTokens(q, actor.businessId),
  });
  const [account] = found.accounts;
  if (!account) throw notFound();
  const sessions = found.sessions.map((row) => presentSession(row, actor));
  return { account, sessions, twoFactor: found.factors[0], tokens: found.tokens.map(presentApiToken) };
}
