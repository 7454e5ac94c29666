// Tokens as the database holds them: sealed, with beside them only when they end and what they allow.
import type { Vault } from '../../kernel/vault.ts';
import type { Tokens } from './auth.ts';
import type { TokenFacts } from './network-account.repo.ts';

const about = (connectionId: number) => `connection-account:${connectionId}`;

interface SealedFor {
  readonly connectionId: number;
  readonly renewWithin: number;
  /** UTC milliseconds. */
  readonly now: number;
}

/** Access that is given for a short time is used for most of it, whatever its network usually gives. */
const MOST_LEFT = 0.8;

/** @param renewWithin how long before the end of the access new tokens are asked for, milliseconds */
export function sealTokens(
  vault: Vault,
  tokens: Tokens,
  { connectionId, renewWithin, now }: SealedFor,
): TokenFacts {
  const { access, refresh, accessEndsAt, refreshEndsAt, scopes } = tokens;
  return {
    sealedTokens: vault.seal(JSON.stringify({ access, refresh }), about(connectionId)),
    accessEndsAt,
    refreshEndsAt,
    renewAt:
      accessEndsAt === null ? null : accessEndsAt - Math.min(renewWithin, MOST_LEFT * (accessEndsAt - now)),
    scopes,
  };
}

/** @throws SealError when the row was tampered with, or its key is not at hand */
export function openTokens(
  vault: Vault,
  facts: Pick<TokenFacts, 'accessEndsAt' | 'refreshEndsAt' | 'scopes'> & {
    readonly connectionId: number;
    readonly sealedTokens: string;
  },
): Tokens {
  const { access, refresh } = JSON.parse(vault.open(facts.sealedTokens, about(facts.connectionId)));
  const { accessEndsAt, refreshEndsAt, scopes } = facts;
  return { access, refresh, accessEndsAt, refreshEndsAt, scopes };
}
